internal import AccessibilityModel
internal import Auditing

/// Reports dates in digits and slashes.
struct SpokenDateAmbiguous: LabelRule {
  static let description = RuleDescription(
    id: "spoken-date-ambiguous",
    group: .speech,
    summary: "Dates should name the month.",
    rationale: "“5/6” is spoken as a fraction, as the fifth of June or as the sixth of May.",
    remedy: Remedy(
      "format with a date style that writes the month",
      .uiKit("label.accessibilityLabel = date.formatted(date: .long, time: .omitted)"),
      .swiftUI("Text(date, style: .date)"),
      .appKit("label.setAccessibilityLabel(date.formatted(date: .long, time: .omitted))"),
      .views("view.contentDescription = DateFormat.getLongDateFormat(context).format(date)"),
      .compose("Text(date.format(DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG)))")),
    severity: .note,
    needs: [.labels],
    isRecommended: false
  )

  static let subjects: ElementKinds = .labelled

  func fault(in label: LabelFacts, language: LanguageCode) -> LabelFault? {
    guard label.hasDigit, label.text.utf8.contains(UInt8(ascii: "/")) else { return nil }
    let tokens = label.text.split { $0.isWhitespace || "(),;–".contains($0) }
    guard let date = tokens.first(where: isDate) else { return nil }
    return LabelFault("has the ambiguous date “\(date)” in its label \(label.text.quoted)")
  }

  private func isDate(_ token: Substring) -> Bool {
    let token = token.drop { !$0.isNumber }
    let parts = token.split(separator: "/", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let first = number(parts[0], digits: 1...2),
      let second = number(trimmed(parts[1]), digits: 1...2)
    else { return false }
    if parts.count == 3 {
      return isDay(first, second) && number(trimmed(parts[2]), digits: 2...4) != nil
    }
    return isDay(first, second) && !isFraction(first, second)
  }

  private func isDay(_ a: Int, _ b: Int) -> Bool {
    (1...31).contains(a) && (1...31).contains(b) && min(a, b) <= 12
  }

  /// A half, three quarters, and round the clock.
  private func isFraction(_ a: Int, _ b: Int) -> Bool {
    (a, b) == (24, 7) || a < b && [2, 3, 4, 5, 8].contains(b)
  }

  private func trimmed(_ part: Substring) -> Substring {
    part.prefix { $0.isNumber }.count == part.count - 1 ? part.dropLast() : part
  }

  private func number(_ part: Substring, digits: ClosedRange<Int>) -> Int? {
    digits.contains(part.count) ? Int(part) : nil
  }
}

extension SpokenDateAmbiguous {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UILabel text="5 June 2026" frame="20 100 80 44"/>"#),
      Example(#"<UILabel text="Open 24/7" frame="20 100 80 44"/>"#),
      Example(#"<UILabel text="1/2 cup" frame="20 100 80 44"/>"#),
      Example(#"<UILabel text="12/345" frame="20 100 80 44"/>"#),
      Example(#"<UILabel text="45/60" frame="20 100 80 44"/>"#),
    ],
    failing: [
      Example(#"↓<UILabel text="Due 5/6/2026" frame="20 100 80 44"/>"#),
      Example(#"↓<UILabel text="Due 05/06/26." frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="Book 5/6" frame="20 100 80 44"/>"#),
    ]
  )
}
