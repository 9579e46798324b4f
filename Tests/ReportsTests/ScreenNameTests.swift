import Auditing
import Reports
import Testing

/// Screens of one file with equal titles have the same names in all forms.
@Suite struct ScreenNameTests {
  private static let app = """
    <app name="Shop">
      <screen title="Cart"><UIButton frame="0 0 60 60"/></screen>
      <screen title="Cart"><UIButton identifier="pay" frame="0 0 60 60"/></screen>
      <screen title="Cart" identifier="saved"><UIButton frame="0 0 60 60"/></screen>
      <screen title="Pay"><UIButton frame="0 0 60 60"/></screen>
      <screen><UIButton frame="0 0 60 60"/></screen>
    </app>
    """

  private static let headings = [
    "shop.xml: Cart, UIButton 1, portrait", "shop.xml: Cart, UIButton 2, portrait",
    "shop.xml: Cart, saved, portrait", "shop.xml: Pay, portrait", "shop.xml: portrait",
  ]

  @Test func `the text report has a heading for each`() throws {
    let report = try SampleReport.report([("shop.xml", Self.app)])
    let lines = TextReport().text(of: report).split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("shop.xml: ") } == Self.headings.map { "\($0) (1 error)" })
  }

  @Test func `a suite of JUnit has the heading of its screen, or its file alone`() throws {
    let report = try SampleReport.report([("shop.xml", Self.app), ("cart.xml", SampleReport.cart)])
    let suites = JUnitReport().text(of: report).matches(of: #/<testsuite name="([^"]*)"/#)
    #expect(suites.map { String($0.1) } == Self.headings + ["cart.xml"])
  }

  @Test func `the widget of GitLab has a key for each`() throws {
    let report = try SampleReport.report([("shop.xml", Self.app)])
    let text = GitLabAccessibilityReport().text(of: report)
    #expect(Self.headings.allSatisfy { text.contains("\"\($0)\": [") })
  }

  @Test func `the page has the titles, and the name of the file where there is none`() throws {
    let report = try SampleReport.report([("shop.xml", Self.app)])
    let titles = HTMLReport().text(of: report).matches(of: #/<h2 id="[^"]*-t">([^<]*) <small>/#)
    #expect(
      titles.map { String($0.1) } == [
        "Cart, UIButton 1", "Cart, UIButton 2", "Cart, saved", "Pay", "shop.xml",
      ])
  }
}
