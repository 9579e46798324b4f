internal import AccessibilityModel
internal import Auditing

// What makes the label of a running app's stop content: a text that its author may make as long as it is, or the
// facts about an item.

extension SpokenTooLong {
  /// Whether the visible text is as long: in a running app, a label joined from texts, or a text
  /// that is not a control, is as long as its author made it.
  func isWritten(_ subject: AuditedElement) -> Bool {
    guard subject.isCaptured else { return false }
    return subject.isContent || isMessage(subject) || isParagraph(subject) || isPost(subject)
      || subject.role == .other && subject.mayShowItsLabel
        && !subject.hasChildren && subject.traits.isDisjoint(with: [.button, .link])
  }

  /// Whether it can only be read, and its label is a text that it holds: some frameworks describe the group
  /// around a paragraph with the words of the paragraph.
  private func isParagraph(_ subject: AuditedElement) -> Bool {
    guard subject.role == .other, !subject.isActionable, let label = subject.label?.collapsed else {
      return false
    }
    return subject.descendants(upTo: 16).contains { $0.element.text?.collapsed == label }
  }

  /// Whether its label is what a user has posted: it has two hashtags or more, which are words for search in posts
  /// (https://en.wikipedia.org/wiki/Hashtag).
  private func isPost(_ subject: AuditedElement) -> Bool {
    subject.labelText.tokens.count { $0.first == "#" && $0.dropFirst().contains(where: \.isLetter) }
      > 1
  }

  /// Whether it shows a text of two sentences or more, such as a message that opens something when it is
  /// touched, or is a headline of a web page that links to its article.
  private func isMessage(_ subject: AuditedElement) -> Bool {
    if subject.ancestorTraits.contains(.webView),
      subject.showsItsLabel || isMadeOfContent(subject)
    {
      return true
    }
    let text = subject.labelText
    return subject.flags.contains(.labelIsText)
      && zip(text, text.dropFirst()).contains {
        ".!?".contains($0) && $1.isWhitespace || "。！？".contains($0)
      }
  }

  /// Whether nothing is left of its label without the texts inside it, the descriptions of images among them: a
  /// browser names a link so (https://www.w3.org/TR/accname-1.2/, “name from content”).
  private func isMadeOfContent(_ subject: AuditedElement) -> Bool {
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

  /// The texts that an element of a running Android app shows and its label has.
  func saidTexts(of subject: AuditedElement) -> [String] {
    guard subject.context.screen.platform == .android, subject.isCaptured, subject.hasChildren,
      let label = subject.label?.collapsed, label.utf8.count <= Self.longestContent
    else { return [] }
    let texts = subject.descendants(upTo: 32).compactMap { $0.element.visibleText?.collapsed }
    return Set(texts).filter { $0.count > 2 && label.contains($0) }.sorted()
  }

  /// Whether it is an item of a running Android app, described as a row is: its label says two texts or more that it
  /// shows, or what its controls are about, or a list of facts. After the first, users can go on to the next item.
  func isItem(_ subject: AuditedElement, saying texts: [String]) -> Bool {
    guard subject.context.screen.platform == .android, subject.isCaptured else { return false }
    return texts.count > 1 || isCutBelowTitle(subject, texts) || holdsControls(subject)
      || isListOfFacts(subject)
  }

  /// Whether its label begins with the title that it shows, and the other texts may be out of sight.
  private func isCutBelowTitle(_ subject: AuditedElement, _ texts: [String]) -> Bool {
    guard subject.isCutByCapture, let label = subject.label?.collapsed else { return false }
    return texts.contains { $0.contains(" ") && label.hasPrefix($0) }
  }

  /// Whether there are controls of their own in it.
  private func holdsControls(_ subject: AuditedElement) -> Bool {
    subject.context.geometry.targets.inside(subject.index).contains {
      subject.context.stopNumber(of: $0) != nil
    }
  }

  /// Whether it describes an item of a running Android app by three facts or more, such as its name, its state
  /// and a number, as the label of a row does. Instructions are sentences; a fact has three or four words.
  private func isListOfFacts(_ subject: AuditedElement) -> Bool {
    guard !subject.isImage, !subject.ancestorTraits.contains(.webView) else { return false }
    let text = subject.labelText
    let parts = text.split { ",，、".contains($0) }
    guard parts.count > 2, parts.allSatisfy({ $0.contains { $0.isLetter || $0.isNumber } }) else {
      return false
    }
    return text.firstRange(of: ". ") == nil
      || 2 * text.tokens.count <= 7 * (parts.count + text.split(separator: ". ").count - 1)
  }
}
