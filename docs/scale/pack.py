"""Packs files into records: a line of JSON for each, with its path and what stands in it.

  python3 pack.py <folder or file> … > screens.ndjson

With --copies <number> each file comes so often, as copy-1/…, copy-2/…: for trying how it scales.
"""

import argparse
import json
import pathlib
import sys

parser = argparse.ArgumentParser()
parser.add_argument("paths", nargs="+", type=pathlib.Path)
parser.add_argument("--copies", type=int, default=0)
options = parser.parse_args()

SUFFIXES = {".xml", ".json", ".storyboard", ".xib"}
files = []
for path in options.paths:
    found = sorted(path.rglob("*")) if path.is_dir() else [path]
    files += [file for file in found if file.is_file() and (file == path or file.suffix in SUFFIXES)]

texts = []
for file in files:
    data = file.read_bytes()
    encoding = "utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig"
    texts.append((str(file), data.decode(encoding, "replace")))
for number in range(max(1, options.copies)):
    start = f"copy-{number + 1}/" if options.copies else ""
    for name, text in texts:
        json.dump({"source": start + name, "content": text}, sys.stdout, ensure_ascii=False)
        sys.stdout.write("\n")
