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
    case .joinedLabels:
      if let change = UIKitCell.change(of: index, in: builder.elements) {
        builder.update(index, change)
      }
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
}
