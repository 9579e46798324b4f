extension YAMLCase {
  static let blocks = [
    YAMLCase("nothing", "", "nothing"),
    YAMLCase("a comment", "# a\n\n  # b", "nothing"),
    YAMLCase("a byte order mark", "\u{FEFF}a: b", "{a: b}"),
    YAMLCase("a start and an end", "---\na: b\n...\n", "{a: b}"),
    YAMLCase("a mapping", "a: b\nc: d\n", "{a: b, c: d}"),
    YAMLCase(
      "mappings in one another", "a:\n  b:\n    c: d\n  e: f\ng: h", "{a: {b: {c: d}, e: f}, g: h}"),
    YAMLCase("a key without a value", "a:\nb: c\nd:", "{a: , b: c, d: }"),
    YAMLCase("lines that end as on Windows", "a: b\r\nc:\r\n  - d\r\n", "{a: b, c: [d]}"),
    YAMLCase("a list", "- a\n- b\n", "[a, b]"),
    YAMLCase("a list right below its key", "a:\n- b\n- c\nd: e", "{a: [b, c], d: e}"),
    YAMLCase("lists in a list", "- - a\n  - b\n- - c", "[[a, b], [c]]"),
    YAMLCase("mappings in a list", "- a: b\n  c: d\n-\n  e: f\n-", "[{a: b, c: d}, {e: f}, ]"),
    YAMLCase("comments", "a: b # c\n# d\ne: f#g\n  # h\ni: 'j' # k", "{a: b, e: f#g, i: \"j\"}"),
    YAMLCase("keys in quotes", "\"a b\": c\n'd:': e", "{a b: c, d:: e}"),
    YAMLCase("a key with a question mark", "? a\n: b", "{a: b}"),
    YAMLCase("a scalar alone", "a\n", "a"),
  ]

  static let flow = [
    YAMLCase("lists", "a: [b, \"c\", [d], ]\n", "{a: [b, \"c\", [d]]}"),
    YAMLCase("mappings", "a: {b: c, d: {e: f}, g, h: }", "{a: {b: c, d: {e: f}, g: , h: }}"),
    YAMLCase("nothing in brackets", "a: []\nb: {}\nc: [ ]", "{a: [], b: {}, c: []}"),
    YAMLCase("lines", "a: [\n  b, # c\n  d\n]\ne: f", "{a: [b, d], e: f}"),
    YAMLCase("a pair in a list", "[a: b, c]", "[{a: b}, c]"),
    YAMLCase("quotes with commas", "{a: \"b, c\", \"d\":e}", "{a: \"b, c\", d: e}"),
    YAMLCase("addresses", "[http://a.b/c, x:y]", "[http://a.b/c, x:y]"),
  ]

  static let scalars = [
    YAMLCase("plain", "a: b c:d - e, [f] {g} !h & *i", "{a: b c:d - e, [f] {g} !h & *i}"),
    YAMLCase("plain on several lines", "a: b\n  c\n\n  d\ne: f", "{a: b c\nd, e: f}"),
    YAMLCase("plain below its key", "a:\n  b\n  c", "{a: b c}"),
    YAMLCase(
      "a minus", "a: -1\nb: -c\nd: - e",
      "3:4: block sequence entries are not allowed in this context"),
    YAMLCase("single quotes", "a: 'b''c \\n \"'", #"{a: "b\'c \\n \""}"#),
    YAMLCase("double quotes", #"a: "b\"\\\/\t\n\x41\u00e9\U0001F600""#, #"{a: "b\"\\/\t\nAé😀"}"#),
    YAMLCase("quotes on several lines", "a: \"b \n  c\n\n  d\\\n  e\"", #"{a: "b c\nde"}"#),
    YAMLCase("literal", "a: |\n  b\n   c\n\n  d\ne: f", #"{a: "b\n c\n\nd\n", e: f}"#),
    YAMLCase("literal without its last line break", "a: |-\n  b\n\n", #"{a: "b"}"#),
    YAMLCase("literal with all its line breaks", "a: |+\n  b\n\n", #"{a: "b\n\n"}"#),
    YAMLCase("literal with an indent of its own", "a: |2\n   b\n", #"{a: " b\n"}"#),
    YAMLCase("folded", "a: >\n  b\n  c\n\n  d\n    e\n  f\n", #"{a: "b c\nd\n  e\nf\n"}"#),
  ]

  static let refused = [
    YAMLCase("an anchor", "a: &b c", "1:4: found an anchor; expected the value itself"),
    YAMLCase("an alias", "a: [b, *c]", "1:8: found an alias; expected the value itself"),
    YAMLCase("a tag", "a: !!str b", "1:4: found a tag; expected the value alone"),
    YAMLCase("a directive", "%YAML 1.2\n---\na: b", "1:1: found a directive; expected a mapping"),
    YAMLCase("a second document", "a: b\n---\nc: d", "2:1: found a second document; expected one"),
    YAMLCase(
      "a key of several parts", "[a]: b", "1:1: found a key of several parts; expected a word"),
    YAMLCase("a tab as indent", "a:\n\tb: c", "2:1: found character that cannot start any token"),
    YAMLCase("a control character", "a: \u{1}", "1:4: control characters are not allowed"),
    YAMLCase(
      "a control character below", "é: b\nc: \u{1}", "2:4: control characters are not allowed"),
    YAMLCase("a reserved sign", "a: @b", "1:4: found character that cannot start any token"),
    YAMLCase("a list that does not end", "a: [b", "2:1: did not find expected ',' or ']'"),
    YAMLCase("a mapping that does not end", "a: {b: c\n", "2:1: did not find expected ',' or '}'"),
    YAMLCase("quotes that do not end", "a: \"b", "1:6: found unexpected end of stream"),
    YAMLCase("an unknown escape", #"a: "\q""#, "1:5: found unknown escape character"),
    YAMLCase("a key in a value", "a: b: c", "1:5: mapping values are not allowed in this context"),
    YAMLCase(
      "a key in the lines of a value", "a: b\n  c: d",
      "2:4: mapping values are not allowed in this context"),
    YAMLCase("a line without a colon", "a: b\nc\n", "3:1: could not find expected ':'"),
    YAMLCase("a key that is indented", "a: \"b\"\n  c: d", "2:3: did not find expected key"),
    YAMLCase(
      "a list that turns into a mapping", "- a\nb: c", "2:1: did not find expected '-' indicator"),
    YAMLCase(
      "a key twice", "a: {b: 1, c: 2, b: 3}", "1:4: found the key \"b\" twice; expected it once"),
  ]
}
