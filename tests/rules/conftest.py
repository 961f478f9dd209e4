"""Brute force takes its time: no example of a property is hurried."""

import pytest
from hypothesis import settings

pytest.register_assert_rewrite("tests.rules.marks", "tests.rules.tables")

settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")
