import AccessibilityModel
import Auditing
import HierarchyReading
import Testing

/// Finds all stops with the label “Bad”.
private struct BadLabel: ElementRule {
  static let description = RuleDescription(
    id: "bad-label", group: .names, summary: "", rationale: "", remedy: "mend it",
    severity: .error, needs: [.frames])
  static let examples = RuleExamples(passing: [], failing: [])
  static let subjects: ElementKinds = .labelled

  func check(_ subject: AuditedElement, findings: inout Findings) {
    if subject.label == "Bad" { findings.report("\(subject) is bad", at: subject) }
  }
}

/// Finds what is wider in landscape.
private struct Wider: PairRule {
  static let description = RuleDescription(
    id: "wider", group: .rotation, summary: "", rationale: "", remedy: "mend it",
    severity: .warning, needs: [.frames])
  static let examples = RuleExamples(passing: [], failing: [])

  func check(_ pair: OrientationPair, findings: inout PairFindings) {
    for (before, after) in pair.matchedStops where after.subject.frame.width > before.frame.width {
      findings.report("\(after.subject) is wider", at: after.subject, related: [before])
    }
  }
}

/// Finds every screen that there is another of.
private struct Twin: CrossScreenRule {
  static let description = RuleDescription(
    id: "twin", group: .screen, summary: "", rationale: "", remedy: "mend it", severity: .note)
  static let examples = RuleExamples(passing: [], failing: [])

  func makeComparison() -> any ScreenComparison { Comparison() }

  private struct Comparison: ScreenComparison {
    func check(_ context: AuditContext, findings: inout Findings) {
      findings.report("a twin", at: context.subject(0))
    }
  }
}

@Suite struct PairAuditTests {
  private let auditor = Auditor(rules: [BadLabel(), Wider()])

  private func hierarchy(_ text: String) throws -> Hierarchy {
    try HierarchyFormats.read(Array(text.utf8), named: "pair.xml")
  }

  private func layouts(_ portrait: String, _ landscape: String) throws -> [ScreenAudit] {
    auditor.audit(
      try hierarchy(
        """
        <screen>
          <layout orientation="portrait" size="390 844">\(portrait)</layout>
          <layout orientation="landscape" size="844 390">\(landscape)</layout>
        </screen>
        """))
  }

  private func messages(_ audit: ScreenAudit) -> [String] {
    audit.findings.map(\.message.description)
  }

  @Test func `a finding in both orientations is unchanged in each`() throws {
    let bad = #"<UIButton title="Bad" frame="20 100 44 44"/>"#
    let audits = try layouts(bad, bad)
    #expect(audits.map(messages) == [["UIButton \"Bad\" is bad"], ["UIButton \"Bad\" is bad"]])
    #expect(audits.flatMap { $0.findings.map(\.orientations) } == [[], []])
  }

  @Test func `a finding of one orientation says so`() throws {
    let audits = try layouts(
      #"<UIButton identifier="a" title="Good" frame="20 100 44 44"/>"#,
      #"<UIButton identifier="a" title="Bad" frame="20 100 44 44"/>"#)
    #expect(audits.map(messages) == [[], ["UIButton \"a\" is bad, in landscape only"]])
  }

  @Test func `a comparison is reported once, in landscape, with both orientations`() throws {
    for texts in [("390 844", "844 390"), ("844 390", "390 844")] {
      let isTurned = texts.0 == "844 390"
      let views = ["44", "90"].map { #"<UIButton title="A" frame="20 100 \#($0) 44"/>"# }
      let text = """
        <screen>
          <layout size="\(texts.0)">\(views[isTurned ? 1 : 0])</layout>
          <layout size="\(texts.1)">\(views[isTurned ? 0 : 1])</layout>
        </screen>
        """
      let audits = auditor.audit(try hierarchy(text))
      let landscape = audits[isTurned ? 0 : 1]
      #expect(audits[isTurned ? 1 : 0].findings.isEmpty)
      #expect(landscape.screen.orientation == .landscape)
      #expect(messages(landscape) == ["UIButton \"A\" is wider"])
      #expect(landscape.findings.map(\.orientations) == [[.portrait, .landscape]])
      // Related elements are of the same screen, or left out.
      #expect(landscape.findings.map(\.related) == [[]])
    }
  }

  @Test func `a computed finding needs review and states why`() throws {
    let audits = auditor.audit(
      try hierarchy(
        """
        <screen size="300 600">
          <UIButton title="Bad" frame="20 100 44 44" autoresizing="flexibleWidth"/>
        </screen>
        """))
    #expect(audits.map(\.screen.isComputed) == [false, true])
    // A finding in both is reported once, with the given frames.
    #expect(
      audits.map(messages) == [
        ["UIButton \"Bad\" is bad"],
        ["UIButton \"Bad\" may be wider, as computed from the autoresizing masks"],
      ])
    #expect(audits[1].findings.map(\.outcome) == [.review])
  }

  @Test func `one orientation that nothing can be computed from says why`() throws {
    let audits = auditor.audit(
      try hierarchy(#"<screen size="300 600"><UIButton title="A" frame="0 0 9 9"/></screen>"#))
    #expect(
      audits.map { $0.skippedRules.map(\.reason) } == [
        [
          "found one orientation, and the other cannot be computed: "
            + "no view has an autoresizing mask"
        ]
      ])
  }

  @Test func `a capture that has not settled is not judged by its frames`() throws {
    let window = #"""
      <UIWindow frame="0 0 390 844"><UIButton title="Bad" frame="20 100 44 44"/></UIWindow>
      """#
    let audits = try layouts(window, window)
    #expect(messages(audits[0]) == ["UIButton \"Bad\" is bad"])
    #expect(messages(audits[1]) == [])
    let reason = "capture not settled: UIWindow is still 390 by 844"
    #expect(audits[0].skippedRules.map(\.reason) == [reason])
    #expect(audits[1].skippedRules.map(\.reason) == [reason, reason])
    #expect(audits[1].rulesRun.isEmpty)
  }

  @Test func `a lone capture in landscape is checked too`() throws {
    let text = """
      <screen size="844 390">
        <UIWindow frame="0 0 390 844"><UIButton title="Bad" frame="20 100 44 44"/></UIWindow>
      </screen>
      """
    let audit = auditor.audit(try hierarchy(text).screens[0])
    #expect(audit.findings.isEmpty)
    #expect(
      audit.skippedRules.map(\.reason) == [
        "capture not settled: UIWindow is still 390 by 844",
        "found one orientation; add the other with --rotated",
      ])
  }

  @Test func `two captures of one orientation are not compared`() throws {
    let screen = try hierarchy(
      #"<screen size="390 844"><UIButton title="A" frame="0 0 9 9"/></screen>"#
    ).screens[0]
    let audits = auditor.audit(screen, rotated: screen)
    #expect(
      audits.map { $0.skippedRules.map(\.reason) }
        == [["capture not settled: both captures are portrait"]] + [
          ["capture not settled: both captures are portrait"]
        ])
  }

  @Test func `a screen is not compared with what was computed from it`() throws {
    let auditor = Auditor(rules: [Twin()])
    let views = #"<UIButton title="A" frame="20 100 44 44" autoresizing="flexibleWidth"/>"#
    var audits = auditor.audit(try hierarchy(#"<screen size="300 600">\#(views)</screen>"#))
    auditor.compare(&audits)
    #expect(audits.map(messages) == [[], []])
    var two = auditor.audit(
      try hierarchy(
        "<app>" + (0..<2).map { _ in #"<screen size="300 600">\#(views)</screen>"# }.joined()
          + "</app>"))
    auditor.compare(&two)
    #expect(two.map(messages) == [["a twin"], [], ["a twin"], []])
  }
}
