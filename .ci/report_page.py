"""Tries report pages in a headless Chromium: axe-core, keyboard, narrow, dark, print, no script."""

import tempfile

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select

FLAGS = ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage")
LOOKS = [(1280, "light"), (1280, "dark"), (320, "light"), (640, "dark")]


def browser(has_scripts=True):
    options = Options()
    options.binary_location = "/usr/bin/chromium"
    for flag in FLAGS + (f"--user-data-dir={tempfile.mkdtemp()}",):
        options.add_argument(flag)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    if not has_scripts:
        # 2 is «block».
        options.add_experimental_option(
            "prefs", {"profile.managed_default_content_settings.javascript": 2}
        )
    driver = webdriver.Chrome(service=Service("/usr/bin/chromedriver"), options=options)
    driver.set_script_timeout(120)
    return driver


def faults(pages, axe_path):
    """Yields what is wrong, with its page."""
    axe = axe_path.read_text()
    driver = browser()
    try:
        for page in pages:
            # The whole page of every fixture takes a while, and looks like the others.
            looks = LOOKS if page.stat().st_size < 300_000 else LOOKS[:1]
            for width, colours in looks:
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


def show(driver, page, width, colours, media=""):
    driver.execute_cdp_cmd(
        "Emulation.setDeviceMetricsOverride",
        {"width": width, "height": 900, "deviceScaleFactor": 1, "mobile": False},
    )
    driver.execute_cdp_cmd(
        "Emulation.setEmulatedMedia",
        {"media": media, "features": [{"name": "prefers-color-scheme", "value": colours}]},
    )
    driver.get(page.resolve().as_uri())


def look_faults(driver, axe):
    driver.execute_script(axe)
    result = driver.execute_async_script(
        "const done = arguments[arguments.length - 1];"
        "axe.run().then(done, error => done({error: String(error), violations: []}));"
    )
    if result.get("error"):
        yield result["error"]
    for violation in result["violations"]:
        yield f"axe-core: {violation['id']} at {violation['nodes'][0]['target']}"
    if driver.execute_script("return document.documentElement.scrollWidth > innerWidth"):
        yield "it scrolls sideways"


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
        yield "a drawing is not hidden, or can take the focus"
    dangling = driver.execute_script(
        "return [...document.querySelectorAll('a[href^=\"#\"], [data-to]')]"
        ".map(a => a.dataset.to || a.getAttribute('href').slice(1))"
        ".filter(id => !document.getElementById(id))"
    )
    if dangling:
        yield f"links to nothing: {dangling[:3]}"
    yield from keyboard_faults(driver)
    yield from filter_faults(driver)
    show(driver, page, 800, "light", media="print")
    if driver.find_element(By.ID, "filters").is_displayed():
        yield "the filters are printed"


def focused(driver):
    return driver.switch_to.active_element


def keyboard_faults(driver):
    """Walks with the Tab key through the head of the page, as far as the first finding."""
    keys = driver.find_element(By.TAG_NAME, "body")
    keys.send_keys(Keys.TAB)
    if focused(driver).text != "Skip to the report":
        yield f"the first Tab goes to {focused(driver).text!r}"
    reached = []
    for _ in range(400):
        focused(driver).send_keys(Keys.TAB)
        element = focused(driver)
        reached.append(element.get_attribute("id") or element.get_attribute("type") or "link")
        if driver.execute_script("return arguments[0].closest('.screen') !== null", element):
            break
        if not driver.execute_script(
            "const s = getComputedStyle(arguments[0]); return s.outlineStyle !== 'none'", element
        ):
            yield f"no focus is seen on {reached[-1]}"
    else:
        yield "the Tab key does not reach a finding"
    wanted = ["filter-kind", "filter-rule", "filter-screen", "reset"]
    if [name for name in reached if name in wanted] != wanted:
        yield f"the Tab key meets {[name for name in reached if name != 'link']}"


def filter_faults(driver):
    def shown():
        return driver.execute_script(
            "return [...document.querySelectorAll('.finding')].filter(e => !e.closest('[hidden]')).length"
        )

    total = shown()
    select = Select(driver.find_element(By.ID, "filter-kind"))
    for option in select.options[1:]:
        kind = option.get_attribute("value")
        select.select_by_value(kind)
        expected = driver.execute_script(
            "return document.querySelectorAll('.finding[data-kind=' + arguments[0] + ']').length", kind
        )
        status = driver.find_element(By.ID, "shown").text
        if shown() != expected or status != f"{expected} of {total} findings shown.":
            yield f"filter {kind}: {shown()} shown, {expected} expected, it says {status!r}"
    link = driver.find_element(By.CSS_SELECTOR, ".screen .finding:not([hidden]) a")
    driver.execute_script("location.hash = document.querySelector('.finding[hidden]')"
                          "?.closest('.element').id ?? ''")
    driver.execute_async_script("setTimeout(arguments[0], 50)")
    if link and shown() != total:
        yield "a link to what a filter hides does not show it"


def scriptless_faults(driver, page):
    show(driver, page, 1280, "light")
    if driver.find_element(By.ID, "filters").is_displayed():
        yield "filters that do nothing are shown"
    findings = driver.find_elements(By.CSS_SELECTOR, ".finding")
    if not findings or not all(finding.is_displayed() for finding in findings[:50]):
        yield "findings are not shown"
