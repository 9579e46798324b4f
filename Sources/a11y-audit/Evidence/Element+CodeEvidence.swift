internal import AccessibilityModel

extension Element {
  /// Applies the evidence of the sources: literal values replace those in the file.
  mutating func take(_ evidence: CodeEvidence) {
    self.codeEvidence = evidence
    // The label is processed before the text, which is spoken only if there is none.
    for subject in CodeEvidence.Subject.allCases {
      guard case .set(let value, _)? = evidence[subject] else { continue }
      if let part = subject.part {
        if case .color(let color) = value {
          details.set(color, of: part)
        } else if value != .conditional {
          details.setUnknownColor(of: part)
        }
      }
      set(subject, to: value)
      translate(subject, evidence.translations[subject] ?? [:])
    }
    placeTexts(evidence)
  }

  /// Translations of the file do not apply to values that code sets.
  private mutating func translate(_ subject: CodeEvidence.Subject, _ texts: [String: String]) {
    guard let path = translatedText(subject) else { return }
    for language in Set(details.translations.keys).union(texts.keys) {
      details.translations[language, default: Translation()][keyPath: path] = texts[language]
      if details.translations[language]?.isEmpty == true { details.translations[language] = nil }
    }
  }

  /// Where tables have the text that names it: its label, else its visible text.
  private mutating func placeTexts(_ evidence: CodeEvidence) {
    let named = [CodeEvidence.Subject.label, .text].first {
      if case .set? = evidence[$0] { true } else { false }
    }
    guard let subject = named else { return }
    let places = evidence.tablePlaces[subject] ?? [:]
    details.textPlace = places["Base"]
    for language in details.translations.keys {
      details.translations[language]?.place = places[language]
    }
  }

  private func translatedText(
    _ subject: CodeEvidence.Subject
  ) -> WritableKeyPath<Translation, String?>? {
    switch subject {
    case .label: \.label
    case .value: \.value
    case .hint: \.hint
    case .placeholder: \.placeholder
    case .text where role.isTextEntry: \.value
    case .text: role == .staticText ? \.text : \.title
    default: nil
    }
  }

  private mutating func set(_ subject: CodeEvidence.Subject, to value: CodeEvidence.Value) {
    switch (subject, value) {
    case (.text, .text(let text)): show(text)
    case (_, .text(let text)): setText(subject, text)
    case (.isElement, .flag(let isOn)): set(.isElement, isOn, fact: .isElement)
    // VoiceOver visits the elements that it lists, but not itself.
    case (.elements, _) where role == .cell && origins[.isElement] != .given:
      set(.isElement, false, fact: .isElement)
    case (.isEditable, .flag(false)) where role == .textView || role == .textField:
      role = .staticText
      self.traits = .staticText
    case (.elementsHidden, .flag(let isOn)): set(.elementsHidden, isOn)
    case (.adjustsFont, .flag(let isOn)): self.adjustsFontForContentSizeCategory = isOn
    case (_, .traits(let traits)):
      self.traits.formUnion(traits)
      origins[.traits] = .given
    case (_, .font(let scales)):
      self.font =
        scales ? Font(textStyle: self.font?.textStyle ?? "body") : Font(size: self.font?.size)
    // The size in the file belongs to another font.
    case (.font, .unknown): self.font?.size = nil
    // Other gestures are often added to only one of several views that code refers to by the same
    // name.
    case (_, .gesture(.tap)):
      self.gestures.insert(.tap)
      flags.insert(.respondsToTap)
    default: break
    }
  }

  private mutating func setText(_ subject: CodeEvidence.Subject, _ text: String) {
    switch subject {
    case .label:
      label = text
      origins[.label] = .given
    case .value:
      value = text
      origins[.value] = .given
    case .hint:
      hint = text
      origins[.hint] = .given
    case .placeholder: self.placeholder = text
    default: break
    }
  }

  /// Sets the visible text, which is the label if there is no other.
  private mutating func show(_ text: String) {
    if role.isTextEntry {
      value = text
      return
    }
    if role == .staticText { self.text = text } else { self.title = text }
    guard origins[.label] != .given, role == .staticText || role.isControl else { return }
    label = text
    origins[.label] = .inferred
  }

  private mutating func set(_ flag: Flags, _ isOn: Bool, fact: Fact? = nil) {
    if isOn { flags.insert(flag) } else { flags.remove(flag) }
    if let fact { origins[fact] = .given }
  }
}
