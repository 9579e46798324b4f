internal import AccessibilityModel

/// On a device, a stepper consists of two buttons: its left and its right half.
enum UIKitStepper {
  static func buttons(of stepper: Element) -> [Element] {
    ["Decrement", "Increment"].enumerated().map { position, label in
      virtualButton(of: stepper, called: label, at: slice(position, of: 2, stepper.frame))
    }
  }

  /// A button that a view draws and its file does not list.
  static func virtualButton(of view: Element, called label: String?, at frame: Rect) -> Element {
    var button = Element(className: "UIAccessibilityElement", role: .button)
    button.label = label
    button.traits = view.isEnabled ? .button : [.button, .notEnabled]
    button.flags.formUnion([.isElement, .virtual, .respondsToTap])
    if !view.isEnabled { button.flags.remove(.enabled) }
    button.frame = frame
    button.line = view.line
    button.column = view.column
    for fact in [Fact.label, .traits, .isElement, .frame] { button.origins[fact] = .inferred }
    return button
  }

  /// One of several equal parts, side by side.
  static func slice(_ position: Int, of count: Int, _ frame: Rect) -> Rect {
    guard !frame.isNull else { return .null }
    let width = frame.width / Double(max(1, count))
    return Rect(
      x: frame.x + Double(position) * width, y: frame.y, width: width, height: frame.height)
  }
}
