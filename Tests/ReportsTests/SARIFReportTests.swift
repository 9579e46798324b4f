import Auditing
import Reports
import SourceText
import Testing

@Suite struct SARIFReportTests {
  /// A report with a number of findings, errors and notes in turn.
  private func report(findings: Int) throws -> AuditReport {
    var report = try SampleReport.report([("cart.xml", SampleReport.cart)])
    let screen = report.screens[0]
    report.screens[0].findings = (0..<findings).map { screen.findings[$0 % 2 == 0 ? 3 : 0] }
    return report
  }

  @Test func `results over GitHub's limit are left out, least severe first, with a note`() throws {
    let sarif = try JSONDocument(SARIFReport().bytes(of: try report(findings: 30_000))).root
    let run = try #require(sarif["runs"]?.array?.first)
    let results = try #require(run["results"]?.array)
    #expect(results.count == 25_000)
    #expect(results.count { $0["level"]?.string == "error" } == 15_000)
    #expect(run["properties"]?["leftOut"]?.integer == 5_000)
    let remarks = run["invocations"]?.array?.first?["toolConfigurationNotifications"]?.array
    #expect(
      remarks?.last?["message"]?["text"]?.string
        == "5000 findings are left out, the least severe: GitHub accepts 25000 results in a run. "
        + "The JSON report has all.")
  }

  @Test func `findings that share a fingerprint in a file are distinguished`() throws {
    let sarif = try JSONDocument(SARIFReport().bytes(of: try report(findings: 6))).root
    let results = try #require(sarif["runs"]?.array?.first?["results"]?.array)
    let prints = results.compactMap {
      $0["partialFingerprints"]?["primaryLocationLineHash"]?.string
    }
    #expect(prints.count == 6)
    #expect(Set(prints).count == 6)
  }

  @Test func `a criterion is in both taxonomies if both have it`() throws {
    let sarif = try JSONDocument(SARIFReport().bytes(of: try SampleReport.whole())).root
    let run = try #require(sarif["runs"]?.array?.first)
    let taxa = run["taxonomies"]?.array?.compactMap { $0["taxa"]?.array?.first?["id"]?.string }
    #expect(taxa == ["4.1.2", "11.4.1.2"])
  }
}
