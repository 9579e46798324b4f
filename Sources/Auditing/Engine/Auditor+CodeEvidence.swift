internal import AccessibilityModel

extension Auditor {
  /// Weighs findings by what the app's sources say about their elements.
  ///
  /// What the sources leave open is for a person to judge; and no edit of the file mends what code
  /// sets.
  static func weigh(_ findings: inout [Finding], in screen: Screen) {
    guard screen.framesAreDesignTime else { return }
    for index in findings.indices {
      let element = screen.elements[findings[index].element]
      guard let evidence = element.codeEvidence else { continue }
      let asked = subjects(of: findings[index].rule, at: element)
      if findings[index].outcome == .fail, asked.contains(where: evidence.isUnknown) {
        findings[index].outcome = .review
      }
      if let subject = findings[index].fix?.attribute.codeSubject,
        evidence.location(of: subject) != nil
      {
        findings[index].fix = nil
      }
    }
  }

  /// A label that the file gives is spoken whatever the text is.
  static func subjects(
    of rule: RuleDescription, at element: Element
  ) -> Set<CodeEvidence.Subject> {
    var subjects = rule.codeSubjects
    if element.origins[.label] == .given { subjects.remove(.text) }
    return subjects
  }
}

extension Fix.Attribute {
  /// The same among the facts that code sets; nil for one that is not asked about.
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
      .selectable:
      nil
    }
  }
}
