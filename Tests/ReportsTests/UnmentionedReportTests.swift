import Auditing
import Reports
import Testing

/// Of findings with one cause on several screens, the one that is counted is on a screen that something refers to.
@Suite struct UnmentionedReportTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    /// Whether each of the three screens is referred to.
    let isMentioned: [Bool]
    /// The file of the finding that is counted for all three.
    let counted: String
    let order: [String]

    var testDescription: String { name }

    static let all = [
      Case(
        name: "the first screen is referred to", isMentioned: [true, false, true], counted: "a.xml",
        order: ["a.xml", "c.xml", "b.xml"]),
      Case(
        name: "only the last is referred to", isMentioned: [false, false, true], counted: "c.xml",
        order: ["c.xml", "a.xml", "b.xml"]),
      Case(
        name: "two are referred to", isMentioned: [false, true, true], counted: "b.xml",
        order: ["b.xml", "c.xml", "a.xml"]),
      Case(
        name: "none is referred to", isMentioned: [false, false, false], counted: "a.xml",
        order: ["a.xml", "b.xml", "c.xml"]),
    ]
  }

  private func screen(_ title: String) -> String {
    """
    <screen title="\(title)" size="390 844">
      <UIButton identifier="buy" frame="10 100 60 60"/>
    </screen>
    """
  }

  @Test(arguments: Case.all)
  func `the finding of a screen that users see is counted`(_ test: Case) throws {
    var report = try SampleReport.report(
      ["a", "b", "c"].map { ("\($0).xml", screen("Screen \($0)")) })
    let first = report.screens[0].findings[0].fingerprint
    for index in report.screens.indices {
      #expect(report.screens[index].findings.count == 1)
      if index > 0 { report.screens[index].findings[0].partOf = first }
      if !test.isMentioned[index] { report.screens[index].unmentioned = "nothing leads to it" }
    }
    report.moveUnmentionedToEnd()
    #expect(report.screens.map(\.source) == test.order)
    let counted = report.screens.filter { $0.findings[0].partOf == nil }
    #expect(counted.map(\.source) == [test.counted])
    let parts = report.screens.compactMap(\.findings[0].partOf)
    #expect(parts == [counted[0].findings[0].fingerprint, counted[0].findings[0].fingerprint])
  }

  @Test func `a part with another cause on its own screen stays`() throws {
    var report = try SampleReport.report([("cart.xml", SampleReport.cart)])
    let first = report.screens[0].findings[0].fingerprint
    report.screens[0].findings[1].partOf = first
    report.screens[0].unmentioned = "nothing leads to it"
    let before = report.screens[0].findings.map(\.partOf)
    report.moveUnmentionedToEnd()
    #expect(report.screens[0].findings.map(\.partOf) == before)
  }
}
