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

/// A document, and whether its element with the name `it` is a tab, and the last one of a bar at the lower end.
struct TabCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let document: String
  let isTab: Bool
  let isLastOfBar: Bool

  init(_ name: String, _ document: String, isTab: Bool, isLastOfBar: Bool = false) {
    (testDescription, self.document) = (name, document)
    (self.isTab, self.isLastOfBar) = (isTab, isLastOfBar)
  }

  static let all = [
    TabCase(
      "an item of a tab bar of iOS",
      FacetCase.screen(
        #"<UITabBar frame="0 761 390 83"><UITabBarItem title="it" frame="0 761 195 49"/></UITabBar>"#
      ),
      isTab: true),
    TabCase(
      "a button in a tab bar of iOS",
      FacetCase.screen(
        #"<UITabBar frame="0 761 390 83"><UIButton title="it" frame="0 761 195 49"/></UITabBar>"#),
      isTab: true),
    TabCase(
      "a button along the lower edge of iOS",
      FacetCase.screen(#"<UIButton title="it" frame="0 761 130 49"/>"#), isTab: false),
    TabCase("the first of three at the lower end of Android", dump(3, it: 0), isTab: true),
    TabCase(
      "the last of three at the lower end of Android", dump(3, it: 2), isTab: true,
      isLastOfBar: true),
    TabCase("the last of three at the upper end of Android", dump(3, it: 2, y: 60), isTab: true),
    TabCase("one of two", dump(2, it: 1), isTab: false),
    TabCase("one of six", dump(6, it: 2), isTab: false),
    TabCase("a card among three", dump(3, it: 2, height: 160), isTab: false),
    TabCase("one of three keys in a corner", dump(3, it: 1, width: 60), isTab: false),
  ]

  /// Controls side by side on a screen of Android of 360 by 640 dp.
  private static func dump(
    _ count: Int, it place: Int, y: Int? = nil, width: Int? = nil, height: Int = 56
  ) -> String {
    let (top, side) = (y ?? 640 - height, width ?? 360 / count)
    let items = (0..<count).map { item in
      FacetCase.node(
        "widget.FrameLayout",
        #"text="" content-desc="\#(item == place ? "it" : "Page \(item)")" clickable="true" focusable="true""#,
        "[\(item * side),\(top)][\((item + 1) * side),\(top + height)]")
    }
    return FacetCase.dump(
      FacetCase.node(
        "widget.FrameLayout", "", "[0,0][360,640]",
        FacetCase.node(
          "widget.LinearLayout", "", "[0,\(top)][360,\(top + height)]", items.joined())))
  }
}

@Suite struct SurfaceTests {
  @Test(arguments: TabCase.all)
  func `a tab is one of a bar of the system or of a row of controls`(_ test: TabCase) throws {
    let facet = FacetCase(test.testDescription, test.document, nil)
    let surface = try #require(FacetCase.find("it", on: try facet.context())).surface
    #expect(surface.isTab == test.isTab)
    #expect(surface.isAtEndOfBar == test.isLastOfBar)
  }

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
