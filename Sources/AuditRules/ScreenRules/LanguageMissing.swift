internal import AccessibilityModel
internal import Auditing

/// Reports screens without a language, or with the wrong one.
struct LanguageMissing: ScreenRule {
  static let description = RuleDescription(
    id: "language-missing",
    group: .screen,
    summary: "Screens should declare the language of their text.",
    rationale: "The language selects the voice; a wrong voice makes the text unintelligible.",
    remedy: Remedy(
      "set the app's language, or accessibilityLanguage",
      appKit: "set the app's language",
      android: "set the app's locale",
      .uiKit(#"view.accessibilityLanguage = "de""#),
      .swiftUI(#".environment(\.locale, Locale(identifier: "de"))"#),
      .appKit(#"UserDefaults.standard.set(["de"], forKey: "AppleLanguages")"#),
      .views(#"AppCompatDelegate.setApplicationLocales(LocaleListCompat.forLanguageTags("de"))"#),
      .compose(#"Text(text, style = TextStyle(localeList = LocaleList("de")))"#)),
    severity: .note,
    criteria: [.wcag("3.1.1")],
    needs: [.language, .labels],
    isRecommended: false
  )

  /// The part of all letters that must be foreign to the language.
  var foreignPart = 0.6
  /// Fewer letters are not enough.
  var leastLetters = 20

  func check(_ context: AuditContext, findings: inout Findings) {
    guard let root = context.root else { return }
    guard let language = context.screen.language, !language.isEmpty else {
      if !context.stopSubjects.contains(where: \.wording.hasStatedLanguage) {
        findings.report("the screen declares no language", at: root)
      }
      return
    }
    let code = language.prefix { $0.isLetter }.lowercased()
    guard let scripts = Script.scripts(ofLettersIn: code) else { return }
    let (letters, foreign) = count(context, scripts)
    guard letters >= leastLetters, Double(foreign) >= foreignPart * Double(letters) else { return }
    let part = Int((100 * Double(foreign) / Double(letters)).rounded())
    findings.report(
      "the screen declares \"\(language)\", but \(part) % of its letters are foreign", at: root)
  }

  private func count(_ context: AuditContext, _ scripts: Set<Script>) -> (Int, Int) {
    var (letters, foreign) = (0, 0)
    for stop in context.stops {
      let place = stop.element
      guard context.screen.elements[place].language == nil,
        let label = context.screen.elements[place].label
      else { continue }
      for scalar in label.unicodeScalars where scalar.properties.isAlphabetic {
        letters += 1
        if Script(scalar).map(scripts.contains) != true { foreign += 1 }
      }
    }
    return (letters, foreign)
  }
}

extension LanguageMissing {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UILabel text="The payees of this account" frame="20 50 300 20"/>"#),
      Example(
        #"<screen size="390 844"><UILabel text="Ciao" language="it" frame="0 50 90 20"/></screen>"#),
      Example(
        #"""
        <screen size="390 844" language="ru"><UILabel text="Получатели платежей" frame="0 50 300 20"/></screen>
        """#),
    ],
    failing: [
      Example(#"<screen size="390 844">↓<UILabel text="Payees" frame="20 50 90 20"/></screen>"#),
      Example(#"↓<UILabel text="Получатели платежей и счета" frame="0 50 300 20"/>"#),
    ]
  )
}
