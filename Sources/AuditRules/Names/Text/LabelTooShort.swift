internal import AccessibilityModel
internal import Auditing

/// Reports controls with a label of one letter.
///
/// Exempt are the letters of a text editor, keys, digits, and ideographs.
struct LabelTooShort: ElementRule {
  static let description = RuleDescription(
    id: "label-too-short",
    group: .names,
    summary: "Control labels should be longer than one letter.",
    rationale: "“G, button” means something only to users who see the symbol.",
    remedy: Remedy(
      "describe the action in a word",
      .label("Group")),
    severity: .note,
    criteria: [.wcag("2.4.6")],
    needs: [.labels],
    isRecommended: false
  )

  static let subjects: ElementKinds = .controls
  static let judgesWording = true

  func check(_ subject: AuditedElement, findings: inout Findings) {
    let facts = subject.wording.facts
    guard facts.scalarCount < 8, facts.tokenCount == 1, facts.hasLetter, !facts.hasPrivateUse
    else { return }
    let label = subject.wording.label.collapsed
    guard label.count == 1, let scalar = facts.first, !Self.known.contains(label),
      !scalar.isIdeograph
    else { return }
    let isKey = subject.role == .key || subject.traits.contains(.keyboardKey)
    if let reason = subject.labelSource.reasonForContent
      ?? .when(isKey, "it is a key of a keyboard")
    {
      return findings.excuse(subject, because: reason)
    }
    findings.report(
      "\(subject) has the one-letter label \(subject.wording.quotedLabel)", at: subject)
  }

  /// Bold, italic, underlined, struck through; close, or a sum.
  private static let known: Set<String> = ["B", "I", "U", "S", "X"]
}

extension LabelTooShort {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton label="OK" frame="20 100 44 44"/>"#),
      Example(#"<UIButton label="7" frame="20 100 44 44"/>"#),
      Example(#"<UIButton label="B" frame="20 100 44 44"/>"#),
      Example(#"<UIButton language="zh" label="我" frame="20 100 44 44"/>"#),
      Example(#"<UIButton label="G" traits="keyboardKey" frame="20 100 44 44"/>"#),
      // Symbols belong to another rule.
      Example(#"<UIButton label="★" frame="20 100 44 44"/>"#),
      Example(#"<UILabel text="G" frame="20 100 44 44"/>"#),
    ],
    failing: [
      Example(#"↓<UIButton label="G" frame="20 100 44 44"/>"#),
      Example(#"↓<UIButton label="x" frame="20 100 44 44"/>"#),
      Example(#"↓<UIButton label=" é " frame="20 100 44 44"/>"#),
    ]
  )
}
