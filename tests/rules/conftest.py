"""Brute force takes its time: no example of a property is hurried."""

from hypothesis import settings

settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")
