internal import AccessibilityModel

/// The label of a stop as content: a text that its author may make as long as it is, or the facts about an item.
public struct RunningContent: Facet {
  let subject: AuditedElement
}

extension AuditedElement {
  /// See ``RunningContent``.
  public var runningContent: RunningContent { RunningContent(subject: self) }
}

extension RunningContent {
  /// Why its label is as long as its author made it: in a running app it is joined from texts, or is a text that is
  /// not a control.
  public var writtenContent: Reason? {
    guard subject.isCaptured else { return nil }
    if subject.isContent || isMessage || isParagraph { return "its label is a text to be read" }
    if isPost { return "its label is a post, with hashtags" }
    return .when(
      subject.role == .other && subject.mayShowItsLabel && !subject.hasChildren
        && subject.traits.isDisjoint(with: [.button, .link]),
      "its label may be a text that the app shows")
  }

  /// Whether the words of its label are those that a running app shows, such as the title of a product.
  public var showsContent: Bool { subject.isCaptured && subject.labelSource.showsItsLabel }

  /// Whether it can only be read, and its label is a text that it holds: some frameworks describe the group
  /// around a paragraph with the words of the paragraph.
  private var isParagraph: Bool {
    guard subject.role == .other, !subject.isActionable, let label = subject.label?.collapsed else {
      return false
    }
    return subject.descendants(upTo: 16).contains { $0.element.text?.collapsed == label }
  }

  /// Whether its label is what a user has posted: it has two hashtags or more, which are words for search in posts
  /// (https://en.wikipedia.org/wiki/Hashtag).
  private var isPost: Bool {
    subject.wording.label.tokens.count {
      $0.first == "#" && $0.dropFirst().contains(where: \.isLetter)
    }
      > 1
  }

  /// Whether it shows a text of two sentences or more, such as a message that opens something when it is
  /// touched, or is a headline of a web page that links to its article.
  private var isMessage: Bool {
    if subject.ancestorTraits.contains(.webView),
      subject.labelSource.showsItsLabel || isMadeOfContent
    {
      return true
    }
    let text = subject.wording.label
    return subject.flags.contains(.labelIsText)
      && zip(text, text.dropFirst()).contains {
        ".!?".contains($0) && $1.isWhitespace || "。！？".contains($0)
      }
  }

  /// Whether nothing is left of its label without the texts inside it, the descriptions of images among them: a
  /// browser names a link so (https://www.w3.org/TR/accname-1.2/, “name from content”).
  private var isMadeOfContent: Bool {
    guard let label = subject.label?.collapsed, label.utf8.count <= Self.longestContent else {
      return false
    }
    let texts = subject.descendants(upTo: 32).compactMap {
      ($0.element.visibleText ?? $0.label)?.collapsed
    }
    var rest = label
    for text in texts.sorted(by: { $0.count > $1.count }) where text.count > 1 {
      rest = rest.replacing(text, with: " ")
    }
    return rest != label && !rest.contains { $0.isLetter || $0.isNumber }
  }

  /// In bytes.
  private static let longestContent = 1024

  /// The texts that an item shows and its label has.
  public var saidTexts: [String] {
    guard isDescribedByFramework, subject.hasChildren, let label = subject.label?.collapsed,
      label.utf8.count <= Self.longestContent
    else { return [] }
    let texts = subject.descendants(upTo: 32).compactMap { $0.element.visibleText?.collapsed }
    return Set(texts).filter { $0.count > 2 && label.contains($0) }.sorted()
  }

  /// Whether its label says two texts or more that it shows, or what its controls are about, or a list of facts.
  /// After the first, users can go on to the next item.
  public func isItem(saying texts: [String]) -> Bool {
    guard isDescribedByFramework else { return false }
    return texts.count > 1 || isCutBelowTitle(texts) || holdsStops || isListOfFacts
  }

  private var isDescribedByFramework: Bool {
    context.screen.platform == .android && subject.isCaptured
  }

  /// Whether its label begins with the title that it shows, and the other texts may be out of sight.
  private func isCutBelowTitle(_ texts: [String]) -> Bool {
    guard subject.isCutByCapture, let label = subject.label?.collapsed else { return false }
    return texts.contains { $0.contains(" ") && label.hasPrefix($0) }
  }

  private var holdsStops: Bool {
    context.geometry.targets.inside(index).contains { context.stopNumber(of: $0) != nil }
  }

  /// Whether it is described by three facts or more, such as its name, its state and a number, as the label of a row
  /// is. Instructions are sentences; a fact has three or four words.
  private var isListOfFacts: Bool {
    guard !subject.isImage, !subject.ancestorTraits.contains(.webView) else { return false }
    let text = subject.wording.label
    let parts = text.split { ",，、".contains($0) }
    guard parts.count > 2, parts.allSatisfy({ $0.contains { $0.isLetter || $0.isNumber } }) else {
      return false
    }
    return text.firstRange(of: ". ") == nil
      || 2 * text.tokens.count <= 7 * (parts.count + text.split(separator: ". ").count - 1)
  }

  /// Whether its label is made of the texts inside.
  public var isGroup: Bool {
    subject.origins[.label] == .inferred && subject.role != .button && subject.hasChildren
  }

  /// The texts of a group that are as long at run time as in the file. In a row of a design only a text view is,
  /// which is for passages to be read (https://developer.apple.com/documentation/uikit/uitextview); a label there
  /// has a sample.
  public var passages: [AuditedElement] {
    guard isGroup else { return [] }
    let isSample = subject.role == .cell && context.screen.framesAreDesignTime
    return subject.descendants(upTo: 32).filter {
      $0.role == .staticText
        && (!isSample || $0.element.codeLinks?.baseClassName == "UITextView")
    }
  }
}

// Groups, whose labels are the texts in them.
