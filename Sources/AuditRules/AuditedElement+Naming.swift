internal import AccessibilityModel
internal import Auditing
internal import Voices

extension AuditedElement {
  /// Whether it is an image and nothing more: an image button is a button.
  var isPlainImage: Bool {
    isImage && !role.isControl && traits.isDisjoint(with: [.button, .link])
  }

  /// Whether it shows an image of AppKit (`NSImage.addTemplateName`), which has its own
  /// description: “add”, “remove”.
  var showsSystemImage: Bool {
    guard context.screen.platform == .macOS else { return false }
    return details.image?.hasPrefix("NS") == true
  }

  /// What is heard in place of a label that is missing, for a message.
  var imageNameInWords: String {
    spokenImageName.map { "; VoiceOver reads its image name \($0.quoted)" } ?? ""
  }

  /// Whether its image is a symbol of the system that one word names, by which VoiceOver describes it, as it
  /// does `play`; what it says of `slider.horizontal.3` is not known here.
  var showsDescribedSymbol: Bool {
    details.imageIsSymbol && details.image?.contains(".") == false
  }

  /// Whether its hint is a tool tip, which VoiceOver of the Mac reads as help when it is asked to, and for
  /// which Apple asks for other words than for a hint.
  var hasToolTip: Bool { context.screen.platform == .macOS && origins[.hint] == .inferred }

  /// `; VoiceOver reads …`: what users hear of a control without a label.
  var spokenInsteadInWords: String {
    let image = imageNameInWords
    return image.isEmpty && hasToolTip ? "; VoiceOver reads its tool tip as help" : image
  }

  /// Whether code may still set texts that the file lacks: for Interface Builder files, whose code
  /// is unknown, but not for captures.
  var maySetAtRunTime: Bool {
    (element.origins[.label] != .given || element.hasBlankLabel)
      && codeMaySet(isTextEntry ? [.label, .placeholder] : [.label, .text])
  }

  /// Whether code replaces its text, and the file has no label: it has an outlet, or the sources were
  /// read and set the title of its controller.
  var isSetByCode: Bool {
    maySetAtRunTime
      && (isReachedForItsText || element.codeEvidence?.location(of: .text) != nil)
  }

  /// Whether it still has Interface Builder's default title, which code may replace or users never meet;
  /// `label-is-stub` reports it once.
  var isDesignStub: Bool {
    LabelIsStub.isStubName(self) && (maySetAtRunTime || LabelIsStub.isNeverMet(self))
  }

  /// Whether it is the root of an Interface Builder file and has a custom class: it fills the file,
  /// but only a part of some screen.
  var isPartInItsOwnFile: Bool {
    isCustomClass && parent == nil && context.screen.canvas?.isController == false
  }

  /// Whether its label ends in a colon, that of Chinese and Japanese included.
  var endsInColon: Bool { labelText.collapsed.last.map { ":：".contains($0) } == true }

  /// The nearest cell around it.
  var enclosingCell: AuditedElement? { ancestors.first { $0.role == .cell } }

  /// The nearest stop around it; VoiceOver does not stop at elements inside a stop.
  var enclosingElement: AuditedElement? {
    ancestors.first { $0.element.isElement && !$0.kinds.isEmpty }
  }

  /// Whether it is a key of a keypad or a symbol of a picker: three elements of its size beside it
  /// have labels of one character too.
  var isOneOfSigns: Bool {
    guard labelText.collapsed.count == 1 else { return false }
    let screen = context.screen
    let group = screen.parent(of: index).map { screen.parent(of: $0) ?? $0 }
    let around = group.map(screen.descendants) ?? screen.elements.indices
    let others = around.lazy.prefix(Self.mostKeys).filter { other in
      guard other != index, context.kinds[other].contains(.controls) else { return false }
      let element = screen.elements[other]
      // Thirds of a width in pixels differ by one.
      return element.label?.collapsed.count == 1
        && abs(element.frame.width - frame.width) < Self.widthTolerance
    }
    return others.prefix(3).count == 3
  }

  private static let widthTolerance = 2.0

  /// A keypad has a dozen keys, a page of emoji some fifty.
  private static let mostKeys = 256

  /// Whether its words are content, not the name of a control. A captured row without a label reads
  /// the texts inside it.
  var isContent: Bool {
    if isLabelledByContent || joinsTexts || isDrawnText { return true }
    // Stops of other roles are covered by their kinds.
    return isTextual && (role == .staticText || traits.contains(.staticText))
      && traits.isDisjoint(with: [.button, .link])
  }

  /// Whether it is a text that a framework draws itself, as Flutter does: a plain view with a description,
  /// on a screen without a single text view (docs/evidence/android.md#labels-of-android).
  var isDrawnText: Bool {
    context.screen.platform == .android && isCaptured && role == .other && !isActionable
      && !hasChildren && !element.hasBlankLabel && context.elements(.staticText).isEmpty
  }

  /// Whether its label is a part of the text that the view around it shows in a running app, as that of a link is.
  var isPartOfText: Bool {
    guard isCaptured, let parent, !parent.role.isControl, let label = label?.collapsed,
      !label.isEmpty,
      let shown = parent.element.text ?? (parent.flags.contains(.labelIsText) ? parent.label : nil),
      case let text = shown.collapsed, text.utf8.count <= Self.longestText,
      text.utf8.count > label.utf8.count
    else { return false }
    return text.firstRange(of: label) != nil
  }

  /// In bytes: a file may repeat a text of any length for any number of children.
  private static let longestText = 4096

  /// Whether it is a separator between two texts, such as a bullet: it has no content and may be
  /// faint.
  var isSeparatorText: Bool {
    guard role == .staticText, let text = element.visibleText, text.count <= 2 else { return false }
    return !text.contains { $0.isLetter || $0.isNumber }
  }

  /// The text before it on its line, or the one above it that ends in a colon, which labels it as a
  /// value.
  var caption: AuditedElement? {
    guard let number = context.stopNumber(of: index), number > 0 else { return nil }
    let before = context.subject(context.stopElements[number - 1])
    guard before.isContent, !before.element.hasBlankLabel else { return nil }
    if before.endsInColon { return before }
    let (own, other) = (effectiveFrame, before.effectiveFrame)
    guard own.isFinite, other.isFinite, other.maxX <= own.minX else { return nil }
    let shared = min(own.maxY, other.maxY) - max(own.minY, other.minY)
    return 2 * shared > min(own.height, other.height) ? before : nil
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
    return origins[.label] == .inferred || isCaptured && repeatsItsTexts
  }

  /// Whether the label says two or more of the texts inside, and hardly anything else.
  private var repeatsItsTexts: Bool {
    let texts = descendants(upTo: Self.mostTexts).filter { $0.role == .staticText }
      .compactMap { $0.element.visibleText?.collapsed }.filter { !$0.isEmpty }
    let label = labelText.collapsed
    guard texts.count > 1, texts.allSatisfy(label.contains) else { return false }
    return 2 * texts.reduce(0) { $0 + $1.count } >= label.count
  }

  /// A row holds a handful of texts.
  private static let mostTexts = 32

  /// Whether a captured label consists of several texts, one on each line: Flutter describes merged
  /// elements by their texts (docs/evidence/android.md#labels-of-android).
  var joinsTexts: Bool {
    isCaptured && !isTextEntry
      && labelText.split(whereSeparator: \.isNewline).count > 1
  }

  /// Whether its label may be its visible text: the file does not show it, or its framework uses
  /// the visible texts of views as their descriptions.
  var mayShowItsLabel: Bool {
    let screen = context.screen
    if !screen.capabilities.contains(.visibleText) || isLabelledByVisibleText { return true }
    return screen.platform == .android && !isImage && !hasChildren && element.text == nil
  }

  /// Whether a capture shows that its label is a text on the screen: its own, or one inside.
  var showsItsLabel: Bool { flags.contains(.labelIsText) || isLabelledByVisibleText }

  /// Whether its label is its visible text.
  var isLabelledByVisibleText: Bool {
    guard let label = element.label?.collapsed.lowercased() else { return false }
    return visibleTexts.contains { $0.collapsed.lowercased() == label }
  }
}
