internal import AccessibilityModel

/// The text that is drawn as the label of a field, and whether a screen reader says it with the field.
public struct FieldLabel: Facet {
  let subject: AuditedElement
}

extension FieldLabel {
  /// Whether users with sight lose its label with the first character, on a screen with other fields: the title of a field
  /// of SwiftUI is spoken, but shown as its placeholder, and no text is before it. The one field of a screen is for a search
  /// or a message, which the button beside it says.
  public var vanishesInForm: Bool {
    guard vanishes else { return false }
    // One that starts with a value never shows its title.
    if context.screen.isSwiftUI, subject.value?.isBlank == false { return true }
    let fields = context.subjects(.textEntries).lazy
    return context.screen.isLayoutOfAndroid
      ? fields.prefix(2).count > 1
      : fields.filter(\.fieldLabel.vanishes).prefix(2).count > 1
  }

  /// The text that is drawn as the title of a field of SwiftUI, right before it, if the field is spoken by a placeholder
  /// without a word of it: “Fuel” below “Title”. Nil for any other field.
  public var titleUnlikePlaceholder: AuditedElement? {
    guard context.screen.isSwiftUI, subject.isStop, subject.isTextEntry,
      subject.role != .searchField,
      !subject.traits.contains(.searchField), let placeholder = element.placeholder,
      placeholder == element.label,
      // Only the running app knows some placeholders: the value so far does not say what the field is for.
      !subject.flags.contains(.boundText) || !placeholder.contains(where: \.isLetter),
      let before = subject.previousSibling ?? subject.parent?.previousSibling,
      !before.isActionable,
      let text = ([before] + before.descendants(upTo: 4)).first(where: { $0.role == .staticText }),
      text.isStop, text.hasWordsOfTitle, !text.hasFontOfTitle, !text.traits.contains(.header)
    else { return nil }
    let words = Set(LabelWords(placeholder).folded)
    let title = text.wording.labelWords.folded
    return title.count <= Self.mostWordsOfTitle && words.isDisjoint(with: title) ? text : nil
  }

  /// More are a sentence.
  private static let mostWordsOfTitle = 4

  /// Whether the format does not say which text labels a field, as dumps of Android: the fields of an app are made alike.
  public var mayHaveUnstatedLabel: Bool {
    context.screen.isDumpOfAndroid
  }

  private var vanishes: Bool { vanishesInSwiftUI || vanishesInLayout }

  /// Whether a field of a layout of Android shows only its hint, and no text before it or around it is drawn as its label: a
  /// Material layout around a field moves the hint above it, unless it has none (`app:hintEnabled`).
  private var vanishesInLayout: Bool {
    guard context.screen.isLayoutOfAndroid, subject.isStop,
      subject.className.hasSuffix("EditText"), subject.element.placeholder?.isBlank == false,
      subject.element.labelledBy == nil, subject.label == nil,
      subject.element.details.hidesHintWithText
        || !subject.ancestors.contains(where: { $0.className.hasSuffix("TextInputLayout") })
    else { return false }
    let before = [subject.previousSibling ?? subject.parent?.previousSibling].compactMap(\.self)
    return !before.contains { view in
      ([view] + view.descendants(upTo: 4)).contains { $0.role == .staticText }
    }
  }

  private var vanishesInSwiftUI: Bool {
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
