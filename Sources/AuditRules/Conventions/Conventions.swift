internal import AccessibilityModel
internal import Auditing

extension RuleDescription {
  /// A convention of the platform from the *iPhone Human Interface Guidelines*, “Handling Common
  /// Tasks”, that later guidelines confirm.
  convenience init(
    convention id: String, _ summary: String, because rationale: String, remedy: Remedy,
    _ severity: Severity, needs: Capabilities = [.labels], isRecommended: Bool? = nil,
    keptOut reasonKeptOut: String? = nil, languages: Set<String>? = nil
  ) {
    self.init(
      id: id, group: .conventions, summary: summary, rationale: rationale, remedy: remedy,
      severity: severity, needs: needs, platforms: [.iOS],
      isRecommended: isRecommended, keptOut: reasonKeptOut, languages: languages)
  }
}

extension AuditContext {
  static let titlesOfSettings = PhraseLists("phrase-settings-titles")

  /// The title of a settings screen; nil for other screens.
  var settingsTitle: String? {
    guard let title = statedTitle, let root else { return nil }
    return Self.titlesOfSettings.matches(Words(title), of: root) ? title : nil
  }

  /// Everything that is seen or heard as words.
  var worded: [AuditedElement] { subjects([.texts, .labelled]) }

  /// Whether one of the phrases occurs anywhere on the screen.
  func says(_ phrases: PhraseLists) -> Bool {
    worded.contains {
      phrases.occurs(in: $0.wording.visibleWords, of: $0)
        || phrases.occurs(in: $0.wording.words, of: $0)
    }
  }

  /// The texts that meet a condition, each once: an alert represents the texts inside it.
  ///
  /// - Parameter includingControls: whether controls count as texts too.
  func texts(
    includingControls: Bool = false, where holds: (AuditedElement) -> Bool
  ) -> [AuditedElement] {
    var end = 0
    return worded.filter {
      guard $0.index >= end, includingControls || !$0.isActionable, holds($0) else { return false }
      end = screen.descendants(of: $0.index).upperBound
      return true
    }
  }

  /// The texts that say something, each once.
  func texts(saying grammar: PhraseGrammar) -> [AuditedElement] {
    texts { grammar.occurs(in: $0.wording.visibleSentences, of: $0) }
  }

  static let waysOut = PhraseLists("phrase-putting-off")

  /// Whether a control postpones the request of the screen.
  var canBePutOff: Bool {
    subjects(.controls).contains { Self.waysOut.occurs(in: $0.wording.words, of: $0) }
  }
}

extension AuditedElement {
  /// The buttons of an alert or a sheet, in document order, each once.
  var buttons: [AuditedElement] {
    descendants.filter {
      $0.isActionable && ($0.element.role == .button || $0.element.traits.contains(.button))
        && $0.parent?.element.role != .button && !$0.ancestorTraits.contains(.compositeControl)
    }
  }

  /// Whether it is in an alert or a sheet: the undo alert has buttons named after the commands.
  var isInAlert: Bool {
    ancestors.contains { $0.role == .alert || $0.role == .sheet }
  }

  /// Whether it is in a menu.
  var isInMenu: Bool {
    element.role == .menuItem || ancestors.contains { $0.element.role == .menu }
  }
}

extension Character {
  /// Whether it ends a question, in Japanese and Chinese, too.
  var isQuestionMark: Bool { self == "?" || self == "？" }
}

/// Punctuation marks that do not belong in a command's label.
func hasPunctuation(_ text: String) -> Bool {
  text.contains { ".,;:!?()\"“”。、！？（）「」".contains($0) }
}
