"""Mischief: whatever is sent to the server is refused in words, and no table changes by it.

``make fuzz`` sends a hundred thousand messages, the tests some thousands. All of it comes from one seed, so
that what went wrong can be met again; the failure says how.
"""
