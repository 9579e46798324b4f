"""Pages whose colours are known, rendered by Chromium, as ground truth for measurements in pictures.

A page is a list of texts, each with its colours, its font and what lies behind it. Chromium says where
each text came to lie and draws the page; what contrast each has follows from WCAG's formula.
"""

import base64
import html
import json
import os
import random
import re
import struct
import subprocess
import zlib

WORDS = {
    "train": "Account balance Basket Checkout delivery Free shipping invoice Jump Kitchen lamp 24 May "
             "Next order payment Quarterly return Sign up today Update voucher width yellow Zoo".split(),
    "test": "Archive Berlin coffee 1,299 discount evening Flight gate Hello inbox Journey keyboard "
            "library Morning notes office Profile queue remind Settings train under Version weekly".split(),
}


def channel(value):
    part = value / 255
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def luminance(color):
    return 0.2126 * channel(color[0]) + 0.7152 * channel(color[1]) + 0.0722 * channel(color[2])


def ratio(a, b):
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def mix(color, ground, alpha):
    return tuple(round(c * alpha + g * (1 - alpha)) for c, g in zip(color, ground))


def css(color):
    return "#%02x%02x%02x" % tuple(color)


def any_color(rng, kind):
    if kind == "grey":
        return (rng.randrange(256),) * 3
    if kind == "light":
        return tuple(rng.randrange(200, 256) for _ in range(3))
    if kind == "dark":
        return tuple(rng.randrange(60) for _ in range(3))
    return tuple(rng.randrange(256) for _ in range(3))


def pair(rng, is_low):
    """Two colours on the wanted side of 4.5:1, not so close that nothing is seen."""
    while True:
        ground = any_color(rng, rng.choice(["light", "dark", "grey", "colour", "light"]))
        text = any_color(rng, rng.choice(["grey", "colour", "colour", "dark", "light"]))
        found = ratio(text, ground)
        if (1.3 <= found < 4.5) if is_low else found >= 4.5:
            return text, ground


def png(width, height, pixel):
    rows = b"".join(
        b"\0" + bytes(v for x in range(width) for v in pixel(x, y)) for y in range(height))

    def chunk(kind, data):
        body = kind + data
        return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))

    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


def photograph(rng):
    """Blotches of many sizes, which resemble a photograph to a program that measures colours."""
    blobs = [(rng.random() * 120, rng.random() * 40, rng.uniform(2, 15),
              tuple(rng.randrange(256) for _ in range(3))) for _ in range(90)]

    def pixel(x, y):
        value = (90, 110, 80)
        for cx, cy, radius, color in blobs:
            if (x - cx) ** 2 + (y - cy) ** 2 < radius * radius:
                value = tuple((v + 2 * c) // 3 for v, c in zip(value, color))
        return tuple(min(255, max(0, v + rng.randrange(-14, 15))) for v in value)

    return "data:image/png;base64," + base64.b64encode(png(120, 40, pixel)).decode()


class Page:
    """One picture: a column of texts at one scale."""

    def __init__(self, rng, words, fonts, scale, count, kinds, lcd=False, hinting="none"):
        self.scale, self.lcd, self.hinting, self.items = scale, lcd, hinting, []
        self.fonts = fonts
        for number in range(count):
            kind = kinds[number % len(kinds)]
            # Not in step with the kinds.
            text, ground = pair(rng, rng.random() < 0.5)
            item = {
                "kind": kind, "text": " ".join(rng.sample(words, rng.randrange(1, 4))),
                "color": text, "ground": ground, "alpha": 1.0, "size": rng.randrange(11, 18),
                "bold": rng.random() < 0.3, "font": rng.choice(fonts), "page": any_color(rng, "light"),
            }
            if kind == "alpha":
                item["alpha"] = rng.choice([0.5, 0.6, 0.7, 0.8, 0.9])
                item["color"] = rng.choice([(0, 0, 0), (255, 255, 255), text])
            seen = mix(item["color"], ground, item["alpha"])
            item["seen"], item["ratio"] = seen, ratio(seen, ground)
            if item["ratio"] < 1.25:  # unreadable
                item["alpha"], item["color"] = 1.0, (0, 0, 0) if luminance(ground) > 0.2 else (255,) * 3
                item["seen"], item["ratio"] = item["color"], ratio(item["color"], ground)
            if kind in ("gradient", "several"):
                item["ground2"] = mix(any_color(rng, "colour"), ground, 0.7)
            if kind == "several":
                item["text"] = " ".join(rng.sample(words, 3))
                item["ground2"] = (255, 255, 255) if luminance(ground) < 0.3 else (40, 40, 48)
                item["color"] = item["seen"] = (190, 60, 60)
            if kind == "photo":
                item["photo"] = photograph(rng)
            self.items.append(item)
        self.width, self.height = 390, 20 + 52 * count

    def html(self):
        faces = "".join(
            f"@font-face{{font-family:'{n}';font-weight:{w};src:url('file://{p}')}}"
            for n, w, p in sum((f["files"] for f in self.fonts), []))
        body = []
        for number, item in enumerate(self.items):
            top = 10 + 52 * number
            back = css(item["ground"])
            if item["kind"] == "gradient":
                back = f"linear-gradient(100deg,{css(item['ground'])},{css(item['ground2'])}) 0 0/160px 46px"
            elif item["kind"] == "several":
                back = f"linear-gradient(90deg,{css(item['ground'])} 44px,{css(item['ground2'])} 44px)"
            elif item["kind"] == "photo":
                back = f"url({item['photo']}) 0 0/370px 46px"
            rgba = "rgba(%d,%d,%d,%s)" % (*item["color"], item["alpha"])
            font = (f"{700 if item['bold'] else 400} {item['size']}px/1.3 '{item['font']['name']}'")
            inner = (f"<span class=t style=\"color:{rgba};font:{font}\">{html.escape(item['text'])}</span>")
            if item["kind"] == "button":
                # A rounded button: its corners and its margin show the page.
                shape = "inline-block;margin:5px 0;padding:6px 16px;border-radius:20px"
                body.append(f"<div class=r style='top:{top}px;background:{css(item['page'])}'><span class=b>"
                            f"<span style='display:{shape};background:{back}'>{inner}</span></span></div>")
            else:
                body.append(f"<div class=r style='top:{top}px;background:{back}'>{inner}</div>")
        return (f"<!doctype html><meta charset=utf-8><style>{faces}body{{margin:0;background:#fff}}"
                ".r{position:absolute;left:10px;width:370px;height:46px;overflow:hidden}"
                ".t{display:inline-block;white-space:nowrap}.r>.t{margin:11px 0 0 8px}.b{display:inline-block}"
                "</style><body>" + "".join(body) +
                "<script>document.fonts.ready.then(()=>{let o=[];for(const r of document.querySelectorAll('.r')){"
                "const e=r.querySelector('.b')||r.querySelector('.t'),b=e.getBoundingClientRect();"
                "o.push([b.x,b.y,b.width,b.height])}const p=document.createElement('pre');p.id='boxes';"
                "p.textContent=JSON.stringify(o);p.style.display='none';document.body.append(p)})</script>")

    def render(self, folder, name):
        """Draws the page; returns the path of the picture. The items then have their boxes."""
        page, picture = os.path.join(folder, name + ".html"), os.path.join(folder, name + ".png")
        with open(page, "w", encoding="utf-8") as file:
            file.write(self.html())
        flags = ["chromium", "--headless=new", "--no-sandbox", "--hide-scrollbars", "--disable-gpu",
                 "--allow-file-access-from-files", "--force-color-profile=srgb",
                 f"--window-size={self.width},{self.height}",
                 f"--force-device-scale-factor={self.scale}", "--virtual-time-budget=3000"]
        if self.lcd:
            flags.append("--enable-lcd-text")
        else:
            flags.append(f"--font-render-hinting={self.hinting}")
        environment = dict(os.environ, **(subpixels(folder) if self.lcd else {}))
        run = lambda extra: subprocess.run(flags + extra + ["file://" + page], capture_output=True,
                                           text=True, timeout=120, check=True, env=environment).stdout
        run([f"--screenshot={picture}"])
        boxes = re.search(r'id="boxes"[^>]*>([^<]*)<', run(["--dump-dom"]))
        for item, box in zip(self.items, json.loads(boxes.group(1))):
            item["box"] = box
        return picture


def subpixels(folder):
    """Letters on the red, green and blue parts of pixels, as on screens of desktops."""
    path = os.path.join(folder, "fonts.conf")
    rules = "".join(
        f'<match target="{target}"><edit name="rgba" mode="assign"><const>rgb</const></edit></match>'
        for target in ("font", "pattern"))
    with open(path, "w", encoding="utf-8") as file:
        file.write('<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>'
                   f'<dir>/usr/share/fonts</dir><cachedir>{folder}/fc</cachedir>{rules}</fontconfig>')
    return {"FONTCONFIG_FILE": path}


def fonts_in(folder, names):
    """The families of a folder that are named, with their regular and bold files."""
    found = []
    for name in names:
        files = []
        for weight in (400, 700):
            for root, _, all_files in sorted(os.walk(folder)):
                for file in all_files:
                    if re.fullmatch(
                            re.escape(name) + ("(-Regular)?" if weight == 400 else "-Bold") + r"\.(ttf|otf)", file):
                        files.append((name, weight, os.path.join(root, file)))
        if files:
            found.append({"name": name, "files": files})
    return found
