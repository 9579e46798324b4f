internal import AccessibilityModel
internal import SwiftSyntax

// The sizes that literals of modifiers give views.

extension ViewInterpreter {
  /// The change of a size by a modifier; nil for one that leaves it.
  func changeOfSize(by call: Call, _ scope: Scope) -> ((inout ViewNode) -> Void)? {
    switch call.name {
    case "frame":
      let height = length("height", of: call, scope) ?? length("maxHeight", of: call, scope)
      let width = length("width", of: call, scope) ?? length("maxWidth", of: call, scope)
      let isWide = Call.member(call.value("maxWidth")) == "infinity"
      let least = call.has("maxHeight") ? nil : length("minHeight", of: call, scope)
      let framed = framing(by: call, scope)
      return { view in
        view.facts.size = framed(view.facts.size)
        let space = view.facts.insets.height ?? 0
        if ["height", "minHeight", "maxHeight"].contains(where: call.has) {
          view.facts.insets.height = nil
        }
        if ["width", "minWidth", "maxWidth"].contains(where: call.has) {
          view.facts.insets.width = nil
        }
        if let height {
          view.facts.fixedHeight =
            view.facts.fixedHeight ?? FixedHeight(height: height, space: space)
        }
        if isWide { view.facts.isWide = true }
        view.facts.leastHeight = view.kind == .text || view.kind == .label ? least : nil
        // The space around a text does not grow with it.
        let isPadded = view.kind == .text && space > 0
        if let height, view.kind == .stack || view.kind == .group || isPadded {
          view.facts.heightOfStack = view.facts.heightOfStack ?? height
          view.facts.spaceInStack = space
        }
        guard view.kind == .text, !isPadded else { return }
        view.facts.heightOfText = view.facts.heightOfText ?? height
        view.facts.widthOfText = view.facts.widthOfText ?? width
      }
    case "padding":
      let insets = insets(of: call, scope)
      return { view in
        view.facts.size.width = sum(view.facts.size.width, insets.horizontal)
        view.facts.size.height = sum(view.facts.size.height, insets.vertical)
        view.facts.insets.width = sum(view.facts.insets.width, insets.horizontal)
        view.facts.insets.height = sum(view.facts.insets.height, insets.vertical)
        view.facts.leastHeight = sum(view.facts.leastHeight, insets.vertical)
      }
    case "lineLimit":
      let lines = call.first.flatMap { number($0, scope) }.map { Int($0) }
      return { $0.facts.lineLimit = $0.facts.lineLimit ?? lines ?? .max }
    case "minimumScaleFactor":
      // All of the text is drawn, in letters that do not grow.
      return { $0.facts.lineLimit = .max }
    case "contentShape":
      // A shape with insets of its own may be larger than the view.
      let shape = Call.member(call.arguments.last?.value)
      let isPlain = shape.map { Self.plainShapes.contains($0) } ?? false
      return isPlain
        ? { _ in }
        : { view in
          view.facts.size = .open
          view.facts.leastHeight = nil
        }
    case "resizable": return { $0.facts.insets = .open }
    case "fixedSize" where call.value("vertical")?.boolean != false:
      return { view in
        view.facts.size = .open
        view.facts.insets = .open
        view.facts.leastHeight = nil
        view.facts.heightOfStack = nil
        view.facts.fixedHeight = nil
      }
    case "scaleEffect", "fixedSize", "containerRelativeFrame", "aspectRatio", "scaledToFit",
      "scaledToFill", "controlSize":
      return { view in
        view.facts.size = .open
        view.facts.insets = .open
        view.facts.leastHeight = nil
      }
    default: return nil
    }
  }

  private static let plainShapes: Set<String> = [
    "Rectangle", "Circle", "Capsule", "RoundedRectangle", "Ellipse", "rect", "circle", "capsule",
  ]

  /// The amounts that `padding` adds to the width and the height; nil if the source does not show them.
  private func insets(
    of call: Call, _ scope: Scope
  ) -> (horizontal: Double?, vertical: Double?) {
    var edges: Set<String> = ["all"]
    var length: Double? = Self.defaultPadding
    for argument in call.arguments {
      if let number = number(argument.value, scope) {
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

  private func length(_ label: String, of call: Call, _ scope: Scope) -> Double? {
    number(call.value(label), scope)?.asLength
  }

  /// The sides after `frame(width:height:)` or `frame(minWidth:…)`, by those before it.
  private func framing(by call: Call, _ scope: Scope) -> (FixedSides) -> FixedSides {
    func side(
      _ side: Double?, _ fixed: String, _ least: String, _ most: String
    ) -> Double? {
      if let value = call.value(fixed) {
        return value.is(NilLiteralExprSyntax.self) ? side : length(fixed, of: call, scope)
      }
      if call.has(most) { return nil }
      guard call.has(least) else { return side }
      return length(least, of: call, scope).flatMap { least in side.map { max($0, least) } }
    }
    return { sides in
      FixedSides(
        width: side(sides.width, "width", "minWidth", "maxWidth"),
        height: side(sides.height, "height", "minHeight", "maxHeight"))
    }
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
}
