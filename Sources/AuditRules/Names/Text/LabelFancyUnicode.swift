internal import AccessibilityModel
internal import Auditing

/// Reports words written with symbols that look like letters.
struct LabelFancyUnicode: LabelRule {
  static let description = RuleDescription(
    id: "label-fancy-unicode",
    group: .speech,
    summary: "Labels must use plain letters.",
    rationale: "“𝓢𝓪𝓵𝓮” is spelled as “mathematical bold script capital S”, or skipped; a "
      + "zero-width character splits a word in two.",
    remedy: Remedy(
      "use plain letters and choose the style with a font",
      .uiKit(#"label.text = "Sale"; label.font = UIFont(name: "SnellRoundhand", size: 17)"#),
      .swiftUI(#"Text("Sale").font(.custom("SnellRoundhand", size: 17))"#),
      .appKit(#"label.setAccessibilityLabel("Sale")"#),
      .views(#"android:contentDescription="@string/sale""#),
      .compose(#"Text("Sale", fontFamily = FontFamily.Cursive)"#)),
    severity: .error,
    criteria: [.wcag("1.1.1")],
    needs: [.labels]
  )

  static let subjects: ElementKinds = .labelled

  func fault(in label: LabelFacts, language: LanguageCode) -> LabelFault? {
    guard !label.isASCII else { return nil }
    let fault =
      label.isPlain
      ? nil
      : FancyLetters.fault(
        in: label.text,
        isWide: Self.wide.contains(language.code)
          || label.text.unicodeScalars.contains(where: \.isIdeograph))
    let mixture =
      LookAlikes.occur(in: label.text) ? "letters of another alphabet inside a word" : nil
    return (fault ?? mixture).map { LabelFault("has \($0) in the label \(label.text.quoted)") }
  }

  func report(_ fault: LabelFault, at subject: AuditedElement, findings: inout Findings) {
    // Letters that look alike are found by their place alone.
    let place = subject.labelSource.tableLine.map { " (\($0))" } ?? ""
    findings.report(
      "\(subject) \(fault.words)\(place)", at: subject,
      doubt: .when(
        subject.labelSource.isContent || subject.labelSource.author.mayBeUser,
        "a user may have written it"))
  }

  /// Latin letters of full width belong to these languages.
  private static let wide: Set<String> = ["ja", "zh", "ko"]
}

/// Symbols that look like letters.
private enum FancyLetters {
  static func fault(in text: String, isWide: Bool) -> String? {
    var marks = 0
    var wasLetter = false
    var splits = false
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        if splits, isLetter(scalar) { return "a zero-width character inside a word" }
        wasLetter = isLetter(scalar)
        (marks, splits) = (0, false)
        continue
      }
      if let name = name(scalar, isWide: isWide) { return name }
      if isSplit(scalar) {
        splits = wasLetter
        continue
      }
      let isMark = scalar.properties.canonicalCombiningClass != .notReordered
      marks = isMark ? marks + 1 : 0
      // Vietnamese and vocalised Hebrew and Arabic have two marks on a letter.
      if marks > 2 { return "letters with stacked marks" }
      if splits, scalar.properties.isAlphabetic { return "a zero-width character inside a word" }
      wasLetter = scalar.properties.isAlphabetic
      splits = false
    }
    return nil
  }

  private static func name(_ scalar: Unicode.Scalar, isWide: Bool) -> String? {
    switch scalar.value {
    case 0x1D400...0x1D7FF: "mathematical letters"
    case 0xFF21...0xFF3A, 0xFF41...0xFF5A: isWide ? nil : "full-width letters"
    // A circled C or R stands for © or ®.
    case 0x24B8, 0x24C7, 0x24D2, 0x24E1: nil
    case 0x249C...0x24E9, 0x1F110...0x1F12B, 0x1F130...0x1F149, 0x1F150...0x1F169,
      0x1F170...0x1F189:
      // Blood groups and the parking symbol are emoji.
      scalar.properties.isEmoji ? nil : "circled or boxed letters"
    default: nil
    }
  }

  /// Zero-width joiners belong to emoji and to Indic scripts; these do not.
  private static func isSplit(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200B, 0x2060, 0xFEFF: true
    default: false
    }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    (0x61...0x7A).contains(scalar.value | 0x20)
  }
}

/// Letters of other alphabets with the shape of Latin letters.
///
/// Speech reads “Sаve” with a Cyrillic а letter by letter, or in two languages.
private enum LookAlikes {
  /// Whether a Latin word has such letters before Latin ones: after all of them they are an ending,
  /// as in the Russian “VIPа”.
  static func occur(in text: String) -> Bool {
    // Greek and Coptic, Cyrillic.
    guard text.unicodeScalars.contains(where: { (0x0370...0x04FF).contains($0.value) }) else {
      return false
    }
    return text.split { !$0.isLetter }.contains { word in
      guard word.utf8.count > word.count, word.contains(where: \.isASCII) else { return false }
      let foreign = word.filter { !$0.isASCII }
      guard foreign.allSatisfy(drawnAsLatin.contains),
        let first = word.firstIndex(where: foreign.contains)
      else { return false }
      return word[first...].contains(where: \.isASCII)
    }
  }

  /// Cyrillic and Greek: <https://www.unicode.org/Public/security/latest/confusables.txt>.
  private static let drawnAsLatin: Set<Character> = [
    "а", "е", "о", "р", "с", "у", "х", "і", "ј", "ѕ", "А", "В", "Е", "К", "М", "Н", "О", "Р", "С",
    "Т", "Х", "І", "Ј", "Ѕ", "ο", "ν", "Α", "Β", "Ε", "Ζ", "Η", "Ι", "Κ", "Μ", "Ν", "Ο", "Ρ", "Τ",
    "Υ", "Χ",
  ]
}

extension LabelFancyUnicode {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton label="Résumé" frame="20 100 80 44"/>"#),
      Example(#"<UIButton language="vi" label="Tiê&#x301;ng Viê&#x323;t" frame="20 100 80 44"/>"#),
      Example(#"<UIButton language="ja" label="ＯＫ" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Family 👨‍👩‍👧" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="&#x200B;Sale" frame="20 100 80 44"/>"#),
      // Russian with Latin words, and one with a Russian ending.
      Example(#"<UIButton label="USB-кабель для VIPа" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Δx in µm" frame="20 100 80 44"/>"#),
    ],
    failing: [
      Example(#"↓<UIButton label="𝓢𝓪𝓵𝓮" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="Ｓａｌｅ" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="Ⓢⓐⓛⓔ" frame="20 100 80 44"/>"#),
      Example(
        #"↓<UIButton label="S&#x300;&#x301;&#x302;ale" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="Sa&#x200B;le" frame="20 100 80 44"/>"#),
      Example(#"↓<UILabel text="𝐁𝐢𝐠 news" frame="20 100 80 44"/>"#),
      // A Cyrillic а.
      Example(#"↓<UIButton label="S&#x430;le" frame="20 100 80 44"/>"#),
    ]
  )
}
