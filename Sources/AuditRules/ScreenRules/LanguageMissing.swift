internal import AccessibilityModel
public import Auditing

/// Reports screens without a language, or with the wrong one.
public struct LanguageMissing: ScreenRule {
  public static let description = RuleDescription(
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

  public init() {}

  public func check(_ context: AuditContext, findings: inout Findings) {
    guard let root = context.root else { return }
    guard let language = context.screen.language, !language.isEmpty else {
      if !context.stops.contains(where: { context.subject($0.element).language != nil }) {
        findings.report("the screen declares no language", at: root)
      }
      return
    }
    guard let script = WritingSystem(language: language) else { return }
    let (letters, foreign) = count(context, script)
    guard letters >= leastLetters, Double(foreign) >= foreignPart * Double(letters) else { return }
    let part = Int((100 * Double(foreign) / Double(letters)).rounded())
    findings.report(
      "the screen declares \"\(language)\", but \(part) % of its letters are foreign", at: root)
  }

  private func count(_ context: AuditContext, _ script: WritingSystem) -> (Int, Int) {
    var (letters, foreign) = (0, 0)
    for stop in context.stops {
      let place = stop.element
      guard context.screen.elements[place].language == nil,
        let label = context.screen.elements[place].label
      else { continue }
      for scalar in label.unicodeScalars where scalar.properties.isAlphabetic {
        letters += 1
        if !script.contains(scalar) { foreign += 1 }
      }
    }
    return (letters, foreign)
  }
}

/// The letters that a language is written with, by blocks of Unicode.
private struct WritingSystem {
  private let ranges: [ClosedRange<UInt32>]

  /// - Returns: nil for a language whose writing is not in the table.
  init?(language: String) {
    let code = language.prefix { $0.isLetter }.lowercased()
    guard let ranges = Self.table.first(where: { $0.languages.contains(code) })?.ranges else {
      return nil
    }
    self.ranges = ranges
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    ranges.contains { $0.contains(scalar.value) }
  }

  private static let latin: [ClosedRange<UInt32>] = [0x41...0x24F, 0x1E00...0x1EFF]

  private static let table: [(languages: Set<String>, ranges: [ClosedRange<UInt32>])] = [
    (
      [
        "en", "de", "fr", "es", "it", "pt", "nl", "sv", "da", "nb", "no", "fi", "pl", "cs", "sk",
        "hu", "ro", "tr", "vi", "id", "ms", "hr", "sl", "ca", "et", "lv", "lt",
      ], latin
    ),
    (["ru", "uk", "bg", "mk", "be"], [0x400...0x52F]),
    (["el"], [0x370...0x3FF, 0x1F00...0x1FFF]),
    (["he", "yi"], [0x590...0x5FF]),
    (["ar", "fa", "ur"], [0x600...0x6FF, 0x750...0x77F, 0xFB50...0xFEFF]),
    (["hi", "mr", "ne"], [0x900...0x97F]),
    (["th"], [0xE00...0xE7F]),
    (["ja"], [0x3040...0x30FF, 0x3400...0x9FFF, 0xFF00...0xFFEF]),
    (["zh"], [0x3400...0x9FFF, 0x20000...0x3FFFD]),
    (["ko"], [0x1100...0x11FF, 0xAC00...0xD7A3, 0x3130...0x318F]),
  ]
}

extension LanguageMissing {
  public static let examples = RuleExamples(
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
