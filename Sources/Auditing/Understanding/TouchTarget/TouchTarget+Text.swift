internal import AccessibilityModel

// The targets whose height a line of text decides (WCAG 2.5.8, “Inline”).

extension TouchTarget {
  /// Whether it is a link in a sentence.
  var isInlineLink: Bool {
    guard subject.role == .link || subject.traits.contains(.link) else { return isSpan }
    if subject.ancestorTraits.contains(.text) { return true }
    return subject.adjacentSiblings.contains {
      $0.role == .staticText && $0.frame.continuesLine(subject.frame)
    }
  }

  /// Whether it is a link of a web page in a page source of iOS, whose frame is that of its text: with padding, it is
  /// larger.
  public var isLinkOfPage: Bool {
    !context.screen.framesAreDesignTime && context.screen.platform == .iOS
      && (subject.role == .link || subject.traits.contains(.link))
      && subject.ancestorTraits.contains(.webView)
  }

  /// Whether it continues a sentence on Android: frameworks that draw texts themselves, such as Flutter,
  /// give each span of a text a view, with the space before or after it.
  private var isSpan: Bool {
    guard context.screen.platform == .android, !subject.hasChildren else { return false }
    return isInSentence
      || subject.adjacentSiblings.contains {
        guard !$0.isActionable, !$0.hasChildren, let text = $0.label else { return false }
        let joint = $0.index < index ? text.last : text.first
        return joint?.isWhitespace == true && text.contains(where: \.isLetter)
      }
  }

  /// Whether its text is a part of the text that the view around it draws, as Android's `ClickableSpan`s are.
  private var isInSentence: Bool {
    guard let parent = subject.parent, !parent.isActionable,
      subject.label?.contains(where: \.isLetter) == true
    else { return false }
    return subject.labelSource.isPartOfText && parent.frame.contains(subject.frame, tolerance: 1)
  }

  /// Whether it is a line of a text whose renderer made every paragraph clickable.
  ///
  /// Most of the texts in one view are then clickable, two of them are paragraphs, and none has an
  /// identifier; the items of a menu are all short.
  var isLineOfText: Bool {
    guard context.screen.platform == .android, subject.isPlainText, let parent = subject.parent
    else { return false }
    let texts = context.screen.children(of: parent.index).prefix(Self.mostLines)
      .map(context.subject).filter(\.isPlainText)
    let paragraphs = texts.filter { $0.isActionable && $0.isParagraph }
    return paragraphs.count >= 2 && texts.count >= 4
  }

  private static let mostLines = 64
}

extension AuditedElement {
  fileprivate var isPlainText: Bool {
    role == .staticText && !hasChildren && identifier == nil && element.visibleText != nil
  }

  /// Whether its text is longer than the name of an action.
  fileprivate var isParagraph: Bool {
    (element.visibleText?.weight ?? 0) >= Self.leastParagraph
  }

  /// In letters, see `String.weight`.
  private static let leastParagraph = 60
}

extension Rect {
  /// Whether the other starts or ends at this frame's end, on a common line of text.
  fileprivate func continuesLine(_ other: Rect) -> Bool {
    isOnLine(of: other) && max(minX, other.minX) - min(maxX, other.maxX) <= 8
  }
}
