"""Malicious files: each with a name, the valid exit statuses, and its bytes.

Sizes are those of the issue that asked for them. Nothing here is kept: the files are made anew for
each run, in a folder that goes with it.
"""

import gzip
import json
from xml.sax.saxutils import quoteattr

READ = (0, 1)
REFUSED = (2,)
EITHER = (0, 1, 2)


class Form:
    """A format: how a document of it begins and ends, and how an element is written."""

    def __init__(self, name, suffix, head, foot, start, end):
        self.name, self.suffix = name, suffix
        self.head, self.foot = head, foot
        self.start, self.end = start, end

    def element(self, label="a", frame=(10, 10, 60, 60), number=0):
        return self.start(label, frame, number) + self.end

    def document(self, body):
        return self.head + body + self.foot


def ui(label, frame, number):
    return (f'<UIButton identifier="e{number}" label={quote(label)} '
            f'frame="{" ".join(map(str, frame))}">')


def xcuitest(label, frame, number):
    x, y, width, height = frame
    return (f'<XCUIElementTypeButton type="XCUIElementTypeButton" name={quote(label)} '
            f'label={quote(label)} enabled="true" visible="true" accessible="true" x="{x}" '
            f'y="{y}" width="{width}" height="{height}" index="{number}">')


def uiautomator(label, frame, number):
    x, y, width, height = frame
    right = x + width if isinstance(x, int) and isinstance(width, int) else width
    bottom = y + height if isinstance(y, int) and isinstance(height, int) else height
    return (f'<node index="{number}" text="" resource-id="a:id/e{number}" '
            f'class="android.widget.Button" package="a" content-desc={quote(label)} '
            f'clickable="true" enabled="true" focusable="true" '
            f'bounds="[{x},{y}][{right},{bottom}]">')


def interface_builder(label, frame, number):
    x, y, width, height = frame
    return (f'<view contentMode="scaleToFill" id="v{number}">'
            f'<rect key="frame" x="{x}" y="{y}" width="{width}" height="{height}"/>'
            f'<accessibility key="accessibilityConfiguration" label={quote(label)}>'
            f'<bool key="isElement" value="YES"/></accessibility><subviews>')


def android_layout(label, frame, number):
    x, y, width, height = frame
    return (f'<Button android:id="@+id/e{number}" label={quote(label)} '
            f'android:contentDescription={quote(label)} android:layout_width="{width}dp" '
            f'android:layout_height="{height}dp" android:onClick="tap">')


def quote(text):
    return quoteattr(text, {"\n": "&#10;", "\t": "&#9;", "\r": "&#13;"})


XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
FORMS = [
    Form("ui", "xml", '<screen title="t" size="390 844">', "</screen>", ui, "</UIButton>"),
    Form("xcuitest", "xml",
         '<AppiumAUT><XCUIElementTypeApplication type="XCUIElementTypeApplication" name="a" '
         'label="a" enabled="true" visible="true" x="0" y="0" width="390" height="844">',
         "</XCUIElementTypeApplication></AppiumAUT>", xcuitest, "</XCUIElementTypeButton>"),
    Form("uiautomator", "xml", '<hierarchy rotation="0">', "</hierarchy>", uiautomator, "</node>"),
    Form("interface-builder", "xib",
         '<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" '
         'targetRuntime="iOS.CocoaTouch"><objects><view contentMode="scaleToFill" id="root">'
         '<rect key="frame" x="0" y="0" width="390" height="844"/><subviews>',
         "</subviews></view></objects></document>", interface_builder, "</subviews></view>"),
    Form("android-layout", "xml",
         '<LinearLayout xmlns:android="http://schemas.android.com/apk/res/android" '
         'android:orientation="vertical">', "</LinearLayout>", android_layout, "</Button>"),
]


def snapshot(label, frame, index):
    x, y, width, height = frame
    return ('{"element": {"_0": {"label": ' + json.dumps(label) + ', "traits": ["button"], '
            f'"shape": {{"type": "frame", "frame": [[{x}, {y}], [{width}, {height}]]}}, '
            '"activationPoint": [1, 1], "usesDefaultActivationPoint": true, "customActions": [], '
            '"customContent": [], "customRotors": [], "respondsToUserInteraction": false, '
            f'"visibility": "onscreen"}}, "traversalIndex": {index}}}}}')


# Every 64th character of every plane, as far as XML allows it.
PLANES = "".join(
    chr(code) for code in range(0x20, 0x110000, 64)
    if not 0xD800 <= code < 0xE000 and code & 0xFFFF < 0xFFFE)


def xml_cases(form):
    """Cases that a format in XML shares with the others."""
    one = form.document(form.element())
    yield "entity-bomb", REFUSED, lambda: bomb(form)
    yield "external-entity", REFUSED, lambda: external(form, "/etc/passwd")
    yield "external-dtd", REFUSED, lambda: (
        f'<!DOCTYPE x SYSTEM "http://127.0.0.1:9/x.dtd">{one}').encode()
    yield "undeclared-entity", REFUSED, lambda: one.replace('"a"', '"&boom;"').encode()
    yield "levels-1000", READ, lambda: levels(form, 450 if form.name == "interface-builder" else 990)
    yield "levels-1000000", REFUSED, lambda: levels(form, 1_000_000)
    yield "levels-unclosed", REFUSED, lambda: (
        form.head + form.start("a", (0, 0, 9, 9), 0) * 1_000_000).encode()
    yield "label-1MB", READ, lambda: form.document(form.element("word " * 200_000)).encode()
    yield "label-20MB", REFUSED, lambda: form.document(form.element("word " * 4_000_000)).encode()
    yield "label-marks", READ, lambda: form.document(form.element("a" + "\u0301" * 400_000)).encode()
    yield "label-joined", READ, lambda: form.document(
        form.element("👩\u200d" * 120_000 + "👩")).encode()
    yield "label-flags", READ, lambda: form.document(form.element("🇩" * 200_000)).encode()
    yield "label-brackets", READ, lambda: form.document(form.element("([{<" * 200_000)).encode()
    yield "label-digits", READ, lambda: form.document(form.element("9" * 1_000_000)).encode()
    yield "labels-100kB", READ, lambda: form.document("".join(
        form.element(f"{number} " + "tea " * 25_000, (10, number * 50, 60, 44), number)
        for number in range(100))).encode()
    yield "planes", READ, lambda: form.document("".join(
        form.element(PLANES[start:start + 40], (10, start, 60, 60), start)
        for start in range(0, len(PLANES), 40))).encode()
    yield "siblings-100000", READ, lambda: form.document("".join(
        form.element(f"b{n}", (n * 50, 100, 48, 48), n) for n in range(100_000))).encode()
    yield "alike-100000", READ, lambda: form.document(
        form.element("same", (10, 10, 60, 60), 1) * 100_000).encode()
    yield "overlapping-20000", READ, lambda: form.document("".join(
        form.element(f"b{n}", (n % 7, n % 11, 380, 800), n) for n in range(20_000))).encode()
    yield "staircase-20000", READ, lambda: form.document("".join(
        form.element(f"b{n}", (n, n, 20_000, 20_000), n) for n in range(20_000))).encode()
    yield "overflowing", EITHER, lambda: overflowing(form, NUMBERS)
    # Android's bounds are whole numbers.
    yield "huge-numbers", EITHER if form.name == "uiautomator" else READ, lambda: overflowing(form, HUGE)
    yield "attributes-100000", REFUSED, lambda: one.replace(
        ' enabled="true"' if ' enabled="true"' in one else ' label="a"',
        "".join(f' a{n}="{n}"' for n in range(100_000)), 1).encode() \
        if form.name != "interface-builder" else one.replace(
        ' contentMode="scaleToFill"', "".join(f' a{n}=""' for n in range(100_000)), 1).encode()
    yield "attributes-2000000", REFUSED, lambda: (
        f"<{form.head.split('<')[1].split()[0].rstrip('>')} "
        + " ".join(f'a{n}=""' for n in range(2_000_000)) + "/>").encode()
    yield "namespaces", EITHER, lambda: namespaces(form)
    yield "names-200000", REFUSED, lambda: form.document("".join(
        f'<N{n} a{n}="1"/>' for n in range(200_000))).encode()
    yield "comments-20MB", EITHER, lambda: form.document(
        "<!-- a11y-audit:disable -->" * 740_000 + form.element()).encode()
    yield "spaces-20MB", EITHER, lambda: form.document(" \n" * 10_000_000 + form.element()).encode()
    yield "text-20MB", EITHER, lambda: form.document("word " * 4_000_000 + form.element()).encode()
    yield "cdata-20MB", EITHER, lambda: form.document(
        "<![CDATA[" + "=<>" * 7_000_000 + "]]>" + form.element()).encode()
    yield "instructions", EITHER, lambda: form.document("<?a b?>" * 1_000_000 + form.element()).encode()
    yield "two-roots", REFUSED, lambda: (one + one).encode()
    yield "bom", READ, lambda: b"\xef\xbb\xbf" + one.encode()
    yield "utf-16-le", READ, lambda: b"\xff\xfe" + one.encode("utf-16-le")
    yield "utf-16-be", READ, lambda: b"\xfe\xff" + one.encode("utf-16-be")
    yield "utf-16-no-mark", READ, lambda: one.encode("utf-16-le")
    yield "utf-16-odd", REFUSED, lambda: b"\xff\xfe" + one.encode("utf-16-le")[:-1]
    yield "utf-16-half-pair", EITHER, lambda: b"\xff\xfe" + one.replace('"a"', '"\U0001F600"').encode(
        "utf-16-le").replace(b"\x3d\xd8", b"", 1)
    yield "utf-16-planes", READ, lambda: b"\xfe\xff" + form.document(form.element(PLANES)).encode(
        "utf-16-be")
    yield "utf-32", REFUSED, lambda: b"\xff\xfe\x00\x00" + one.encode("utf-32-le")
    yield "not-utf-8", REFUSED, lambda: one.replace('"a"', '"@"').encode().replace(b"@", b"\xff\xfe")
    yield "overlong", REFUSED, lambda: one.replace('"a"', '"@"').encode().replace(b"@", b"\xc0\x80")
    yield "surrogate", REFUSED, lambda: one.replace('"a"', '"@"').encode().replace(b"@", b"\xed\xa0\x80")
    yield "zero-byte", REFUSED, lambda: one.replace('"a"', '"@"').encode().replace(b"@", b"\0")
    yield "cut", REFUSED, lambda: one.encode()[:len(one) * 2 // 3]
    yield "gzip-bomb", REFUSED, lambda: gzip.compress(b"<!--" + b" " * (600 << 20), 6)
    yield "gzip-cut", REFUSED, lambda: gzip.compress(one.encode())[:-9]


def bomb(form):
    lines = ['<!DOCTYPE x [<!ENTITY e0 "lol">']
    lines += [f'<!ENTITY e{n} "{f"&e{n - 1};" * 10}">' for n in range(1, 12)]
    return ("\n".join(lines) + "]>\n"
            + form.document(form.element()).replace('"a"', '"&e11;"')).encode()


def external(form, path):
    return (f'<!DOCTYPE x [<!ENTITY e SYSTEM "file://{path}">]>\n'
            + form.document(form.element()).replace('"a"', '"&e;"')).encode()


def levels(form, depth):
    return form.document(form.start("a", (1, 1, 300, 600), 0) * depth + form.end * depth).encode()


HUGE = ["1e308", "-1e308", "1e-320", "99999999999999999999", "-9999999999999999999", "4294967296",
        "9223372036854775807", "-9223372036854775808", "2147483648", "1.7976931348623157e308", "-0"]
NUMBERS = HUGE + ["1e400", "-1e400", "NaN", "inf", "0x10", "9" * 400, "--1", "1,5", "", " "]


def overflowing(form, numbers):
    return form.document("".join(
        form.element(f"b{n}", (first, second, third, first), n)
        for n, (first, second, third) in enumerate(
            (a, b, c) for a in numbers for b in numbers for c in numbers[::4]))).encode()


def namespaces(form):
    deep = "".join(
        "<n " + " ".join(f'xmlns:p{level}x{n}="u"' for n in range(300)) + ">"
        for level in range(900))
    inner = "<n " + 'p0x0:a="1"' + "/>"
    return form.document(deep + inner * 100_000 + "</n>" * 900).encode()


def ui_cases():
    """What only our own format can say."""
    def screen(body, rest=""):
        return f'<screen title="t" size="390 844"{rest}>{body}</screen>'.encode()

    ring = "".join(
        f'<UIView identifier="r{n}" elements="r{(n + 1) % 1000} r{n} r{(n + 500) % 1000}" '
        f'frame="{n} {n} 50 50"><UIButton title="b{n}" identifier="b{n}" '
        f'elements="r{n}" frame="{n} {n} 44 44"/></UIView>' for n in range(1000))
    flags = "🇩" * 200_000
    yield "value-flags", READ, lambda: screen(
        f'<UISlider label="Price" value="{flags}" frame="0 100 200 44"/>'
        f'<RatingView superclass="UIControl" label="Price" value="{flags}" frame="0 200 200 44"/>')
    yield "image-flags", READ, lambda: screen(
        f'<UIImageView image="{flags}" isElement="true" frame="0 100 200 44"/>')
    yield "elements-in-circles", READ, lambda: screen(ring)
    yield "elements-of-themselves", READ, lambda: screen(
        '<UIView identifier="a" elements="a"><UIView identifier="b" elements="a b c">'
        '<UIView identifier="c" elements="b a"><UIButton title="x" frame="0 0 50 50"/></UIView>'
        "</UIView></UIView>")
    many = " ".join(f"b{n}" for n in range(20_000))
    yield "elements-20000-twice", READ, lambda: screen(
        f'<UIView elements="{many} {many}">' + "".join(
            f'<UIButton identifier="b{n}" title="b{n}" frame="{n % 300} {n} 44 44"/>'
            for n in range(20_000)) + "</UIView>")
    yield "elements-everywhere", READ, lambda: screen("".join(
        f'<UIView identifier="v{n}" elements="{" ".join(f"b{k}" for k in range(0, 2000, 2))}">'
        f'<UIButton identifier="b{n}" title="b" frame="9 {n} 44 44"/></UIView>'
        for n in range(2000)))
    yield "labelled-in-circles", READ, lambda: screen("".join(
        f'<UITextField identifier="f{n}" labelledBy="f{(n + 1) % 5000}" frame="9 {n} 200 44"/>'
        for n in range(5000)))
    # One name after the other, in a row that grows.
    yield "rotors", READ, lambda: screen(
        '<UIView identifier="v">' + '<rotor name="r"><item identifier="v"/></rotor>' * 20_000
        + "</UIView>" + '<UIButton title="a" frame="9 9 44 44"/>')
    yield "actions", READ, lambda: screen(
        '<UIButton title="a" frame="9 9 44 44">' + '<action name="a"/>' * 100_000
        + '<content label="a" value="b"/>' * 100_000 + "</UIButton>")
    yield "constraints-in-circles", READ, lambda: screen("".join(
        f'<UIView identifier="c{n}" frame="{n} {n} 9 9"><constraint item="c{n}" attribute="left" '
        f'toItem="c{(n + 1) % 3000}" toAttribute="right" constant="{n}"/></UIView>'
        for n in range(3000)))
    # Those called so are laid out on a device (check-hostile).
    def laid_out(count, constraint):
        return screen('<UIView identifier="root" frame="0 0 390 844">' + "".join(
            f'<UIView identifier="c{n}" frame="{n % 300} {n % 700} 9 9"><constraint item="c{n}" '
            f"{constraint(n)}/></UIView>" for n in range(count)) + "</UIView>")

    for count in 2_000, 20_000:
        yield f"laid-out-ring-{count}", READ, lambda count=count: laid_out(count, lambda n: (
            f'attribute="left" toItem="c{(n + 1) % count}" toAttribute="right" constant="{n}"'))
    yield "laid-out-at-random", READ, lambda: laid_out(2_000, lambda n: (
        f'attribute="{("left", "centerX", "width")[n % 3]}" '
        f'relation="{("equal", "lessThanOrEqual")[n % 2]}" toItem="c{n * 7919 % 2000}" '
        f'toAttribute="{("right", "left", "width")[n % 3]}" multiplier="{1 + n % 3}" '
        f'constant="{n % 97}" priority="{250 + n % 751}"'))
    yield "table-of-trillions", READ, lambda: screen(
        '<UITableView containerType="dataTable" rows="1000000000" columns="1000000000" '
        'frame="0 0 390 844">' + "".join(
            f'<UITableViewCell label="c" row="{n * 10 ** 8}" column="{9 * 10 ** 17}" '
            f'rowSpan="{10 ** 18}" columnSpan="{10 ** 18}" frame="0 {n} 50 50"/>'
            for n in range(200)) + "</UITableView>")
    def sliders(names, numbers):
        return screen("".join(
            "<UISlider label=\"s\" " + " ".join(
                f'{name}="{" ".join([n] * times)}"' for name, times in names.items())
            + ' frame="0 0 50 50"/>' for n in numbers))

    parts = {"value": 1, "minimumValue": 1, "maximumValue": 1, "alpha": 1, "progress": 1,
             "autoDismiss": 1, "contentSize": 2, "activationPoint": 2, "accessibilityFrame": 4}
    wholes = {name: 1 for name in (
        "sortPriority", "numberOfPages", "currentPage", "selectedSegmentIndex", "row", "column",
        "rowSpan", "columnSpan", "rows", "columns")}
    huge = ["1e308", "9" * 40, "-1e308", "1e18", "1e-308"]
    large = ["9223372036854775807", "2147483647", "9" * 18]
    yield "numbers-with-parts", EITHER, lambda: sliders(parts, huge)
    yield "numbers-whole", EITHER, lambda: sliders(wholes, large)
    # What refuses one number refuses the file: each by itself.
    for name in [*parts, *wholes, "headingLevel", "font"]:
        yield f"numbers-in-{name}", EITHER, lambda name=name: sliders(
            {name: parts.get(name, 1)}, huge if name in parts else large)
    yield "numbers-that-are-none", REFUSED, lambda: sliders({"value": 1, "alpha": 1}, ["NaN"])
    yield "screens-20000", READ, lambda: ("<app>" + "".join(
        f'<screen title="t{n}" identifier="s{n}" size="390 844"><UIButton title="a" '
        f'segue="s{(n + 1) % 20_000}" frame="9 9 44 44"/></screen>' for n in range(20_000))
        + "</app>").encode()
    yield "layouts-5000", EITHER, lambda: ('<screen title="t">' + "".join(
        f'<layout orientation="{"portrait" if n % 2 else "landscape"}" size="390 844">'
        f'<UIButton title="a{n}" frame="9 9 44 44"/></layout>' for n in range(5000))
        + "</screen>").encode()
    yield "languages", READ, lambda: screen("".join(
        f'<UIButton title="a" language="{"x-" * n}" frame="9 9 44 44"/>' for n in range(1, 2000)))


def snapshot_cases():
    """The format in JSON."""
    def document(elements):
        return ("[" + ",".join(elements) + "]").encode()

    frame = (10, 10, 60, 60)
    one = document([snapshot("a", frame, 0)])
    container = ('{"container": {"_0": {"type": {"list": {}}, "frame": [[0, 0], [9, 9]], '
                 '"isModalBoundary": false}, "children": [')
    yield "levels-1000", READ, lambda: (
        "[" + container * 1000 + snapshot("a", frame, 0) + "]}}" * 1000 + "]").encode()
    yield "levels-1000000", REFUSED, lambda: (
        "[" + container * 1_000_000 + snapshot("a", frame, 0) + "]}}" * 1_000_000 + "]").encode()
    yield "brackets-20MB", REFUSED, lambda: one[:-1] + b"," + b"[" * 20_000_000
    # The format is detected from the first 16 kB, so an ordinary element comes first.
    first = snapshot("a", frame, 0)
    yield "label-1MB", READ, lambda: document([first, snapshot("word " * 200_000, frame, 1)])
    yield "label-20MB", REFUSED, lambda: document([snapshot("word " * 4_000_000, frame, 0)])
    yield "label-marks", READ, lambda: document(
        [first, snapshot("a", frame, 0).replace('"a"', '"a' + "\u0301" * 400_000 + '"', 1)])
    yield "escapes-1MB", READ, lambda: document([first, snapshot("\u0301\n" * 80_000, frame, 1)])
    yield "half-pairs", READ, lambda: document([first, first.replace('"a"', '"' + "\\ud800" * 100_000 + '"')])
    yield "planes", READ, lambda: document([
        snapshot(PLANES[start:start + 40], (10, start, 60, 60), start)
        for start in range(0, len(PLANES), 40)])
    yield "siblings-100000", READ, lambda: document(
        [snapshot(f"b{n}", (n * 50, 100, 48, 48), n) for n in range(100_000)])
    yield "alike-100000", READ, lambda: document([snapshot("same", frame, 1)] * 100_000)
    yield "overlapping-20000", READ, lambda: document(
        [snapshot(f"b{n}", (n % 7, n % 11, 380, 800), n) for n in range(20_000)])
    yield "overflowing", EITHER, lambda: document(
        [snapshot("a", (number, 0, number, number), 0) for number in ("1e308", "-1e308")])
    yield "number-1e400", REFUSED, lambda: document([snapshot("a", ("1e400", 0, 1, 1), 0)])
    yield "number-1MB", EITHER, lambda: document([snapshot("a", ("9" * 1_000_000, 0, 1, 1), 0)])
    yield "index-overflow", EITHER, lambda: document([snapshot("a", frame, "9" * 19)] * 3)
    yield "keys-100000", EITHER, lambda: one.replace(b'"label"', "".join(
        f'"k{n}": 1, ' for n in range(100_000)).encode() + b'"label"')
    yield "two-roots", REFUSED, lambda: one + one
    yield "same-key", REFUSED, lambda: one.replace(b'"label"', b'"label": "x", "label"')
    yield "bom", READ, lambda: b"\xef\xbb\xbf" + one
    yield "utf-16", REFUSED, lambda: b"\xff\xfe" + one.decode().encode("utf-16-le")
    yield "not-utf-8", REFUSED, lambda: one.replace(b'"a"', b'"\xff"')
    yield "zero-byte", REFUSED, lambda: one.replace(b'"a"', b'"\0"')
    yield "cut", REFUSED, lambda: one[:len(one) * 2 // 3]
    table = ('[{"container": {"_0": {"type": {"dataTable": {"rowCount": 999999999999, '
             '"columnCount": 999999999999, "cells": [[0, 9223372036854775807, -1, 1e300]]}}, '
             '"frame": [[0, 0], [9, 9]], "isModalBoundary": false}, "children": ['
             + snapshot("a", frame, 0) + "]}}]")
    yield "table", READ, lambda: table.encode()


def idb(label, frame, children=""):
    x, y, width, height = frame
    return ('{"AXLabel": ' + json.dumps(label) + ', "AXUniqueId": null, "AXValue": null, '
            f'"type": "Button", "frame": {{"x": {x}, "y": {y}, "width": {width}, "height": {height}}}, '
            f'"enabled": true, "children": [{children}]}}')


def wda_json(label, frame, children=""):
    x, y, width, height = frame
    return ('{"type": "Button", "rawIdentifier": null, "value": null, "name": null, "label": '
            + json.dumps(label) + f', "rect": {{"x": {x}, "y": {y}, "width": {width}, '
            f'"height": {height}}}, "isEnabled": "1", "isVisible": "1", "children": [{children}]}}')


def maestro(label, frame, children=""):
    x, y, width, height = frame
    return ('{"attributes": {"accessibilityText": ' + json.dumps(label) + ', "resource-id": "", '
            f'"bounds": "[{x},{y}][{width},{height}]"}}, "children": [{children}]}}')


def tree_cases(node):
    """Trees in JSON: a node within a node, and nodes side by side."""
    frame = (10, 10, 60, 60)
    one = node("a", frame).encode()

    def levels(count):
        start, end = node("a", frame, "@").split("@")
        return (start * count + end * count).encode()

    def beside(nodes):
        return node("root", (0, 0, 390, 844), ",".join(nodes)).encode()

    yield "levels-1000", READ, lambda: levels(1_000)
    yield "levels-1000000", REFUSED, lambda: levels(1_000_000)
    yield "label-1MB", READ, lambda: beside([node("a", frame), node("word " * 200_000, frame)])
    yield "label-20MB", REFUSED, lambda: beside([node("a", frame), node("word " * 4_000_000, frame)])
    yield "siblings-100000", READ, lambda: beside(
        node(f"b{n}", (n * 50, 100, 48 + n * 50, 148)) for n in range(100_000))
    yield "alike-100000", READ, lambda: beside([node("same", frame)] * 100_000)
    yield "overlapping-20000", READ, lambda: beside(
        node(f"b{n}", (n % 7, n % 11, 380, 800)) for n in range(20_000))
    yield "overflowing", EITHER, lambda: beside(
        node("a", (number, 0, number, number)) for number in ("1e308", "-1e308", "9" * 40))
    yield "two-roots", REFUSED, lambda: one + one
    yield "cut", REFUSED, lambda: one[:len(one) * 2 // 3]
    yield "not-utf-8", REFUSED, lambda: one.replace(b'"a"', b'"\xff"')
    yield "keys-100000", EITHER, lambda: one.replace(
        b"{", ("{" + "".join(f'"k{n}": 1, ' for n in range(100_000))).encode(), 1)


def description_cases():
    """The text of `debugDescription`."""
    head = " \u2192Application, 0x1, pid: 1, label: 'A'\n"

    def text(lines):
        return ("Element subtree:\n" + head + "".join(lines)).encode()

    def line(label, depth=2):
        return " " * (2 * depth) + f"Button, 0x2, {{{{1.0, 2.0}}, {{44.0, 44.0}}}}, label: '{label}'\n"

    yield "levels-1000", READ, lambda: text(line("a", n + 2) for n in range(1_000))
    yield "siblings-100000", READ, lambda: text(line(f"b{n}") for n in range(100_000))
    yield "label-1MB", EITHER, lambda: text([line("word " * 200_000)])
    yield "apostrophes-1MB", EITHER, lambda: text([line("'" * 1_000_000)])
    yield "fields-1MB", EITHER, lambda: text([line("', label: '" * 100_000)])
    yield "lines-1MB", EITHER, lambda: text([line("a\n" * 500_000)])
    yield "unclosed", EITHER, lambda: text([line("a")[:-2]] * 20_000)
    yield "spaces-20MB", EITHER, lambda: text([" " * 20_000_000 + line("a")])
    yield "frame-cut", REFUSED, lambda: text([line("a")[:24]])
    yield "headings-1MB", REFUSED, lambda: b"Attributes: Application, 0x1\n" + b"Element subtree:" * 65_000


def configuration_cases():
    """Configurations, each for one screen without faults: (name, statuses, function that makes its bytes)."""
    def anchors():
        lines = ["a0: &a0 [x, x]"]
        lines += [f"a{n}: &a{n} [*a{n - 1}, *a{n - 1}]" for n in range(1, 60)]
        return "\n".join(lines).encode()

    def steps(count):
        return "".join("  " * n + f"k{n}:\n" for n in range(count)).encode()

    yield "alias-bomb", REFUSED, anchors
    yield "brackets", REFUSED, lambda: b"rules: " + b"[" * 900_000
    yield "braces", REFUSED, lambda: b"rules: " + b"{a: " * 200_000
    yield "dashes", REFUSED, lambda: b"- " * 400_000
    yield "steps", REFUSED, lambda: steps(900)
    yield "spaces", EITHER, lambda: b" " * 1_000_000
    yield "spaces-then-key", EITHER, lambda: b" " * 900_000 + b"rules:\n"
    yield "tabs", EITHER, lambda: b"\t" * 1_000_000 + b"# x"
    yield "breaks", EITHER, lambda: b"\n" * 1_000_000
    yield "comments", EITHER, lambda: b"# \n" * 300_000
    yield "colons", EITHER, lambda: b": " * 500_000
    yield "quotes", REFUSED, lambda: b'rules: "' + b"\\n " * 300_000
    yield "block-text", EITHER, lambda: b"rules: |\n" + b"  x\n" * 240_000
    yield "folded-breaks", EITHER, lambda: b"rules: >\n" + b"\n" * 900_000 + b"  x\n"
    yield "plain-lines", EITHER, lambda: b"rules: x\n" + b"  x\n" * 240_000
    yield "plain-blanks", EITHER, lambda: b"rules: x" + b" " * 900_000 + b"x\n"
    yield "keys", REFUSED, lambda: "".join(f"k{n}: 1\n" for n in range(80_000)).encode()
    yield "same-keys", REFUSED, lambda: b"rules: {}\n" * 90_000
    yield "suppressions", EITHER, lambda: b"suppress:\n" + b"  - rule: x\n" * 70_000
    yield "unknown-rules", REFUSED, lambda: b"rules:\n" + b"".join(
        b"  missing-labex%d: off\n" % n for n in range(40_000))
    yield "too-large", REFUSED, lambda: b"# " + b"x" * 1_200_000
    yield "zero-bytes", REFUSED, lambda: b"rules: \0\0"
    yield "utf-16", EITHER, lambda: b"\xff\xfe" + "rules: {}".encode("utf-16-le")
    yield "not-utf-8", EITHER, lambda: b"rules: \xff\xfe"
    yield "extends-itself", REFUSED, lambda: b"extends: [extends-itself.yml, ./extends-itself.yml]"
    yield "pattern", EITHER, lambda: (
        b"overrides:\n  - files: '" + b"*a" * 100_000 + b"'\n    rules: {missing-label: off}\n")


def folder_cases():
    """Folders with a xib or a capture: (name, statuses, function that makes the files by their names).

    A limit of sources is a warning with its place, which changes no status; a description of a capture
    that cannot be used is refused."""
    form = next(form for form in FORMS if form.name == "interface-builder")
    xib = form.document(form.element()).encode()

    def sources(name, text):
        return lambda: {"A.xib": xib, name: text().encode()}

    view = "import UIKit\nclass A: UIView { @IBOutlet var v: UILabel!\n"
    method = "@implementation A\n- (void)f {"
    yield "swift-classes-in-a-chain", READ, sources("A.swift", lambda: "import UIKit\n" + "".join(
        f"class C{n}: C{n + 1} {{}}\n" for n in range(72_000)))
    yield "swift-classes-in-a-circle", READ, sources("A.swift", lambda: "import UIKit\n" + "".join(
        f"class C{n}: C{(n + 1) % 72_000} {{}}\n" for n in range(72_000)))
    yield "swift-else-if", READ, sources("A.swift", lambda: (
        view + "func f() { if a {}" + " else if a {}" * 5_000 + "}}"))
    yield "swift-functions-in-a-chain", READ, sources("A.swift", lambda: (
        view + "func f() { f0(v: v) }}\n" + "".join(
            f"func f{n}(v: UILabel) {{ f{n + 1}(v: v) }}\n" for n in range(20_000))))
    yield "objective-c-classes", READ, sources("A.m", lambda: "".join(
        f"@interface C{n} : C{n + 1}\n@end\n" for n in range(40_000)))
    yield "objective-c-define", READ, sources("A.m", lambda: "#define A \\\n" * 21_000)
    yield "objective-c-macro", READ, sources("A.m", lambda: "#define A " + "a + " * 100_000 + "1\n")
    yield "objective-c-brackets", READ, sources("A.m", lambda: method + "[(^{" * 100_000)
    yield "objective-c-statements", READ, sources("A.m", lambda: (
        method + "UILabel *a = self.v; a.text = @\"x\";\n" * 40_000 + "}\n@end"))

    # Data beside a xib, as deep as anyone can write it.
    levels = b'{"a":' * 100_000
    for name, path, content in (
            ("strings", "de.lproj/A.strings", b"{a=" * 100_000),
            ("string-catalog", "Localizable.xcstrings", levels),
            ("colour", "A.xcassets/a.colorset/Contents.json", levels),
            ("property-list", "Info.plist", b"(" * 100_000),
            ("project", "A.xcodeproj/project.pbxproj", b"{a=" * 100_000),
            ("project-groups", "A.xcodeproj/project.pbxproj", (
                "{ objects = { P = { isa = PBXProject; mainGroup = G0; };\n" + "".join(
                    f"G{n} = {{ isa = PBXGroup; path = a; children = (G{n + 1}); "
                    f'sourceTree = "<group>"; }};\n' for n in range(100_000))
                + "}; rootObject = P; }").encode())):
        yield f"levels-of-{name}", READ, lambda path=path, content=content: {
            "A.xib": xib, "A.swift": b"import UIKit\nclass A: UIView {}\n", path: content}

    tree = ('<hierarchy rotation="0"><node class="android.widget.Button" text="a" clickable="true" '
            'bounds="[0,0][99,99]"/></hierarchy>').encode()
    description = ('{"schemaVersion": 1, "tool": "a11y-capture 0.1.0", "taken": "", "source": "", '
                   '"orientations": {"portrait": {"xml": "portrait.xml"}}}').encode()
    for name, content in (
            ("cut", description[:60]), ("empty", b""), ("bom", b"\xef\xbb\xbf" + description),
            ("utf-16", b"\xff\xfe" + description.decode().encode("utf-16-le")),
            ("utf-16-no-mark", description.decode().encode("utf-16-le")),
            ("1MB", description[:-1] + b" " * (1 << 20) + b"}"),
            ("other-version", description.replace(b": 1,", b": 2,")),
            ("other-folder", description.replace(b"portrait.xml", b"../portrait.xml")),
            ("levels", description[:-1] + b', "x": ' + b"[" * 100_000)):
        yield f"capture-{name}", REFUSED, lambda content=content: {
            "capture.json": content, "portrait.xml": tree}


# Paths that a client of a server names, none of which may stop it.
SERVED_PATHS = ["/", "/dev/zero", "/dev/stdin", "-", "pipe", "/a" * 100_000, "./" * 100_000, "a" * 100_000]


def all_cases():
    """Every case, as (format, name, suffix, statuses, function that makes its bytes)."""
    for form in FORMS:
        for name, statuses, content in xml_cases(form):
            yield form.name, name, form.suffix, statuses, content
    for name, statuses, content in ui_cases():
        yield "ui", name, "xml", statuses, content
    for name, statuses, content in snapshot_cases():
        yield "accessibility-snapshot", name, "json", statuses, content
    for format, node in (("idb", idb), ("wda-json", wda_json), ("maestro", maestro)):
        for name, statuses, content in tree_cases(node):
            yield format, name, "json", statuses, content
    for name, statuses, content in description_cases():
        yield "xctest-description", name, "txt", statuses, content
