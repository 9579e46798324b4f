internal import AccessibilityModel

/// The text that is drawn as the label of a field, and whether a screen reader says it with the field.
public struct FieldLabel: Facet {
  let subject: AuditedElement
}

extension FieldLabel {
  /// Whether users with sight lose its label with the first character, on a screen with several such fields: the title of
  /// a field of SwiftUI is spoken, but shown as its placeholder, and no text is before it.
  public var vanishesInForm: Bool {
    vanishes
      && context.subjects(.textEntries).lazy.filter(\.fieldLabel.vanishes).prefix(2).count > 1
  }

  /// Whether the format does not say which text labels a field, as dumps of Android: the fields of an app are made alike.
  public var mayHaveUnstatedLabel: Bool {
    context.screen.platform == .android && !context.screen.framesAreDesignTime
  }

  private var vanishes: Bool {
    guard context.screen.isSwiftUI, subject.isStop, subject.role != .searchField,
      !subject.traits.contains(.searchField), let placeholder = element.placeholder,
      placeholder == element.label,
      let place = context.stopNumber(of: index)
    else { return false }
    let before = place > 0 ? context.stop(at: place - 1) : nil
    return before?.role != .staticText
  }
}

extension AuditedElement {
  /// See ``FieldLabel``.
  public var fieldLabel: FieldLabel { FieldLabel(subject: self) }
}
