"""The rules, tested like a rule book."""
