internal import AccessibilityModel
internal import Auditing

/// Reports controls of one window with the same key, and Cancel buttons without the key Escape.
///
/// AppKit activates the first view that takes the key, so the others never get it.
struct ShortcutConflict: ScreenRule {
  static let description = RuleDescription(
    id: "shortcut-conflict",
    group: .actions,
    summary: "Key commands should have one action each.",
    rationale: "Users who do not use a mouse press Escape and Return to leave; with two takers, "
      + "one of them never responds.",
    remedy: Remedy(
      "give each control a key of its own",
      appKit: "give each control a keyEquivalent of its own",
      .swiftUI(".keyboardShortcut(.cancelAction)"),
      .appKit(#"cancelButton.keyEquivalent = "\u{1B}""#)),
    severity: .warning,
    needs: [.keyCommands],
    platforms: [.macOS],
    languages: Cancelling.names.languages
  )

  private static let escapeRemedy = Remedy(
    "give it the key Escape", appKit: "set its keyEquivalent to Escape")

  func check(_ context: AuditContext, findings: inout Findings) {
    let controls = context.subjects(.controls).filter(\.isEnabled)
    reportShared(controls, &findings)
    guard !controls.contains(where: \.keyboardAccess.answersEscape) else { return }
    for control in controls where control.cancels {
      if let shortcut = control.keyboardAccess.shortcut {
        findings.excuse(control, because: "the key \(shortcut) activates it")
        continue
      }
      findings.report(
        "\(control) has no key; Escape is expected", at: control,
        doubt: "its window may handle Escape (cancelOperation)", suggestion: Self.escapeRemedy)
    }
  }

  private func reportShared(_ controls: [AuditedElement], _ findings: inout Findings) {
    var first: [String: AuditedElement] = [:]
    for control in controls {
      guard let shortcut = control.keyboardAccess.shortcut else { continue }
      guard let other = first[shortcut] else {
        first[shortcut] = control
        continue
      }
      if let reason = excuse(for: control, beside: other) {
        findings.excuse(control, because: reason)
        continue
      }
      findings.report(
        "\(control) has the key \(shortcut), like \(other)", at: control, related: [other])
    }
  }

  private func excuse(for control: AuditedElement, beside other: AuditedElement) -> Reason? {
    if let action = control.element.action, action == other.element.action {
      return "both have the same effect"
    }
    return control.presence.separation(from: other)
  }
}

/// The words of buttons that cancel.
private enum Cancelling {
  static let names = PhraseLists("phrase-cancel")
}

extension AuditedElement {
  /// Whether it is a button whose title is Cancel.
  fileprivate var cancels: Bool {
    role == .button && Cancelling.names.matches(wording.words, of: self)
  }
}

extension ShortcutConflict {
  static let examples = RuleExamples(
    passing: [
      Example(
        window(
          push("Cancel", key: "Gw", y: 10), push("Save", key: "DQ", y: 60))),
      Example(window(push("Save", y: 10))),
    ],
    failing: [
      Example(window(push("Cancel", key: "Gw", y: 10), "↓" + push("Close", key: "Gw", y: 60))),
      // To be reviewed.
      Example(window("↓" + push("Cancel", y: 10), push("Save", key: "DQ", y: 60))),
    ]
  )

  /// A window of the Mac with some buttons.
  private static func window(_ views: String...) -> String {
    Example.appKitXIB(views.joined(separator: "\n"), window: "title=\"Add Feed\"")
  }

  /// - Parameter key: Base64, in which Interface Builder writes Escape and Return.
  private static func push(_ title: String, key: String? = nil, y: Int) -> String {
    let key = key.map { "<string key=\"keyEquivalent\" base64-UTF8=\"YES\">\($0)</string>" } ?? ""
    return """
      <button id="\(title)"><rect key="frame" x="20" y="\(y)" width="90" height="32"/>\
      <buttonCell key="cell" type="push" title="\(title)" bezelStyle="rounded" id="\(title)-cell">\
      \(key)</buttonCell></button>
      """
  }
}
