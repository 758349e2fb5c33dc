"""One script per peer engine, run by `benchmarks/.venv`; each prints one JSON line."""
