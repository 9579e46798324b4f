internal import AccessibilityModel

/// The labels and values that UIKit's classes have if the app sets none.
enum UIKitDefaults {
  /// Fills in missing texts; existing ones, including empty strings, are kept.
  ///
  /// The children must be in the builder already.
  static func fillIn(
    _ source: UIKitClass.TextSource, at index: Int, in builder: inout ScreenBuilder
  ) {
    switch source {
    case .none: break
    case .system(let label):
      guard builder.elements[index].label == nil else { return }
      setLabel(label, at: index, in: &builder)
      builder.update(index) { $0.flags.insert(.systemLabel) }
    case .textIsLabel: setLabel(builder.elements[index].details.text, at: index, in: &builder)
    case .titleIsLabel: setLabel(builder.elements[index].details.title, at: index, in: &builder)
    case .textIsValue: setValue(builder.elements[index].details.text, at: index, in: &builder)
    case .switchState:
      let isOn = builder.elements[index].details.isOn == true
      setValue(isOn ? "1" : "0", at: index, in: &builder)
    case .page: setValue(page(builder.elements[index].details), at: index, in: &builder)
    case .progress:
      let progress = builder.elements[index].details.progress
      setValue(progress.map(percent), at: index, in: &builder)
    case .joinedLabels:
      setLabel(builder.elements[index].details.title, at: index, in: &builder)
      if builder.elements[index].label == nil,
        let change = UIKitCell.change(of: index, in: builder.elements)
      {
        builder.update(index, change)
      }
    }
  }

  /// Exposes the field in a search bar: the field is the element, not the bar.
  static func exposeField(of bar: Int, in builder: inout ScreenBuilder) {
    let inside = (bar + 1)..<Int(builder.elements[bar].end)
    guard builder.elements[bar].origins[.isElement] != .given,
      inside.contains(where: { builder.elements[$0].role.isTextEntry })
    else { return }
    builder.update(bar) {
      $0.role = .other
      $0.traits = []
      $0.flags.remove(.isElement)
      $0.flags.remove(.respondsToTap)
      $0.origins[.isElement] = .inferred
    }
  }

  /// “75%”, rounded, of a fraction from 0 to 1.
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
}
