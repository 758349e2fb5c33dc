"""A web page in one file: it asks nothing of anybody, and can be sent as it is."""

from __future__ import annotations

from html import escape

from seance.kernel.story import Story
from seance.print.story.plates import draw
from seance.print.story.xhtml import front, section, style

POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"
"""Should anything slip through after all, a browser still runs and fetches nothing."""


def page(story: Story) -> str:
    """The whole page."""
    parts = "\n".join(section(part, number, draw) for number, part in enumerate(story.parts, 1))
    return f"""<!doctype html>
<html lang="{escape(story.locale)}">
<head>
<meta charset="utf-8"/>
<meta http-equiv="Content-Security-Policy" content="{POLICY}"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>{escape(story.title)}</title>
<style>{style()}</style>
</head>
<body>
<main>
{front(story)}
{parts}
<p class="finis" aria-hidden="true">❦</p>
</main>
</body>
</html>
"""
