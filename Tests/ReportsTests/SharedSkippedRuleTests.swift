import Auditing
import Reports
import SourceText
import Testing

/// A rule skipped on all screens is listed once: for a file of 60,000 small screens the full list
/// took 780 MB.
@Suite struct SharedSkippedRuleTests {
  private static let one = SkippedRule(rule: NamedRule.description, reason: "one")
  private static let two = SkippedRule(rule: SmallRule.description, reason: "two")
  private static let other = SkippedRule(rule: SmallRule.description, reason: "other")
  private static let three = SkippedRule(rule: HintRule.description, reason: "three")

  struct Case: CustomTestStringConvertible {
    var name: String
    var skipped: [[SkippedRule]]
    /// By rule and reason.
    var shared: [String]
    var rest: [[String]]

    var testDescription: String { name }
  }

  static let all = [
    Case(name: "no screen", skipped: [], shared: [], rest: []),
    Case(
      name: "one screen has its own", skipped: [[one, two]], shared: [],
      rest: [["named: one", "target-size-small: two"]]),
    Case(
      name: "several share all", skipped: [[one, two], [one, two], [one, two]],
      shared: ["named: one", "target-size-small: two"], rest: [[], [], []]),
    Case(
      name: "the same rule for another reason is not shared",
      skipped: [[one, two, three], [one, other], [one, two, three]], shared: ["named: one"],
      rest: [
        ["target-size-small: two", "hinted: three"], ["target-size-small: other"],
        ["target-size-small: two", "hinted: three"],
      ]),
    Case(
      name: "one screen skips none", skipped: [[one], [], [one]], shared: [],
      rest: [["named: one"], [], ["named: one"]]),
  ]

  private static func report(_ skipped: [[SkippedRule]]) throws -> AuditReport {
    var report = try SampleReport.report(
      skipped.indices.map { ("\($0).xml", "<screen><UIButton title=\"A\"/></screen>") })
    for index in skipped.indices {
      report.screens[index].skippedRules = skipped[index]
      report.screens[index].rulesRun = []
    }
    return report
  }

  private static func words(_ value: JSONValue?) -> [String] {
    (value?.array ?? []).map { "\($0["rule"]?.string ?? ""): \($0["reason"]?.string ?? "")" }
  }

  @Test(arguments: all)
  func `JSON says at the top what all screens share`(_ skips: Case) throws {
    let report = try Self.report(skips.skipped)
    let root = try JSONDocument(JSONReport(ReportContext()).bytes(of: report)).root
    #expect(Self.words(root["notRun"]) == skips.shared)
    #expect((root["screens"]?.array ?? []).map { Self.words($0["notRun"]) } == skips.rest)
  }

  @Test(arguments: all)
  func `JUnit has a suite for what all screens share`(_ skips: Case) throws {
    let report = try Self.report(skips.skipped)
    let text = String(decoding: JUnitReport(ReportContext()).bytes(of: report), as: UTF8.self)
    let suites = text.split(separator: "<testsuite ").dropFirst().map { suite in
      suite.matches(
        of: #/<testcase name="([^"]*)" [^>]*>\s*<skipped message="(one|two|other|three)"/#
      )
      .map { "\($0.1): \($0.2)" }
    }
    #expect(suites == skips.rest + (skips.shared.isEmpty ? [] : [skips.shared]))
  }
}
