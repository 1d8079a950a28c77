"""A screen, looked at: on a phone by day and on a desk at night, with a ruler and with axe-core."""

import time

from browser.visitor import PATIENCE, SIZES, Size, Visitor

LOOKS: tuple[tuple[Size, str], ...] = (("phone", "light"), ("desktop", "dark"))

# What a fingertip of 44 px may miss. A link within a sentence has the size of its words; what lies behind an open
# dialog cannot be reached at all.
SMALL = """() => {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  const shown = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !node.closest('[inert]') && (!dialog || dialog.contains(node)) && node.getBoundingClientRect().width > 1;
  const inline = (node) => node.tagName === 'A' && getComputedStyle(node).display === 'inline';
  const target = (node) => node.matches('[type=radio], [type=checkbox]') ? node.closest('label') ?? node : node;
  const missed = (node) => {
    const box = node.getBoundingClientRect();
    if (Math.min(box.width, box.height) >= 43.5) return false;
    node.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = node.getBoundingClientRect();
    const hits = (x, y) => node.contains(document.elementFromPoint(left + width / 2 + x, top + height / 2 + y));
    return ![[-21, 0], [21, 0], [0, -21], [0, 21]].every(([x, y]) => hits(x, y));
  };
  const told = (node) => {
    const { width, height } = node.getBoundingClientRect();
    const name = node.ariaLabel || node.innerText || node.outerHTML;
    return `${Math.round(width)}x${Math.round(height)} ${name.slice(0, 80)}`;
  };
  return [...document.querySelectorAll('button, a[href], input, select, textarea, summary, [role=tab]')]
    .filter((node) => shown(node) && !inline(node) && !node.disabled).map(target).filter(missed).map(told);
}"""

# The first thing that is not wholly on the screen, or lies under something else.
HIDDEN = """(node) => {
  const box = node.getBoundingClientRect();
  const inside = box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight + 0.5 && box.right <= innerWidth + 0.5;
  const top = document.elementFromPoint(box.left + Math.min(box.width, 40) / 2, box.top + box.height / 2);
  if (inside && (node.contains(top) || top?.contains(node))) return '';
  return `${JSON.stringify(box)} below ${top?.outerHTML.slice(0, 80)}`;
}"""


def inspect(visitor: Visitor, screen: str) -> None:
    """Nothing is out of reach, too small, or unreadable: on a phone by day, and on a desk at night."""
    former, page = visitor.size, visitor.page
    for size, theme in LOOKS:
        width, height = SIZES[size]
        visitor.size = size
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
        visitor.shoot(screen)
        visitor.check_accessible(f"{screen}, {theme}")
        measure(visitor, screen)
    visitor.size = former
    page.set_viewport_size({"width": SIZES[former][0], "height": SIZES[former][1]})


def measure(visitor: Visitor, screen: str) -> None:
    """Nothing scrolls sideways; on a phone a fingertip finds everything."""
    check_width(visitor, screen)
    if visitor.size == "phone":
        check_targets(visitor, screen)


def check_width(visitor: Visitor, screen: str) -> None:
    wide = visitor.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{screen} ({visitor.size}, {visitor.lang}) scrolls sideways by {wide} px"


def check_targets(visitor: Visitor, screen: str) -> None:
    small = visitor.page.evaluate(SMALL)
    assert not small, f"{screen} ({visitor.size}, {visitor.lang}), smaller than 44 px:\n" + "\n".join(small)


def check_prompt(visitor: Visitor, screen: str) -> None:
    """What is asked is on the screen without scrolling."""
    prompt = visitor.page.locator("main").get_by_role("status").last
    until = time.monotonic() + PATIENCE / 1000  # bots do not wait until one has looked, and what scrolls takes a while
    while why := prompt.evaluate(HIDDEN):
        assert time.monotonic() < until, f"{screen} ({visitor.size}, {visitor.lang}): the prompt is at {why}"
        visitor.page.wait_for_timeout(50)
