internal import AccessibilityModel

// Texts that look like headings, by their font alone: the sources of views have no frames.

extension AuditedElement {
  /// Whether a text is in a font of titles, has a few words that stay, and has something to title after it: sighted
  /// users see a heading (WCAG 2.2, technique G141: https://www.w3.org/WAI/WCAG22/Techniques/general/G141).
  ///
  /// Where frames are known, the size and the position of a text show more: see `AuditContext.titleText` and
  /// `AuditContext.sectionTitles`.
  var looksLikeHeading: Bool {
    if context.sectionTitles.contains(index) { return true }
    // There are no parts to find in a widget.
    guard !context.screen.isOfWidget else { return false }
    guard context.screen.platform == .iOS || context.screen.isLayoutOfAndroid,
      !context.screen.capabilities.contains(.frames),
      context.screen.capabilities.isSuperset(of: [.headings, .fonts]), role == .staticText,
      isStop, !flags.contains(.respondsToTap), !element.isPromptOfField,
      traits.isDisjoint(with: [.header, .button, .link]),
      ancestorTraits.isDisjoint(with: [.cell, .bar, .list])
    else { return false }
    if context.screen.isLayoutOfAndroid { return looksLikeHeadingInLayout }
    let hasLookOfTitle =
      hasFontOfTitle && (hasWordsOfTitle || showsTitleOfItem) || titlesGroup || isOneOfTitles
      || hasNameOfTitle
    return hasLookOfTitle && isFollowed && !isPartOfPair
  }

  /// Whether the source of a view names its font or the view around it as a heading; in a row of a collection, it is the
  /// name of an item.
  private var hasNameOfTitle: Bool {
    details.hasStyleOfTitle && (hasWordsOfTitle || showsTitleOfItem) && !element.isRepeated
      && !ancestors.contains { $0.element.isRepeated }
  }

  /// Whether a few words in bold letters are above a paragraph, and others like them above another one in the same stack:
  /// the sections of a long text.
  private var isOneOfTitles: Bool {
    guard isBoldLine, hasWordsOfTitle, let stack = parent, stack.className.hasSuffix("VStack")
    else { return false }
    let titles = stack.children.prefix(Self.mostParts).filter {
      $0.isBoldLine && $0.hasWordsOfTitle && $0.element.font == element.font && $0.isAboveParagraph
    }
    return titles.count > 1 && titles.contains { $0.index == index }
  }

  /// Whether the stop after it is a text of several sentences or lines, which is not bold.
  private var isAboveParagraph: Bool {
    guard let place = context.stopNumber(of: index), let next = context.stop(at: place + 1),
      next.role == .staticText, !next.isBoldLine, let text = next.element.visibleText
    else { return false }
    return text.count > TitleWords.mostLetters
  }

  private static let mostParts = 64

  private var looksLikeHeadingInLayout: Bool {
    guard hasWordsOfTitle, !isCaptionInLayout, !isAloneOnPage else { return false }
    return (hasFontOfTitle || details.hasStyleOfTitle) && isFollowed || isTitleOfPart
  }

  /// Why a text that looks like a heading may not be one; nil for one with the words and the font of a title.
  var doubtAboutHeading: Reason? {
    if flags.contains(.boundText) { return "its text may be a value" }
    if hasLookOfOwnTitle { return "only its size makes it a heading" }
    if isBeforeField { return "it may be the label of the field after it" }
    if isAboveLoneButton { return "it may be the caption of the button after it" }
    if context.sectionTitles.contains(index) { return "only its look makes it a heading" }
    if hasFontOfTitle { return nil }
    return details.hasStyleOfTitle
      ? "only the name of its style says so" : "only bold letters set it apart"
  }

  /// Whether a layout of Android has a field or a list directly after it.
  private var isBeforeField: Bool {
    guard context.screen.isLayoutOfAndroid, let place = context.stopNumber(of: index) else {
      return false
    }
    return context.stop(at: place + 1)?.fieldLabel.titleBeside?.index == index
  }

  /// Whether a text in a layout of Android that is not the first has one button with a text below it, and then another
  /// text or nothing: “Select date” above the button with the date.
  private var isAboveLoneButton: Bool {
    guard context.screen.isLayoutOfAndroid, !element.isInLine,
      let place = context.stopNumber(of: index), place > 0,
      let next = context.stop(at: place + 1), next.role == .button,
      next.parent?.index == parent?.index, next.element.visibleText?.isBlank == false
    else { return false }
    return context.stop(at: place + 2).map { $0.role == .staticText } ?? true
  }

  /// Whether its text is the title of what the screen shows, by the name of the property: `Text(recipe.title)`. A name
  /// in bold letters is one, too.
  private var showsTitleOfItem: Bool {
    guard flags.contains(.boundText), let name = details.textProperty?.lowercased() else {
      return false
    }
    return name.hasSuffix("title") || name.hasSuffix("headline")
      || name.hasSuffix("name") && element.font?.isBold == true
  }

  /// Whether a few words in bold letters are above several stops of the same vertical stack. Above one stop they name
  /// it, and above a text and a button they may be its first sentence.
  private var titlesGroup: Bool {
    guard isBoldLine, hasWordsOfTitle, let stack = parent, stack.className.hasSuffix("VStack")
    else { return false }
    let screen = context.screen
    let end = screen.subtree(of: stack.index).upperBound
    var next = screen.subtree(of: index).upperBound
    var stops: [Int] = []
    for _ in 0..<Self.mostSiblings where next < end && stops.count < Self.stopsOfGroup {
      let sibling = context.subject(next)
      if sibling.role == .staticText, sibling.isBoldLine || sibling.hasFontOfTitle { break }
      stops += context.stops(in: next).prefix(Self.stopsOfGroup)
      next = screen.subtree(of: next).upperBound
    }
    guard let first = stops.first.map(context.subject) else { return false }
    return stops.count >= (first.role == .staticText ? Self.stopsOfGroup : Self.stopsOfGroup - 1)
  }

  var isBoldLine: Bool {
    guard let font = element.font, let style = font.textStyle else { return false }
    return style == "headline"
      || font.isBold && font.defaultSize(on: .iOS) ?? 0 >= Self.leastSizeOfLine
  }

  /// In points, that of Subheadline: smaller bold letters are those of a note.
  private static let leastSizeOfLine = 15.0
  private static let mostSiblings = 16
  private static let stopsOfGroup = 3

  var hasFontOfTitle: Bool {
    guard let font = element.font else { return false }
    if context.screen.platform == .android { return (font.size ?? 0) >= Self.leastSize }
    if let style = font.textStyle {
      return Self.styles.contains(style) || style == "title3" && font.isBold || hasLookOfOwnTitle
    }
    return font.isBold && (font.size ?? 0) >= Self.leastSize
  }

  /// Whether a font of the app's own, which has no style of titles, is as large as a title.
  var hasLookOfOwnTitle: Bool {
    guard let font = element.font, font.textStyle == "body", let size = font.size else {
      return false
    }
    return size >= (font.isBold ? Self.leastSize : Self.leastSizeOfLightTitle)
  }

  /// In points, of letters that are not bold: a little more than Title 2.
  private static let leastSizeOfLightTitle = 24.0

  var hasWordsOfTitle: Bool {
    !flags.contains(.boundText) && TitleWords.hold(element.visibleText ?? "")
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

  /// Whether it is a text of a layout of Android in a row of a list, on an image smaller than the view around both, beside
  /// another text, or before the field or the value that it names: a value is at least as large, and code writes it.
  private var isCaptionInLayout: Bool {
    if details.isOnImage { return true }
    if context.screen.elements.first?.isRepeated == true || fieldLabel.captionsNextStop {
      return true
    }
    if element.isInLine, nearestSiblings.contains(where: { $0.role == .staticText }) { return true }
    guard let place = context.stopNumber(of: index), let next = context.stop(at: place + 1) else {
      return false
    }
    if next.isToggle, next.parent?.index == parent?.index,
      next.element.hasBlankLabel || next.wording.words == wording.words
    {
      return true
    }
    // A large text does not name a field with a hint.
    if next.fieldLabel.titleBeside?.index == index,
      !hasFontOfTitle || next.spokenName.source != .hint
    {
      return true
    }
    if next.role == .staticText, next.parent?.index == parent?.index, next.isFigure(under: self) {
      return true
    }
    let isValue = next.flags.contains(.boundText) || next.element.visibleText?.isBlank ?? true
    return next.role == .staticText && isValue
      && (next.element.font?.size ?? 0) >= element.font?.size ?? 0
  }

  /// Whether it shows a number without a word, in letters that are not much smaller than those of its caption: smaller ones
  /// count what is below a title.
  private func isFigure(under caption: AuditedElement) -> Bool {
    guard let text = element.visibleText else { return false }
    let size = element.font?.size ?? Self.plainSize
    return text.contains(where: \.isNumber) && !text.contains(where: \.isLetter)
      && size >= Self.leastPartOfCaption * (caption.element.font?.size ?? Self.plainSize)
  }

  /// In sp, as Android gives a text without a size.
  private static let plainSize = 14.0
  private static let leastPartOfCaption = 2.0 / 3

  /// Whether it is the only stop of one of several pages that are shown one at a time, as instead of an empty list.
  private var isAloneOnPage: Bool {
    let around = [self] + ancestors
    guard let pages = around.dropFirst().firstIndex(where: \.showsOnePage) else { return false }
    return context.stops(in: around[pages - 1].index) == [index]
  }

  private static let styles: Set<String> = ["largeTitle", "title1", "title2"]
  /// In points, of a font without a style, that of Title 3; in sp, the size of Material's titles
  /// (https://m2.material.io/design/typography/the-type-system.html).
  private static let leastSize = 20.0
  /// A title and a text are an empty screen with its reason; more is a screen with parts.
  private static let leastStops = 3
}

extension AuditedElement {
  /// Whether it shows one of the views in it at a time
  /// (https://developer.android.com/reference/android/widget/ViewAnimator).
  fileprivate var showsOnePage: Bool {
    ["ViewFlipper", "ViewSwitcher", "ViewAnimator"].contains(where: className.hasSuffix)
  }
}
