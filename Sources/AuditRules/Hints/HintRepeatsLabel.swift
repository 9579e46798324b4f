internal import AccessibilityModel
internal import Auditing

/// Reports hints that repeat the label.
struct HintRepeatsLabel: ElementRule {
  static let description = RuleDescription(
    id: "hint-repeats-label",
    group: .hints,
    summary: "Hints should not repeat the label.",
    rationale: "Users wait for the hint and hear the label a second time.",
    remedy: Remedy(
      "describe the result, or remove the hint",
      .uiKit(#"button.accessibilityHint = "Adds the book to your list.""#),
      .swiftUI(#".accessibilityHint("Adds the book to your list.")"#),
      .appKit(#"button.setAccessibilityHelp("Adds the book to your list.")"#)),
    severity: .warning,
    needs: [.labels, .hints],
    platforms: [.iOS, .tvOS, .macOS]
  )

  static let subjects: ElementKinds = .labelled

  /// The part of all words that label and hint share, from which on they say the same.
  var share = 0.8

  func check(_ subject: AuditedElement, findings: inout Findings) {
    guard let hint = subject.hint, !hint.isBlank else { return }
    let words = subject.spokenHint.hintFacts.words
    let hinted = words.folded
    let label = subject.wording.labelWords.folded
    guard !label.isEmpty, !hinted.isEmpty else { return }
    let isPrefix = hinted.starts(with: label)
    let all = Set(hinted).union(label)
    let both = Set(hinted).intersection(label)
    guard isPrefix || Double(both.count) >= share * Double(all.count) else { return }
    if subject.spokenHint.hasToolTip {
      return findings.excuse(subject, because: "its hint is a tooltip, which is also its label")
    }
    let isSame = Set(hinted) == Set(label)
    findings.report(
      "\(subject) repeats its label \(subject.wording.quotedLabel) in the hint \(hint.quoted)",
      at: subject,
      // One that goes on says something new, too.
      severity: isPrefix && both.count < hinted.count - 1 ? .note : nil,
      fix: isSame
        ? Fix(attribute: .hint, value: nil)
        : isPrefix
          ? rest(of: words, after: label.count).map { Fix(attribute: .hint, value: $0) } : nil)
  }

  /// The sentences that follow a first one with a number of words; nil if that one continues.
  private func rest(of words: LabelWords, after count: Int) -> String? {
    guard words.count > count else { return nil }
    let hint = words.text
    let between = hint[words.range(of: count - 1).upperBound..<words.range(of: count).lowerBound]
    guard between.hasPrefix(".") else { return nil }
    return String(hint[words.range(of: count).lowerBound...]).collapsed
  }
}

extension HintRepeatsLabel {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton label="Play" hint="Plays the song." frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Play" hint="" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="" hint="Plays the song." frame="20 100 80 44"/>"#),
    ],
    failing: [
      Example(#"↓<UIButton label="Play" hint="Play." frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="Settings" hint="Settings of the app." frame="20 100 80 44"/>"#),
      Example(
        #"↓<UIButton label="Add the book to list" hint="Add to list the book." frame="20 100 80 44"/>"#
      ),
    ]
  )
}
