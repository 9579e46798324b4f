internal import AccessibilityModel

// Texts that look like headings, by their font alone: the sources of views have no frames.

extension AuditedElement {
  /// Whether a text is in a font of titles, has a few words that stay, and has something to title after it: sighted
  /// users see a heading (WCAG 2.2, technique G141: https://www.w3.org/WAI/WCAG22/Techniques/general/G141).
  ///
  /// Where frames are known, the size and the position of a text show more: see `AuditContext.titleText`.
  var looksLikeHeading: Bool {
    guard context.screen.platform == .iOS || isInLayoutOfAndroid,
      !context.screen.capabilities.contains(.frames),
      context.screen.capabilities.isSuperset(of: [.headings, .fonts]), role == .staticText,
      isStop, !flags.contains(.respondsToTap), hasWordsOfTitle,
      traits.isDisjoint(with: [.header, .button, .link]),
      ancestorTraits.isDisjoint(with: [.cell, .bar, .list])
    else { return false }
    if isInLayoutOfAndroid, isCaptionInLayout { return false }
    if hasFontOfTitle, isFollowed, !isPartOfPair { return true }
    return isInLayoutOfAndroid && isTitleOfPart
  }

  private var isInLayoutOfAndroid: Bool {
    context.screen.platform == .android && context.screen.framesAreDesignTime
  }

  private var hasFontOfTitle: Bool {
    guard let font = element.font else { return false }
    if context.screen.platform == .android { return (font.size ?? 0) >= Self.leastSize }
    if let style = font.textStyle {
      return Self.styles.contains(style) || style == "title3" && font.isBold
    }
    return font.isBold && (font.size ?? 0) >= Self.leastSize
  }

  private var hasWordsOfTitle: Bool {
    guard !flags.contains(.boundText), let text = element.visibleText, let last = text.last,
      text.count <= Self.mostLetters, !Self.ends.contains(last)
    else { return false }
    return text.count(where: \.isLetter) >= 2 && text.first?.isNumber != true
      && text.split(whereSeparator: \.isWhitespace).count <= Self.mostWords
  }

  /// Whether another stop comes after it, which is not a title itself.
  private var isFollowed: Bool {
    let stops = context.stopElements
    guard stops.count >= Self.leastStops, let last = stops.last else { return false }
    return last != index
  }

  /// Whether a text beside it has a font of the same size: a name and its figure.
  private var isPartOfPair: Bool {
    guard let row = parent, row.className == "HStack" else { return false }
    let size = element.font?.defaultSize(on: .iOS)
    return row.children.contains {
      $0.index != index && $0.role == .staticText
        && $0.element.font?.defaultSize(on: .iOS) == size
    }
  }

  /// Whether it is a text of a layout of Android in a row of a list, beside another text, or before the field or the
  /// value that it names: a value is at least as large, and code writes it.
  private var isCaptionInLayout: Bool {
    if context.screen.elements.first?.isRepeated == true || fieldLabel.captionsNextStop {
      return true
    }
    if element.isInLine, nearestSiblings.contains(where: { $0.role == .staticText }) { return true }
    guard let place = context.stopNumber(of: index), let next = context.stop(at: place + 1) else {
      return false
    }
    if next.fieldLabel.titleBeside?.index == index { return true }
    return next.role == .staticText && next.flags.contains(.boundText)
      && (next.element.font?.size ?? 0) >= element.font?.size ?? 0
  }

  private static let styles: Set<String> = ["largeTitle", "title1", "title2"]
  /// In points, of a font without a style, that of Title 3; in sp, the size of Material's titles
  /// (https://m2.material.io/design/typography/the-type-system.html).
  private static let leastSize = 20.0
  private static let mostWords = 6
  private static let mostLetters = 48
  /// A title and a text are an empty screen with its reason; more is a screen with parts.
  private static let leastStops = 3
  /// Of sentences, of names of values, and of texts that go on.
  private static let ends: Set<Character> = [".", "!", "?", ":", ",", ";", "…", "。", "！", "？", "："]
}
