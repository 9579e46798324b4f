import Auditing
import Reports
import Testing

@Suite struct GitHubReportTests {
  @Test func `no more annotations than GitHub shows, and their number is said`() throws {
    var report = try SampleReport.report([("cart.xml", SampleReport.cart)])
    let screen = report.screens[0]
    report.screens[0].findings = (0..<40).map { number in
      var finding = screen.findings[number % 2 == 0 ? 3 : 0]
      finding.fingerprint = .sample(number)
      return finding
    }
    let text = GitHubReport().text(of: report)
    let lines = text.split(separator: "\n").prefix { !$0.hasPrefix("::stop-commands::") }
    #expect(lines.count { $0.hasPrefix("::error ") } == 10)
    #expect(lines.count { $0.hasPrefix("::notice ") } == 10)
    #expect(lines.count == 20)
    #expect(
      lines.last == """
        ::notice title=a11y-audit::20 errors, 0 warnings, 20 notes. \
        19 of 40 are shown as annotations.%0AChecked 1 screen (3 elements, 2 stops) with 4 rules.
        """)
  }
}
