"""Tries report pages in a headless Chromium: axe-core, keyboard, filters, links, narrow, dark, print, no script."""

import tempfile
import time

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select

FLAGS = ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage")
LOOKS = [(1280, "light"), (1280, "dark"), (400, "light"), (400, "dark"), (320, "light")]
# The time of axe-core grows with the square of the page: it reads so many screens of one, in one look if
# there are more.
SCREENS_FOR_AXE = 10
FACETS = ["severity", "review", "rule", "file", "status", "autofix"]


def browser(has_scripts=True):
    options = Options()
    options.binary_location = "/usr/bin/chromium"
    for flag in FLAGS + (f"--user-data-dir={tempfile.mkdtemp()}",):
        options.add_argument(flag)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    if not has_scripts:
        # 2 is “block”.
        options.add_experimental_option(
            "prefs", {"profile.managed_default_content_settings.javascript": 2}
        )
    driver = webdriver.Chrome(service=Service("/usr/bin/chromedriver"), options=options)
    driver.set_script_timeout(300)
    # Above the limit of a script, which then says so itself.
    driver.command_executor.client_config.timeout = 330
    return driver


def faults(pages, axe_path):
    """Yields the faults, with their pages."""
    axe = axe_path.read_text()
    driver = browser()
    try:
        for page in pages:
            screens = page.read_text().count('class="screen')
            for width, colours in LOOKS if screens <= SCREENS_FOR_AXE else LOOKS[:1]:
                show(driver, page, width, colours)
                for words in look_faults(driver, axe):
                    yield page, f"{width} px, {colours}: {words}"
            for words in list(use_faults(driver, page)):
                yield page, words
    finally:
        driver.quit()
    plain = browser(has_scripts=False)
    try:
        for page in pages:
            for words in scriptless_faults(plain, page):
                yield page, f"without scripts: {words}"
    finally:
        plain.quit()


def show(driver, page, width, colours, media="", fragment="", height=900):
    driver.execute_cdp_cmd(
        "Emulation.setDeviceMetricsOverride",
        {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False},
    )
    driver.execute_cdp_cmd(
        "Emulation.setEmulatedMedia",
        {"media": media, "features": [{"name": "prefers-color-scheme", "value": colours}]},
    )
    # Another fragment alone would load nothing anew.
    driver.get("about:blank")
    driver.get(page.resolve().as_uri() + fragment)


def look_faults(driver, axe):
    if driver.execute_script("return document.documentElement.scrollWidth > innerWidth"):
        yield "it scrolls sideways"
    driver.execute_script("document.querySelectorAll('details').forEach(d => { d.open = true })")
    if driver.execute_script("return document.documentElement.scrollWidth > innerWidth"):
        yield "with everything open it scrolls sideways"
    # Content below the fold that is not laid out yet has no background that axe-core could measure.
    driver.execute_script(
        "document.querySelectorAll('*').forEach(element => element.style.contentVisibility = 'visible')")
    driver.execute_script(
        "[...document.querySelectorAll('.screen')].slice(arguments[0]).forEach(screen => screen.remove())",
        SCREENS_FOR_AXE)
    driver.execute_script(axe)
    result = driver.execute_async_script(
        "const done = arguments[arguments.length - 1];"
        "axe.run().then(done, error => done({error: String(error), violations: []}));"
    )
    if result.get("error"):
        yield result["error"]
    for violation in result["violations"]:
        yield f"axe-core: {violation['id']} at {violation['nodes'][0]['target']}"


def use_faults(driver, page):
    show(driver, page, 1280, "light")
    if not driver.title.startswith("Accessibility audit: "):
        yield f"the title is {driver.title!r}"
    for entry in driver.get_log("browser"):
        yield f"console: {entry['message'][:200]}"
    requests = driver.execute_script("return performance.getEntriesByType('resource').length")
    if requests:
        yield f"it asked for {requests} resources"
    if driver.execute_script(
        "return document.querySelector('svg:not([aria-hidden=true]), svg a, svg [tabindex]') !== null"
    ):
        yield "a picture is not hidden, or can take the focus"
    dangling = driver.execute_script(
        "return [...document.querySelectorAll('a[href^=\"#\"], [data-turn^=\"#\"]')]"
        ".map(a => (a.dataset.turn || a.getAttribute('href')).slice(1))"
        ".filter(id => !document.getElementById(id))"
    )
    if dangling:
        yield f"links to nothing: {dangling[:3]}"
    if driver.find_elements(By.CSS_SELECTOR, ".found .finding"):
        yield from keyboard_faults(driver)
        yield from filter_faults(driver, page)
        yield from link_faults(driver, page)
    show(driver, page, 800, "light", media="print")
    for bar in driver.find_elements(By.ID, "filters"):
        if bar.is_displayed():
            yield "the filters are printed"


def focused(driver):
    return driver.switch_to.active_element


def press(driver, *keys):
    for key in keys:
        ActionChains(driver).send_keys(key).perform()


def keyboard_faults(driver):
    """Walks with the Tab key through the head of the page, as far as the first screen."""
    press(driver, Keys.TAB)
    if focused(driver).text != "Skip to findings":
        yield f"the first Tab goes to {focused(driver).text!r}"
    reached = []
    for _ in range(600):
        press(driver, Keys.TAB)
        element = focused(driver)
        reached.append(element.get_attribute("id") or element.get_attribute("type") or "link")
        if driver.execute_script("return arguments[0].closest('.screen') !== null", element):
            break
        if not driver.execute_script(
            "const s = getComputedStyle(arguments[0]); return s.outlineStyle !== 'none'", element
        ):
            yield f"no focus is seen on {reached[-1]}"
    else:
        yield "the Tab key does not reach a screen"
    shown = [
        f"filter-{name}" for name in FACETS
        if driver.find_element(By.ID, f"filter-{name}").is_displayed()
    ]
    wanted = ["filter-q", *shown, "previous", "next"]
    if [name for name in reached if name in wanted] != wanted:
        yield f"the Tab key meets {[name for name in reached if name != 'link']}"


def shown_findings(driver):
    return driver.execute_script(
        "return [...document.querySelectorAll('.finding')]"
        ".filter(e => !e.closest('[hidden]')).map(e => e.id)"
    )


def distinct(findings):
    """A finding on several screens counts once: its other anchors have a number at the end."""
    return len({name[: len("f-0123456789abcdef")] for name in findings})


def filter_faults(driver, page):
    entries = [element.get_attribute("id") for element in driver.find_elements(By.CSS_SELECTOR, ".found .finding")]
    total = distinct(entries)
    for facet in FACETS:
        element = driver.find_element(By.ID, f"filter-{facet}")
        if not element.is_displayed():
            continue
        select = Select(element)
        for option in select.options[1:4]:
            value, words = option.get_attribute("value"), option.text
            select.select_by_value(value)
            left = distinct(shown_findings(driver))
            if f"({left})" not in words:
                yield f"the option {words!r} leaves {left} findings"
            status = driver.find_element(By.ID, "shown").text
            if status != f"{left} of {total} findings":
                yield f"with {words!r} it says {status!r}"
        chosen = shown_findings(driver)
        address = driver.execute_script("return location.hash")
        show(driver, page, 1280, "light", fragment=address)
        if shown_findings(driver) != chosen:
            yield f"the address {address} does not show the same findings"
        press_button(driver, "#filters [type=reset]")
        if distinct(shown_findings(driver)) != total:
            yield "Clear does not show all findings"
        driver.back()
        if shown_findings(driver) != chosen:
            yield f"Back does not bring {address} back"
        press_button(driver, "#filters [type=reset]")


def press_button(driver, selector):
    driver.execute_script("document.querySelector(arguments[0]).click()", selector)


def link_faults(driver, page):
    """A link to a finding shows it, whatever is filtered."""
    last = driver.find_elements(By.CSS_SELECTOR, ".found .finding")[-1].get_attribute("id")
    show(driver, page, 1280, "light", fragment="#?q=nothing-has-this-text")
    if shown_findings(driver):
        yield "a search for what is not there finds something"
    driver.execute_script("location.hash = arguments[0]", last)
    time.sleep(0.2)
    if last not in shown_findings(driver) or focused(driver).get_attribute("id") != last:
        yield "a link to a hidden finding does not show it, or does not move the focus"
    before = driver.execute_script("return document.activeElement.id")
    press_button(driver, "#previous")
    if driver.execute_script("return document.activeElement.id") != before:
        yield "highlighting moves the focus"


def scriptless_faults(driver, page):
    show(driver, page, 1280, "light")
    for selector in ("#filters", ".scripted"):
        if any(part.is_displayed() for part in driver.find_elements(By.CSS_SELECTOR, selector)):
            yield f"{selector} is shown and does nothing"
    findings = driver.find_elements(By.CSS_SELECTOR, ".items:not(.rest .items) > .finding")
    if not all(finding.is_displayed() for finding in findings[:50]):
        yield "findings are not shown"
