import AccessibilityModel
import Auditing
import HierarchyReading
import Testing

/// A screen of 390 by 844 points, and what its element with the identifier "x" is on it.
struct SurfaceCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let views: String
  var backdrop: Reason?
  var isTab = false
  var isChoice = false

  private static let page: Reason =
    "it covers half of the screen, so its gesture is that of the page"
  private static let scrim: Reason =
    "it covers half of the screen, as what dims the page below a sheet does"
  private static let rest: Reason =
    "it is the part of the page beside an open drawer or sheet"

  static let all = [
    SurfaceCase(
      testDescription: "a card",
      views: #"<CardView identifier="x" frame="20 100 350 120"/>"#),
    SurfaceCase(
      testDescription: "a page with content",
      views: """
        <PageView identifier="x" frame="0 0 390 844"><UILabel text="a" frame="0 0 9 9"/></PageView>
        """,
      backdrop: page),
    SurfaceCase(
      testDescription: "half of the screen without content",
      views: #"<UIView frame="0 0 390 844"><UIView identifier="x" frame="0 0 390 422"/></UIView>"#,
      backdrop: scrim),
    SurfaceCase(
      testDescription: "a view that is all of the screen",
      views: #"<UIView identifier="x" frame="0 0 390 844"/>"#),
    SurfaceCase(
      testDescription: "a view without a frame", views: #"<UIView identifier="x"/>"#),
    SurfaceCase(
      testDescription: "what a drawer leaves of the page",
      views: """
        <UIView frame="0 0 390 844"><DrawerView frame="0 0 300 844"/>\
        <UIView identifier="x" frame="300 0 90 844"/></UIView>
        """,
      backdrop: rest),
    SurfaceCase(
      testDescription: "a column without anything beside it",
      views: """
        <UIView frame="0 0 390 844"><UIView identifier="x" frame="300 0 90 844"/></UIView>
        """),
    SurfaceCase(
      testDescription: "an item of a tab bar",
      views: """
        <UITabBar frame="0 761 390 83"><UITabBarItem identifier="x" title="Mail"/></UITabBar>
        """,
      isTab: true),
    SurfaceCase(
      testDescription: "a button with the trait of a tab",
      views: #"<UIButton identifier="x" title="Mail" traits="button tabBarItem"/>"#, isTab: true),
    SurfaceCase(
      testDescription: "a button beside one that is selected",
      views: """
        <UIView><UIButton identifier="x" title="Day"/>\
        <UIButton title="Week" traits="button selected"/></UIView>
        """,
      isChoice: true),
  ]
}

@Suite struct SurfaceTests {
  @Test(arguments: SurfaceCase.all)
  func `an element has a surface on the screen`(_ test: SurfaceCase) throws {
    let context = try ScreenDocument.context(test.views)
    let surface = context.subject(try #require(context.elementsByIdentifier["x"])).surface
    #expect(surface.backdrop == test.backdrop)
    #expect(surface.isTab == test.isTab)
    #expect(surface.isChoice == test.isChoice)
  }

  @Test func `the root of a file of its own is not a page`() {
    var builder = ScreenBuilder()
    var root = Element(className: "CardView", role: .other)
    root.flags.insert(.customClass)
    root.frame = Rect(x: 0, y: 0, width: 390, height: 844)
    builder.open(root)
    var screen = builder.finish()
    screen.size = Size(width: 390, height: 844)
    #expect(AuditContext(screen).subject(0).surface.fillsScreen)
    screen.canvas = Canvas()
    #expect(!AuditContext(screen).subject(0).surface.fillsScreen)
  }
}
