import AccessibilityModel

extension LayoutCase {
  private static let view = #"<UIView identifier="a" frame="0 0 10 10"/>"#
  private static let two = view + #"<UIView identifier="b" frame="0 0 10 10"/>"#

  /// The root is 400 by 600 at 0, 0.
  static let edges = [
    LayoutCase(
      "four edges", views: view,
      constraints: """
        a.left = root.left + 20
        a.top = root.top + 40
        a.right = root.right - 30
        a.bottom = root.bottom - 50
        """, frames: "a 20 40 350 510"),
    LayoutCase(
      "a corner and a size", views: view,
      constraints: """
        a.left = root.left + 20
        a.top = root.top + 40
        a.width = 100
        a.height = 44
        """, frames: "a 20 40 100 44"),
    LayoutCase(
      "the far corner and a size", views: view,
      constraints: """
        a.right = root.right - 20
        a.bottom = root.bottom - 40
        a.width = 100
        a.height = 44
        """, frames: "a 280 516 100 44"),
    LayoutCase(
      "a centre and a size", views: view,
      constraints: """
        a.centerX = root.centerX
        a.centerY = root.centerY
        a.width = 100
        a.height = 44
        """, frames: "a 150 278 100 44"),
    LayoutCase(
      "a centre with a constant", views: view,
      constraints: """
        a.centerX = root.centerX + 10
        a.centerY = root.centerY - 20
        a.width = 100
        a.height = 44
        """, frames: "a 160 258 100 44"),
    LayoutCase(
      "a centre at half of the centre", views: view,
      constraints: """
        a.centerX = 0.5 root.centerX
        a.centerY = 1.5 root.centerY
        a.width = 100
        a.height = 44
        """, frames: "a 50 428 100 44"),
    LayoutCase(
      "a third of the lower edge", views: view,
      constraints: """
        a.left = root.left
        a.width = 100
        a.height = 40
        a.top = 0.25 root.bottom + 5
        """, frames: "a 0 155 100 40"),
    LayoutCase(
      "a part of the width", views: view,
      constraints: """
        a.left = root.left
        a.top = root.top
        a.width = 0.25 root.width + 10
        a.height = 0.5 root.height
        """, frames: "a 0 0 110 300"),
    LayoutCase(
      "an aspect ratio", views: view,
      constraints: """
        a.left = root.left + 20
        a.right = root.right - 20
        a.top = root.top
        a.height = 0.5 a.width
        """, frames: "a 20 0 360 180"),
    LayoutCase(
      "the wider edge first", views: view,
      constraints: """
        root.right = a.right + 30
        root.bottom = a.bottom + 30
        a.left = root.left + 30
        a.top = root.top + 30
        """, frames: "a 30 30 340 540"),
    LayoutCase(
      "one below the other", views: two,
      constraints: """
        a.left = root.left + 20
        a.top = root.top + 20
        a.width = 100
        a.height = 40
        b.left = a.left
        b.top = a.bottom + 8
        b.width = a.width
        b.height = a.height + 4
        """, frames: "a 20 20 100 40\nb 20 68 100 44"),
    LayoutCase(
      "one beside the other, centred", views: two,
      constraints: """
        a.left = root.left + 20
        a.top = root.top + 20
        a.width = 100
        a.height = 40
        b.left = a.right + 8
        b.centerY = a.centerY
        b.width = 30
        b.height = 30
        """, frames: "a 20 20 100 40\nb 128 25 30 30"),
    LayoutCase(
      "at most a width, wanted larger", views: view,
      constraints: """
        a.left = root.left
        a.top = root.top
        a.height = 10
        a.width <= 200
        a.width = 300 @750
        """, frames: "a 0 0 200 10"),
    LayoutCase(
      "at least a width, wanted smaller", views: view,
      constraints: """
        a.left = root.left
        a.top = root.top
        a.height = 10
        a.width >= 44
        a.width = 10 @250
        """, frames: "a 0 0 44 10"),
    LayoutCase(
      "the higher of two priorities wins", views: view,
      constraints: """
        a.left = root.left
        a.top = root.top
        a.height = 10
        a.width = 100 @749
        a.width = 200 @750
        """, frames: "a 0 0 200 10"),
    LayoutCase(
      "1000 goes over 999", views: view,
      constraints: """
        a.left = root.left
        a.top = root.top
        a.height = 10
        a.width = 100 @999
        a.width = 200
        """, frames: "a 0 0 200 10"),
    LayoutCase(
      "as wide as there is room, at most 300", size: Size(width: 320, height: 480), views: view,
      constraints: """
        a.centerX = root.centerX
        a.top = root.top
        a.height = 10
        a.left >= root.left + 20
        a.width = 300 @750
        """, frames: "a 20 0 280 10"),
    LayoutCase(
      "a view in a view counts from that view's edges",
      views: """
        <UIView identifier="a" frame="0 0 10 10"><UIView identifier="b" frame="0 0 5 5"/></UIView>
        """,
      constraints: """
        a.left = root.left + 50
        a.top = root.top + 60
        a.width = 200
        a.height = 100
        b.left = a.left + 10
        b.right = a.right - 10
        b.top = a.top + 5
        b.bottom = a.bottom - 5
        """, frames: "a 50 60 200 100\nb 60 65 180 90"),
    LayoutCase(
      "a view is as large as what it holds",
      views: """
        <UIView identifier="a" frame="0 0 10 10"><UIView identifier="b" frame="0 0 5 5"/></UIView>
        """,
      constraints: """
        a.left = root.left
        a.top = root.top
        b.left = a.left + 10
        b.top = a.top + 10
        b.width = 50
        b.height = 30
        a.right = b.right + 10
        a.bottom = b.bottom + 10
        """, frames: "a 0 0 70 50\nb 10 10 50 30"),
    LayoutCase(
      "leading is left where a language is read from the left", views: view,
      constraints: """
        a.leading = root.leading + 20
        a.top = root.top
        a.width = 100
        a.height = 10
        """, frames: "a 20 0 100 10"),
    LayoutCase(
      "leading is right where a language is read from the right", direction: .rtl, views: view,
      constraints: """
        a.leading = root.leading + 20
        a.top = root.top
        a.width = 100
        a.height = 10
        """, frames: "a 280 0 100 10"),
    LayoutCase(
      "left stays left where a language is read from the right", direction: .rtl, views: view,
      constraints: """
        a.left = root.left + 20
        a.top = root.top
        a.width = 100
        a.height = 10
        """, frames: "a 20 0 100 10"),
    LayoutCase(
      "at least a leading distance, from the right", direction: .rtl, views: view,
      constraints: """
        a.leading >= root.leading + 50
        a.leading = root.leading @250
        a.top = root.top
        a.width = 100
        a.height = 10
        """, frames: "a 250 0 100 10"),
    LayoutCase(
      "beside each other, from the right", direction: .rtl, views: two,
      constraints: """
        a.leading = root.leading + 10
        b.leading = a.trailing + 10
        root.trailing = b.trailing + 10
        a.width = b.width
        a.top = root.top
        b.top = root.top
        a.height = 10
        b.height = 10
        """, frames: "a 205 0 185 10\nb 10 0 185 10"),
    LayoutCase(
      "a mask that widens with the view around",
      views: """
        <UIView identifier="a" frame="0 0 200 100">
          <UIView identifier="b" frame="20 10 160 40" autoresizing="flexibleWidth"/>
        </UIView>
        """,
      constraints: """
        a.left = root.left
        a.top = root.top
        a.width = 300
        a.height = 100
        """, frames: "a 0 0 300 100\nb 20 10 260 40"),
    LayoutCase(
      "a mask that shares what is added",
      views: """
        <UIView identifier="a" frame="0 0 200 100">
          <UIView identifier="b" frame="50 10 100 40" \
        autoresizing="flexibleLeftMargin flexibleRightMargin flexibleTopMargin"/>
        </UIView>
        """,
      constraints: """
        a.left = root.left
        a.top = root.top
        a.width = 300
        a.height = 150
        """, frames: "a 0 0 300 150\nb 100 60 100 40"),
  ]
}
