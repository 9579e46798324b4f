"""Draws the terminal output of a command as an SVG picture.

    terminal_image.py <picture.svg> <shown command> -- <command> …

The command runs on a pseudo-terminal of 96 columns, so the colours and the line breaks are its own.
"""

import fcntl
import os
import pty
import re
import struct
import subprocess
import sys
import termios
from xml.sax.saxutils import escape

COLUMNS = 96
CHARACTER = (8.4, 20)
MARGIN = 16
FOREGROUND, BACKGROUND, PROMPT = "#e6edf3", "#0d1117", "#8b949e"
# Select Graphic Rendition; each at least 4.5:1 on the background.
COLORS = {"31": "#ff7b72", "33": "#e3b341", "34": "#79c0ff", "36": "#56d4dd"}


def output(command):
    leader, follower = pty.openpty()
    fcntl.ioctl(follower, termios.TIOCSWINSZ, struct.pack("HHHH", 50, COLUMNS, 0, 0))
    environment = {**os.environ, "TERM": "xterm-256color"}
    for name in ("NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE"):
        environment.pop(name, None)
    process = subprocess.Popen(
        command, stdout=follower, stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL,
        env=environment)
    os.close(follower)
    text = b""
    while True:
        try:
            piece = os.read(leader, 65536)
        except OSError:
            break
        if not piece:
            break
        text += piece
    process.wait()
    return text.decode().replace("\r\n", "\n").rstrip("\n").split("\n")


def spans(line):
    """The parts of a line, each with its colour and whether it is bold."""
    color, bold = None, False
    for part in re.split(r"(\x1b\[\d+m)", line):
        code = re.fullmatch(r"\x1b\[(\d+)m", part)
        if not code:
            if part:
                yield part, color, bold
        elif code[1] == "0":
            color, bold = None, False
        elif code[1] == "1":
            bold = True
        else:
            color = COLORS[code[1]]


def drawn(line, number):
    y = MARGIN + CHARACTER[1] * (number + 0.75)
    parts = ""
    for text, color, bold in spans(line):
        style = (f' fill="{color}"' if color else "") + (' font-weight="bold"' if bold else "")
        parts += f"<tspan{style}>{escape(text)}</tspan>" if style else escape(text)
    return f'<text x="{MARGIN}" y="{y:g}" xml:space="preserve">{parts}</text>'


def picture(shown, lines):
    width = 2 * MARGIN + CHARACTER[0] * COLUMNS
    height = 2 * MARGIN + CHARACTER[1] * (len(lines) + 1)
    body = [f'<text x="{MARGIN}" y="{MARGIN + CHARACTER[1] * 0.75:g}" fill="{PROMPT}">$ {escape(shown)}</text>']
    body += [drawn(line, number + 1) for number, line in enumerate(lines) if line]
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}" '
        f'viewBox="0 0 {width:g} {height:g}" role="img" font-family="ui-monospace, Menlo, Consolas, '
        f'DejaVu Sans Mono, monospace" font-size="14" fill="{FOREGROUND}">',
        f"<title>What {escape(shown)} prints</title>",
        f'<rect width="100%" height="100%" rx="8" fill="{BACKGROUND}"/>', *body, "</svg>", ""])


def main():
    separator = sys.argv.index("--")
    path, shown = sys.argv[1:separator]
    lines = output(sys.argv[separator + 1:])
    with open(path, "w", encoding="utf-8") as file:
        file.write(picture(shown, lines))


if __name__ == "__main__":
    main()
