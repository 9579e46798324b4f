internal import AccessibilityModel
internal import Auditing

// Fields, which may be named by a hint, a text before them or a text inside.

extension MissingLabel {
  /// A field with a placeholder is another rule's; one of no size is not there to be filled in.
  func checkField(_ subject: AuditedElement, findings: inout Findings) {
    let placeholder = subject.element.placeholder
    guard placeholder?.isBlank ?? true, subject.frame.isNull || !subject.frame.isEmpty,
      !mayShowHint(subject), !isNamedInside(subject), !isDocument(subject)
    else { return }
    // The role announces the purpose of a search field, if there is one only.
    guard subject.role != .searchField || !subject.maySetAtRunTime && !isOnlySearchField(subject)
    else { return }
    // In a format without placeholders, a value may be one.
    let isValueOnly = subject.value?.isBlank == false
    findings.report(
      "\(subject) has no label or placeholder", at: subject,
      outcome: isValueOnly || subject.maySetAtRunTime || mayBeLabelled(subject) ? .review : .fail,
      suggestion: Self.fieldRemedy)
  }

  private func isOnlySearchField(_ subject: AuditedElement) -> Bool {
    subject.context.screen.elements.count(where: { $0.role == .searchField }) == 1
  }

  /// A contentDescription would replace the entered text.
  private static let fieldRemedy = Remedy(
    fieldAdvice, appKit: fieldAdviceForAppKit,
    android: "set android:hint, or android:labelFor on the visible label of the field")

  static let fieldAdvice = "set accessibilityLabel to the expected content, as in “E-mail address”"
  static let fieldAdviceForAppKit =
    "call setAccessibilityLabel(_:) with the expected content, as in “E-mail address”"

  /// Whether the text of a field may be its hint: a dump that writes no hints has it as the text.
  private func mayShowHint(_ subject: AuditedElement) -> Bool {
    let screen = subject.context.screen
    guard screen.platform == .android, !screen.capabilities.contains(.placeholders) else {
      return false
    }
    return subject.value?.isBlank == false || isDrawnByFramework(subject)
  }

  /// Whether Compose, Flutter or a browser draws it: a plain `View` of Android holds no other views.
  ///
  /// They give the hint of an empty field apart from its text, where a plain dump does not have it.
  private func isDrawnByFramework(_ subject: AuditedElement) -> Bool {
    subject.ancestorTraits.contains(.webView)
      || subject.ancestors.contains { $0.className == "android.view.View" }
  }

  /// Whether a text in it, which TalkBack reads with it, names it: Compose's placeholder.
  private func isNamedInside(_ subject: AuditedElement) -> Bool {
    guard subject.context.screen.platform == .android else { return false }
    return subject.descendants(upTo: 8).contains { !$0.isStop && !$0.element.hasBlankLabel }
  }

  /// Whether it shows a text to be read, such as terms of use; text fields for input hold less.
  private func isDocument(_ subject: AuditedElement) -> Bool {
    guard subject.role == .textView, let text = subject.value ?? subject.element.text else {
      return false
    }
    // The trait of a text view that cannot be edited.
    if subject.traits.contains(.staticText) { return true }
    return !subject.isEnabled || Self.weight(of: text) >= Self.leastDocument
  }

  /// Characters, of which those of Chinese, Japanese and Korean say two to three times as much.
  private static func weight(of text: String) -> Int {
    text.reduce(0) { $0 + ($1.utf8.count == 3 ? 3 : 1) }
  }

  /// Characters: a long paragraph.
  private static let leastDocument = 280

  /// No dump of Android says which text is a field's label (`labelFor`): it may be the one before
  /// the field, or before the views that wrap it.
  private func mayBeLabelled(_ subject: AuditedElement) -> Bool {
    let context = subject.context
    guard context.screen.platform == .android else { return false }
    var wrapper = subject.index
    for _ in 0..<Self.mostWrappers {
      if let before = context.screen.sibling(before: wrapper) {
        return context.kinds[before].contains(.texts)
      }
      guard let parent = context.screen.parent(of: wrapper), parent == wrapper - 1 else {
        return false
      }
      wrapper = parent
    }
    return false
  }

  /// Material's field is inside five views.
  private static let mostWrappers = 8
}
