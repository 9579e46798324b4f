internal import AccessibilityModel
internal import Auditing

/// Reports long numbers that are read as one amount.
struct SpokenDigits: LabelRule {
  static let description = RuleDescription(
    id: "spoken-digits",
    group: .speech,
    summary: "Long numbers should be read digit by digit.",
    rationale: "Users hear “one hundred twenty-three million …” and cannot write down an order, "
      + "card or phone number.",
    remedy: Remedy(
      "group the digits with spaces, or set the speech attribute that spells out",
      appKit: "group the digits with spaces",
      android: "group the digits with spaces, or use a TtsSpan",
      .uiKit(#"label.accessibilityLabel = number.map(String.init).joined(separator: " ")"#),
      .swiftUI("Text(number).speechSpellsOutCharacters()"),
      .appKit(#"label.setAccessibilityLabel("123 456 789")"#),
      .views("TtsSpan.DigitsBuilder(number).build()"),
      .compose("withAnnotation(VerbatimTtsAnnotation(number)) { append(number) }")),
    severity: .warning,
    needs: [.labels]
  )

  static let subjects: ElementKinds = .labelled

  /// A longer row of digits is not spoken as one number.
  var limit = 7

  func fault(in label: LabelFacts, language: LanguageCode) -> LabelFault? {
    guard label.hasDigit, let number = number(in: label) else { return nil }
    return LabelFault("has “\(number)”, read as one amount, in its label \(label.text.quoted)")
  }

  func report(_ fault: LabelFault, at subject: AuditedElement, findings: inout Findings) {
    if let reason = subject.labelSource.reasonForContent
      ?? .when(subject.isTextEntry, "its label may be what a user typed")
    {
      return findings.excuse(subject, because: reason)
    }
    findings.report("\(subject) \(fault.words)", at: subject)
  }

  private func number(in label: LabelFacts) -> String? {
    if label.hasDigitRun {
      for token in label.tokens where isNumber(token) {
        if let digits = run(of: token) { return digits }
      }
    }
    return cardNumber(label.tokens)
  }

  /// Whether a row of digits in it is read as a number: not if it is spelled out, or part of an
  /// address or of the name of a file.
  private func isNumber(_ token: Substring) -> Bool {
    !PronunciationFault.isAddress(token) && !token.contains("_")
      && PronunciationFault(of: token, isControl: false) == nil
  }

  private func run(of token: Substring) -> String? {
    token.split { !$0.isNumber }.first { $0.count >= limit }.map(String.init)
  }

  private func cardNumber(_ tokens: [Substring]) -> String? {
    guard tokens.count >= 4 else { return nil }
    let isGroup = tokens.map { $0.count == 4 && $0.allSatisfy(\.isNumber) }
    guard
      let start = (0...(tokens.count - 4)).first(where: { isGroup[$0..<($0 + 4)].allSatisfy { $0 } }
      )
    else { return nil }
    return tokens[start..<(start + 4)].joined(separator: " ")
  }
}

extension SpokenDigits {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton label="Order 12 34 56 78" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="1,234,567 people" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Call +1 555 123 4567" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="123456 steps" frame="20 100 80 44"/>"#),
      Example(#"<UITextField label="Number" text="123456789" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Flight BA2490" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="whatis1plus1" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="order.123456789@example.org" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="cart?order=123456789" frame="20 100 80 44"/>"#),
      Example(#"<UILabel text="Order 123456789" frame="20 100 80 44"/>"#),
      Example(#"<UILabel language="ja" text="2023年12月15日" frame="20 100 80 44"/>"#),
    ],
    failing: [
      Example(#"↓<UIButton label="Order 123456789" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="Call 5551234567" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="Card 4111 1111 1111 1111" frame="20 100 80 44"/>"#),
    ]
  )
}
