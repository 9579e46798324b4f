import AccessibilityModel

extension LayoutCase {
  private static let view = #"<UIView identifier="a" frame="0 0 10 10"/>"#
  private static let two = view + #"<UIView identifier="b" frame="0 0 10 10"/>"#
  private static let three = two + #"<UIView identifier="c" frame="0 0 10 10"/>"#

  /// The layouts that Apple's Auto Layout Guide shows (Auto Layout Cookbook: Stack Views, Simple
  /// Constraints, Views with Intrinsic Content Size), with numbers of ours.
  static let guide = [
    LayoutCase(
      "simple single view", safeArea: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      views: view,
      constraints: """
        a.leading = root.leadingMargin
        a.trailing = root.trailingMargin
        a.top = root.safeArea.top + 20
        root.safeArea.bottom = a.bottom + 20
        """, frames: "a 16 40 368 540"),
    LayoutCase(
      "two equal-width views", views: two,
      constraints: """
        a.top = root.top + 20
        root.bottom = a.bottom + 20
        b.top = root.top + 20
        root.bottom = b.bottom + 20
        a.leading = root.leading + 20
        b.leading = a.trailing + 8
        b.trailing = root.trailing - 20
        b.width = a.width
        """, frames: "a 20 20 176 560\nb 204 20 176 560"),
    LayoutCase(
      "two different-width views", views: two,
      constraints: """
        a.top = root.top
        a.bottom = root.bottom
        b.top = root.top
        b.bottom = root.bottom
        a.leading = root.leading + 20
        b.leading = a.trailing + 20
        b.trailing = root.trailing - 20
        b.width = 2 a.width
        """, frames: "a 20 0 113.3 600\nb 153.3 0 226.7 600"),
    LayoutCase(
      "two views with complex widths, where there is room", size: Size(width: 700, height: 100),
      views: two,
      constraints: """
        a.top = root.top
        a.bottom = root.bottom
        b.top = root.top
        b.bottom = root.bottom
        a.leading = root.leading + 20
        b.leading = a.trailing + 20
        b.trailing = root.trailing - 20
        b.width = 2 a.width @750
        a.width >= 150
        """, frames: "a 20 0 213.3 100\nb 253.3 0 426.7 100"),
    LayoutCase(
      "two views with complex widths, where there is none", size: Size(width: 320, height: 100),
      views: two,
      constraints: """
        a.top = root.top
        a.bottom = root.bottom
        b.top = root.top
        b.bottom = root.bottom
        a.leading = root.leading + 20
        b.leading = a.trailing + 20
        b.trailing = root.trailing - 20
        b.width = 2 a.width @750
        a.width >= 150
        """, frames: "a 20 0 150 100\nb 190 0 110 100"),
    LayoutCase(
      "simple label and text field",
      views: """
        <UIView identifier="a" frame="0 0 10 10"/>
        <UITextField identifier="b" frame="0 0 10 10"/>
        """,
      constraints: """
        a.leading = root.leading + 20
        a.top = root.top + 20
        a.width = 80
        a.height = 34
        b.leading = a.trailing + 8
        b.trailing = root.trailing - 20
        b.centerY = a.centerY
        """, frames: "a 20 20 80 34\nb 108 20 272 34"),
    LayoutCase(
      "two equal-width buttons", views: two,
      constraints: """
        a.leading = root.leading + 16
        b.leading = a.trailing + 8
        b.trailing = root.trailing - 16
        b.width = a.width
        a.bottom = root.bottom - 20
        b.bottom = root.bottom - 20
        a.height = 44
        b.height = 44
        """, frames: "a 16 536 180 44\nb 204 536 180 44"),
    LayoutCase(
      "three equal-width buttons", views: three,
      constraints: """
        a.leading = root.leading + 16
        b.leading = a.trailing + 8
        c.leading = b.trailing + 8
        c.trailing = root.trailing - 16
        b.width = a.width
        c.width = a.width
        a.top = root.top
        b.top = root.top
        c.top = root.top
        a.height = 44
        b.height = 44
        c.height = 44
        """, frames: "a 16 0 117.3 44\nb 141.3 0 117.3 44\nc 266.7 0 117.3 44"),
    LayoutCase(
      "two buttons with equal spacing", views: three,
      constraints: """
        a.leading = root.leading
        a.trailing = b.leading
        b.width = 100
        c.leading = b.trailing
        c.trailing = root.trailing
        c.width = a.width
        a.top = root.top
        b.top = root.top
        c.top = root.top
        a.height = 10
        b.height = 10
        c.height = 10
        """, frames: "a 0 0 150 10\nb 150 0 100 10\nc 250 0 150 10"),
    LayoutCase(
      "fixed-height columns", views: two,
      constraints: """
        a.leading = root.leading + 20
        a.top = root.top + 20
        a.width = 150
        a.height = 30
        b.leading = a.trailing + 8
        b.trailing = root.trailing - 20
        b.firstBaseline = a.firstBaseline
        b.height = 20
        """, frames: "a 20 20 150 30\nb 178 30 202 20"),
    LayoutCase(
      "image view with an aspect ratio that gives way", size: Size(width: 400, height: 300),
      views: two,
      constraints: """
        a.leading = root.leading
        a.trailing = root.trailing
        a.top = root.top
        a.height = a.width @750
        b.top = a.bottom + 8
        b.leading = root.leading
        b.trailing = root.trailing
        b.height = 44
        b.bottom = root.bottom
        """, frames: "a 0 0 400 248\nb 0 256 400 44"),
    LayoutCase(
      "simple stack view",
      views: """
        <UIStackView identifier="s" frame="0 0 10 10">
          <UIView identifier="a" frame="0 0 10 10"/><UIView identifier="b" frame="0 0 10 10"/>
          <UIView identifier="c" frame="0 0 10 10"/>
        </UIStackView>
        """,
      constraints: """
        s.leading = root.leading + 20
        s.trailing = root.trailing - 20
        s.top = root.top + 20
        s.bottom = root.bottom - 20
        a.height = 21
        c.height = 30
        """, stacks: ["s": vertical(spacing: 8)],
      frames: "s 20 20 360 560\na 20 20 360 21\nb 20 49 360 493\nc 20 550 360 30"),
    LayoutCase(
      "nested stack views",
      views: """
        <UIStackView identifier="s" frame="0 0 10 10">
          <UIStackView identifier="t" frame="0 0 10 10">
            <UIView identifier="a" frame="0 0 10 10"/><UIView identifier="b" frame="0 0 10 10"/>
          </UIStackView>
          <UIView identifier="c" frame="0 0 10 10"/>
        </UIStackView>
        """,
      constraints: """
        s.leading = root.leading
        s.trailing = root.trailing
        s.top = root.top
        s.bottom = root.bottom
        a.width = 100
        a.height = 100
        """, stacks: ["s": vertical(spacing: 8), "t": horizontal(spacing: 8)],
      frames: "t 0 0 400 100\na 0 0 100 100\nb 108 0 292 100\nc 0 108 400 492"),
  ]

  static func vertical(
    spacing: Double = 0, _ distribution: StackLayout.Distribution = .fill,
    _ alignment: StackLayout.Alignment = .fill
  ) -> StackLayout {
    var stack = horizontal(spacing: spacing, distribution, alignment)
    stack.axis = .vertical
    return stack
  }

  static func horizontal(
    spacing: Double = 0, _ distribution: StackLayout.Distribution = .fill,
    _ alignment: StackLayout.Alignment = .fill
  ) -> StackLayout {
    var stack = StackLayout()
    stack.spacing = spacing
    stack.distribution = distribution
    stack.alignment = alignment
    return stack
  }
}
