"""What the product costs in time, memory and bytes, as one table: ``make bench``. No test depends on it."""
