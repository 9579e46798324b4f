internal import AccessibilityModel
internal import Auditing

extension AlertConvention {
  /// Reports undo alerts whose title does not name the command.
  static let undoTitle = AlertConvention(
    RuleDescription(
      convention: "hig-undo-title",
      "Undo alerts should be titled “Undo” and the command.",
      because: "Users do not hear what they will lose from “Undo” alone, or only after a long "
        + "sentence.",
      remedy: Remedy(
        "use title case, as in “Undo Typing”",
        .uiKit(#"undoManager?.setActionName("Typing")"#),
        .swiftUI(#"undoManager?.setActionName("Typing")"#)),
      .note,
      isRecommended: false,
      languages: UndoAlert.titles.languages
    ),
    RuleExamples(
      passing: [
        Example(#"<UIAlertController title="Undo Typing" frame="60 350 270 150"/>"#),
        Example(
          #"<UIAlertController title="Delete all of the old drafts?" frame="60 350 270 150"/>"#),
        Example(
          #"<UIAlertController title="Delete? You can’t undo this, right?" frame="60 350 270 150"/>"#
        ),
        Example(
          #"""
          <screen language="de"><UIAlertController title="Eingabe widerrufen" frame="60 350 270 150"/></screen>
          """#),
        Example(
          #"""
          <screen language="fr"><UIAlertController title="Annuler la commande ?" frame="60 350 270 150"/></screen>
          """#),
      ],
      failing: [
        Example(
          #"""
          ↓<UIAlertController title="Do you want to undo typing?" frame="60 350 270 150"/>
          """#),
        Example(
          #"""
          ↓<UIAlertController title="Undo the last thing that you did" frame="60 350 270 150"/>
          """#),
        Example(#"↓<UIAlertController title="Undo Typing?" frame="60 350 270 150"/>"#),
        Example(#"↓<UIAlertController title="Undo typing" frame="60 350 270 150"/>"#),
        Example(
          #"""
          <screen language="de">↓<UIAlertController title="Eingabe widerrufen?" frame="60 350 270 150"/></screen>
          """#),
        Example(
          #"""
          <screen language="fr">↓<UIAlertController title="Annuler la saisie ?" frame="60 350 270 150"/></screen>
          """#),
        Example(
          #"""
          <screen language="ja">↓<UIAlertController title="直前の入力を取り消しますか？" frame="60 350 270 150"/></screen>
          """#),
      ]
    )
  ) { alert in
    alert.alertFacts.title.flatMap { UndoAlert.fault(of: $0, alert) }
      .map { "is an undo alert with \($0)" }
  }
}

/// The titles of alerts that ask whether to undo something.
private enum UndoAlert {
  static let titles = PhraseLists("phrase-undo-titles")
  /// With the name of an edit, in languages whose verb has other meanings, too.
  private static let asking = PhraseGrammar("says-undo")

  static func fault(of title: String, _ alert: AuditedElement) -> String? {
    let words = Words(title)
    guard titles.begins(words, of: alert) || asks(title, words, alert) else { return nil }
    if words.count > 4 { return "a title of \(words.count) words; maximum 4" }
    if hasPunctuation(title) { return "punctuation in its title" }
    // Other languages write titles like sentences.
    guard alert.wording.language.code == "en" else { return nil }
    let isTitleCase = title.split(separator: " ").allSatisfy { $0.first?.isLowercase != true }
    return isTitleCase ? nil : "a title not in title case"
  }

  /// Whether a title asks about undoing with other words first, as in “Do you want to undo typing?”;
  /// “You cannot undo this” is about something else.
  private static func asks(_ title: String, _ words: Words, _ alert: AuditedElement) -> Bool {
    let last = title.last { !$0.isWhitespace }
    guard last?.isQuestionMark == true,
      titles.occurs(in: words, of: alert) || asking.occurs(in: Sentences(title), of: alert)
    else { return false }
    let text = title.lowercased()
    return !["cannot", "can't", "can’t", " not "].contains { text.contains($0) }
  }
}
