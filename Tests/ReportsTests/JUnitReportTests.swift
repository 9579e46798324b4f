import Auditing
import Reports
import Testing

@Suite struct JUnitReportTests {
  private func counts(_ report: AuditReport) throws -> Substring? {
    JUnitReport().text(of: report)
      .split(separator: "\n").dropFirst().first
  }

  @Test func `findings that fail the run fail here`() throws {
    #expect(
      try counts(SampleReport.whole().failing(at: .note)) == """
        <testsuites name="a11y-audit" tests="19" failures="4" errors="1" time="0">
        """)
    #expect(
      try counts(SampleReport.whole().failing(at: .warning, reviewsFail: true)) == """
        <testsuites name="a11y-audit" tests="19" failures="4" errors="1" time="0">
        """)
    #expect(
      try counts(SampleReport.whole()) == """
        <testsuites name="a11y-audit" tests="19" failures="3" errors="1" time="0">
        """)
  }

  @Test func `no two cases share class and name`() throws {
    var report = try SampleReport.whole()
    report.screens.append(report.screens[0])
    report.screens[0].findings.append(report.screens[0].findings[0])
    let text = JUnitReport().text(of: report)
    let names = text.split(separator: "\n").filter { $0.contains("<testcase ") }
      .map { $0.split(separator: " time=")[0] }
    #expect(names.count == 24)
    #expect(Set(names).count == names.count)
  }

  /// A case and its result: `passed`, or why it is skipped.
  private func cases(_ text: String) throws -> [String] {
    let report = try SampleReport.report([("a.xml", text)])
    return JUnitReport().text(of: report)
      .matches(of: #/<testcase name="([^"]*)" [^>]*?(?:/>|>\s*<(\w+) message="([^"]*)")/#)
      .map { "\($0.1): \($0.3 ?? "passed")" }
  }

  @Test func `a rule passes only if it has checked something`() throws {
    let missing = "nothing to check: the screen has no element that the rule is about"
    #expect(
      try cases("<screen><UILabel text=\"Hi\" frame=\"0 0 60 60\"/></screen>") == [
        "named: \(missing)", "target-size-small: \(missing)", "target-size-smaller: \(missing)",
        "hinted: passed",
      ])
    let silent = "nothing to check: the screen has no VoiceOver stops"
    #expect(
      try cases("<screen><UIView frame=\"0 0 60 60\"/></screen>") == [
        "named: \(silent)", "target-size-small: \(silent)", "target-size-smaller: \(silent)",
        "hinted: \(silent)",
      ])
  }
}
