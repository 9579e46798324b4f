internal import AccessibilityModel
internal import Auditing
internal import Voices

/// Reports hints that do not follow Apple's form.
///
/// A hint describes the result (“Plays the song.”), not a command, and names neither gesture nor
/// role: VoiceOver announces them (UIAccessibility, `accessibilityHint`).
struct HintGrammar: ElementRule {
  static let description = RuleDescription(
    id: "hint-grammar",
    group: .hints,
    summary: "Hints should be sentences that start with a verb.",
    rationale: "“Tap to play” commands a gesture that not all users make, and takes longer than "
      + "“Plays the song.”",
    remedy: Remedy(
      "start with a third-person verb, name no gesture or role, and end with a full stop",
      .uiKit(#"button.accessibilityHint = "Plays the song.""#),
      .swiftUI(#".accessibilityHint("Plays the song.")"#)),
    severity: .note,
    needs: [.hints],
    // The tool tips of macOS are read as help, and follow guidelines of their own.
    platforms: [.iOS, .tvOS],
    languages: gestures.languages
  )

  static let subjects: ElementKinds = .stops

  func check(_ subject: AuditedElement, findings: inout Findings) {
    guard let hint = subject.hint, !hint.isBlank, case let text = hint.collapsed,
      !isSpelling(text)
    else { return }
    var faults = Self.faults(of: text, in: subject.wording.language)
    if isName(text, of: subject) || isInstruction(text, of: subject) {
      faults.removeAll(where: \.isOfSentence)
    }
    guard !faults.isEmpty else { return }
    findings.report(
      "\(subject) has the hint \(text.quoted), \(faults.prefix(2).map(\.words).joined(separator: ", "))",
      at: subject,
      fix: Self.isWriting(faults) ? Fix(attribute: .hint, value: Self.sentence(text)) : nil)
  }

  /// Whether the hint of a control replaces the label that it lacks: a name begins with a capital and
  /// does not end like a sentence. That the control has no label is for missing-label and placeholder-only-field.
  private func isName(_ hint: String, of subject: AuditedElement) -> Bool {
    subject.kinds.contains(.controls) && !subject.spokenName.isLabel
      && hint.first?.isUppercase == true
      && hint.last.map(Self.ends.contains) == false
  }

  /// Whether the hint of a field states the form of its text: “4 to 10 characters, no spaces”.
  private func isInstruction(_ hint: String, of subject: AuditedElement) -> Bool {
    subject.isTextEntry && hint.contains(where: \.isNumber)
  }

  /// Whether it only spells letters, as “a b c” does on a key of a telephone.
  private func isSpelling(_ hint: String) -> Bool {
    let letters = hint.split(separator: " ")
    return letters.count > 1 && letters.allSatisfy { $0.count == 1 && $0.first?.isLetter == true }
  }

  private enum Fault: Equatable {
    case gesture(String), role(String), command(String), commandWord(String), noVerb, lowerCase,
      open

    /// Whether it is one of a sentence, not of a name.
    var isOfSentence: Bool {
      switch self {
      case .command, .commandWord, .noVerb, .open: true
      case .gesture, .role, .lowerCase: false
      }
    }

    var words: String {
      switch self {
      case .gesture(let word): "naming the gesture “\(word)”"
      case .role(let word): "naming the role “\(word)”"
      case .command(let third): "not starting with “\(third)”"
      case .commandWord(let word): "starting with the command “\(word)”"
      case .noVerb: "not starting with a third-person verb"
      case .lowerCase: "in lower case"
      case .open: "without a full stop"
      }
    }
  }

  /// The faults of a hint, the most important first.
  private static func faults(of hint: String, in language: LanguageCode) -> [Fault] {
    guard let gestures = language.words(of: gestures) else { return [] }
    let words = LabelWords(hint, in: language.spoken)
    guard !words.folded.isEmpty else { return [] }
    var faults: [Fault] = []
    if let match = gestures.firstMatch(in: words.folded) {
      faults.append(.gesture(words.text(of: match)))
    } else if let match = language.words(of: roles)?.firstMatch(in: words.folded) {
      faults.append(.role(words.text(of: match)))
    }
    if faults.isEmpty, let fault = faultOfVerb(words, language) { faults.append(fault) }
    if hint.first?.isLowercase == true { faults.append(.lowerCase) }
    if let last = hint.last, !Self.ends.contains(last) { faults.append(.open) }
    return faults
  }

  /// That of the first word. Only an English verb shows by its ending whether it is in the third person.
  private static func faultOfVerb(_ words: LabelWords, _ language: LanguageCode) -> Fault? {
    guard let verbs = verbs[language.code] else { return nil }
    guard language.code == "en" else {
      return verbs.prefix(of: words.folded).map { .commandWord(words.text(of: 0..<$0)) }
    }
    let first = words.folded[0]
    if verbs.contains(first) { return .command(thirdPerson(of: first)) }
    return first.hasSuffix("s") ? nil : .noVerb
  }

  /// Whether the words may stay as they are.
  private static func isWriting(_ faults: [Fault]) -> Bool {
    faults.allSatisfy { $0 == .lowerCase || $0 == .open }
  }

  private static func sentence(_ hint: String) -> String {
    let end = hint.last.map { ends.contains($0) } ?? true ? "" : "."
    return hint.prefix(1).uppercased() + hint.dropFirst() + end
  }

  /// “Plays” for “play”.
  private static func thirdPerson(of verb: String) -> String {
    let capital = verb.prefix(1).uppercased() + verb.dropFirst()
    if ["s", "x", "z", "o"].contains(where: verb.hasSuffix) || verb.hasSuffix("ch")
      || verb.hasSuffix("sh")
    {
      return capital + "es"
    }
    if verb.hasSuffix("y"), let before = verb.dropLast().last, !"aeiou".contains(before) {
      return capital.dropLast() + "ies"
    }
    return capital + "s"
  }

  private static let ends = ".!?。…"

  private static let verbs = WordLists("hint-verbs")
  private static let gestures = WordLists("hint-gestures")
  private static let roles = WordLists("hint-roles")
}

extension HintGrammar {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton title="Play" hint="Plays the song." frame="20 100 80 44"/>"#),
      Example(#"<UIButton title="Play" hint="" frame="20 100 80 44"/>"#),
      Example(
        #"<UITextField label="User name" hint="4 to 10 characters" frame="20 100 300 44"/>"#),
      Example(#"<UIButton title="Play" hint="Applies the filter." frame="20 100 80 44"/>"#),
      Example(
        #"<UIButton title="Play" language="pl" hint="dotknij, aby odtworzyć" frame="20 100 80 44"/>"#
      ),
      Example(
        #"<UIButton title="Wiedergabe" language="de" hint="Spielt das Lied ab." frame="20 100 80 44"/>"#
      ),
      // The command of “tú” is the third person as well.
      Example(
        #"<UIButton title="Abrir" language="es" hint="Abre los ajustes." frame="20 100 80 44"/>"#),
    ],
    failing: [
      Example(#"↓<UIButton title="Play" hint="Play the song." frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton title="Play" hint="Playback of the song." frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton title="Play" hint="Double tap to play." frame="20 100 80 44"/>"#),
      Example(
        #"↓<UIButton title="Play" hint="Button that plays the song." frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton title="Play" hint="plays the song." frame="20 100 80 44"/>"#),
      Example(
        #"↓<UIButton title="Play" language="de" hint="Tippen zum Abspielen." frame="20 100 80 44"/>"#
      ),
      Example(
        #"↓<UIButton title="Lecture" language="fr" hint="Ouvrez les réglages." frame="20 100 80 44"/>"#
      ),
      Example(
        #"↓<UIButton title="再生" language="ja" hint="ダブルタップすると再生します。" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton title="Play" hint="Plays the song" frame="20 100 80 44"/>"#),
    ]
  )
}
