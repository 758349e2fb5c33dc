"""A plate as a drawing: cards on paper, doors between them, and who stands where. SVG, and no script."""

from __future__ import annotations

from html import escape
from textwrap import wrap

from seance.kernel.story import Plate, Spot, Vignette

WIDE, TALL = 128, 92
ACROSS, DOWN = WIDE + 30, TALL + 34
EDGE = 26
RIBBON = 8
LETTERS = 17
"""As many fit on a line of a card."""
LINES = 3
LONGEST_NAME = 16
PAPER, INK, RULE, FAR = "#f4ecdb", "#2b2420", "#8a7a63", "#b7a88e"
TONES = {
    "red": ("#fffaf0", "#9c2a24"),
    "black": ("#fffaf0", "#2b2420"),
    "dark": ("#4a4540", "#d9cfbd"),
    "exit": ("#f3d98b", "#5a3d08"),
    "trap": ("#dfc9dd", "#5b2355"),
}
PLAIN = ("#fffaf0", INK)
FONT = "'Libertinus Serif', 'Iowan Old Style', Palatino, Georgia, serif"


def draw(plate: Plate) -> str:
    """The plate as one SVG document."""
    corners = _corners(plate)
    wide, tall = size(plate)
    doors = "".join(_door(corners[one], corners[other]) for one, other in plate.doors)
    vignettes = "".join(_vignette(vignette, *corners[vignette.key]) for vignette in plate.vignettes)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {tall}" width="{wide}" height="{tall}"'
        f' role="img" font-family="{FONT}"><title>{escape(plate.caption)}</title>'
        f'<rect width="{wide}" height="{tall}" rx="6" fill="{PAPER}"/>'
        f'<g fill="none" stroke="{RULE}" stroke-width="5" stroke-linecap="round">{doors}</g>{vignettes}</svg>'
    )


def size(plate: Plate) -> Spot:
    """Width and height of the drawing."""
    corners = _corners(plate).values()
    wide = max((x for x, _ in corners), default=0) + WIDE + EDGE
    return wide, max((y for _, y in corners), default=0) + TALL + EDGE + RIBBON


def _corners(plate: Plate) -> dict[str, Spot]:
    left = min((vignette.at[0] for vignette in plate.vignettes), default=0)
    top = min((vignette.at[1] for vignette in plate.vignettes), default=0)
    return {vignette.key: _corner(vignette.at, left, top) for vignette in plate.vignettes}


def _corner(at: Spot, left: int, top: int) -> Spot:
    return EDGE + (at[0] - left) * ACROSS, EDGE + (at[1] - top) * DOWN


def _door(one: Spot, other: Spot) -> str:
    """A straight line between neighbours; round what lies between others, through the gaps between cards."""
    (ax, ay), (bx, by) = _middle(one), _middle(other)
    across, along = abs(bx - ax) // ACROSS, abs(by - ay) // DOWN
    if max(across, along) <= 1:
        return f'<path d="M{ax} {ay}L{bx} {by}"/>'
    x, y = (ax + bx) // 2, (ay + by) // 2
    if along == 0:
        y += DOWN
    elif across == 0:
        x += ACROSS
    else:
        x, y = x + (by - ay) // 4, y - (bx - ax) // 4
    return f'<path d="M{ax} {ay}Q{x} {y} {bx} {by}" stroke="{FAR}" stroke-width="3"/>'


def _middle(corner: Spot) -> Spot:
    return corner[0] + WIDE // 2, corner[1] + TALL // 2


def _vignette(vignette: Vignette, x: int, y: int) -> str:
    paper, ink = TONES.get(vignette.tone, PLAIN)
    dashed = ' stroke-dasharray="5 4"' if vignette.tone == "dark" else ""
    lines = _wrapped(vignette.title)
    first = y + TALL // 2 + 5 - 8 * (len(lines) - 1)
    middle = x + WIDE // 2
    words = "".join(
        f'<text x="{middle}" y="{first + 16 * at}" font-size="14" text-anchor="middle" fill="{ink}">'
        f"{escape(line)}</text>"
        for at, line in enumerate(lines)
    )
    sign = (
        f'<text x="{x + 9}" y="{y + 19}" font-size="14" font-weight="bold" fill="{ink}">'
        f"{escape(vignette.sign)}</text>"
    )
    return (
        f'<rect x="{x}" y="{y}" width="{WIDE}" height="{TALL}" rx="7" fill="{paper}" stroke="{ink}"'
        f' stroke-width="1.4"{dashed}/>{sign if vignette.sign else ""}{words}'
        f"{_people(vignette, middle, y + TALL)}"
    )


def _people(vignette: Vignette, middle: int, bottom: int) -> str:
    """Names on a ribbon under the card; two to a line at most, or it hides the neighbours."""
    if not vignette.people:
        return ""
    text = ", ".join(_short(name) for name in vignette.people[:2])
    if len(vignette.people) > 2:
        text = f"{_short(vignette.people[0])} +{len(vignette.people) - 1}"
    wide = min(WIDE + 22, 18 + 7 * len(text))
    squeezed = f' textLength="{wide - 14}" lengthAdjust="spacingAndGlyphs"' if wide > WIDE else ""
    return (
        f'<rect x="{middle - wide // 2}" y="{bottom - 11}" width="{wide}" height="22" rx="11" fill="{INK}"/>'
        f'<text x="{middle}" y="{bottom + 4}" font-size="12.5" text-anchor="middle" fill="{PAPER}"{squeezed}>'
        f"{escape(text)}</text>"
    )


def _wrapped(title: str) -> list[str]:
    lines = wrap(title, LETTERS) or [""]
    if len(lines) > LINES:
        lines = [*lines[: LINES - 1], f"{lines[LINES - 1][: LETTERS - 1]}…"]
    return lines


def _short(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"
