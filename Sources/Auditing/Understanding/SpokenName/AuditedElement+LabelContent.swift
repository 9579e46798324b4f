internal import AccessibilityModel

// Whether a label is content or the name of a control, and whether the screen shows it.

extension AuditedElement {
  /// Whether its words are content, not the name of a control. A captured row without a label reads
  /// the texts inside it.
  var isContent: Bool {
    if isLabelledByContent || joinsTexts || labelSource.isDrawnText || isListMarker { return true }
    // Stops of other roles are covered by their kinds.
    return isTextual && (role == .staticText || traits.contains(.staticText))
      && traits.isDisjoint(with: [.button, .link])
  }

  /// Whether it is the bullet before an item of a list in a web page, which a browser on Android gives a view of its
  /// own (https://developer.mozilla.org/docs/Web/CSS/::marker).
  private var isListMarker: Bool {
    context.screen.platform == .android && ancestorTraits.contains(.webView) && !isActionable
      && wording.label.collapsed.count == 1 && wording.label.contains { "•◦▪‣■○●".contains($0) }
  }

  /// Whether a tool captured the screen from a running app: its texts may be written by users. A
  /// screen with class names was written by the app's developers.
  var isCaptured: Bool {
    !context.screen.framesAreDesignTime && !context.screen.capabilities.contains(.classNames)
  }

  /// Whether the label of a captured row joins its content: the reader joined it, or the framework
  /// did, as React Native does for a view that is one element.
  var isLabelledByContent: Bool {
    guard !context.screen.framesAreDesignTime, hasChildren else { return false }
    if isNamedByDescriptionInside { return false }
    return origins[.label] == .inferred || isCaptured && repeatsItsTexts
  }

  /// Whether the label says two or more of the texts inside, and hardly anything else.
  private var repeatsItsTexts: Bool {
    let texts = descendants(upTo: Self.mostTexts).filter { $0.role == .staticText }
      .compactMap { $0.element.visibleText?.collapsed }.filter { !$0.isEmpty }
    let label = wording.label.collapsed
    guard texts.count > 1, texts.allSatisfy(label.contains) else { return false }
    return 2 * texts.reduce(0) { $0 + $1.count } >= label.count
  }

  /// A row holds a handful of texts.
  private static let mostTexts = 32

  /// Whether a captured label consists of several texts, one on each line: Flutter describes merged
  /// elements by their texts (docs/evidence/android.md#labels-of-android).
  var joinsTexts: Bool {
    isCaptured && !isTextEntry && wording.facts.hasSeveralLines && lineDescribedAsWell == nil
  }

  /// The longest of the lines of its label after the first, if the first has the words of each of them; nil otherwise.
  ///
  /// Flutter joins the description of a view and the texts in it, one in each line.
  var lineDescribedAsWell: String? {
    guard isCaptured, context.screen.platform == .android, origins[.label] == .given,
      wording.facts.hasSeveralLines, let label
    else { return nil }
    let lines = label.split(whereSeparator: \.isNewline).prefix(Self.mostTexts)
      .map { Words(String($0)).list }.filter { !$0.isEmpty }
    guard lines.count > 1,
      lines.dropFirst().allSatisfy({ $0.count < lines[0].count && lines[0].contains($0) })
    else { return nil }
    return lines.dropFirst().map { $0.joined(separator: " ") }.max { $0.count < $1.count }
  }

  /// Whether its label may be its visible text: the file does not show it, or its framework uses
  /// the visible texts of views as their descriptions.
  var mayShowItsLabel: Bool {
    let screen = context.screen
    if !screen.capabilities.contains(.visibleText) || labelSource.isLabelledByVisibleText {
      return true
    }
    return screen.platform == .android && !isImage && !hasChildren && element.text == nil
  }
}

extension LabelSource {
  /// Whether it is a text that a framework draws itself, as Flutter does: a plain view with a description,
  /// on a screen without a single text view (docs/evidence/android.md#labels-of-android).
  public var isDrawnText: Bool {
    context.screen.platform == .android && subject.isCaptured && subject.role == .other
      && !subject.isActionable
      && !subject.hasChildren && !element.hasBlankLabel && context.elements(.staticText).isEmpty
  }

  /// Whether its label is a part of the text that the view around it shows in a running app, as that of a link is.
  public var isPartOfText: Bool {
    guard subject.isCaptured, let parent = subject.parent, !parent.role.isControl,
      let label = subject.label?.collapsed,
      !label.isEmpty,
      let shown = parent.element.text ?? (parent.flags.contains(.labelIsText) ? parent.label : nil),
      case let text = shown.collapsed, text.utf8.count <= Self.longestText,
      text.utf8.count > label.utf8.count
    else { return false }
    return text.firstRange(of: label) != nil
  }

  /// In bytes: a file may repeat a text of any length for any number of children.
  private static let longestText = 4096

  /// Whether a capture shows that its label is a text on the screen: its own, or one inside.
  public var showsItsLabel: Bool { subject.flags.contains(.labelIsText) || isLabelledByVisibleText }

  /// Whether its label is its visible text.
  public var isLabelledByVisibleText: Bool {
    guard let label = element.label?.collapsed.lowercased() else { return false }
    return subject.wording.visibleTexts.contains { $0.collapsed.lowercased() == label }
  }

  /// Whether a role in its label may be the one that it lacks: a stop that its developers labelled, or a text of
  /// a running app. The label that a row joins of its texts is content.
  public var mayStateRoleInLabel: Bool {
    guard !subject.isTextEntry, !subject.isImage, subject.role != .cell, !subject.role.isControl,
      !subject.traits.contains(.header)
    else {
      return false
    }
    if subject.role == .staticText {
      return subject.exposure.isStatedElement || subject.hasStatedLabel
    }
    return subject.hasStatedLabel && !subject.joinsTexts && !subject.isLabelledByContent
      && !isDrawnText
  }
}

extension Surface {
  /// Whether it is a separator between two texts, such as a bullet: it has no content and may be
  /// faint. The “…” of a text that only the running app knows is not one.
  public var isSeparatorText: Bool {
    guard element.role == .staticText, !element.flags.contains(.boundText),
      let text = element.element.visibleText, text.count <= 2
    else { return false }
    return !text.contains { $0.isLetter || $0.isNumber }
  }
}
