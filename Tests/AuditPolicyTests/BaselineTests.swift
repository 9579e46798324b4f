import AccessibilityModel
import AuditPolicy
import Auditing
import Testing

@Suite struct BaselineTests {
  private let rules: Set<String> = ["missing-label", "target-size-platform", "generic-label"]
  private let cart = """
    <screen title="Cart" size="390 844">
      <UIView identifier="bar" frame="0 0 390 100">
        <UIButton image="bin" frame="10 50 30 30"/>
        <UIButton frame="60 50 50 50"/>
      </UIView>
      <UIButton title="More" frame="10 200 60 60"/>
    </screen>
    """

  private func screens(_ text: String, file: String = "a.xml") throws -> [JudgedScreen] {
    try Audited(text, named: file, only: rules).judged
  }

  private func baseline(of text: String) throws -> Baseline {
    var baseline = Baseline()
    baseline.add(try screens(text), file: "a.xml")
    return baseline
  }

  /// The open findings, and the stale entries, of a document with the baseline of another.
  private func outcome(of text: String, after old: String) throws -> (
    open: [String], stale: [String]
  ) {
    let baseline = try baseline(of: old)
    var matcher = BaselineMatcher(baseline, name: "known.jsonl", knownRules: rules)
    var open: [String] = []
    for var screen in try screens(text) {
      matcher.apply(to: &screen, file: "a.xml")
      let elements = screen.audit.screen.elements
      open += screen.audit.findings.filter { $0.status == .open }.map {
        "\(elements[$0.element].line): \($0.rule.id)"
      }
    }
    return (open, matcher.staleEntries { _ in true }.map(\.description))
  }

  @Test func `a baseline is sorted, an entry a line, without message, line and frame`() throws {
    let baseline = try baseline(of: cart)
    #expect(
      String(decoding: baseline.bytes, as: UTF8.self) == """
        {"file": "a.xml", "rule": "generic-label", \
        "element": "label/UIButton/more", "count": 1}
        {"file": "a.xml", "rule": "missing-label", \
        "element": "id/UIView/bar/class/UIButton", "count": 1}
        {"file": "a.xml", "rule": "missing-label", \
        "element": "image/UIButton/bin", "count": 1}
        {"file": "a.xml", "rule": "target-size-platform", \
        "element": "image/UIButton/bin", "count": 1}

        """)
    let read = try Baseline(reading: baseline.bytes, named: "known.jsonl")
    #expect(read.counts == baseline.counts)
    #expect(read.bytes == baseline.bytes)
  }

  @Test func `it survives another order, other frames, new lines and punctuation`() throws {
    let changed = """
      <screen
          title="Cart"
          size="390 844">

        <UIButton title="More…" frame="20 300 70 60"/>
        <UIStackView frame="0 0 390 200">
          <UIButton image="bin" frame="15 50 31 31"/>
          <UIView identifier="bar" frame="0 0 390 100">
            <UIStackView><UIButton frame="65 55 50 50"/></UIStackView>
          </UIView>
        </UIStackView>
      </screen>
      """
    let outcome = try outcome(of: changed, after: cart)
    #expect(outcome.open == [])
    #expect(outcome.stale == [])
  }

  @Test func `a finding at another element is new, and so is one more of the same`() throws {
    let more = cart.replacing(
      "</screen>", with: "<UIButton image=\"cup\" frame=\"10 300 60 60\"/></screen>")
    #expect(try outcome(of: more, after: cart).open == ["7: missing-label"])
    let twice = cart.replacing(
      "</screen>", with: "<UIButton image=\"bin\" frame=\"10 300 60 60\"/></screen>")
    #expect(try outcome(of: twice, after: cart).open == ["7: missing-label"])
  }

  @Test func `a fixed finding is stale, and matches nothing else`() throws {
    let fixed = cart.replacing("image=\"bin\"", with: "image=\"bin\" label=\"Remove\"")
      .replacing("title=\"More\"", with: "title=\"Here\"")
    let outcome = try outcome(of: fixed, after: cart)
    #expect(outcome.open == ["3: target-size-platform", "6: generic-label"])
    #expect(
      outcome.stale == [
        "known.jsonl:1:1: warning: generic-label at label/UIButton/more in a.xml no longer "
          + "occurs; remove it with --prune",
        "known.jsonl:1:1: warning: missing-label at image/UIButton/bin in a.xml no longer "
          + "occurs; remove it with --prune",
        "known.jsonl:1:1: warning: target-size-platform at image/UIButton/bin in a.xml no "
          + "longer occurs; remove it with --prune",
      ])
  }

  @Test func `pruning takes out what is stale and nothing that was not looked at`() throws {
    let lines = """
      {"file": "a.xml", "rule": "missing-label", \
      "element": "image/UIButton/bin", "count": 3}
      {"file": "a.xml", "rule": "missing-label", "element": "gone", "count": 1}
      {"file": "a.xml", "rule": "no-such-rule", "element": "gone", "count": 1}
      {"file": "a.xml", "rule": "role-missing", "element": "x", "count": 1}
      {"file": "b.xml", "screen": "B", "rule": "missing-label", "element": "x", "count": 1}
      {"file": "gone.xml", "rule": "missing-label", "element": "x", "count": 1}

      """
    let baseline = try Baseline(reading: Array(lines.utf8), named: "known.jsonl")
    var matcher = BaselineMatcher(
      baseline, name: "known.jsonl", knownRules: rules.union(["role-missing"]))
    var screen = try screens(cart)[0]
    matcher.apply(to: &screen, file: "a.xml")
    let exists: (String) -> Bool = { $0 != "gone.xml" }
    #expect(
      matcher.staleEntries(exists: exists).map(\.description) == [
        "known.jsonl:2:1: warning: missing-label at gone in a.xml no longer occurs; remove it with "
          + "--prune",
        "known.jsonl:1:1: warning: missing-label at image/UIButton/bin in a.xml occurs once, not 3 "
          + "times; correct the count with --prune",
        "known.jsonl:3:1: warning: no-such-rule at gone in a.xml no longer occurs; remove it with "
          + "--prune",
        "known.jsonl:6:1: warning: missing-label at x in gone.xml no longer occurs; remove it with "
          + "--prune",
      ])
    #expect(
      String(decoding: matcher.pruned(exists: exists).bytes, as: UTF8.self) == """
        {"file": "a.xml", "rule": "missing-label", \
        "element": "image/UIButton/bin", "count": 1}
        {"file": "a.xml", "rule": "role-missing", "element": "x", "count": 1}
        {"file": "b.xml", "screen": "B", "rule": "missing-label", "element": "x", "count": 1}

        """)
  }

  @Test(arguments: [
    ("{\"file\": \"a\"}", "b.jsonl:2:1: error: found no \"rule\"; expected a text"),
    ("{\"fil\": \"a\"}", "b.jsonl:2:9: error: found the member \"fil\"; did you mean \"file\"?"),
    ("[]", "b.jsonl:2:1: error: found an array; expected an object"),
    ("{\"file\": \"a", "b.jsonl:2:10: error: a string has no end; expected its closing quote"),
    (
      "{\"file\": \"a\", \"rule\": \"r\", \"element\": \"e\", \"count\": 0}",
      "b.jsonl:2:53: error: found another \"count\"; expected a whole number from 1"
    ),
    (
      "{\"file\": x}",
      "b.jsonl:2:10: error: found 'x'; expected a value"
    ),
    (
      "<<<<<<< HEAD", "b.jsonl:2:1: error: found '<'; expected a value"
    ),
    (
      "{\"file\": \"a\", \"file\": \"b\"}",
      "b.jsonl:2:15: error: found a key twice; expected it once"
    ),
  ])
  func `a line that is not an entry is reported`(_ line: String, _ words: String) {
    let error = #expect(throws: PolicyError.self) {
      try Baseline(reading: Array(("\n" + line).utf8), named: "b.jsonl")
    }
    #expect(error?.description == words)
  }

  @Test func `texts of any kind come back as they went`() throws {
    let text = "a\"b\\c\n\t\u{1}é😀/\u{7F}"
    var baseline = Baseline()
    let key = Baseline.Key(file: text, screen: text, rule: text, element: text)
    baseline.add(key)
    #expect(try Baseline(reading: baseline.bytes, named: "b").counts == [key: 1])
  }
}
