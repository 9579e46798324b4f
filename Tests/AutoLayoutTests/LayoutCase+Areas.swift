import AccessibilityModel

extension LayoutCase {
  private static let view = #"<UIView identifier="a" frame="0 0 10 10"/>"#
  private static let notch = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  private static let inner = #"""
    <UIView identifier="a" frame="0 0 10 10"><UIView identifier="b" frame="0 0 10 10"/></UIView>
    """#
  private static let scroller = #"""
    <UIScrollView identifier="s" frame="0 0 10 10"><UIView identifier="b" frame="0 0 10 10"/>\#
    </UIScrollView>
    """#

  private static func margins(_ value: Double) -> ViewLayout {
    var layout = ViewLayout()
    layout.margins = LayoutMargins(top: value, leading: value, bottom: value, trailing: value)
    return layout
  }

  private static var preserving: ViewLayout {
    var layout = ViewLayout()
    layout.preservesSuperviewMargins = true
    return layout
  }

  private static let fillRoot = """
    a.left = root.left
    a.right = root.right
    a.top = root.top
    a.bottom = root.bottom
    """
  private static let fillScroller = """
    s.left = root.left
    s.right = root.right
    s.top = root.top
    s.bottom = root.bottom
    """

  static let areas = [
    LayoutCase(
      "the safe area of the root", safeArea: notch, views: view,
      constraints: """
        a.left = root.safeArea.left
        a.right = root.safeArea.right
        a.top = root.safeArea.top
        a.bottom = root.safeArea.bottom
        """, frames: "a 0 47 400 519"),
    LayoutCase(
      "sensors at the sides of a device that lies",
      size: Size(width: 844, height: 390),
      safeArea: EdgeInsets(top: 0, left: 47, bottom: 21, right: 47), views: view,
      constraints: """
        a.leading = root.safeArea.leading + 20
        a.trailing = root.safeArea.trailing - 20
        a.bottom = root.safeArea.bottom
        a.height = 50
        """, frames: "a 67 319 710 50"),
    LayoutCase(
      "the old layout guides", safeArea: notch, views: view,
      constraints: """
        a.left = root.left
        a.right = root.right
        a.top = root.topLayoutGuide.bottom + 8
        a.bottom = root.bottomLayoutGuide.top - 8
        """, frames: "a 0 55 400 503"),
    LayoutCase(
      "no keyboard is the end of the safe area", safeArea: notch, views: view,
      constraints: """
        a.left = root.left
        a.right = root.right
        a.height = 44
        a.bottom = root.keyboardLayoutGuide.top
        """, frames: "a 0 522 400 44"),
    LayoutCase(
      "the safe area of a view that reaches below the sensors", safeArea: notch, views: inner,
      constraints: """
        a.left = root.left
        a.right = root.right
        a.top = root.top + 20
        a.height = 100
        b.left = a.left
        b.right = a.right
        b.top = a.safeArea.top
        b.bottom = a.bottom
        """, frames: "a 0 20 400 100\nb 0 47 400 73"),
    LayoutCase(
      "the margins of the root, 16 points on a phone", safeArea: notch, views: view,
      constraints: """
        a.left = root.leftMargin
        a.right = root.rightMargin
        a.top = root.topMargin
        a.bottom = root.bottomMargin
        """, frames: "a 16 47 368 519"),
    LayoutCase(
      "the margins of the root, 20 points on a large phone",
      size: Size(width: 414, height: 736), views: view,
      constraints: """
        a.leading = root.leadingMargin
        a.trailing = root.trailingMargin
        a.top = root.top
        a.height = 10
        """, frames: "a 20 0 374 10"),
    LayoutCase(
      "the margins of a view are 8 points", views: inner,
      constraints: fillRoot + """

        b.left = a.leftMargin
        b.right = a.rightMargin
        b.top = a.topMargin
        b.bottom = a.bottomMargin
        """, frames: "b 8 8 384 584"),
    LayoutCase(
      "margins that a file gives", views: inner,
      constraints: fillRoot + """

        b.centerX = a.centerXWithinMargins
        b.left = a.leftMargin
        b.top = a.topMargin
        b.bottom = a.bottomMargin
        """, layouts: ["a": margins(25)], frames: "b 25 25 350 550"),
    LayoutCase(
      "margins that reach in from the view around", views: inner,
      constraints: fillRoot + """

        b.left = a.leftMargin
        b.right = a.rightMargin
        b.top = a.topMargin
        b.height = 10
        """, layouts: ["a": preserving], frames: "b 16 8 368 10"),
    LayoutCase(
      "scrolled content ends where its view does", views: scroller,
      constraints: fillScroller + """

        b.left = s.contentLayoutGuide.left
        b.right = s.contentLayoutGuide.right
        b.top = s.contentLayoutGuide.top
        b.bottom = s.contentLayoutGuide.bottom
        b.width = s.frameLayoutGuide.width
        b.height = 900
        """, frames: "s 0 0 400 600\nb 0 0 400 900"),
    LayoutCase(
      "scrolled content in the old form, from edge to edge", views: scroller,
      constraints: fillScroller + """

        b.left = s.left + 10
        s.right = b.right + 10
        b.top = s.top + 10
        s.bottom = b.bottom + 10
        b.width = root.width - 20
        b.height = 900
        """, frames: "s 0 0 400 600\nb 10 10 380 900"),
    LayoutCase(
      "the readable width of a wide screen", size: Size(width: 1000, height: 700), views: view,
      constraints: """
        a.left = root.readableContentGuide.left
        a.right = root.readableContentGuide.right
        a.top = root.top
        a.height = 10
        """, frames: "a 164 0 672 10"),
  ]
}
