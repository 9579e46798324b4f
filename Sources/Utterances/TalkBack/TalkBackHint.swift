internal import AccessibilityModel
internal import Voices

/// Instructions for the focused node, in TalkBack's words
/// (docs/evidence/android.md#hints-of-talkback).
struct TalkBackHint {
  /// Nil if there is no hint.
  let text: String?

  init(_ subject: SpokenElement, _ node: TalkBackNode) {
    var usage: [PhraseKey] = []
    if subject.isEnabledForTalkBack {
      if let key = Self.action(subject, node) { usage.append(key) }
      if subject.element.gestures.contains(.longPress) { usage.append(.talkBackLongPressHint) }
    }
    if !subject.element.customActions.isEmpty { usage.append(.talkBackActionsHint) }
    let ways = Optional(usage.map { subject.phrases[$0] }.joined(separator: ", ")).filled
    // A hint of iOS is the app's own sentence.
    text = Optional([subject.hint, ways].compactMap(\.self).joined(separator: ". ")).filled
  }

  private static func action(_ subject: SpokenElement, _ node: TalkBackNode) -> PhraseKey? {
    let role = subject.role
    if role == .popUpButton { return .talkBackChangeHint }
    if role.isTextEntry || subject.isTextEntry {
      // A field being edited has no hint.
      let isEdited = subject.element.flags.contains(.focused) || subject.isEditing
      return isEdited ? nil : .talkBackEditHint
    }
    let isToggle = role.isToggle || subject.traits.contains(.toggleButton)
    if isToggle, !node.isStateOfPart { return .talkBackToggleHint }
    if role == .slider || subject.traits.contains(.adjustable) { return .talkBackAdjustHint }
    // A dump states whether an element is clickable; on screens of iOS the traits do.
    let isButton =
      subject.element.origins[.traits] != .inferred
      && !subject.traits.isDisjoint(with: [.button, .link])
    let isActivated = subject.element.flags.contains(.respondsToTap) || isButton
    return isActivated ? .talkBackActivateHint : nil
  }
}
