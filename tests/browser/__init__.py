"""The table's paths, in a real browser."""
