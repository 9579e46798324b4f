"""Prints a screen whose labels try to be something else."""

from xml.sax.saxutils import quoteattr

LABELS = [
    "a]]>b",
    "</script><script>document.title = 'broken'</script>",
    "--></style><img src=x onerror=\"document.title = 'broken'\">",
    "\" onmouseover=\"x' style='y",
    "x\n::set-output name=a::b\n::error::c",
    "a\u202ecba\u202c\u2066d\u2069",
    "[here](https://example.com) ![x](y) @everyone $x$ |z| `c`",
    "%0A::error::x",
    "long " * 20_000,
    "a" + "\u0301" * 20_000,
    "مرحبا",
    "",
]

print('<screen title="&lt;/title&gt;&lt;script&gt;" size="390 844">')
for number, label in enumerate(LABELS):
    text = quoteattr(label, {"\n": "&#10;"})
    y = 60 * number
    print(f'  <UIButton identifier={text} label={text} frame="10 {y} 30 30"/>')
    print(f'  <UILabel text={text} language="ar" frame="60 {y} 300 30"/>')
print("</screen>")
