internal import AccessibilityModel
internal import Auditing
internal import Voices

/// Reports labels of controls that end with a full stop.
struct LabelEndsWithPunctuation: ElementRule {
  static let description = RuleDescription(
    id: "label-ends-with-punctuation",
    group: .names,
    summary: "Control labels should not end with a full stop.",
    rationale: "A label is a name, not a sentence: speech drops and pauses before the role.",
    remedy: Remedy(
      "remove the full stop",
      .uiKit(#"button.accessibilityLabel = "Save""#),
      .swiftUI(#"Button("Save", action: save)"#),
      .appKit(#"button.setAccessibilityLabel("Save")"#),
      .views(#"android:text="@string/save""#),
      .compose(#"Text("Save")"#)),
    severity: .note,
    needs: [.labels],
    isRecommended: false
  )

  static let subjects: ElementKinds = .labelled
  static let judgesWording = true

  func check(_ subject: AuditedElement, findings: inout Findings) {
    let label = subject.wording.facts
    guard let last = label.last, last == "." || last == "。" else { return }
    guard label.hasLetterOrDigit else { return }
    if let reason = excuse(for: subject) { return findings.excuse(subject, because: reason) }
    findings.report(
      "\(subject) ends its label \(subject.wording.quotedLabel) with a full stop", at: subject,
      fix: Fix(attribute: .label, value: String(subject.wording.label.collapsed.dropLast())))
  }

  private func excuse(for subject: AuditedElement) -> Reason? {
    let element = subject.element
    if element.isTextual || element.isTextEntry || element.isLink {
      return "its label is a text to be read"
    }
    if isSentenceLike(subject) { return "its label goes on, or joins several texts" }
    if isJoined(subject) { return "its label joins the texts inside" }
    return .when(endsInAbbreviation(subject), "its label ends in an abbreviation")
  }

  /// An ellipsis means that more follows; a comma, that a cell joined its texts.
  private func isSentenceLike(_ subject: AuditedElement) -> Bool {
    subject.wording.label.collapsed.hasSuffix("..") || subject.wording.label.contains(",")
  }

  /// A label joined from the texts inside: the last of them may be a sentence.
  private func isJoined(_ subject: AuditedElement) -> Bool {
    !subject.labelSource.isStated && subject.hasChildren
  }

  private func endsInAbbreviation(_ subject: AuditedElement) -> Bool {
    guard let last = subject.wording.label.tokens.last else {
      return false
    }
    let word = WordList.folded(last.dropLast())
    return Self.abbreviations[subject.wording.language.code]?.contains(word) ?? false
  }

  private static let abbreviations = WordLists("dotted-words")
}

extension LabelEndsWithPunctuation {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton label="Save" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Save…" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Save..." frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Version 2.0" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Books, films etc." frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="At 9 a.m." frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Ann, will be late." frame="20 100 80 44"/>"#),
      Example(#"<UILabel text="It was saved." frame="20 100 80 44"/>"#),
      Example(#"<UIButton traits="link" label="Read the terms." frame="20 100 80 44"/>"#),
    ],
    failing: [
      Example(#"↓<UIButton label="Save." frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="f. " frame="20 100 80 44"/>"#),
      Example(#"↓<StarsView isElement="true" label="Rating." frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton language="ja" label="保存する。" frame="20 100 80 44"/>"#),
    ]
  )
}
