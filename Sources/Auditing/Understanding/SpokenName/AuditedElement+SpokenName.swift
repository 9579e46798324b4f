internal import AccessibilityModel

// How the name of an element is found.

extension AuditedElement {
  /// See ``SpokenName``.
  public var spokenName: SpokenName {
    if let known = context.spokenNames[index] { return known }
    let name = foundName.doubted(
      because: .when(
        labelSource.maySetNameAtRunTime,
        context.screen.isSwiftUI ? "the app completes it while it runs" : "code may set its label"))
    context.spokenNames[index] = name
    return name
  }

  private var foundName: SpokenName {
    if isNamedByLabel { return SpokenName(sourceOfLabel) }
    if fieldLabel.labellingText != nil {
      return SpokenName(.labelledBy, because: "another element is its label")
    }
    if let name = nameByBinding { return name }
    if isTextEntry { return nameOfField }
    return nameBySystem ?? nameByContent ?? nameElsewhere ?? nameUnheard
      ?? SpokenName(.none, doubt: doubtAboutMissingName)
  }

  /// A label that UIKit takes from the placeholder disappears with it.
  private var isNamedByLabel: Bool {
    guard let label, !label.isBlank else { return false }
    return !isTextEntry || origins[.label] == .given || label != element.placeholder
  }

  private var sourceOfLabel: SpokenName.Source {
    if hasStatedLabel { return .label }
    return hasChildren && element.text == nil && element.title == nil ? .content : .text
  }

  /// Whether the file states the label, which is not that of a text or an image in it.
  var hasStatedLabel: Bool { origins[.label] == .given || isNamedByDescriptionInside }

  /// Whether TalkBack reads a description that one view in it has, and nothing else: Compose describes a button by
  /// the icon in it.
  var isNamedByDescriptionInside: Bool {
    guard context.screen.platform == .android, origins[.label] == .inferred, hasChildren else {
      return false
    }
    let parts = descendants(upTo: 8).filter { !$0.isStop && !$0.element.hasBlankLabel }
    return parts.count == 1 && parts[0].origins[.label] == .given && parts[0].role != .staticText
      && !parts[0].flags.contains(.labelIsText) && parts[0].label == label
  }

  /// A fact that may name it, though nothing does for certain.
  private var doubtAboutMissingName: Reason? {
    switch role {
    case .webView, .pickerWheel: return "its content names it"
    case .tab where context.screen.framesAreDesignTime && element.image == nil:
      return "code may give it a title"
    case .progressIndicator where context.screen.platform == .macOS:
      return "its position may show what it is for"
    case _ where surface.isHeaderOfColumn: return "code may set the title of the column"
    case .progressIndicator where context.screen.isSwiftUI:
      return "a text beside it may say what it measures"
    case .cell, .other, .table, .collectionView, .scrollView, .stackView, .map:
      if holdsLabel { return "its content may name it" }
    default: break
    }
    if isPossiblySurface { return "the dump may not include its content" }
    if let image = appKitImage {
      return .when(image.meaning == .picture, "the description of its image may name it")
    }
    if details.imageIsSymbol { return "VoiceOver may have a name for its symbol" }
    guard let value, !value.isBlank, !hasChoiceAsValue else { return nil }
    // A state or a number is not a name; words may be one.
    return .when(!isToggle && value.contains(where: \.isLetter), "its value may name it")
  }

  /// Whether its value is the item that users have chosen: “Safari” does not say what for.
  private var hasChoiceAsValue: Bool {
    context.screen.platform == .macOS && (role == .popUpButton || role == .comboBox)
  }

  /// Whether a stop in it has a label.
  var holdsLabel: Bool { descendants(upTo: 64).contains { $0.kinds.contains(.labelled) } }
}

extension AuditedElement {
  /// Whether it is an image and nothing more: an image button is a button.
  var isPlainImage: Bool {
    isImage && !role.isControl && traits.isDisjoint(with: [.button, .link])
  }
}

extension LabelSource {
  /// Whether the file sets the label to an empty text, which replaces the one that the element would have.
  public var hasEmptiedLabel: Bool { subject.origins[.label] == .given && element.hasBlankLabel }
}

extension SpokenHint {
  /// Whether its hint is a tool tip, which VoiceOver of the Mac reads as help when it is asked to, and for
  /// which Apple asks for other words than for a hint.
  public var hasToolTip: Bool {
    context.screen.platform == .macOS && subject.origins[.hint] == .inferred
  }
}

extension LabelSource {
  /// `; VoiceOver reads …`: what users hear of an element without a name, for a message; empty for nothing.
  public var heardInsteadOfName: String {
    if let name = subject.spokenImageName {
      return "; VoiceOver reads its image name \(name.quoted)"
    }
    return subject.spokenHint.hasToolTip ? "; VoiceOver reads its tool tip as help" : ""
  }
}
