"""Walks through the transcripts of report pages in a headless Chromium: keys, sound, rotation.

    listening_page.py --tools <folder> --pages <folder> [--shots <folder>]

Prints every fault; ends with 1 where there is one.
"""

import argparse
import base64
import pathlib
import sys
import time

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

import check_reports
import report_page
from report_page import focused, press, show

# The script makes the player; the page listens to it from outside.
SPY = """
    window.played = [];
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function () {
      window.played.push(this.src.slice(0, 11));
      window.player = this;
      return play.call(this);
    };
"""


class Page:
    """A screen of a report that is open in a browser: the first with sound, else the first."""

    def __init__(self, driver):
        self.driver = driver
        screens = driver.find_elements(By.CSS_SELECTOR, ".screen:has([data-clip])")
        self.screen = (screens or driver.find_elements(By.CSS_SELECTOR, ".screen:has(.lines)"))[0]

    @property
    def lines(self):
        return self.screen.find_elements(By.CSS_SELECTOR, ".lines > li")

    @property
    def marked(self):
        """The number of the marked line; None where there is none."""
        found = self.screen.find_elements(By.CSS_SELECTOR, ".lines > .on b")
        return int(found[0].text) if found else None

    @property
    def is_playing(self):
        return self.driver.execute_script("return Boolean(window.player) && !window.player.paused")

    @property
    def played(self):
        return self.driver.execute_script("return window.played")

    def waits(self, condition, seconds):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if condition():
                return True
            time.sleep(0.05)
        return False

    def focus(self, element):
        self.driver.execute_script("arguments[0].focus()", element)


def opened(driver, path, width=1280, colours="light"):
    script = driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": SPY})
    show(driver, path, width, colours)
    driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", script)
    return Page(driver)


def arrow_faults(page):
    """Arrow keys are ours in the transcript and nowhere else."""
    page.driver.execute_script("document.activeElement.blur()")
    press(page.driver, Keys.ARROW_DOWN)
    if page.marked is not None:
        yield "arrow keys on the page mark a line"
    last = len(page.lines)
    page.focus(page.lines[0])
    walk = [
        (Keys.ARROW_DOWN, 2), (Keys.ARROW_DOWN, 3), (Keys.ARROW_UP, 2), (Keys.END, last),
        (Keys.ARROW_DOWN, last), (Keys.HOME, 1), (Keys.ARROW_UP, 1),
    ]
    for key, expected in walk:
        press(page.driver, key)
        number = focused(page.driver).find_element(By.TAG_NAME, "b").text
        if page.marked != expected or number != str(expected):
            yield f"in the transcript a key marks {page.marked} and focuses {number}, expected {expected}"
        if not page.screen.find_elements(By.CSS_SELECTOR, f".pic .on[data-n='{expected}']"):
            yield f"the region of stop {expected} is not marked"
    tabbable = page.screen.find_elements(By.CSS_SELECTOR, ".lines > [tabindex='0']")
    if len(tabbable) != 1:
        yield f"Tab meets {len(tabbable)} lines, expected 1"
    if page.played:
        yield "moving in the transcript plays, unasked"


def sound_faults(page):
    line = next(line for line in page.lines if line.get_attribute("data-clip"))
    for target, key in ((line, Keys.ENTER), (line, " "),
                        (line.find_element(By.CSS_SELECTOR, ".play"), Keys.ENTER)):
        before = len(page.played)
        page.focus(target)
        press(page.driver, key)
        if not page.waits(lambda: len(page.played) > before, 3):
            yield f"{key!r} on {target.tag_name} plays nothing"
        if page.waits(lambda: page.is_playing, 1):
            press(page.driver, key)
            if page.is_playing:
                yield "the same key does not stop it"
    if not all(address == "data:audio/" for address in page.played):
        yield f"it plays {page.played}"
    button = page.screen.find_element(By.CSS_SELECTOR, "[data-do=all]")
    page.focus(page.lines[0])
    press(page.driver, Keys.HOME)
    page.focus(button)
    press(page.driver, Keys.ENTER)
    if button.text != "Stop" or not page.waits(lambda: (page.marked or 0) > 3, 20):
        yield f"Play all is still at {page.marked}"
    press(page.driver, Keys.ENTER)
    here = page.marked
    time.sleep(1)
    if page.marked != here or page.is_playing or button.text != "Play all":
        yield "Stop does not stop Play all"


def turn_faults(page):
    """The marked element stays marked where it is a stop in the other orientation."""
    links = page.screen.find_elements(By.CSS_SELECTOR, "a.turn")
    if not links:
        return
    for line in page.lines:
        target = line.get_attribute("data-turn")
        page.driver.execute_script("arguments[0].click()", line)
        page.focus(links[0])
        press(page.driver, Keys.ENTER)
        expected = target or links[0].get_attribute("href").rsplit("#")[1]
        if not page.waits(lambda: focused(page.driver).get_attribute("id") == expected.lstrip("#"), 5):
            yield f"rotating leads to {focused(page.driver).get_attribute('id')}, expected {expected}"


def walk(driver, path):
    page = opened(driver, path)
    if page.played:
        yield "something plays when the page is opened"
    yield from arrow_faults(page)
    has_sound = page.driver.execute_script("return document.querySelector('[data-clip]') !== null")
    if has_sound != (path.stem != "silent"):
        yield f"sound: {has_sound}"
    if path.stem in ("sound", "plain"):
        yield from sound_faults(page)
    if path.stem == "silent" and page.screen.find_elements(By.CSS_SELECTOR, ".play, [data-do=all]"):
        yield "a page without sound has buttons that play"
    words = driver.find_element(By.TAG_NAME, "body").get_property("textContent")
    changed = words.count("No sound: the speech has changed since it was made.")
    if changed != (1 if path.stem == "changed" else 0):
        yield f"{changed} stops are marked as out of date"
    yield from turn_faults(page)
    for entry in driver.get_log("browser"):
        yield f"console: {entry['message'][:200]}"
    show(driver, path, 800, "light", media="print")
    if any(button.is_displayed() for button in driver.find_elements(By.CSS_SELECTOR, ".play")):
        yield "the play buttons are printed"


def scriptless(driver, path):
    show(driver, path, 1280, "light")
    lines = driver.find_elements(By.CSS_SELECTOR, ".lines > li")
    if not lines or not all(line.is_displayed() for line in lines[:20]):
        yield "the transcript is not shown"


def take_shots(driver, path, folder):
    folder.mkdir(parents=True, exist_ok=True)
    for name, width, colours, media in (
        ("light", 1280, "light", ""), ("dark", 1280, "dark", ""), ("narrow", 320, "light", ""),
        ("print", 800, "light", "print"),
    ):
        show(driver, path, width, colours, media)
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
    print(f"Walked through the transcripts of {len(pages)} pages: {len(words)} wrong.")
    return 1 if words or len(pages) != 4 else 0


if __name__ == "__main__":
    sys.exit(main())
