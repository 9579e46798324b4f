"""What the commands of a release contain: licences, an SBOM, the changes.

    parts.py licences <command> <folder with the commands>
    parts.py sbom <folder with the commands> <folder with the files of the release>
    parts.py changes [--latest]
"""

import argparse
import datetime
import hashlib
import json
import os
import pathlib
import re
import sys

from linked_parts import COMMON_LICENCES, ROOT, dynamic_libraries, fail, linked, output

COMMANDS = ["a11y-audit", "a11y-read", "a11y-capture"]


def project(field):
    return output(str(ROOT / "release/project"), field).strip()


def links_espeak(program):
    return any("libespeak" in part.name for part in dynamic_libraries(program))


# Licences


def licences(command, built):
    parts = linked(command, built)
    lines = [
        f"{command} {project('version')} is part of Earshot, {project('repository')}.",
        "It is under the Apache License 2.0, and it contains:",
        "",
        *(f"  {part.name} {part.version}: {part.licence}" for part in parts),
        "",
    ]
    if any(part.licence.startswith("LGPL") for part in parts):
        lines += [
            "The GNU C library is linked into the program. The sources above build it with another version",
            "of that library, or without linking it in: swift build -c release --product a11y-audit.",
            "",
        ]
    texts = {(ROOT / "LICENSE").read_text(): ["Earshot"]}
    if links_espeak(built / command):
        lines += [
            "Where it runs it is linked with espeak-ng, which is under the GNU General Public License, version 3",
            "or later: its terms apply to the two together. The sources of Earshot are at the address above.",
            "",
        ]
        texts[(COMMON_LICENCES / "GPL-3").read_text()] = ["espeak-ng"]
    for part in parts:
        for text in part.texts:
            texts.setdefault(text, []).append(part.name)
    for text, names in texts.items():
        heading = ", ".join(dict.fromkeys(names))
        lines += ["-" * 78, heading, "-" * 78, "", text.strip(), ""]
    return "\n".join(lines) + "\n"


# SBOM


def checksum(path):
    return {"algorithm": "SHA256", "checksumValue": hashlib.sha256(path.read_bytes()).hexdigest()}


def described(part):
    return {
        "SPDXID": part.spdx_id,
        "name": part.name,
        "versionInfo": part.version,
        "downloadLocation": "NOASSERTION",
        "filesAnalyzed": False,
        "licenseConcluded": part.licence,
        "licenseDeclared": part.licence,
        "copyrightText": "NOASSERTION",
        "externalRefs": [{
            "referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl", "referenceLocator": part.purl,
        }],
    }


def concluded(program, parts):
    """The licences of a command together with all that is linked into it, or with it where it runs."""
    found = {licence for part in parts for licence in part.licence.split(" AND ")} - {"Apache-2.0"}
    if links_espeak(program):
        found.add("GPL-3.0-or-later")
    return " AND ".join(["Apache-2.0", *sorted(found)])


def file_of_release(path, licence):
    return {
        "SPDXID": "SPDXRef-file-" + re.sub(r"[^A-Za-z0-9.-]", "-", path.name),
        "name": path.name,
        "versionInfo": project("version"),
        "packageFileName": path.name,
        "downloadLocation": f"{project('repository')}/releases/download/v{project('version')}/{path.name}",
        "filesAnalyzed": False,
        "checksums": [checksum(path)],
        "licenseConcluded": licence,
        "licenseDeclared": "Apache-2.0",
        "copyrightText": "NOASSERTION",
    }


def sbom(built, target):
    files = {command: sorted(target.glob(f"{command}[-_]*.tar.xz")) + sorted(target.glob(f"{command}_*.deb"))
             for command in COMMANDS}
    packages, relationships, parts = [], [], {}
    for command in COMMANDS:
        kinds = {"STATIC_LINK": linked(command, built), "DYNAMIC_LINK": dynamic_libraries(built / command)}
        licence = concluded(built / command, kinds["STATIC_LINK"])
        for path in files[command]:
            package = file_of_release(path, licence)
            packages.append(package)
            relationships.append(("SPDXRef-DOCUMENT", "DESCRIBES", package["SPDXID"]))
            for kind, found in kinds.items():
                parts |= {part.spdx_id: part for part in found}
                relationships += [(package["SPDXID"], kind, part.spdx_id) for part in found]
    packages += [described(part) for part in parts.values()]
    created = datetime.datetime.fromtimestamp(int(os.environ["SOURCE_DATE_EPOCH"]), datetime.UTC)
    document = {
        "spdxVersion": "SPDX-2.3",
        "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"earshot-{project('name')}",
        "creationInfo": {
            "created": created.strftime("%Y-%m-%dT%H:%M:%SZ"),
            "creators": [f"Tool: earshot-release-{project('version')}"],
        },
        "packages": packages,
        "relationships": [
            {"spdxElementId": one, "relationshipType": kind, "relatedSpdxElement": other}
            for one, kind, other in relationships
        ],
        "hasExtractedLicensingInfos": [{
            "licenseId": "LicenseRef-Public-Domain",
            "extractedText": "The authors have put it into the public domain.",
            "name": "Public domain",
        }],
    }
    digest = hashlib.sha256(json.dumps(document, sort_keys=True).encode()).hexdigest()
    # The same content has the same name, and another content another.
    document["documentNamespace"] = f"{project('site')}spdx/{document['name']}-{digest[:16]}"
    return json.dumps(document, indent=2) + "\n"


# Changes


def changes(latest):
    text = (ROOT / "CHANGELOG.md").read_text()
    if not latest:
        return text
    sections = re.split(r"(?m)^(?=## )", text)[1:]
    version = project("version")
    for name in (version, "Unreleased"):
        for section in sections:
            if section.startswith(f"## [{name}]"):
                body = section.split("\n", 1)[1].strip()
                return f"# Earshot {version}\n\n{body}\n"
    fail(f"CHANGELOG.md has no section for {version} and none that is unreleased")


def main():
    parser = argparse.ArgumentParser()
    commands = parser.add_subparsers(dest="what", required=True)
    one = commands.add_parser("licences")
    one.add_argument("command", choices=COMMANDS)
    one.add_argument("built", type=pathlib.Path)
    one = commands.add_parser("sbom")
    one.add_argument("built", type=pathlib.Path)
    one.add_argument("target", type=pathlib.Path)
    commands.add_parser("changes").add_argument("--latest", action="store_true")
    arguments = parser.parse_args()
    match arguments.what:
        case "licences": text = licences(arguments.command, arguments.built.resolve())
        case "sbom": text = sbom(arguments.built.resolve(), arguments.target)
        case _: text = changes(arguments.latest)
    sys.stdout.write(text)


if __name__ == "__main__":
    main()
