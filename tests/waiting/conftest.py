"""Hypothesis without surprises: the same examples on every run, and no stopwatch."""

from hypothesis import settings

settings.register_profile("seance", deadline=None, derandomize=True, max_examples=60)
settings.load_profile("seance")
