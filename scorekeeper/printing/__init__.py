"""Scoresheets on paper: what is on them (``sheets``), and a process that turns them into PDF (``pdf``)."""
