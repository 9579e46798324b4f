"""Renders the documentation as a static site that needs no network.

    build.py <target>

A page of Markdown becomes a page of HTML beside the others; each rule has a page of its own, at an address
that does not change (`rules/<id>.html`): SARIF reports name it. A link that leads nowhere is an error.
"""

import argparse
import html
import html.parser
import json
import pathlib
import posixpath
import re
import shutil
import subprocess
import sys

import markdown

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
# Pages outside docs/, which the site has at its root.
ROOT_PAGES = {"README.md": "readme.html", "CHANGELOG.md": "changelog.html", "CONTRIBUTING.md": "contributing.html"}
RULES = "docs/rules/README.md"
ASSETS = ["site.css", "search.js"]


def slug(heading, separator="-"):
    """As GitHub does it: links in the Markdown are made for that."""
    text = re.sub(r"[^\w\- ]", "", heading.strip().lower())
    return text.replace(" ", separator)


def project(field):
    script = ROOT / "release/project"
    return subprocess.run([str(script), field], capture_output=True, text=True, check=True).stdout.strip()


class Page:
    """A page of the site: where it comes from, where it goes, its Markdown."""

    def __init__(self, source, address, text):
        self.source = source
        self.address = address
        self.text = text
        # Written about markup, a title may hold some.
        self.title = next(line[2:] for line in text.splitlines() if line.startswith("# ")).replace("`", "")


def rule_pages(text):
    """The page of all rules without what it says of each, and a page for each."""
    parts = re.split(r"(?m)^(?=## )", text)
    rest, pages = [parts[0]], []
    for part in parts[1:]:
        name, body = part[3:].split("\n", 1)
        if re.fullmatch(r"[a-z0-9-]+", name):
            pages.append(Page(RULES, f"rules/{name}.html", f"# {name}\n{body}\n[All rules](README.md)\n"))
        else:
            rest.append(part)
    return [Page(RULES, "rules/index.html", "".join(rest)), *pages]


def address(source):
    if source in ROOT_PAGES:
        return ROOT_PAGES[source]
    if source == RULES:
        return "rules/index.html"
    name = source.removeprefix("docs/").removesuffix(".md")
    return (name[:-len("README")] + "index" if name.endswith("README") else name) + ".html"


def all_pages():
    sources = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.md"))
    pages = []
    for source in [*sources, *ROOT_PAGES]:
        text = (ROOT / source).read_text()
        pages += rule_pages(text) if source == RULES else [Page(source, address(source), text)]
    return pages


class Links:
    """Where the links of the Markdown lead on the site."""

    def __init__(self, pages):
        self.addresses = {page.source: page.address for page in pages if page.source != RULES}
        self.addresses[RULES] = "rules/index.html"
        self.rules = {page.address for page in pages if page.source == RULES}
        self.files = set()

    def target(self, page, link):
        if re.match(r"[a-z]+:", link):
            return link
        path, _, anchor = link.partition("#")
        source = posixpath.normpath(posixpath.join(posixpath.dirname(page.source), path)) if path else page.source
        if source == RULES and f"rules/{anchor}.html" in self.rules:
            return self.relative(page, f"rules/{anchor}.html")
        anchor = f"#{anchor}" if anchor else ""
        if not path:
            return anchor
        if source in self.addresses:
            return self.relative(page, self.addresses[source]) + anchor
        if source.startswith("docs/") and (ROOT / source).is_file():
            self.files.add(source)
            return self.relative(page, source.removeprefix("docs/"))
        if (ROOT / source).exists():
            return f"{project('repository')}/blob/main/{source}{anchor}"
        sys.exit(f"{page.source}: error: the link {link} leads nowhere")

    @staticmethod
    def relative(page, target):
        return posixpath.relpath(target, posixpath.dirname(page.address) or ".")


def levelled(text):
    """No heading is more than one level deeper than the one before."""
    last = 0

    def heading(found):
        nonlocal last
        last = min(int(found[1]), last + 1)
        return f"<h{last}{found[2]}</h{last}>"

    return re.sub(r"<h([1-6])(.*?)</h\1>", heading, text, flags=re.DOTALL)


def rendered(page, links):
    text = markdown.markdown(
        # Lists in lists are indented by two, as GitHub takes it.
        page.text, tab_length=2, extensions=["tables", "fenced_code", "sane_lists", "toc"],
        extension_configs={"toc": {"slugify": slug}})
    text = re.sub(
        r'(href|src)="([^"]*)"',
        lambda found: f'{found[1]}="{html.escape(links.target(page, html.unescape(found[2])))}"', text)
    text = levelled(text)
    # What scrolls must be reached with keys; an empty cell is no heading.
    text = text.replace("<pre>", '<pre tabindex="0">')
    text = re.sub(r"<th(?: [^>]*)?></th>", "<td></td>", text)
    text = text.replace("<table>", '<div class="table" role="group" aria-label="Table" tabindex="0"><table>')
    return text.replace("</table>", "</table></div>")


def filled(template, page, body, links):
    up = posixpath.relpath(".", posixpath.dirname(page.address) or ".")
    menu = []
    for name, target in (
        ("Contents", "index.html"), ("Read me", "readme.html"), ("Rules", "rules/index.html"),
        ("In CI", "ci/index.html"), ("Changes", "changelog.html"),
    ):
        current = ' aria-current="page"' if target == page.address else ""
        menu.append(f'<li><a href="{links.relative(page, target)}"{current}>{name}</a></li>')
    values = {
        "title": html.escape(page.title), "body": body, "menu": "\n".join(menu), "up": up,
        "version": project("version"),
    }
    return re.sub(r"\{\{(\w+)\}\}", lambda found: values[found[1]], template)


class Text(html.parser.HTMLParser):
    """The words of a page, and the anchors in it."""

    def __init__(self, text):
        super().__init__()
        self.words, self.anchors, self.links = [], set(), []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if "id" in attributes:
            self.anchors.add(attributes["id"])
        if tag == "a":
            self.links.append(attributes.get("href", ""))

    def handle_data(self, data):
        self.words.append(data)


def check_anchors(bodies):
    read = {page.address: Text(body) for page, body in bodies.items()}
    wrong = []
    for page in bodies:
        for link in read[page.address].links:
            path, _, anchor = link.partition("#")
            if re.match(r"[a-z]+:", link) or not anchor:
                continue
            target = posixpath.normpath(posixpath.join(posixpath.dirname(page.address), path)) if path else page.address
            if target in read and anchor not in read[target].anchors:
                wrong.append(f"{page.source}: error: {target} has no heading #{anchor}")
    if wrong:
        sys.exit("\n".join(wrong))
    return read


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("target", type=pathlib.Path)
    target = parser.parse_args().target
    shutil.rmtree(target, ignore_errors=True)
    pages = all_pages()
    links = Links(pages)
    bodies = {page: rendered(page, links) for page in pages}
    read = check_anchors(bodies)
    template = (HERE / "template.html").read_text()
    search = Page("docs/search", "search.html", "# Search\n")
    bodies[search] = (HERE / "search.html").read_text()
    for page, body in bodies.items():
        path = target / page.address
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(filled(template, page, body, links))
    # Without the title, which every result shows above its text.
    index = [
        {
            "title": page.title, "address": page.address,
            "text": " ".join("".join(read[page.address].words).split()).removeprefix(page.title).strip(),
        }
        for page in pages
    ]
    # A script, since a page that was opened from a disk may not read a file of data.
    (target / "search-index.js").write_text(f"const searchIndex = {json.dumps(index, ensure_ascii=False)};\n")
    for asset in ASSETS:
        shutil.copy(HERE / asset, target / asset)
    for source in sorted(links.files):
        copy = target / source.removeprefix("docs/")
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / source, copy)
    print(f"Wrote {len(bodies)} pages to {target}.")


if __name__ == "__main__":
    main()
