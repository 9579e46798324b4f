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

extension Surface {
  /// Whether it is an item of a bar of a design with the words of a control that dismisses its screen, and neither the file
  /// nor code can connect it with an action, while other controls of the screen have one.
  public var isDeadWayOut: Bool {
    let context = element.context
    guard context.screen.framesAreDesignTime, context.screen.platform == .iOS,
      element.className == "UIBarButtonItem", dismisses, !isConnected,
      element.element.isEnabled
    else { return false }
    return context.stopSubjects.contains {
      !($0.element.codeLinks?.actions.isEmpty ?? true)
    }
  }

  private var isConnected: Bool {
    guard element.isUnconnected == true, let links = element.element.codeLinks else { return true }
    return !links.outlets.isEmpty || !links.slots.isEmpty
      || links.tag != nil
  }
}

/// The words by which controls are known that end something modal.
public enum Dismissal {
  fileprivate static let names = PhraseLists("phrase-dismissals")
  fileprivate static let starts = PhraseLists("phrase-dismissal-starts")
  fileprivate static let actions = PhraseLists("phrase-dismissal-actions")

  public static let languages = names.languages.intersection(starts.languages)
}
