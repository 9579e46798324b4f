internal import AccessibilityModel

// The room that the source of a view states for a text: it has no frames.

extension TextRoom {
  /// In points, of an iPhone SE; other phones are wider.
  private static let widthOfPhone = 375.0

  /// The height that a layout without frames fixes for a text that grows with the user's text size, if it holds no second
  /// line at twice its size, and a phone is too narrow for all of it in one; nil for others.
  ///
  /// WCAG asks for text of 200 percent (https://www.w3.org/TR/WCAG22/#resize-text). A short text in a low frame is drawn
  /// outside of it, and not clipped (docs/evidence/swiftui.md#frames-of-texts).
  public var heightOfLowView: Double? {
    guard subject.role == .staticText, subject.context.screen.platform == .iOS,
      subject.frame.isNull, let height = subject.element.fixedSides?.height,
      let size = subject.element.font?.defaultSize(on: .iOS),
      subject.dynamicType.textScaling == .continuous, height >= size,
      height < 2 * Self.heightAtTwice(size), let text = subject.element.text,
      let font = subject.element.font
    else { return nil }
    if subject.flags.contains(.boundText) {
      // A text of the running app has the lines that the source makes room for.
      guard let lines = subject.element.lineLimit, subject.element.textProperty != nil else {
        return nil
      }
      return height < Double(lines) * Self.heightAtTwice(size) ? height : nil
    }
    guard text.contains(where: \.isLetter) else { return nil }
    let width = TextWidth.estimate(text, size: 2 * size, isBold: font.isDrawnBold)
    return width > Self.widthOfPhone ? height : nil
  }

  /// The height that a layout without frames fixes for two or more lines of text above each other, if it does not hold
  /// them at twice their size, and this is one of them; nil for others.
  ///
  /// WCAG asks for text of 200 percent (https://www.w3.org/TR/WCAG22/#resize-text).
  public var heightOfLines: Double? {
    guard subject.context.screen.platform == .iOS, let lines = subject.element.linesInHeight,
      subject.frame.isNull,
      subject.dynamicType.textScaling == .continuous, lines.height < 2 * lines.need
    else { return nil }
    return lines.height
  }

  /// The height that the source of a view gives a text or a field with letters that grow, if it is lower than one line of
  /// them at the largest text size; nil for others, and for one without words.
  public var heightOfLargeLine: Double? {
    guard context.screen.isSwiftUI, context.screen.platform == .iOS,
      // Texts in bars keep their size.
      !subject.ancestorTraits.contains(.bar),
      let height = subject.element.heightOfLine, subject.role == .staticText || subject.isTextEntry,
      subject.isTextEntry || subject.flags.contains(.boundText)
        || subject.element.text?.contains(where: \.isLetter) == true,
      case let font = subject.element.font ?? Font(textStyle: "body"),
      let usual = font.defaultSize(on: .iOS), let largest = font.largestSize,
      case let scale = subject.element.largestTextScale ?? .infinity
    else { return nil }
    // A lower one is a line or a place for a sign, which no text fits at any size.
    let need = Self.partOfLine * min(largest, scale * usual)
    return height.room >= usual && height.room < need ? height.height : nil
  }

  /// The height of a line without the room above its capitals, by the size of the font.
  private static let partOfLine = 1.05

  /// A limit that keeps a text that grows from taking more room.
  public enum Limit {
    /// One line, as wide as the screen or narrower.
    case line
    /// A width that does not hold its longest word, in points.
    case width(Double)
  }

  /// The limit in the source of a view of a text that grows with the user's text size, if the text does not fit it at
  /// twice its size; nil for others.
  ///
  /// WCAG asks for text of 200 percent (https://www.w3.org/TR/WCAG22/#resize-text). Of a text of the running app, the name
  /// of its property shows that it has words: numbers fit.
  public var limit: Limit? {
    if lineOfGrowingText != nil { return .line }
    guard subject.frame.isNull, subject.context.screen.isSwiftUI,
      subject.dynamicType.textScaling == .continuous, let font = subject.element.font,
      let size = font.defaultSize(on: .iOS), let text = subject.element.text,
      subject.element.textProperty != nil || text.contains(where: \.isLetter)
    else { return nil }
    func width(_ text: some StringProtocol) -> Double {
      TextWidth.estimate(text, size: 2 * size, isBold: font.isDrawnBold)
    }
    let isOpen = subject.flags.contains(.boundText)
    let room = widthOfWords
    if subject.element.lineLimit == 1, isOpen || width(text) > room ?? Self.widthOfPhone {
      return .line
    }
    guard let room, subject.element.lineLimit != 1 else { return nil }
    let longest = text.split(whereSeparator: \.isWhitespace).map(width).max() ?? 0
    return longest > room || isOpen && room < Self.widthOfWord * size ? .width(room) : nil
  }

  /// The width that the source of a view gives the text; nil where none holds a word: that is for numbers and symbols.
  private var widthOfWords: Double? {
    guard let room = subject.element.widthOfText,
      let size = subject.element.font?.defaultSize(on: .iOS), room >= Self.leastWidthOfWord * size
    else { return nil }
    return room
  }

  /// By the size of the font.
  private static let leastWidthOfWord = 3.0

  /// Words of nine letters at twice their size, by the size of the font.
  private static let widthOfWord = 9.0

  /// The width that one line of a text needs at the default text size, if the source of a view gives it less: users see
  /// its end at no size; nil for others.
  public var lineInNarrowView: (need: Double, room: Double)? {
    guard subject.element.lineLimit == 1, !subject.flags.contains(.boundText),
      let room = widthOfWords, let font = subject.element.font,
      let size = font.defaultSize(on: .iOS), let text = subject.element.text
    else { return nil }
    let need = TextWidth.estimate(text, size: size, isBold: font.isDrawnBold)
    return need > room * Self.estimateError ? (need, room) : nil
  }
}
