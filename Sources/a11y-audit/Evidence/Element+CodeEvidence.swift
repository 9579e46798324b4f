internal import AccessibilityModel

extension Element {
  /// Takes what the sources say, with what they plainly set in the place of what the file says.
  mutating func take(_ evidence: CodeEvidence) {
    self.codeEvidence = evidence
    // The label comes before the text, which is spoken only where there is none.
    for subject in CodeEvidence.Subject.allCases {
      guard case .set(let value, _)? = evidence[subject] else { continue }
      set(subject, to: value)
    }
  }

  private mutating func set(_ subject: CodeEvidence.Subject, to value: CodeEvidence.Value) {
    switch (subject, value) {
    case (.text, .text(let text)): show(text)
    case (_, .text(let text)): setText(subject, text)
    case (.isElement, .flag(let isOn)): set(.isElement, isOn, fact: .isElement)
    case (.elementsHidden, .flag(let isOn)): set(.elementsHidden, isOn)
    case (.adjustsFont, .flag(let isOn)): self.adjustsFontForContentSizeCategory = isOn
    case (_, .traits(let traits)):
      self.traits.formUnion(traits)
      origins[.traits] = .given
    case (_, .font(let scales)):
      self.font =
        scales ? Font(textStyle: self.font?.textStyle ?? "body") : Font(size: self.font?.size)
    // Other gestures are often added to one of several views that code reaches by the same name.
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

  /// Shows a text, which is the label where nothing else is.
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
