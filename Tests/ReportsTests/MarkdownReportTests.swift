import Auditing
import Reports
import Testing

@Suite struct MarkdownReportTests {
  @Test func `a summary stays below what GitHub takes, and says what it leaves out`() throws {
    var report = try SampleReport.report([("cart.xml", SampleReport.cart)])
    let finding = report.screens[0].findings[0]
    report.screens[0].findings = (0..<10_000).map { number in
      var finding = finding
      finding.message = "UIButton \(number) has no label"
      return finding
    }
    let text = MarkdownReport().text(of: report)
    let rows = text.split(separator: "\n").count { $0.hasPrefix("| error |") }
    #expect(text.utf8.count <= 1_000_000)
    #expect(rows > 5_000)
    #expect(text.contains("\n\(10_000 - rows) less severe findings are not listed"))
  }
}
