"""Tries the documentation's site in a browser without a network.

    check_site.py <axe.min.js> <site>

Every page is tried with axe, of the pages of rules every twentieth: they differ in their words alone.
"""

import pathlib
import sys
import tempfile

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service

AXE = "const done = arguments[0]; axe.run().then(done, (error) => done({violations: [{id: String(error), nodes: []}]}));"


def browser(profile):
    options = Options()
    options.binary_location = "/usr/bin/chromium"
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                     f"--user-data-dir={profile}", "--host-resolver-rules=MAP * ~NOTFOUND"):
        options.add_argument(argument)
    return webdriver.Chrome(service=Service("/usr/bin/chromedriver"), options=options)


def pages(site):
    all_pages = sorted(site.rglob("*.html"))
    rules = [page for page in all_pages if page.parent.name == "rules" and page.name != "index.html"]
    return [page for page in all_pages if page not in rules] + rules[::20]


def main():
    axe, site = pathlib.Path(sys.argv[1]).read_text(), pathlib.Path(sys.argv[2]).resolve()
    wrong = 0
    with tempfile.TemporaryDirectory() as profile:
        driver = browser(profile)
        try:
            tried = pages(site)
            for page in tried:
                driver.get(page.as_uri())
                driver.execute_script(axe)
                for violation in driver.execute_async_script(AXE)["violations"]:
                    wrong += 1
                    print(f"{page.relative_to(site)}: {violation['id']}: {len(violation['nodes'])} elements")
            driver.get((site / "search.html").as_uri() + "?q=missing-label")
            titles = [link.text for link in driver.find_elements("css selector", "#results a")]
            if titles[:1] != ["missing-label"]:
                wrong += 1
                print(f"search.html: found {titles[:3]} for missing-label; expected its page first")
        finally:
            driver.quit()
    print(f"Tried {len(tried)} pages with axe, and the search: {wrong} wrong.")
    sys.exit(wrong > 0)


if __name__ == "__main__":
    main()
