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
        <testsuites name="a11y-audit" tests="18" failures="4" errors="1" time="0">
        """)
    #expect(
      try counts(SampleReport.whole().failing(at: .warning, reviewsFail: true)) == """
        <testsuites name="a11y-audit" tests="18" failures="4" errors="1" time="0">
        """)
    #expect(
      try counts(SampleReport.whole()) == """
        <testsuites name="a11y-audit" tests="18" failures="3" errors="1" time="0">
        """)
  }

  @Test func `no two cases share class and name`() throws {
    var report = try SampleReport.whole()
    report.screens.append(report.screens[0])
    report.screens[0].findings.append(report.screens[0].findings[0])
    let text = JUnitReport().text(of: report)
    let names = text.split(separator: "\n").filter { $0.contains("<testcase ") }
      .map { $0.split(separator: " time=")[0] }
    #expect(names.count == 23)
    #expect(Set(names).count == names.count)
  }
}
