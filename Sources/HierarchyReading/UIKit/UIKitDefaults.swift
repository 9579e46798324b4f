internal import AccessibilityModel

/// What UIKit's classes take for their label and value where the app sets none.
enum UIKitDefaults {
  /// Fills in what is absent; what is given, an empty string included, stays.
  ///
  /// The children must be in the builder already.
  static func fillIn(
    _ source: UIKitClass.TextSource, at index: Int, in builder: inout ScreenBuilder
  ) {
    if case .none = source { return }
    let details = builder.elements[index].details
    switch source {
    case .none: break
    case .textIsLabel: setLabel(details.text, at: index, in: &builder)
    case .titleIsLabel: setLabel(details.title, at: index, in: &builder)
    case .textIsValue: setValue(details.text, at: index, in: &builder)
    case .switchState: setValue(details.isOn == true ? "1" : "0", at: index, in: &builder)
    case .page: setValue(page(details), at: index, in: &builder)
    case .progress: setValue(details.progress.map(percent), at: index, in: &builder)
    case .joinedLabels: joinLabels(at: index, in: &builder)
    }
  }

  /// A stepper is two buttons, its left and its right half.
  static func addStepperButtons(to index: Int, in builder: inout ScreenBuilder) {
    let stepper = builder.elements[index]
    var frame = stepper.frame
    frame.width /= 2
    for (label, offset) in [("Decrement", 0), ("Increment", frame.width)] {
      var button = Element(className: "UIAccessibilityElement", role: .button)
      button.label = label
      button.origins[.label] = .inferred
      button.origins[.traits] = .inferred
      button.traits = stepper.isEnabled ? .button : [.button, .notEnabled]
      button.flags.formUnion([.isElement, .virtual, .respondsToTap])
      button.frame = frame
      button.frame.x += offset
      button.line = stepper.line
      button.column = stepper.column
      builder.append(button, to: index)
    }
  }

  /// «75%», rounded, of a part between 0 and 1.
  static func percent(_ part: Double) -> String {
    "\(Int((min(max(part, 0), 1) * 100).rounded()))%"
  }

  private static func page(_ details: Element.Details) -> String? {
    guard let count = details.numberOfPages, count > 0 else { return nil }
    return "page \((details.currentPage ?? 0) + 1) of \(count)"
  }

  private static func setLabel(_ label: String?, at index: Int, in builder: inout ScreenBuilder) {
    guard let label, builder.elements[index].label == nil else { return }
    builder.update(index) {
      $0.label = label
      $0.origins[.label] = .inferred
    }
  }

  private static func setValue(_ value: String?, at index: Int, in builder: inout ScreenBuilder) {
    guard let value, builder.elements[index].value == nil else { return }
    builder.update(index) {
      $0.value = value
      $0.origins[.value] = .inferred
    }
  }

  /// A cell without controls is one stop that says all its labels; with controls it is none.
  private static func joinLabels(at index: Int, in builder: inout ScreenBuilder) {
    let cell = builder.elements[index]
    guard cell.label == nil, cell.origins[.isElement] != .given else { return }
    let inside = (index + 1)..<Int(cell.end)
    let stops = inside.filter { builder.elements[$0].isElement && !builder.elements[$0].isHidden }
    if stops.contains(where: { builder.elements[$0].role.isControl }) {
      builder.update(index) {
        $0.flags.remove(.isElement)
        $0.origins[.isElement] = .inferred
      }
      return
    }
    let labels = stops.compactMap { builder.elements[$0].label }.filter { !$0.isEmpty }
    guard !labels.isEmpty else { return }
    builder.update(index) {
      $0.label = labels.joined(separator: ", ")
      $0.origins[.label] = .inferred
    }
  }
}
