internal import AccessibilityModel

// Fields, which a placeholder, a hint, a text before them or a text inside may name.

extension AuditedElement {
  /// The name of a field without a label.
  var nameOfField: SpokenName {
    if element.placeholder?.isBlank == false { return nameByPlaceholder }
    // A page has no bounds for what is out of sight, and a field of it is still a stop.
    if !frame.isNull, frame.isEmpty, !isDrawnInPage {
      return SpokenName(.unheard, because: "it has no size")
    }
    if mayHaveTextPastEdge {
      return SpokenName(.elsewhere, because: "its label may be past the edge of the capture")
    }
    if mayShowHint {
      guard showsNoHint else {
        return SpokenName(.hint, because: "its text may be its hint in such a dump")
      }
      if !isNamedInside {
        var name = SpokenName(.none, doubt: "the dump does not include the hints of fields")
        name.mayBeHint = true
        return name
      }
    }
    if isNamedInside { return SpokenName(.content, because: "TalkBack reads the text in it") }
    if showsDocument { return SpokenName(.content, because: "its text is there to be read") }
    if isSearch, labelSource.maySetNameAtRunTime || isOnlySearchField {
      return SpokenName(.system, because: "its role says what it is for")
    }
    // In a format without placeholders, a value may be one.
    return SpokenName(
      .none,
      doubt: .when(
        value?.isBlank == false || mayFollowItsLabel, "its value or a text beside it may name it"))
  }

  /// TalkBack reads the hint of a field after its text as well (docs/evidence/android.md#words-of-talkback). In a
  /// layout, which states the labels of fields, a hint that is an example names nothing.
  private var nameByPlaceholder: SpokenName {
    let placeholder = Words(element.placeholder ?? "")
    let isExample =
      Self.exampleWords.begins(placeholder, of: self) || showsNumberAsPlaceholder
      || isExampleInAnyLanguage(placeholder) || showsLettersToChoose
    let isAndroid = context.screen.platform == .android
    let isUnlikeCaption = isHintUnlikeCaption
    let isSample = isExample && context.screen.framesAreDesignTime || isUnlikeCaption
    var name =
      isAndroid && !isSample
      ? SpokenName(.hint, because: "TalkBack reads its hint, with a text as well")
      : SpokenName(
        .placeholder, because: "the screen reader reads the placeholder",
        doubt: .when(
          isAndroid && !context.screen.framesAreDesignTime,
          "a dump does not say whether a text labels the field"))
    name.isExample = isExample || isUnlikeCaption
    name.isInstruction = Self.instructions.matches(placeholder, of: self)
    return name
  }

  /// Whether the hint of a field in a running Android app is an example: a text is drawn as the label of the field, and the
  /// hint has none of its words but a list, a number or an address.
  private var isHintUnlikeCaption: Bool {
    guard context.screen.platform == .android, isCaptured, let hint = element.placeholder,
      hint.hasFormOfExample, let caption = fieldLabel.fieldCaption
    else { return false }
    return Set(caption.wording.words.list).isDisjoint(with: Words(hint).list)
  }

  /// Whether its placeholder is a number alone, which is a value and does not say what for: “0.00”.
  private var showsNumberAsPlaceholder: Bool {
    let placeholder = element.placeholder ?? ""
    return placeholder.contains(where: \.isNumber) && !placeholder.contains(where: \.isLetter)
  }

  /// Whether its placeholder begins as an example in another language than that of the file, which is often that of its
  /// folder only: “Ex: 25”, “z. B. Anna”. One word needs a sign after it.
  private func isExampleInAnyLanguage(_ placeholder: Words) -> Bool {
    guard let length = Self.exampleWords.length(inAnyLanguageAtStartOf: placeholder) else {
      return false
    }
    let rest = (element.placeholder ?? "").drop { !$0.isLetter }.drop(while: \.isLetter)
    return length > 1 || rest.first == ":" || rest.first == "."
  }

  /// Whether its placeholder is two letters to choose from: “M ou F”, “Y/N”.
  private var showsLettersToChoose: Bool {
    let parts = (element.placeholder ?? "").split { !$0.isLetter }
    return (2...3).contains(parts.count) && parts.first?.count == 1 && parts.last?.count == 1
      && parts.first?.first?.isUppercase == true && parts.last?.first?.isUppercase == true
  }

  /// The beginnings of example values.
  private static let exampleWords = PhraseLists("phrase-examples")
  private static let instructions = PhraseLists("phrase-instructions")

  private var isSearch: Bool { role == .searchField }

  private var isOnlySearchField: Bool {
    context.screen.elements.count(where: { $0.role == .searchField }) == 1
  }

  /// Whether the text of a field may be its hint: a dump that writes no hints has it as the text.
  private var mayShowHint: Bool {
    let screen = context.screen
    guard screen.platform == .android, !screen.capabilities.contains(.placeholders) else {
      return false
    }
    return value?.isBlank == false || isDrawnInView
  }

  /// Whether what a field shows is not a hint that names it: it is empty, it shows the dots of a password, a number, or an
  /// address below a text that is drawn as its label, so that the app does not use the hint for that. Compose draws
  /// placeholders as texts inside a field.
  private var showsNoHint: Bool {
    guard !isSearch else { return false }
    guard let text = value?.collapsed, !text.isEmpty else { return true }
    if text.allSatisfy({ Self.dotsOfPassword.contains($0) }) || isDrawnByCompose { return true }
    // A hint says in words what to enter.
    if text.contains(where: \.isNumber), !text.contains(where: \.isLetter) { return true }
    let parts = text.split(separator: "@")
    return fieldLabel.fieldCaption != nil && parts.count == 2 && parts[1].contains(".")
      && !text.contains(" ") && !Self.exampleAddress.occurs(in: Words(text))
  }

  private static let dotsOfPassword: Set<Character> = ["\u{2022}", "\u{25CF}", "*"]
  /// Words of addresses that show the form of one.
  private static let exampleAddress = PhraseLists("phrase-example-addresses").inIdentifiers

  /// Whether Compose, Flutter or a browser draws it: a plain `View` of Android holds no other views.
  ///
  /// They give the hint of an empty field apart from its text, where a plain dump does not have it.
  private var isDrawnInView: Bool {
    isDrawnInPage || ancestors.contains { $0.className == "android.view.View" }
  }

  /// Whether a dump of Android has only a strip of a field that draws its label as a text inside: the text may be in
  /// the part that it cut.
  private var mayHaveTextPastEdge: Bool {
    guard !isNamedInside else { return false }
    return isStripAtEdge && isDrawnByCompose
      || context.screen.platform == .android && isCutByCapture && hasChildren
        && frame.height < Self.leastHeight
  }

  /// In dp: the touch target of Material; its fields have 56
  /// (https://m3.material.io/components/text-fields/specs).
  private static let leastHeight = 48.0

  private var isDrawnInPage: Bool { ancestorTraits.contains(.webView) }

  /// Whether a text in it, which TalkBack reads with it, names it: Compose's placeholder.
  private var isNamedInside: Bool {
    guard context.screen.platform == .android else { return false }
    return !textsInside.isEmpty
  }

  private var textsInside: [AuditedElement] {
    descendants(upTo: 8).filter { !$0.isStop && !$0.element.hasBlankLabel }
  }

  /// The one text inside an empty field of a running Android app that alone names it; nil if it stays once the field
  /// holds text.
  ///
  /// Compose draws the label of a field and its placeholder as texts inside it, and removes the placeholder of a
  /// field that holds text. A field on the same screen with both shows that the app uses labels.
  fileprivate var nameInsideEmptyField: String? {
    guard isCaptured, isTextEntry, value?.isBlank != false, spokenName.source == .content,
      isNamedInside, case let texts = textsInside, texts.count == 1, texts[0].role == .staticText
    else { return nil }
    let showsLabels = context.subjects(.textEntries).prefix(Self.mostFields).contains {
      $0.value?.isBlank == false && $0.isNamedInside
    }
    return showsLabels ? nil : texts[0].label?.collapsed
  }

  /// A long form has some thirty.
  private static let mostFields = 64

  /// Whether it shows a text to be read, such as terms and conditions; text fields for input hold less.
  private var showsDocument: Bool {
    guard role == .textView, let text = value ?? element.text else { return false }
    // The trait of a text view that cannot be edited.
    if traits.contains(.staticText) { return true }
    return !isEnabled || text.weight >= Self.leastDocument
  }

  /// Characters: a long paragraph.
  private static let leastDocument = 280

  /// No dump of Android says which text is a field's label (`labelFor`): it may be the one before
  /// the field, or before the views that wrap it. A layout does say it.
  private var mayFollowItsLabel: Bool {
    guard context.screen.isDumpOfAndroid else {
      return false
    }
    var wrapper = self
    for _ in 0..<Self.mostWrappers {
      if let before = wrapper.previousSibling {
        return !before.hasChildren && before.kinds.contains(.texts)
      }
      guard let parent = wrapper.parent else { return false }
      wrapper = parent
    }
    return false
  }

  /// Material's field is inside five views.
  private static let mostWrappers = 8
}

extension String {
  /// Whether it has the form of example values: a list, a number or an address.
  fileprivate var hasFormOfExample: Bool {
    contains(where: \.isNumber) || contains("@") || contains(", ") || contains("、")
  }
}

extension AuditContext {
  /// The text inside an empty field that alone names it and may be gone once the field holds text; nil for none.
  public func nameInside(_ field: AuditedElement) -> String? { field.nameInsideEmptyField }
}

extension FieldLabel {
  /// Why no text that a user types replaces the placeholder: the field is disabled in its Interface Builder
  /// file and code cannot reach it, or it gets no touches, and code fills it.
  public var reasonToKeepPlaceholder: Reason? {
    guard context.screen.framesAreDesignTime else { return nil }
    if !subject.isEnabled, !subject.labelSource.maySetNameAtRunTime {
      return "the field is disabled"
    }
    return .when(
      !subject.flags.contains(.userInteractionEnabled)
        && element.codeEvidence?.location(of: .text) != nil,
      "code fills the field, which gets no touches")
  }
}
