import AccessibilityModel

extension LayoutCase {
  /// A stack view of 300 by 200 at 50, 100 with views of the given sizes.
  private static func stack(
    _ name: String, _ stack: StackLayout, sizes: [(Double?, Double?)], hidden: Set<Int> = [],
    direction: LayoutDirection = .ltr, margins: LayoutMargins? = nil, frames: String
  ) -> LayoutCase {
    let names = ["a", "b", "c", "d"]
    let views = sizes.indices.map {
      #"<UIView identifier="\#(names[$0])" frame="0 0 1 1" hidden="\#(hidden.contains($0))"/>"#
    }
    var layouts: [String: ViewLayout] = [:]
    for (index, size) in sizes.enumerated() {
      var layout = ViewLayout()
      layout.placeholderWidth = size.0
      layout.placeholderHeight = size.1
      layouts[names[index]] = layout
    }
    layouts["s"] = ViewLayout()
    layouts["s"]?.margins = margins
    return LayoutCase(
      name, direction: direction,
      views: #"<UIStackView identifier="s" frame="0 0 1 1">\#(views.joined())</UIStackView>"#,
      constraints: """
        s.left = root.left + 50
        s.top = root.top + 100
        s.width = 300
        s.height = 200
        """, stacks: ["s": stack], layouts: layouts, frames: frames)
  }

  private static let margins = LayoutMargins(top: 10, leading: 20, bottom: 30, trailing: 40)

  private static var withMargins: StackLayout {
    var stack = vertical()
    stack.isMarginsRelative = true
    return stack
  }

  private static var custom: StackLayout {
    var stack = horizontal(spacing: 10)
    stack.customSpacing = ["a": 40]
    return stack
  }

  static let stackViews = [
    stack(
      "fillEqually shares alike", horizontal(spacing: 30, .fillEqually),
      sizes: [(10, 10), (90, 10), (20, 10)],
      frames: "a 50 100 80 200\nb 160 100 80 200\nc 270 100 80 200"),
    stack(
      "fillEqually, upright", vertical(spacing: 20, .fillEqually), sizes: [(10, 10), (10, 90)],
      frames: "a 50 100 300 90\nb 50 210 300 90"),
    stack(
      "fillProportionally by what they want", horizontal(.fillProportionally),
      sizes: [(50, 10), (100, 10)], frames: "a 50 100 100 200\nb 150 100 200 200"),
    stack(
      "fillProportionally counts the spacing", horizontal(spacing: 50, .fillProportionally),
      sizes: [(50, 10), (50, 10)], frames: "a 50 100 100 200\nb 200 100 150 200"),
    stack(
      "equalSpacing leaves equal gaps", horizontal(.equalSpacing),
      sizes: [(40, 10), (60, 10), (100, 10)],
      frames: "a 50 100 40 200\nb 140 100 60 200\nc 250 100 100 200"),
    stack(
      "equalSpacing, upright", vertical(spacing: 10, .equalSpacing), sizes: [(10, 40), (10, 60)],
      frames: "a 50 100 300 40\nb 50 240 300 60"),
    stack(
      "equalCentering puts centres at equal distances", horizontal(.equalCentering),
      sizes: [(40, 10), (60, 10), (80, 10)],
      frames: "a 50 100 40 200\nb 160 100 60 200\nc 270 100 80 200"),
    stack(
      "fill lets the one that hugs least grow", horizontal(spacing: 10),
      sizes: [(100, 10), (nil, 10)], frames: "a 50 100 100 200\nb 160 100 190 200"),
    stack(
      "aligned in the middle", horizontal(.equalSpacing, .center), sizes: [(40, 50), (60, 100)],
      frames: "a 50 175 40 50\nb 290 150 60 100"),
    stack(
      "aligned above", horizontal(.equalSpacing, .top), sizes: [(40, 50), (60, 100)],
      frames: "a 50 100 40 50\nb 290 100 60 100"),
    stack(
      "aligned below", horizontal(.equalSpacing, .bottom), sizes: [(40, 50), (60, 100)],
      frames: "a 50 250 40 50\nb 290 200 60 100"),
    stack(
      "upright, aligned before", vertical(.equalSpacing, .leading), sizes: [(40, 50), (60, 100)],
      frames: "a 50 100 40 50\nb 50 200 60 100"),
    stack(
      "upright, aligned behind", vertical(.equalSpacing, .trailing), sizes: [(40, 50), (60, 100)],
      frames: "a 310 100 40 50\nb 290 200 60 100"),
    stack(
      "upright, in the middle", vertical(.equalSpacing, .center), sizes: [(40, 50), (60, 100)],
      frames: "a 180 100 40 50\nb 170 200 60 100"),
    stack(
      "what is hidden takes no room", horizontal(spacing: 20, .fillEqually),
      sizes: [(10, 10), (10, 10), (10, 10)], hidden: [1],
      frames: "a 50 100 140 200\nc 210 100 140 200"),
    LayoutCase(
      "what is all hidden has no length",
      views: """
        <UIStackView identifier="s" frame="0 0 300 80">\
        <UIView identifier="a" frame="0 0 300 80" hidden="true"/></UIStackView>\
        <UIView identifier="b" frame="0 0 1 1"/>
        """,
      constraints: """
        s.left = root.left + 50
        s.top = root.top + 100
        s.width = 300
        b.left = root.left
        b.top = s.bottom + 10
        b.width = 40
        b.height = 40
        """, stacks: ["s": vertical(spacing: 8)], layouts: ["s": ViewLayout(), "b": ViewLayout()],
      frames: "s 50 100 300 0\nb 0 110 40 40"),
    stack(
      "custom spacing behind one view", custom, sizes: [(100, 10), (50, 10), (nil, 10)],
      frames: "a 50 100 100 200\nb 190 100 50 200\nc 250 100 100 200"),
    stack(
      "arranged inside the margins", withMargins, sizes: [(10, nil)], margins: margins,
      frames: "a 70 110 240 160"),
    stack(
      "from the right", horizontal(spacing: 10, .fillEqually), sizes: [(10, 10), (10, 10)],
      direction: .rtl, frames: "a 205 100 145 200\nb 50 100 145 200"),
    stack(
      "upright, aligned before, from the right", vertical(.equalSpacing, .leading),
      sizes: [(40, 50), (60, 100)], direction: .rtl, frames: "a 310 100 40 50\nb 290 200 60 100"),
    stack(
      "margins from the right", withMargins, sizes: [(10, nil)], direction: .rtl,
      margins: margins, frames: "a 90 110 240 160"),
  ]
}
