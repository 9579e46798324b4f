internal import AccessibilityModel

extension AuditContext {
  /// Whether an adjustable element does with a swipe up or down what two buttons in it do: they add and take away.
  public func adjusts(_ subject: AuditedElement, like buttons: [AuditedElement]) -> Bool {
    guard subject.traits.contains(.adjustable), buttons.count == 2 else { return false }
    return Self.steps.allSatisfy { step in
      buttons.contains { button in
        step.words.matches(button.wording.words, of: button)
          || [button.label, button.details.image].contains { $0.map(step.signs.contains) == true }
      }
    }
  }

  private static let steps: [(words: PhraseLists, signs: Set<String>)] = [
    (PhraseLists("phrase-more-of-it"), ["+", "plus", "plus.circle"]),
    (PhraseLists("phrase-less-of-it"), ["-", "−", "–", "minus", "minus.circle"]),
  ]
}
