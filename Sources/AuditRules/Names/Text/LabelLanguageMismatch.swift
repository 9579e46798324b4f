internal import AccessibilityModel
internal import Auditing
internal import Voices

/// Reports texts in another language than the one they are read in.
struct LabelLanguageMismatch: ElementRule, LabelRule {
  static let description = RuleDescription(
    id: "label-language-mismatch",
    group: .speech,
    summary: "Texts must be read in their own language.",
    rationale: "German words in an English voice are hard to understand, and letters that the "
      + "voice does not know are skipped.",
    remedy: Remedy(
      "set accessibilityLanguage on text in another language",
      appKit: "set the language of the text in its attributed string",
      android: "wrap the text in a LocaleSpan",
      .uiKit(#"label.accessibilityLanguage = "de""#),
      .swiftUI(
        #"Text(AttributedString(text, attributes: "#
          + #"AttributeContainer().languageIdentifier("de")))"#),
      .appKit(
        #"label.attributedStringValue = NSAttributedString(string: text, attributes: "#
          + #"[.languageIdentifier: "de"])"#),
      .views("text.setSpan(LocaleSpan(Locale.GERMAN), 0, text.length, 0)"),
      .compose(#"Text(text, style = TextStyle(localeList = LocaleList("de")))"#)),
    severity: .error,
    criteria: [.wcag("3.1.1"), .wcag("3.1.2")],
    needs: [.labels, .language]
  )

  static let subjects: ElementKinds = .labelled

  /// The part of the letters that must be foreign.
  var share = 0.6

  func fault(in label: LabelFacts, language: LanguageCode) -> LabelFault? {
    guard label.hasLetter else { return nil }
    if !label.isASCII, let script = foreignScript(in: label.text, language.spoken) {
      return LabelFault(
        "contains \(script) letters but is read in \(language.name): \(label.text.quoted)")
    }
    // Most labels are short: they are not voted on.
    guard !label.isASCII || label.tokenCount >= 4, let other = voted(label.words, language.spoken)
    else { return nil }
    return LabelFault(
      "probably contains \(other.name) but is read in \(language.name): \(label.text.quoted)",
      fix: Fix(attribute: .language, value: other.code))
  }

  /// Reports English words of an interface, however few, once for a screen: labels that only a screen reader uses are
  /// forgotten when an app is translated.
  func check(_ subject: AuditedElement, findings: inout Findings) {
    let language = subject.wording.language
    guard subject.wording.hasStatedLanguage, language.spoken != "en" else { return }
    if let position = subject.labelSource.englishPosition {
      return findings.report(
        "\(subject) has its position in English but is read in \(language.name): \(position.quoted)",
        at: subject, suggestion: Self.remedyOfPosition, asking: .ofTranslation)
    }
    guard subject.isActionable || subject.isImage,
      subject.labelSource.isStated,
      subject.wording.facts.isASCII, !subject.wording.facts.hasDigit,
      EnglishNames.contain(subject.wording.labelWords, beside: language),
      fault(in: subject.wording.facts, language: language) == nil
    else { return }
    if let reason = subject.labelSource.reasonForContent
      ?? .when(subject.labelSource.showsItsLabel, "users see its label")
    {
      return findings.excuse(subject, because: reason)
    }
    findings.report(
      "\(subject) has an English label but is read in \(language.name): \(subject.wording.quotedLabel)",
      at: subject, doubt: .when(Script.isLatin(language.spoken), "the words may be a name"),
      asking: .ofTranslation)
  }

  private static let remedyOfPosition = Remedy(
    "translate the position",
    android: "Flutter: add GlobalMaterialLocalizations.delegate to localizationsDelegates")

  func report(_ fault: LabelFault, at subject: AuditedElement, findings: inout Findings) {
    guard subject.wording.hasStatedLanguage else {
      return findings.leaveOpen(subject, because: "its language is inferred")
    }
    findings.report(
      "\(subject) \(fault.words)", at: subject,
      doubt: .when(fault.fix != nil, "the words may be a name or a quotation"),
      fix: fault.fix)
  }

  private func foreignScript(in text: String, _ language: String) -> Script? {
    guard let own = Script.scripts(of: language) else { return nil }
    var counts: [Script: Int] = [:]
    var letters = 0
    for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
      letters += 1
      if let script = Script(scalar), !own.contains(script) { counts[script, default: 0] += 1 }
    }
    guard let most = counts.max(by: { $0.value < $1.value }), letters > 1 else { return nil }
    return Double(counts.values.reduce(0, +)) >= share * Double(letters) ? most.key : nil
  }

  /// The language with at least twice as many function words in the text as its own.
  private func voted(_ words: LabelWords, _ language: String) -> LanguageCode? {
    guard words.count >= 4 else { return nil }
    var votes = [Int](repeating: 0, count: Self.languages.count)
    for word in words.folded {
      for language in FunctionWords.languages(with: word) { votes[language] += 1 }
    }
    let ours = Self.languages.firstIndex(of: language).map { votes[$0] } ?? 0
    if !Script.isLatin(language), let sole = Self.soleLanguage(of: words) { return sole }
    guard let most = votes.max(), most >= Self.quorum, most >= 2 * max(ours, 1),
      let winner = votes.firstIndex(of: most)
    else { return nil }
    return LanguageCode(Self.languages[winner])
  }

  /// The language that has two of the words, if no other has a word of its own. Beside another script that
  /// is enough; English is not meant, which voices for other scripts read as well.
  private static func soleLanguage(of words: LabelWords) -> LanguageCode? {
    let sole = words.folded.compactMap { word in
      let all = FunctionWords.languages(with: word)
      return all.count == 1 ? languages[all[0]] : nil
    }
    guard sole.count >= 2, let first = sole.first, first != "en",
      sole.allSatisfy({ $0 == first })
    else { return nil }
    return LanguageCode(first)
  }

  /// “Café de la Paix” has two, and is a name.
  private static let quorum = 3
  private static let languages = FunctionWords.languages
}

extension LabelLanguageMismatch {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UILabel text="The end of the road is near" frame="20 100 80 44"/>"#),
      Example(#"<UILabel text="Café de la Paix" frame="20 100 80 44"/>"#),
      Example(#"<UILabel language="ru" text="Настройки" frame="20 100 80 44"/>"#),
      Example(#"<UILabel language="ja" text="設定 Settings" frame="20 100 80 44"/>"#),
      Example(#"<UILabel language="de" text="Das Ende der Straße ist nah" frame="20 100 80 44"/>"#),
      // No word is French alone.
      Example(#"<UILabel language="ar" text="Café de la Paix" frame="20 100 80 44"/>"#),
      // The same word in both.
      Example(#"<UIButton language="de" label="Download" frame="20 100 44 44"/>"#),
      // Names are not voted on.
      Example(#"<UILabel text="Die Hard" frame="20 100 80 44"/>"#),
    ],
    failing: [
      Example(#"↓<UILabel text="Настройки" frame="20 100 80 44"/>"#),
      Example(#"↓<UILabel language="ja" text="Настройки" frame="20 100 80 44"/>"#),
      // To be judged by a person.
      Example(#"↓<UILabel text="Das Ende der Straße ist nicht mehr weit" frame="20 100 80 44"/>"#),
      Example(
        #"↓<UILabel language="de" text="The end of the road is near" frame="20 100 80 44"/>"#),
      Example(
        #"↓<UILabel language="ru" text="The end of the road is near" frame="20 100 80 44"/>"#),
      Example(
        #"↓<UILabel language="ar" text="Veuillez saisir votre adresse" frame="20 100 80 44"/>"#),
      // Only a screen reader uses it.
      Example(#"↓<UIButton language="ar" label="Add to cart" frame="20 100 44 44"/>"#),
      Example(#"↓<UIButton language="de" label="Add to cart" frame="20 100 44 44"/>"#),
    ]
  )
}
