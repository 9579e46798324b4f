internal import AccessibilityModel
internal import Auditing

/// Reports labels with many emoji, or with emoji in the first word.
struct LabelEmojiHeavy: LabelRule {
  static let description = RuleDescription(
    id: "label-emoji-heavy",
    group: .speech,
    summary: "Labels should have at most two emoji, none repeated and none in the first word.",
    rationale: "Speech reads the name of each emoji: “party popper, party popper, sale”. Texts of "
      + "running apps, names in lists and rows of emoji are not checked.",
    remedy: Remedy(
      ofLabel: { "remove emoji from \($0), or keep one at the end" },
      .label("Sale", of: "label"),
      .swiftUI(#"Text("🎉🎉 Sale").accessibilityLabel("Sale")"#)),
    severity: .note,
    needs: [.labels],
    isRecommended: true
  )

  static let subjects: ElementKinds = .labelled

  /// More are too many.
  var limit = 2

  func fault(in label: LabelFacts, language: LanguageCode) -> LabelFault? {
    guard label.hasSymbol, let fault = fault(label.text.collapsed) else { return nil }
    return LabelFault("has the label \(label.text.quoted) with \(fault)")
  }

  func report(_ fault: LabelFault, at subject: AuditedElement, findings: inout Findings) {
    guard !subject.surface.isOneOfSigns else { return }
    // One emoji does not say what a control does.
    let severity: Severity? = isOnlyName(of: subject) ? .warning : nil
    guard !subject.labelSource.isIconOfText else {
      return findings.report(
        "\(subject) \(fault.words)", at: subject, severity: severity,
        suggestion: Self.remedyOfName)
    }
    guard !subject.labelSource.isIconWithNumber else {
      return findings.report(
        "\(subject) \(fault.words)", at: subject,
        doubt: "the emoji may say what the number counts", severity: .warning,
        suggestion: Self.remedyOfNumber)
    }
    let mayBeUsers = subject.labelSource.isContent && subject.labelSource.author == .unknown
    if let reason = subject.labelSource.author.excuse
      ?? .when(mayBeUsers, "a user may have written it") ?? excuse(subject)
    {
      return findings.excuse(subject, because: reason)
    }
    findings.report(
      "\(subject) \(fault.words)", at: subject,
      doubt: .when(subject.labelSource.isContent, "a text may be meant so")
        ?? .when(subject.templateUse.isReachedByOutlet, "code has an outlet to replace it"),
      severity: severity,
      suggestion: severity == nil ? nil : Self.remedyOfName)
  }

  private static let remedyOfName = Remedy(
    "set accessibilityLabel to the action in words, as in “Change language”",
    appKit: "call setAccessibilityLabel(_:) with the action in words, as in “Change language”",
    android: "set contentDescription to the action in words, as in “Change language”")

  private static let remedyOfNumber = Remedy(
    "say in accessibilityLabel what the number counts, as in “30 coins”",
    appKit: "say in the accessibility label what the number counts, as in “30 coins”",
    android: "say in contentDescription what the number counts, as in “30 coins”")

  /// Whether one emoji is the whole label of a control, and its name is not the action, as “thumbs up” is.
  private func isOnlyName(of subject: AuditedElement) -> Bool {
    let label = subject.wording.label.collapsed
    return subject.isActionable && label.count == 1 && !label.contains { "👍👎".contains($0) }
  }

  /// One emoji in a text that everyone reads, such as a flag before a language, is one more word of it.
  private func excuse(_ subject: AuditedElement) -> Reason? {
    let label = subject.wording.label
    guard label.count(where: \.isSpokenEmoji) == 1, subject.labelSource.isReadByAll else {
      return nil
    }
    return .when(
      subject.labelSource.isContent || label.contains { $0.isLetter || $0.isNumber },
      "everyone reads the emoji as one more word")
  }

  private func fault(_ label: String) -> String? {
    var count = 0
    var previous: Character?
    for character in label where !character.isWhitespace {
      if character.isSpokenEmoji {
        if character == previous { return "the emoji \(character) repeated" }
        count += 1
      }
      previous = character
    }
    if count > limit { return "\(count) emoji; maximum \(limit)" }
    let first = label.prefix { !$0.isWhitespace }
    guard let place = first.firstIndex(where: \.isSpokenEmoji),
      !Self.isUnspaced(first[..<place])
    else { return nil }
    let emoji = first[place]
    return label.hasWord ? "the emoji \(emoji) in the first word" : "an emoji but no word"
  }

  /// Whether a text is in a script without spaces between words: what is before the emoji is a word or a
  /// sentence by itself (https://www.w3.org/TR/clreq/, https://www.w3.org/TR/jlreq/).
  private static func isUnspaced(_ text: Substring) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch Script(scalar) {
      case .han, .kana, .thai: true
      default: false
      }
    }
  }
}

extension LabelEmojiHeavy {
  static let examples = RuleExamples(
    passing: [
      // A message, and a picker.
      Example(#"<UILabel text="🔥🔥🔥 Sale" frame="20 100 80 44"/>"#),
      Example(
        #"""
        <UIButton label="🙂" frame="20 100 44 44"/><UIButton label="😀" frame="64 100 44 44"/>
        <UIButton label="😎" frame="108 100 44 44"/><UIButton label="😴" frame="152 100 44 44"/>
        """#),
      Example(#"<UIButton label="Sale" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Sale 🎉" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Sale 🎉 today 🎈" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Trade™ 2" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="お願いします👍" frame="20 100 80 44"/>"#),
    ],
    failing: [
      Example(#"↓<UIButton label="Sale 🎉🎉" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="Sale 🎉 today 🎈 only 🎁" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="🎉 Sale" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="Sale🎉 today" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="👍" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="👍お願いします" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="🎉 We did it" frame="20 100 80 44"/>"#),
    ]
  )
}
