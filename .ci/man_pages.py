"""Writes the man pages of the commands, docs/man, from the options that the commands list.

    man_pages.py <a11y-audit> <a11y-read> <a11y-capture>
"""

import argparse
import json
import pathlib
import re
import subprocess
import textwrap

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "docs/man"
# The date of the last change to a page besides the options.
DATE = "2026-11-25"
COMMANDS = ["a11y-audit", "a11y-capture", "a11y-read"]


def output(command, option):
    return subprocess.run([command, option], capture_output=True, text=True, check=True).stdout


def roff(text):
    """Text for roff: no line is a request, and hyphens can be searched for."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    lines = textwrap.wrap(text, 72, break_long_words=False, break_on_hyphens=False)
    return "\n".join("\\&" + line if line[:1] in (".", "'") else line for line in lines)


def name(option):
    return ("-" if option["kind"] == "short" else "--") + option["name"]


def option_words(argument):
    names = ", ".join(f"\\fB{roff(name(option))}\\fR" for option in argument["names"])
    value = f" \\fI{roff(argument['valueName'])}\\fR" if argument["kind"] == "option" else ""
    return names + value


def description(argument):
    words = [argument.get("abstract", "")]
    values = argument.get("allValues") or []
    if argument["kind"] == "option" and not all(value in words[0] for value in values):
        words.append(f"One of {', '.join(values)}.")
    if argument.get("defaultValue") and argument["kind"] == "option":
        words.append(f"By default {argument['defaultValue']}.")
    return " ".join(filter(None, words))


def merged(arguments):
    """Options, those of a flag and its opposite as one."""
    result = []
    for argument in arguments:
        if argument["kind"] == "positional" or not argument["shouldDisplay"]:
            continue
        is_opposite = result and argument["kind"] == "flag" and (
            argument["names"][0]["name"] == "no-" + result[-1]["names"][0]["name"])
        if is_opposite:
            result[-1] = {**result[-1], "names": result[-1]["names"] + argument["names"]}
        else:
            result.append(argument)
    return result


def subcommands(help):
    return [part for part in help.get("subcommands", []) if part["commandName"] != "help"]


def usage(help, names):
    """The lines of a synopsis, one for each command that is called by itself."""
    parts = subcommands(help)
    if parts:
        lines = [usage(part, f"{names} {part['commandName']}") for part in parts]
        return sum(([".br"] + more for more in lines[1:]), lines[0])
    words = "[\\fIoptions\\fR]"
    for part in help["arguments"]:
        if part["kind"] == "positional":
            words += f" \\fI{roff(part['valueName'])}\\fR" + (" ..." if part["isRepeating"] else "")
    return [f".B {roff(names)}", words]


def options(help):
    lines = []
    for argument in merged(help["arguments"]):
        lines += [".TP", option_words(argument), roff(description(argument))]
    return lines


def subcommand_options(help):
    lines = []
    for part in subcommands(help):
        lines += [f".SS {roff(part['commandName'])}", roff(part["abstract"])]
        for paragraph in part.get("discussion", "").split("\n\n"):
            if paragraph:
                lines += [".PP", roff(" ".join(paragraph.split()))]
        for argument in part["arguments"]:
            if argument["kind"] == "positional":
                lines += [
                    ".TP", f"\\fI{roff(argument['valueName'])}\\fR", roff(argument["abstract"])]
        lines += options(part)
    return lines


def page(command):
    help = json.loads(output(command, "--experimental-dump-help"))["command"]
    version = output(command, "--version").strip()
    title = help["commandName"]
    paragraphs = [" ".join(part.split()) for part in help["discussion"].split("\n\n")]
    status = next(part for part in paragraphs if part.startswith("Exit status: "))
    lines = [
        '.\\" Made by .ci/update-generated from the options of the command; do not edit.',
        f'.TH {title.upper()} 1 "{DATE}" "Earshot {version}" "Earshot"',
        ".SH NAME",
        f"{roff(title)} \\- {roff(help['abstract'][0].lower() + help['abstract'][1:].rstrip('.'))}",
        ".SH SYNOPSIS",
        *usage(help, title),
        ".SH DESCRIPTION",
    ]
    for part in paragraphs:
        if part != status:
            lines += [roff(part), ".PP"]
    lines[-1:] = [".SH COMMANDS"] + subcommand_options(help) if subcommands(help) else [".SH OPTIONS"]
    lines += options(help)
    lines += [".SH EXIT STATUS"]
    for number, words in re.findall(r"(\d+) (.*?)(?:, (?=\d)|\.$)", status.removeprefix("Exit status: ")):
        lines += [".TP", number, roff(words)]
    others = [name for name in COMMANDS if name != title]
    lines += [".SH SEE ALSO"]
    lines += [f".BR {roff(name)} (1){',' if name != others[-1] else ''}" for name in others]
    return title, "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("commands", nargs="+")
    FOLDER.mkdir(exist_ok=True)
    for command in parser.parse_args().commands:
        title, text = page(command)
        (FOLDER / f"{title}.1").write_text(text)


if __name__ == "__main__":
    main()
