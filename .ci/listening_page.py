"""Walks through listening pages in a headless Chromium.

    listening_page.py --tools <folder> --pages <folder> [--shots <folder>]

Prints every fault; ends with 1 where there is one.
"""

import argparse
import base64
import pathlib
import sys
import time

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select

import check_reports
import report_page
from report_page import focused, show

CONTROLS = ["screen", "turn", "previous", "play", "next", "all", "stop", "follow", "list"]


class Page:
    """The listening page of a report that is open in a browser."""

    def __init__(self, driver):
        self.driver = driver
        self.body = driver.find_element(By.TAG_NAME, "body")

    def part(self, name):
        return self.driver.find_element(By.ID, f"listen-{name}")

    def text(self, name):
        return self.part(name).get_property("textContent").strip()

    def press(self, *keys):
        # To whatever has the focus: keys sent to an element make the driver scroll to it first.
        for key in keys:
            ActionChains(self.driver).send_keys(key).perform()

    def focus(self, name):
        self.driver.execute_script("arguments[0].focus()", self.part(name))

    @property
    def selected(self):
        """The number of the option that is selected and active; None where these differ."""
        # In one look: while all is played the cursor moves on between two.
        active, chosen = self.driver.execute_script(
            "const list = document.getElementById('listen-list');"
            "return [list.getAttribute('aria-activedescendant'),"
            " [...list.querySelectorAll('[aria-selected=true]')].map(option => option.id)]"
        )
        return int(active.rsplit("-", 1)[1]) if chosen == [active] else None

    @property
    def count(self):
        return len(self.driver.find_elements(By.CSS_SELECTOR, "#listen-list [role=option]"))

    def choose(self, name):
        select = Select(self.part("screen"))
        for option in select.options:
            if name in option.text:
                return select.select_by_visible_text(option.text)
        raise KeyError(name)

    @property
    def audio(self):
        return self.driver.execute_script(
            "const a = document.getElementById('listen-audio');"
            "return {paused: a.paused, time: a.currentTime, source: a.currentSrc.slice(0, 20),"
            " length: a.duration, error: a.error && a.error.message}"
        )

    def plays(self):
        """Whether the sound goes on."""
        return self.waits(lambda: self.audio["time"] > 0.02, 3)

    def waits(self, condition, seconds):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if condition():
                return True
            time.sleep(0.05)
        return False

    @property
    def scrolled(self):
        return self.driver.execute_script("return scrollY")


def opened(driver, path, width=1280, colours="light"):
    show(driver, path, width, colours)
    return Page(driver)


def focus_faults(page):
    """Tab meets the controls in their order, and the list once."""
    page.focus("screen")
    met = []
    for _ in CONTROLS:
        met.append((focused(page.driver).get_attribute("id") or "").removeprefix("listen-"))
        if not page.driver.execute_script(
            "return getComputedStyle(document.activeElement).outlineStyle !== 'none'"
        ):
            yield f"no focus is seen on {met[-1]}"
        page.press(Keys.TAB)
    expected = [name for name in CONTROLS if page.part(name).is_enabled()]
    if met[: len(expected)] != expected:
        yield f"the Tab key meets {met}"
    if page.driver.execute_script("return !document.activeElement.closest('#listen-links')"):
        yield "behind the list there is no link to the report"


def arrow_faults(page):
    """Arrow keys are ours in the list and nowhere else."""
    for name in ("turn", "previous", "play", "next", "follow"):
        page.focus(name)
        page.press(Keys.ARROW_DOWN, Keys.ARROW_RIGHT, Keys.END, Keys.ARROW_UP)
        if page.selected != 1:
            yield f"arrow keys on {name} move the cursor to {page.selected}"
    page.driver.execute_script("document.activeElement.blur()")
    page.body.send_keys(Keys.ARROW_DOWN)
    if page.selected != 1:
        yield "arrow keys on the page move the cursor"
    # The keys before have scrolled the page, which the browser does in its own time.
    time.sleep(1)
    page.focus("list")
    before = page.scrolled
    last = page.count
    walk = [
        (Keys.ARROW_DOWN, 2), (Keys.ARROW_DOWN, 3), (Keys.ARROW_UP, 2), (Keys.END, last),
        (Keys.ARROW_DOWN, last), (Keys.HOME, 1), (Keys.ARROW_UP, 1),
        (Keys.PAGE_DOWN, min(11, last)), (Keys.PAGE_UP, 1),
    ]
    for key, expected in walk:
        page.press(key)
        if page.selected != expected:
            yield f"in the list a key leads to {page.selected}, expected {expected}"
    if page.scrolled != before:
        yield "keys in the list scroll the page"
    if not page.audio["paused"] or page.audio["source"]:
        yield "moving in the list plays, unasked"
    page.press(Keys.ARROW_DOWN)
    if page.text("said"):
        yield f"a screen reader hears twice what the list says: {page.text('said')!r}"


def button_faults(page):
    page.focus("list")
    page.press(Keys.HOME)
    page.focus("next")
    page.press(Keys.ENTER, Keys.SPACE)
    if page.selected != 3:
        yield f"Next by Enter and Space leads to {page.selected}"
    expected = f"Stop 3 of {page.count}: {page.text('caption')}"
    if page.text("said") != expected:
        yield f"Next tells a screen reader {page.text('said')!r}, expected {expected!r}"
    if focused(page.driver).get_attribute("id") != "listen-next":
        yield "Next loses the focus"
    page.focus("previous")
    page.press(Keys.ENTER, Keys.ENTER, Keys.ENTER)
    if page.selected != 1 or page.text("note") != "This is the first stop.":
        yield f"before the first stop it says {page.text('note')!r}"
    if not page.audio["paused"] or page.audio["source"]:
        yield "moving plays, unasked"


def sound_faults(page):
    for key, name in ((Keys.ENTER, "play"), (Keys.SPACE, "play"), (Keys.ENTER, "list")):
        page.focus(name)
        page.press(key)
        if not page.plays():
            yield f"{name} by {key!r} plays nothing: {page.audio}, {page.text('note')!r}"
        page.focus("stop")
        page.press(Keys.ENTER)
        if not page.audio["paused"]:
            yield "Stop does not stop"
    first = page.audio["source"]
    if not first.startswith("data:audio/"):
        yield f"it plays {first}"
    page.focus("follow")
    page.press(Keys.SPACE)
    page.focus("next")
    page.press(Keys.ENTER)
    if not page.plays() or page.selected != 2:
        yield "with the box ticked Next does not play"
    if page.text("said"):
        yield "a screen reader talks into the sound"
    page.focus("follow")
    page.press(Keys.SPACE)
    page.focus("all")
    page.press(Keys.ENTER)
    if not page.waits(lambda: (page.selected or 0) > 3, 15):
        yield f"Play all is still at {page.selected}"
    page.focus("stop")
    page.press(Keys.ENTER)
    here = page.selected
    time.sleep(1)
    if page.selected != here or not page.audio["paused"]:
        yield "Stop does not stop Play all"


def turn_faults(page):
    page.choose("rotation-pair.xml")
    page.focus("list")
    page.press(Keys.HOME)
    seen = {True: 0, False: 0}
    for stop in range(1, page.count + 1):
        target = page.driver.execute_script(
            "return document.getElementById(arguments[0]).dataset.turn",
            page.driver.execute_script("return document.getElementById('listen-screen').value")
            + f"-{stop}",
        )
        spoken = page.text("caption")
        page.focus("turn")
        page.press(Keys.ENTER)
        seen[target is not None] += 1
        if target is not None:
            if page.selected != int(target.split("-")[1]):
                yield f"stop {stop} is {page.selected} once turned, expected {target}"
            if "the same element" not in page.text("said"):
                yield f"turning says {page.text('said')!r}"
        elif f"where “{spoken}” is no stop" not in page.text("said"):
            yield f"turning away from “{spoken}” says {page.text('said')!r}"
        if focused(page.driver).get_attribute("id") != "listen-turn":
            yield "turning loses the focus"
        page.press(Keys.ENTER)
        page.focus("list")
        page.press(Keys.HOME, *[Keys.ARROW_DOWN] * stop)
    if not all(seen.values()):
        yield f"the page to be turned has not both kinds of stops: {seen}"


def look_faults(page):
    if page.driver.execute_script(
        "return !document.querySelector('#listen-drawing[aria-hidden=true] .sketch .cursor')"
    ):
        yield "the drawing has no cursor, or is not hidden from assistive technology"
    link = page.driver.find_elements(By.CSS_SELECTOR, "[data-listen]")[-1]
    page.driver.execute_script("arguments[0].click()", link)
    if page.part("screen").get_property("value") != link.get_attribute("data-listen"):
        yield "the link to listen to a screen does not choose it"


def silent_faults(page):
    page.focus("play")
    page.press(Keys.ENTER)
    if page.text("note") != "This report has no sound; the caption is what is spoken.":
        yield f"Play says {page.text('note')!r}"
    if "--audio" not in page.driver.find_element(By.ID, "listen").text:
        yield "it does not say how to add sound"


def changed_faults(page):
    options = page.driver.find_elements(By.CSS_SELECTOR, "#listen-list [role=option]")
    changed = [place for place, option in enumerate(options) if "(no sound)" in option.get_property("textContent")]
    if len(changed) != 1:
        yield f"{len(changed)} stops are marked as having no sound, expected 1"
    page.focus("list")
    page.press(Keys.HOME, *[Keys.ARROW_DOWN] * changed[0] if changed else [])
    if page.text("note") != "No sound: this has changed since the sound was made.":
        yield f"of sound that is out of date it says {page.text('note')!r}"
    if "1 says something else than when the sound was made" not in page.body.text:
        yield "it does not count what is out of date"


def walk(driver, path):
    page = opened(driver, path)
    if not page.audio["paused"] or page.audio["source"]:
        yield "something plays when the page is opened"
    if page.selected != 1:
        yield f"the cursor begins at {page.selected}"
    yield from focus_faults(page)
    yield from arrow_faults(page)
    yield from button_faults(page)
    if path.stem in ("sound", "plain"):
        yield from sound_faults(page)
    if path.stem == "silent":
        yield from silent_faults(page)
    if path.stem == "changed":
        yield from changed_faults(page)
    yield from look_faults(page)
    yield from turn_faults(page)
    for entry in driver.get_log("browser"):
        yield f"console: {entry['message'][:200]}"
    show(driver, path, 800, "light", media="print")
    if driver.find_element(By.ID, "listen").is_displayed():
        yield "the listening page is printed"


def scriptless(driver, path):
    show(driver, path, 1280, "light")
    if driver.find_element(By.ID, "listen-panel").is_displayed():
        yield "controls that do nothing are shown"
    if "This part needs JavaScript" not in driver.find_element(By.ID, "listen").text:
        yield "it does not say what it needs"


def take_shots(driver, path, folder):
    folder.mkdir(parents=True, exist_ok=True)
    for name, width, colours, media in (
        ("light", 1280, "light", ""), ("dark", 1280, "dark", ""), ("narrow", 320, "light", ""),
        ("print", 800, "light", "print"),
    ):
        show(driver, path, width, colours, media)
        driver.execute_script(
            "(document.getElementById(arguments[0]) || document.body).scrollIntoView()",
            "screens" if media else "listen",
        )
        image = base64.b64decode(driver.get_screenshot_as_base64())
        (folder / f"{path.stem}-{name}.png").write_bytes(image)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tools", type=pathlib.Path, required=True)
    parser.add_argument("--pages", type=pathlib.Path, required=True)
    parser.add_argument("--shots", type=pathlib.Path)
    arguments = parser.parse_args()
    pages = sorted(arguments.pages.glob("*.html"))
    found = list(report_page.faults(pages, arguments.tools / "axe.min.js"))
    for path in pages:
        check_reports.check_html(path, arguments.tools)
    driver = report_page.browser()
    try:
        for path in pages:
            found += [(path, words) for words in walk(driver, path)]
            if arguments.shots:
                take_shots(driver, path, arguments.shots)
    finally:
        driver.quit()
    driver = report_page.browser(has_scripts=False)
    try:
        for path in pages:
            found += [(path, f"without scripts: {words}") for words in scriptless(driver, path)]
    finally:
        driver.quit()
    words = [f"{path.name}: {words}" for path, words in found] + check_reports.faults
    for line in words:
        print(f"wrong: {line}", file=sys.stderr)
    print(f"Walked through {len(pages)} listening pages: {len(words)} wrong.")
    return 1 if words or len(pages) != 4 else 0


if __name__ == "__main__":
    sys.exit(main())
