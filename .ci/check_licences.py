"""Whether the licence file of a command has the text of everything that the program links.

    check_licences.py <program with its symbols> <licence file>

What is linked is found by the symbols of the program, and by the libraries that Package.swift names for a
static one, not by the list of the linker that release/parts.py reads. Ends with 1 if anything is missing.
"""

import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent

# The beginning of a symbol in C, and words of the licence of the part that it comes from.
C_PARTS = {
    "_foundation_uuid_": ["Copyright (c) 2004 Apple Computer, Inc. All rights reserved."],
    "_dispatch_": ["Runtime Library Exception to the Apache 2.0 License"],
    "xmlSAX2": ["Daniel Veillard", "Bjorn Reese"],
    "yaml_parser_": ["Kirill Simonov"],
    "icudt": ["COPYRIGHT AND PERMISSION NOTICE", "Nara Institute of Science", "Lao Word Break Dictionary Data"],
    "png_read_": ["The PNG Reference Library Authors"],
    "inflate": ["Jean-loup Gailly and Mark Adler"],
    "lzma_": ["Lasse Collin"],
    "__cxa_": ["GCC RUNTIME LIBRARY EXCEPTION"],
    "_Unwind_": ["GCC RUNTIME LIBRARY EXCEPTION"],
    "__libc_start_main_impl": ["GNU LESSER GENERAL PUBLIC LICENSE\n                       Version 2.1"],
}
# Parts that a dynamic program brings, if it needs the library where it runs.
NEEDED = {"libespeak-ng": ["GNU GENERAL PUBLIC LICENSE\n                       Version 3", "espeak-ng"]}


def output(*words):
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout


def swift_packages(symbols, checkouts):
    """Each module that has types, with the packages that hold it; of modules of the runtime and ours, none."""
    modules = {name for length, name in re.findall(r"(?m) \$s(\d+)(\w+)MXM$", symbols) if len(name) == int(length)}
    folders = {}
    for path in checkouts.glob("*/Sources/**/"):
        folders.setdefault(path.name, set()).add(path.relative_to(checkouts).parts[0])
    manifests = {path.parent.name: path.read_text() for path in checkouts.glob("*/Package.swift")}
    toolchain = pathlib.Path(output("sh", "-c", "readlink -f \"$(command -v swift)\"").strip()).parent.parent
    runtime = {path.stem for path in (toolchain / "lib/swift_static/linux").glob("*.swiftmodule")}
    for module in sorted(modules):
        if module in runtime or any((ROOT / place / module.replace("a11y_", "a11y-")).is_dir() for place in ("Sources", "")):
            continue
        declared = {name for name, text in manifests.items() if f'name: "{module}"' in text}
        yield module, folders.get(module) or declared


def static_packages():
    """Debian's packages of the libraries that Package.swift names for a static program."""
    text = (ROOT / "Package.swift").read_text()
    for library in re.findall(r'"([\w+]+)"', re.search(r"let libraries = \[(.*?)\]", text, re.DOTALL)[1]):
        yield sorted(line.split(":")[0] for line in output("dpkg", "-S", f"*/lib{library}.a").splitlines())[0]


def missing_parts(program, licences):
    symbols = output("nm", str(program))
    checkouts = program.resolve().parent.parent.parent / "checkouts"
    for module, packages in swift_packages(symbols, checkouts):
        if not packages:
            yield f"the module {module} is of no package"
        for package in packages:
            if not re.search(rf"(?m)^  {re.escape(package)} \d", licences):
                yield f"the package {package} of {module} is not listed"
            for name in ("LICENSE.txt", "NOTICE.txt"):
                file = checkouts / package / name
                if file.is_file() and file.read_text().strip() not in licences:
                    yield f"the {name} of {package} is missing"
    defined = re.findall(r"(?m)^[0-9a-f]+ [A-TV-Za-tv-z] (\S+)$", symbols)
    for start, words in C_PARTS.items():
        if any(name.startswith(start) for name in defined):
            yield from (f"{start}… is linked, but “{line}” is missing" for line in words if line not in licences)
    dynamic = output("readelf", "-d", str(program))
    for library, words in NEEDED.items():
        if library in dynamic:
            yield from (f"{library} is needed, but “{line}” is missing" for line in words if line not in licences)
    if "no dynamic section" in dynamic:
        for package in static_packages():
            if not re.search(rf"(?m)^  {re.escape(package)} \d", licences):
                yield f"the library of {package} is not listed"


def main():
    program, licences = (pathlib.Path(word) for word in sys.argv[1:])
    missing = list(dict.fromkeys(missing_parts(program, licences.read_text())))
    for what in missing:
        print(f"wrong: licences of {program.name}: {what}")
    sys.exit(bool(missing))


if __name__ == "__main__":
    main()
