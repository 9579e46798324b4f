internal import AccessibilityModel

extension Surface {
  /// Whether it is a control that dismisses a modal view.
  public var dismisses: Bool {
    guard element.isActionable else { return false }
    if element.traits.contains(.backButton) { return true }
    let words = element.wording.words
    if Dismissal.names.matches(words, of: element) { return true }
    if words.count <= 4, Dismissal.starts.begins(words, of: element) { return true }
    return Dismissal.actions.begins(identifier: Words(element.element.action ?? ""))
  }
}

/// The words by which controls are known that end something modal.
public enum Dismissal {
  fileprivate static let names = PhraseLists("phrase-dismissals")
  fileprivate static let starts = PhraseLists("phrase-dismissal-starts")
  fileprivate static let actions = PhraseLists("phrase-dismissal-actions")

  public static let languages = names.languages.intersection(starts.languages)
}
