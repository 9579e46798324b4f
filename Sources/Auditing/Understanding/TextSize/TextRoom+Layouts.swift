internal import AccessibilityModel

// Texts of layouts of Android, whose heights a layout fixes in dp while the text grows.

extension TextRoom {
  /// The height that a layout of Android gives a text, if it does not hold its lines at the largest text size; nil for
  /// any other text, and for one without words.
  var heightInLayout: Double? {
    guard context.screen.isLayoutOfAndroid, let height = subject.element.textHeight,
      height >= Self.leastHeight, let size = Self.largestSize(of: subject), hasWords
    else { return nil }
    let room = height - heightAbove
    return room < (linesInLayout(size) - 1) * size * Self.lineStep + size * Self.cutLine
      ? height : nil
  }

  /// The height that a layout of Android gives several texts together, if it does not hold their lines at the largest text
  /// size; nil for any text but the first of them.
  public var heightOfStackInLayout: Double? {
    guard context.screen.isLayoutOfAndroid, let lines = subject.element.linesInHeight,
      lines.height < 2 * lines.need
    else { return nil }
    return lines.height
  }

  /// Whether a layout of Android gives the text one line, which does not hold it at the largest text size on a narrow phone.
  public var isCutInOneLine: Bool {
    guard context.screen.isLayoutOfAndroid,
      subject.role == .staticText || subject.role == .button && !subject.traits.contains(.image),
      subject.element.widthInLine?.isOneLine == true, let need = widthOfOneLine,
      let room = subject.element.textWidth ?? roomForOneLine
    else { return false }
    return need > room
  }

  /// Why the text may have fewer lines in the running app; nil if one line does not fit either.
  var doubtAboutLinesInLayout: Reason? {
    guard context.screen.isLayoutOfAndroid, let height = subject.element.textHeight,
      let size = Self.largestSize(of: subject), linesInLayout(size) > 1
    else { return nil }
    return .when(
      height - heightAbove >= size * Self.cutLine, "the number of its lines is estimated")
  }

  /// How many lines a text has at a size: of one that code sets, as many as the layout provides for.
  private func linesInLayout(_ size: Double) -> Double {
    let most = Double(subject.element.textLines ?? Int.max)
    guard !subject.flags.contains(.boundText), let text = subject.element.visibleText else {
      return subject.element.textLines.map { Double(min($0, Self.mostLines)) } ?? 1
    }
    guard subject.role == .staticText else { return 1 }
    let width = TextWidth.estimate(
      text, size: size, isBold: subject.element.font?.isDrawnBold == true)
    let room = subject.element.textWidth ?? Self.widthOfPhone
    return max(1, min(most, (width / room).rounded(.up)))
  }

  /// The height of the texts that one layout shows above it.
  private var heightAbove: Double {
    guard subject.element.sharesTextHeight, let parent = subject.parent else { return 0 }
    return parent.children.filter { $0.index < subject.index && !$0.kinds.isEmpty }
      .reduce(0) { $0 + (Self.largestSize(of: $1) ?? 0) * Self.paddedLine }
  }

  private var hasWords: Bool {
    if subject.flags.contains(.boundText) || subject.isTextEntry { return true }
    return subject.element.visibleText.map { text in
      text.contains(where: \.isNumber) || text.count(where: \.isLetter) > 1
    } ?? false
  }

  /// The size of a text in dp at the largest text size; nil for one that does not scale.
  static func largestSize(of subject: AuditedElement) -> Double? {
    guard let font = subject.element.font, font.size != nil else {
      return AndroidTextScale.largest(plainSize)
    }
    guard font.textStyle == "sp", let size = font.size else { return nil }
    return AndroidTextScale.largest(size)
  }

  /// In sp: that of a text view whose size nothing states, as in `TextAppearance.Small`. A theme may have a larger one.
  private static let plainSize = 14.0

  /// In dp: a lower view is a line that is drawn by its background.
  private static let leastHeight = 8.0

  /// The height, as a multiple of the text's size, below which not only tails of letters are cut: Roboto's base line is
  /// 1.05 of the size below the top of its line.
  private static let cutLine = 1.05
  /// From one base line to the next, and the height of a line with the padding of the font, of Roboto.
  private static let lineStep = 1.17
  private static let paddedLine = 1.33
  /// More lines that a layout allows are not those of a text of usual length.
  private static let mostLines = 2
  /// In dp, of a narrow phone.
  private static let widthOfPhone = 360.0
}
