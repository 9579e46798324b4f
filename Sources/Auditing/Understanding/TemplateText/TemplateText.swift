internal import AccessibilityModel
internal import Voices

/// Texts of a template: the names that Interface Builder gives new objects, “TODO”, “Lorem ipsum”.
public enum TemplateText {
  /// Whether a text is a template's, whatever shows it.
  public static func isTemplate(_ label: LabelFacts, in language: LanguageCode) -> Bool {
    isPlaceholder(label, in: language) || isDefaultName(label.words, in: language)
      || isDefaultNameOfToggle(label.words, in: language) || isDefaultNameOfTab(label.words)
      || isDefaultNameOfView(label.words)
  }

  /// Whether the words are Interface Builder's title of a new check box or radio button (macOS).
  static func isDefaultNameOfToggle(_ words: LabelWords, in language: LanguageCode) -> Bool {
    toggleNames[language.code].map(words.areEntry) == true
  }

  /// Whether the words are Interface Builder's title of a tab in a new tab bar controller: “Item 1”.
  static func isDefaultNameOfTab(_ words: LabelWords) -> Bool {
    words.count == 2 && words.folded.first == "item" && words.folded.last.flatMap { Int($0) } != nil
  }

  /// Whether the words are the text that Android Studio gives a new view, its class: “TextView”.
  static func isDefaultNameOfView(_ words: LabelWords) -> Bool {
    namesOfViews["en"].map(words.areEntry) == true
  }

  /// Whether a text says that it is still to be written.
  public static func isPlaceholder(_ label: LabelFacts, in language: LanguageCode) -> Bool {
    isMarked(label.text, label.words) || holdsFormat(label.text)
      || ProgramValue.occurs(in: label, language)
      || phrases[language.code]?.firstMatch(in: label.words.folded) != nil
  }

  /// Whether the words are Interface Builder's default name of a new object.
  public static func isDefaultName(_ words: LabelWords, in language: LanguageCode) -> Bool {
    names[language.code].map(words.areEntry) == true
  }

  /// Whether it has a place for a value that was not filled in: “Logout from %@”, “%1$d of 3”, “Hello {{name}}”.
  private static func holdsFormat(_ text: String) -> Bool {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "{") }) else {
      return false
    }
    if text.contains("%@") || text.contains("$@") || text.contains("{{") { return true }
    return text.tokens.contains { token in
      guard let first = token.first, first == "%" else { return false }
      let rest = token.dropFirst().drop { $0.isNumber || $0 == "$" || $0 == "l" || $0 == "." }
      guard let letter = rest.first, "dsfu".contains(letter) else { return false }
      return rest.dropFirst().first?.isLetter != true
    }
  }

  /// In capitals only: “todo” is a word in Spanish, and the name of many lists.
  private static func isMarked(_ text: String, _ words: LabelWords) -> Bool {
    guard words.folded.contains(where: { $0 == "todo" || $0 == "fixme" }) else { return false }
    return text.split { !$0.isLetter && !$0.isNumber }.contains { $0 == "TODO" || $0 == "FIXME" }
      && text.contains(where: \.isLetter) && !isAllSpanish(text)
  }

  /// “BORRAR TODO”: if all words are in capitals, only the word by itself is a mark.
  private static func isAllSpanish(_ text: String) -> Bool {
    let words = text.split { !$0.isLetter }
    return words.count > 1 && !text.contains("FIXME") && !text.contains(":")
      && !text.contains(where: \.isLowercase)
  }

  private static let names = WordLists("copy-stubs")
  private static let toggleNames = WordLists("copy-stubs-of-toggles")
  private static let namesOfViews = WordLists("copy-stubs-of-views")
  private static let phrases = WordLists("copy-stub-phrases")
}

extension AuditedElement {
  /// Whether it still has such a name, which code may replace or users never see; `label-is-stub` reports
  /// it once.
  var isDesignStub: Bool {
    templateUse.hasDefaultName && (labelSource.maySetNameAtRunTime || reasonToBeUnseen != nil)
  }

  /// Why its template text is not a defect; nil if users hear it.
  var excuseForTemplate: Reason? {
    if element.isPromptOfField { return "it is the prompt of a field" }
    if context.screen.framesAreDesignTime {
      if isReplacedByCode { return reasonOfCode(setting: [.text, .label], "its text") }
      return isFieldCaption ? "it is the caption of a field" : reasonToBeUnseen
    }
    guard templateUse.hasDefaultName else { return nil }
    if isBesideField { return "it is the caption of a field" }
    // https://developer.android.com/reference/androidx/preference/Preference.SummaryProvider
    return .when(
      identifier == "android:id/summary", "it shows what the user has set, to sort by “Title”")
  }

  /// Whether an outlet sets its text, or it only repeats its content.
  private var isReplacedByCode: Bool {
    guard origins[.label] != .given, !isDrawnAsLine else { return false }
    if isSetByCode, !templateUse.hidesItsTitle { return true }
    if flags.contains(.boundText) { return true }
    // The label of a text in a layout of Android is the text that the layout states.
    if context.screen.isLayoutOfAndroid { return false }
    return element.text == nil && element.title == nil && !isBarTitle && !isTitleOfSection
      && !isPictureInBar
  }

  /// Whether it is an item of a bar with an image, whose title is not drawn but spoken.
  fileprivate var isPictureInBar: Bool {
    role == .button && element.image != nil && !hasChildren && ancestorTraits.contains(.bar)
  }

  /// Why users never see it: it is by itself at the root of a file, or in a bar with an outlet, through which
  /// code sets the bar's items (`UIToolbar.items`).
  private var reasonToBeUnseen: Reason? {
    guard context.screen.framesAreDesignTime else { return nil }
    if role == .staticText, parent == nil { return "it is outside the views of the screen" }
    return .when(
      element.action == nil && !element.isOutlet
        && ancestors.contains {
          $0.element.isOutlet && ($0.role == .toolbar || $0.role == .navigationBar)
        }, "code may set the items of the bar")
  }
}

extension AuditedElement {
  /// Why its text in an Interface Builder file may not be the one that users see: a custom class may set it,
  /// and so may the owner of a template; a controller may set its title.
  var doubtAboutText: Reason? {
    guard context.screen.framesAreDesignTime, !codeNeverSets([.label, .text]) else { return nil }
    return .when(
      isCustomClass || isInTemplate || isBarTitle || isTitleOfSection
        || templateUse.hidesItsTitle && labelSource.maySetNameAtRunTime
        || isTabOfCustomController || isTaggedForUnreadCode, "code may replace the text")
  }

  /// Whether it is the title of a navigation bar.
  var isBarTitle: Bool { traits.contains(.header) && ancestorTraits.contains(.bar) }

  /// Whether it is the title of a section in a table of a design, which has no view of its own: the table's delegate may
  /// give it another view.
  var isTitleOfSection: Bool {
    context.screen.isDesignOfUIKit && traits.contains(.header) && role == .staticText
      && element.text == nil && parent?.role == .table && !element.hasBlankLabel
  }

  /// Its name in a message if it is the title of a navigation bar in a design, which has no view of its own.
  var nameOfBarTitle: String? {
    context.screen.framesAreDesignTime && isBarTitle ? "the title of the navigation bar" : nil
  }

  /// Whether it is a tab in an Interface Builder file whose tab bar controller is of a class of the app's,
  /// which may set all its tabs.
  var isTabOfCustomController: Bool {
    role == .tab && context.screen.framesAreDesignTime
      && ancestors.first { $0.role == .tabBar }?.element.codeLinks?.containers.isEmpty == false
  }

  private var isInTemplate: Bool {
    role == .cell || ancestors.contains { $0.isCustomClass || $0.role == .cell }
  }

  /// Whether code replaces its text, and the file has no label: it has an outlet, or the sources were
  /// read and set the title of its controller.
  var isSetByCode: Bool {
    labelSource.maySetNameAtRunTime
      && (isReachedForItsText || element.codeEvidence?.location(of: .text) != nil)
  }
}

extension AuditedElement {
  /// Whether it is an item of a bar or a button of a design with the name of its template, for which only an outlet
  /// suggests that code gives it another one: the sources were not read. Outlets of buttons are mostly there to enable
  /// or to hide them.
  var isItemReachedByOutlet: Bool {
    context.screen.framesAreDesignTime && element.isOutlet && element.codeEvidence == nil
      && (role == .tab || ancestorTraits.contains(.bar) || isPlainButton)
      && (element.image == nil || isPictureInBar)
      && !isBarTitle && templateUse.hasDefaultName
  }

  /// Whether it is a button of a design with an action and signs or one emoji for a title, such as “<<”, for which only an
  /// outlet suggests that code gives it another one: they stand for an icon, where a word may be there to be replaced.
  var isSignReachedByOutlet: Bool {
    context.screen.framesAreDesignTime && element.isOutlet && element.codeEvidence == nil
      && role == .button && element.action != nil && element.title?.isBlank == false
      && !flags.contains(.boundText) && !wording.facts.hasLetterOrDigit
      && (!wording.facts.hasEmoji || wording.label.collapsed.count == 1)
  }

  private var isPlainButton: Bool {
    role == .button && element.title?.isBlank == false && !isCustomClass
      && !ancestorTraits.contains(.cell)
  }

  /// Whether it is a line of a design that a label draws with its background: no code sets a text that has no room, and
  /// VoiceOver reads the template's.
  var isDrawnAsLine: Bool {
    context.screen.framesAreDesignTime && role == .staticText && frame.isFinite && !frame.isEmpty
      && frame.shorterSide <= Self.thickestLine && templateUse.hasDefaultName
  }

  /// In points.
  private static let thickestLine = 3.0
}

extension TemplateUse {
  /// Whether its whole label is Interface Builder's default name of a new object. A new text is called
  /// “Label”, so a text “Button” was written; a default name has no colon, and that of a menu item is “Item”.
  /// No tool names the views of SwiftUI.
  public var hasDefaultName: Bool {
    guard !context.screen.isSwiftUI else { return false }
    if context.screen.platform == .macOS, subject.role == .checkBox || subject.role == .radioButton,
      TemplateText.isDefaultNameOfToggle(subject.wording.labelWords, in: subject.wording.language)
    {
      return true
    }
    if context.screen.isLayoutOfAndroid {
      // Android Studio gives no view the name “Title”.
      let words = subject.wording.labelWords
      if subject.role == .button, words.folded == ["button"] { return true }
      return (subject.isTextual || subject.role.isControl)
        && TemplateText.isDefaultNameOfView(words)
    }
    if context.screen.framesAreDesignTime, subject.role == .tab,
      TemplateText.isDefaultNameOfTab(subject.wording.labelWords)
    {
      return true
    }
    return TemplateText.isDefaultName(subject.wording.labelWords, in: subject.wording.language)
      && !subject.endsInColon
      && (subject.role != .menuItem || subject.wording.labelWords.folded == ["item"])
      && !(context.screen.framesAreDesignTime && subject.role == .staticText
        && subject.wording.labelWords.folded == ["button"])
  }
}
