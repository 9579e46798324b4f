internal import AccessibilityModel

/// The text of an alert's title, which UIKit draws in the upper part of the alert and a file may state as its title alone.
struct AlertTitle {
  let element: Element

  /// - Returns: nil for an alert without a title or a frame, or with a text that says the same.
  init?(of index: Int, in builder: ScreenBuilder) {
    let alert = builder.elements[index]
    guard alert.className == "UIAlertController", !alert.frame.isNull,
      let title = alert.title, !title.allSatisfy(\.isWhitespace)
    else { return nil }
    let inside = builder.elements[(index + 1)..<Int(alert.end)]
    guard
      !inside.contains(where: { $0.role == .staticText && [$0.label, $0.text].contains(title) })
    else {
      return nil
    }
    var text = Element(className: "UILabel", role: .staticText)
    text.label = title
    text.text = title
    text.traits = .staticText
    text.flags.formUnion([.isElement, .virtual])
    text.frame = Self.frame(in: alert.frame, above: inside.map(\.frame))
    text.line = alert.line
    text.column = alert.column
    for fact in [Fact.label, .traits, .isElement, .frame] { text.origins[fact] = .inferred }
    element = text
  }

  /// The upper edge of the alert, as high as a line or as there is room above the first view in it.
  private static func frame(in alert: Rect, above others: [Rect]) -> Rect {
    let top = others.filter { !$0.isNull }.map(\.minY).min() ?? alert.maxY
    let height = max(0, min(lineHeight, top - alert.minY))
    return Rect(x: alert.x, y: alert.y, width: alert.width, height: height)
  }

  /// In points, of the style `headline`.
  private static var lineHeight: Double { 22 }
}
