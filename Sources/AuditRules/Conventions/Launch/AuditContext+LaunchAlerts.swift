internal import AccessibilityModel
internal import Auditing

extension AuditContext {
  /// The alerts of a first launch that ask for something, by its words in their texts.
  func launchAlerts(asking requests: PhraseLists) -> [AuditedElement] {
    guard screen.isFirstLaunch else { return [] }
    return outermost(.alert).map(subject).filter { alert in
      ([alert] + alert.alertTexts).contains { requests.occurs(in: $0.textWords, of: $0) }
    }
  }
}
