"""The parts of other projects that a command links, each with its licence and the texts of it.

What a command links is read from the list that SwiftPM gave the linker, and from the program. A part whose
licence or text is not known is an error: the release would be without it.
"""

import dataclasses
import json
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
COMMON_LICENCES = pathlib.Path("/usr/share/common-licenses")

# What a static command links of Debian: an archive of each package.
STATIC_ARCHIVES = ["libxml2", "libyaml", "libicuuc", "libpng", "libz", "liblzma", "libstdc++", "libgcc", "libc"]

GCC = "GPL-3.0-or-later WITH GCC-exception-3.1"
# The licence of the library in a Debian package; its tools and tests may have others.
LIBRARY_LICENCES = {
    "libxml2": "MIT AND ISC",
    "libyaml": "MIT",
    "libicuuc": "Unicode-DFS-2016 AND ICU AND BSD-2-Clause AND BSD-3-Clause AND NAIST-2003",
    "libpng": "libpng-2.0",
    "libz": "Zlib",
    "liblzma": "LicenseRef-Public-Domain",
    "libstdc++": GCC,
    "libgcc": GCC,
    "libc": "LGPL-2.1-or-later",
    "libm": "LGPL-2.1-or-later",
    "ld-linux": "LGPL-2.1-or-later",
    "libespeak-ng": "GPL-3.0-or-later",
    "libcurl": "curl",
}

# Texts that Debian's copyright files name without holding them.
TEXTS_ELSEWHERE = {
    "libicuuc": "/usr/share/icu/*/LICENSE",
    "libc": f"{COMMON_LICENCES}/LGPL-2.1",
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


def fail(reason):
    print(f"release/parts.py: error: {reason}", file=sys.stderr)
    sys.exit(1)


# Swift packages


def licence_of(text):
    if "Runtime Library Exception" in text:
        return "Apache-2.0 WITH Swift-exception"
    if "Apache License" in text:
        return "Apache-2.0"
    fail("found a licence that is not the Apache License; add it to release/linked_parts.py")


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


def owners(command, linked, checkouts):
    packages = set()
    for module in sorted(linked):
        if any((ROOT / folder / module.replace("a11y_", "a11y-")).is_dir() for folder in ("Sources", "")):
            continue
        # Some lie one folder deeper.
        found = [
            {path.relative_to(checkouts).parts[0] for path in checkouts.glob(f"*/Sources/{depth}{module}")}
            for depth in ("", "*/")
        ]
        owning = found[0] or found[1] or declaring_packages(module, checkouts)
        if not owning:
            fail(f"the module {module} of {command} is in no package; expected one")
        # One that two packages hold counts for both.
        packages |= owning
    return sorted(packages)


def check_notice(package, notice):
    """Fails if a notice names a part with a licence of its own: that licence would be missing."""
    for section in re.split(r"(?m)^-{3,}$", notice):
        licence = re.search(r"LICENSE \((.+?)\)", section)
        if licence and "Apache License" not in licence[1]:
            first = section.strip().splitlines()[0]
            fail(f"{package} has a part under {licence[1]}: “{first}”; add it to release/linked_parts.py")


def swift_packages(command, built):
    checkouts = built.parent.parent / "checkouts"
    pins = json.loads((ROOT / "Package.resolved").read_text())["pins"]
    linked = modules(command, built)
    for name in owners(command, linked, checkouts):
        pin = next(pin for pin in pins if pathlib.Path(pin["location"]).name.removesuffix(".git") == name)
        files = [checkouts / name / "LICENSE.txt", checkouts / name / "NOTICE.txt"]
        texts = [path.read_text() for path in files if path.is_file()]
        check_notice(name, "".join(texts[1:]))
        location = pin["location"].removeprefix("https://").removesuffix(".git")
        version = pin["state"]["version"]
        yield Part(name, version, licence_of(texts[0]), f"pkg:swift/{location}@{version}", tuple(texts))


def swift_runtime():
    """The runtime, its libraries and Foundation, which are one download under one licence."""
    swift = pathlib.Path(shutil.which("swift")).resolve()
    version = re.search(r"Swift version (\S+)", output("swift", "--version")).group(1)
    text = (swift.parent.parent / "share/swift/LICENSE.txt").read_text()
    # One file of Foundation's has another: Sources/_FoundationCShims/uuid.c of swift-foundation.
    uuid = (ROOT / "release/licences/foundation-uuid.txt").read_text()
    licence = f"{licence_of(text)} AND BSD-3-Clause"
    return Part("swift-runtime", version, licence, f"pkg:generic/swift@{version}", (text, uuid))


# Libraries of Debian


def is_static(program):
    return "no dynamic section" in output("readelf", "-d", str(program))


def debian_part(file, keeps_text):
    """The package of a library, by the name of its file."""
    stem = next((stem for stem in LIBRARY_LICENCES if re.match(re.escape(stem) + "[-._0-9]", file)), None)
    if stem is None:
        fail(f"found the library {file}, whose licence is not known; add it to release/linked_parts.py")
    packages = [line.split(":")[0] for line in output("dpkg", "-S", f"*/{file}").splitlines()]
    name = sorted(packages)[0]
    architecture = output("dpkg", "--print-architecture").strip()
    version = output("dpkg-query", "-W", "-f", "${Version}", f"{name}:{architecture}")
    texts = []
    if keeps_text:
        elsewhere = TEXTS_ELSEWHERE.get(stem)
        files = [pathlib.Path(f"/usr/share/doc/{name}/copyright")]
        files += pathlib.Path("/").glob(elsewhere.removeprefix("/")) if elsewhere else []
        texts = [path.read_text() for path in files]
        if elsewhere and len(texts) != 2:
            fail(f"found {len(texts) - 1} files {elsewhere}; expected one")
    return Part(name, version, LIBRARY_LICENCES[stem], f"pkg:deb/debian/{name}@{version}", tuple(texts))


def static_libraries(program):
    if not is_static(program):
        return []
    return [debian_part(f"{archive}.a", True) for archive in STATIC_ARCHIVES]


def dynamic_libraries(program):
    names = re.findall(r"\(NEEDED\).*\[(.+)\]", output("readelf", "-d", str(program)))
    # Several are of one package.
    return list({part.name: part for part in (debian_part(name, False) for name in names)}.values())


def linked(command, built):
    return [*swift_packages(command, built), swift_runtime(), *static_libraries(built / command)]
