internal import AccessibilityModel
internal import Auditing
internal import Voices

/// Reports abbreviations that are spoken wrongly.
///
/// Reported for VoiceOver as openradar-mirror#16397 (“GOV.UK” read as “Governor UK”).
struct SpokenAbbreviation: LabelRule {
  static let description = RuleDescription(
    id: "spoken-abbreviation",
    group: .speech,
    summary: "Labels should not contain abbreviations.",
    rationale: "Speech reads an abbreviation letter by letter or as another word: “two min”, "
      + "“Saint” for “Street”.",
    remedy: Remedy(
      ofLabel: { "write the word out in \($0); the visible text can stay short" },
      .label("2 minutes", of: "label"),
      .swiftUI(#"Text("2 min").accessibilityLabel("2 minutes")"#),
      .views(#"android:contentDescription="@string/two_minutes""#)),
    severity: .note,
    needs: [.labels],
    isRecommended: false,
    languages: words.languages
  )

  static let subjects: ElementKinds = .labelled

  func fault(in label: LabelFacts, language: LanguageCode) -> LabelFault? {
    guard let words = Self.words[language.code] else { return nil }
    if let short = MinuteAbbreviation.first(in: label, language) {
      return LabelFault(
        "has minutes spoken as metres, “\(short)”, in its label \(label.text.quoted)")
    }
    let found = label.tokens.lazy.compactMap { Self.abbreviation(in: $0, words) }
    guard let short = found.first else { return nil }
    return LabelFault("has the abbreviation “\(short)” in its label \(label.text.quoted)")
  }

  /// Checks the text between brackets and punctuation.
  private static func abbreviation(in token: Substring, _ words: WordList) -> Substring? {
    guard token.utf8.contains(where: separators.contains) else {
      return words.contains(WordList.folded(token)) ? token : nil
    }
    return token.utf8.split(whereSeparator: separators.contains).lazy.map(Substring.init)
      .first { words.contains(WordList.folded($0)) }
  }

  private static let separators = Array("()[],;:".utf8)
  private static let words = WordLists("spoken-abbreviations")
}

extension SpokenAbbreviation {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UILabel text="2 minutes" frame="20 100 80 44"/>"#),
      Example(#"<UILabel text="Say no" frame="20 100 80 44"/>"#),
      Example(#"<UILabel text="Minimum" frame="20 100 80 44"/>"#),
      Example(#"<UILabel language="de" text="Qty 2" frame="20 100 80 44"/>"#),
      // Metres, a temperature, a time of day, a network.
      Example(#"<UILabel text="400m to the bus stop" frame="20 100 80 44"/>"#),
      Example(#"<UILabel text="20°C" frame="20 100 80 44"/>"#),
      Example(#"<UILabel text="10:30am" frame="20 100 80 44"/>"#),
      Example(#"<UILabel text="5G network" frame="20 100 80 44"/>"#),
    ],
    failing: [
      Example(#"↓<UILabel text="2 min" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="Order no. 5" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="Coffee w/ milk" frame="20 100 80 44"/>"#),
      Example(#"↓<UILabel text="Qty: 2" frame="20 100 80 44"/>"#),
      Example(#"↓<UILabel text="56m remaining" frame="20 100 80 44"/>"#),
      Example(#"↓<UILabel text="Played 1m ago" frame="20 100 80 44"/>"#),
      Example(#"↓<UILabel text="1h 15m" frame="20 100 80 44"/>"#),
    ]
  )
}
