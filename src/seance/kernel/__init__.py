"""The engine: questions, zones, dice, runs, matches. It knows no game."""
