"""What programs send and are sent. The documentation is generated from these models, and so is the check."""
