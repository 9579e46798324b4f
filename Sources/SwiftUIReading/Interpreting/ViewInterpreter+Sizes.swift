internal import AccessibilityModel
internal import SwiftSyntax

// The sizes that literals of modifiers give views.

extension ViewInterpreter {
  /// The change of a size by a modifier; nil for one that leaves it.
  func changeOfSize(by call: Call) -> ((inout ViewNode) -> Void)? {
    switch call.name {
    case "frame":
      let height = call.value("height")?.number?.asLength
      return { view in
        view.facts.size = view.facts.size.framed(by: call)
        if view.kind == .text { view.facts.heightOfText = view.facts.heightOfText ?? height }
      }
    case "padding":
      let insets = Self.insets(of: call)
      return { view in
        view.facts.size.width = sum(view.facts.size.width, insets.horizontal)
        view.facts.size.height = sum(view.facts.size.height, insets.vertical)
      }
    case "contentShape":
      // A shape with insets of its own may be larger than the view.
      let shape = Call.member(call.arguments.last?.value)
      let isPlain = shape.map { Self.plainShapes.contains($0) } ?? false
      return isPlain ? { _ in } : { $0.facts.size = .open }
    case "scaleEffect", "fixedSize", "containerRelativeFrame", "aspectRatio", "scaledToFit",
      "scaledToFill", "controlSize":
      return { $0.facts.size = .open }
    default: return nil
    }
  }

  private static let plainShapes: Set<String> = [
    "Rectangle", "Circle", "Capsule", "RoundedRectangle", "Ellipse", "rect", "circle", "capsule",
  ]

  /// The amounts that `padding` adds to the width and the height; nil if the source does not show them.
  private static func insets(of call: Call) -> (horizontal: Double?, vertical: Double?) {
    var edges: Set<String> = ["all"]
    var length: Double? = defaultPadding
    for argument in call.arguments {
      if let number = argument.value.number {
        length = number
      } else if case let names = Call.members(argument.value), !names.isEmpty,
        names.allSatisfy(Self.edges.contains)
      {
        edges = Set(names)
      } else {
        length = nil
      }
    }
    func ends(_ both: String, _ first: String, _ second: String) -> Double {
      if edges.contains("all") || edges.contains(both) { return 2 }
      return (edges.contains(first) ? 1 : 0) + (edges.contains(second) ? 1 : 0)
    }
    let horizontal = ends("horizontal", "leading", "trailing")
    let vertical = ends("vertical", "top", "bottom")
    return (
      horizontal == 0 ? 0 : length.map { $0 * horizontal },
      vertical == 0 ? 0 : length.map { $0 * vertical }
    )
  }

  private static let edges: Set<String> = [
    "all", "horizontal", "vertical", "top", "bottom", "leading", "trailing",
  ]
  /// In points: the usual one of a phone. Apple leaves it open
  /// (https://developer.apple.com/documentation/swiftui/view/padding(_:_:)).
  private static let defaultPadding = 16.0
}

private func sum(_ first: Double?, _ second: Double?) -> Double? {
  first.flatMap { first in second.flatMap { (first + $0).asLength } }
}

extension Double {
  /// The number if a view can be as long, in points; code may hold any number.
  fileprivate var asLength: Double? { (0...10_000).contains(self) ? self : nil }
}

extension FixedSides {
  /// No side is known.
  static let open = FixedSides(width: nil, height: nil)

  var isOpen: Bool { width == nil && height == nil }

  /// The sides after `frame(width:height:)` or `frame(minWidth:…)`.
  fileprivate func framed(by call: Call) -> FixedSides {
    FixedSides(
      width: Self.framed(width, call.value("width"), call.value("minWidth"), call.has("maxWidth")),
      height: Self.framed(
        height, call.value("height"), call.value("minHeight"), call.has("maxHeight")))
  }

  private static func framed(
    _ side: Double?, _ fixed: ExprSyntax?, _ least: ExprSyntax?, _ hasMost: Bool
  ) -> Double? {
    if let fixed { return fixed.is(NilLiteralExprSyntax.self) ? side : fixed.number?.asLength }
    if hasMost { return nil }
    guard let least else { return side }
    return least.number?.asLength.flatMap { least in side.map { max($0, least) } }
  }
}

extension ViewNode {
  /// The sides of the area in which it responds to touches, as far as the source gives them: that of the label of a button,
  /// which a frame around the button does not enlarge.
  var touchSize: FixedSides {
    guard kind == .button || kind == .link || kind == .menu || kind == .navigationLink else {
      return facts.touchSize ?? .open
    }
    let shown = children.filter { !$0.facts.isAlternative && !$0.facts.isTransparent }
    guard !facts.stylesButtons, shown.count == 1, let label = shown.first else { return .open }
    if !label.facts.size.isOpen { return label.facts.size }
    // An image without a size of its own is as large as the frame, or smaller.
    return label.kind == .image ? facts.size : .open
  }
}
