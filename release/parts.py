"""What the commands of a release contain: licences, an SBOM, the changes.

    parts.py licences <command> <folder with the commands>
    parts.py sbom <folder with the commands> <folder with the files of the release>
    parts.py changes [--latest]

The Swift modules of a command are read from the list that SwiftPM gave the linker. A module that belongs
to no known package is an error: its licence would be missing.
"""

import argparse
import dataclasses
import datetime
import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
COMMANDS = ["a11y-audit", "a11y-read", "a11y-capture"]
GPL = pathlib.Path("/usr/share/common-licenses/GPL-3")

# What a static command links of Debian: an archive of each package, and the licence of the part.
STATIC_LIBRARIES = {
    "libxml2.a": "MIT",
    "libyaml.a": "MIT",
    "libicuuc.a": "Unicode-DFS-2016",
    "libpng.a": "libpng-2.0",
    "libz.a": "Zlib",
    "liblzma.a": "LicenseRef-Public-Domain",
    "libstdc++.a": "GPL-3.0-or-later WITH GCC-exception-3.1",
    "libgcc.a": "GPL-3.0-or-later WITH GCC-exception-3.1",
    "libc.a": "LGPL-2.1-or-later",
}

# What some packages hold besides their own sources, by their notices.
HELD_LICENCES = {
    "swift-nio": " AND MIT",
    "swift-nio-ssl": " AND ISC AND OpenSSL",
}


@dataclasses.dataclass(frozen=True)
class Part:
    name: str
    version: str
    licence: str
    purl: str
    texts: tuple = ()

    @property
    def spdx_id(self):
        return "SPDXRef-part-" + re.sub(r"[^A-Za-z0-9.-]", "-", self.name)


def output(*words):
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout


def project(field):
    return output(str(ROOT / "release/project"), field).strip()


def fail(reason):
    print(f"release/parts.py: error: {reason}", file=sys.stderr)
    sys.exit(1)


# Swift packages


def licence_of(text):
    if "Runtime Library Exception" in text:
        return "Apache-2.0 WITH Swift-exception"
    if "Apache License" in text:
        return "Apache-2.0"
    fail("found a licence that is not the Apache License; add it to release/parts.py")


def modules(command, built):
    objects = (built / f"{command}.product/Objects.LinkFileList").read_text().splitlines()
    found = {pathlib.Path(line.strip("'\"")).parent for line in objects}
    # C sources lie in folders of their own below that of their module.
    return {part.removesuffix(".build") for path in found for part in path.parts if part.endswith(".build")} - {""}


def declaring_packages(module, checkouts):
    """The packages with a target of the name, whatever its folder is called."""
    target = re.compile(rf'target\(\s*name:\s*"{re.escape(module)}"', re.IGNORECASE)
    return {
        path.parent.name for path in checkouts.glob("*/Package*.swift") if target.search(path.read_text())
    }


def swift_packages(command, built):
    checkouts = built.parent.parent / "checkouts"
    pins = json.loads((ROOT / "Package.resolved").read_text())["pins"]
    packages = set()
    for module in sorted(modules(command, built)):
        if any((ROOT / folder / module.replace("a11y_", "a11y-")).is_dir() for folder in ("Sources", "")):
            continue
        # Some lie one folder deeper.
        found = [
            {path.relative_to(checkouts).parts[0] for path in checkouts.glob(f"*/Sources/{depth}{module}")}
            for depth in ("", "*/")
        ]
        owners = found[0] or found[1] or declaring_packages(module, checkouts)
        if not owners:
            fail(f"the module {module} of {command} is in no package; expected one")
        # One that two packages hold counts for both.
        packages |= owners
    for name in sorted(packages):
        pin = next(pin for pin in pins if pathlib.Path(pin["location"]).name.removesuffix(".git") == name)
        files = [checkouts / name / "LICENSE.txt", checkouts / name / "NOTICE.txt"]
        files += sorted((checkouts / name / "Sources").rglob("LICENSE*"))
        texts = [path.read_text() for path in files if path.is_file()]
        location = pin["location"].removeprefix("https://").removesuffix(".git")
        version = pin["state"]["version"]
        licence = licence_of(texts[0]) + HELD_LICENCES.get(name, "")
        yield Part(name, version, licence, f"pkg:swift/{location}@{version}", tuple(texts))


def swift_runtime():
    swift = pathlib.Path(shutil.which("swift")).resolve()
    version = re.search(r"Swift version (\S+)", output("swift", "--version")).group(1)
    text = (swift.parent.parent / "share/swift/LICENSE.txt").read_text()
    return Part("swift-runtime", version, licence_of(text), f"pkg:generic/swift@{version}", (text,))


# Libraries of Debian


def is_static(program):
    return "no dynamic section" in output("readelf", "-d", str(program))


def debian_part(pattern, licence, keeps_text):
    owners = [line.split(":")[0] for line in output("dpkg", "-S", pattern).splitlines()]
    name = sorted(owners)[0]
    version = output("dpkg-query", "-W", "-f", "${Version}", f"{name}:{output('dpkg', '--print-architecture').strip()}")
    text = pathlib.Path(f"/usr/share/doc/{name}/copyright").read_text() if keeps_text else ""
    return Part(name, version, licence, f"pkg:deb/debian/{name}@{version}", (text,) if text else ())


def static_libraries(program):
    if not is_static(program):
        return []
    return [debian_part(f"*/{archive}", licence, True) for archive, licence in STATIC_LIBRARIES.items()]


def dynamic_libraries(program):
    names = re.findall(r"\(NEEDED\).*\[(.+)\]", output("readelf", "-d", str(program)))
    return [debian_part(f"*/{name}", "NOASSERTION", False) for name in names]


def linked(command, built):
    return [*swift_packages(command, built), swift_runtime(), *static_libraries(built / command)]


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
    if any("libespeak" in part.name for part in dynamic_libraries(built / command)):
        lines += [
            "Where it runs it is linked with espeak-ng, which is under the GNU General Public License, version 3",
            "or later: its terms apply to the two together. The sources of Earshot are at the address above.",
            "",
        ]
        texts[GPL.read_text()] = ["espeak-ng"]
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


def file_of_release(path):
    return {
        "SPDXID": "SPDXRef-file-" + re.sub(r"[^A-Za-z0-9.-]", "-", path.name),
        "name": path.name,
        "versionInfo": project("version"),
        "packageFileName": path.name,
        "downloadLocation": f"{project('repository')}/releases/download/v{project('version')}/{path.name}",
        "filesAnalyzed": False,
        "checksums": [checksum(path)],
        "licenseConcluded": "Apache-2.0",
        "licenseDeclared": "Apache-2.0",
        "copyrightText": "NOASSERTION",
    }


def sbom(built, target):
    files = {command: sorted(target.glob(f"{command}[-_]*.tar.xz")) + sorted(target.glob(f"{command}_*.deb"))
             for command in COMMANDS}
    packages, relationships, parts = [], [], {}
    for command in COMMANDS:
        kinds = {"STATIC_LINK": linked(command, built), "DYNAMIC_LINK": dynamic_libraries(built / command)}
        for path in files[command]:
            package = file_of_release(path)
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
