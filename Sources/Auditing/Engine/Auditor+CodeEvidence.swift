internal import AccessibilityModel

extension Auditor {
  /// Adjusts findings by what the app's sources show about their elements.
  ///
  /// A finding that the sources leave open needs review; and no edit of the file resolves a defect
  /// that code sets. Without sources an edit needs an intent that the file shows.
  static func weigh(_ findings: inout [Finding], in screen: Screen) {
    guard screen.framesAreDesignTime else { return }
    for index in findings.indices {
      let element = screen.elements[findings[index].element]
      guard let evidence = element.codeEvidence else {
        if findings[index].fix?.attribute.isDecided(by: element) == false {
          findings[index].fix = nil
        }
        continue
      }
      let asked = subjects(of: findings[index].rule, at: element)
      let isOpen =
        asked.contains(where: evidence.isUnknown)
        || asked.contains(.isElement) && evidence.hidesOnPurpose
      if findings[index].outcome == .fail, isOpen {
        findings[index].doubt = "the sources leave it open"
      }
      if let subject = findings[index].fix?.attribute.codeSubject,
        evidence.location(of: subject) != nil
      {
        findings[index].fix = nil
      }
    }
  }

  /// A label in the file is spoken whatever the text is. The text of a field is its value, and no name.
  static func subjects(
    of rule: RuleDescription, at element: Element
  ) -> Set<CodeEvidence.Subject> {
    var subjects = rule.codeSubjects
    if element.origins[.label] == .given || element.isTextEntry { subjects.remove(.text) }
    return subjects
  }
}

extension CodeEvidence {
  /// Whether code hides the element from screen readers: another element may represent it.
  fileprivate var hidesOnPurpose: Bool {
    if case .set(.flag(false), _)? = self[.isElement] { return true }
    if case .set(.flag(true), _)? = self[.elementsHidden] { return true }
    return false
  }
}

extension Fix.Attribute {
  /// Whether the Interface Builder file alone justifies the edit.
  ///
  /// The text of an outlet may be a placeholder, and hiding an element from screen readers is
  /// deliberate (docs/evidence/formats.md#prototype-texts).
  fileprivate func isDecided(by element: Element) -> Bool {
    switch self {
    case .label: element.origins[.label] == .given || !element.isOutlet
    case .isElement: element.origins[.isElement] != .given
    default: true
    }
  }

  /// The corresponding fact that code sets; nil if sources are not asked about it.
  fileprivate var codeSubject: CodeEvidence.Subject? {
    switch self {
    case .label: .label
    case .value: .value
    case .hint: .hint
    case .traits: .traits
    case .isElement: .isElement
    case .elementsHidden: .elementsHidden
    case .adjustsFontForContentSizeCategory: .adjustsFont
    case .language, .viewIsModal, .userInputLabels, .activationPoint, .textContentType,
      .selectable, .labelledBy, .textSize:
      nil
    }
  }
}
