internal import AccessibilityModel

/// The room that a text has in its frame. Widths are estimates: no font is available.
public struct TextRoom: Facet {
  let subject: AuditedElement

  init(_ subject: AuditedElement) { self.subject = subject }

  /// A text in its frame.
  public struct Fit {
    /// The width of its longest line in points.
    public let need: Double
    /// The number of lines in which it may wrap.
    public let lines: Double
    /// The width of the text by that of all its lines.
    public let excess: Double
    /// Why the text has more room than its frame in the file; nil if it has not.
    public let reason: Reason?
  }

  /// How a text fits the frame; nil if the size of the font is unknown, or if the format has no fonts.
  public func fit(of text: String) -> Fit? {
    guard subject.context.screen.capabilities.contains(.fonts) else { return nil }
    let font = subject.element.font ?? Font(textStyle: "body")
    guard let size = font.defaultSize(on: subject.context.screen.platform) else { return nil }
    let most = mostLines
    let parts = most > 1 ? text.split(whereSeparator: \.isNewline) : [text[...]]
    let widths = parts.map { TextWidth.estimate($0, size: size, isBold: font.isDrawnBold) }
    let need = (widths.max() ?? 0) * narrowing
    let lines = min(linesInHeight(size), most)
    let perPart = max(1, (lines / Double(max(1, parts.count))).rounded(.down))
    return Fit(
      need: need, lines: perPart, excess: need * leastScale / (subject.frame.width * perPart),
      reason: reasonToFit(widths: widths, need: need, lines: lines))
  }

  /// Whether it is a label of several lines that needs more than one at twice its size, or whose text code sets.
  public var mayWrap: Bool {
    guard let lines = subject.element.layout?.numberOfLines, lines != 1, !subject.frame.isEmpty
    else { return false }
    if subject.templateUse.hasPrototypeText { return true }
    guard let text = subject.element.text, let font = subject.textFont else { return false }
    return TextWidth.estimate(text, size: 2 * font.size, isBold: font.isBold) > subject.frame.width
  }

  private func linesInHeight(_ size: Double) -> Double {
    if subject.hasHeightOfText { return .infinity }
    let lines = (subject.frame.height + 1) / (size * Self.lineHeight) + Self.lineTolerance
    return max(1, lines.rounded(.down))
  }

  /// By the size of the font.
  static let lineHeight = 1.19
  /// The share of a line by which the fonts of the system and others differ.
  private static let lineTolerance = 0.05

  private func reasonToFit(widths: [Double], need: Double, lines: Double) -> Reason? {
    if wraps(widths, lines: lines) { return "its paragraphs fit its lines" }
    if need <= subject.roomOfText { return "its constraints let it be as wide as its text" }
    return .when(isInGrowingRow, "its row is as high as its text")
  }

  /// Whether a text field of AppKit that wraps its text has room for the lines of all its paragraphs, the empty
  /// ones included.
  private func wraps(_ widths: [Double], lines: Double) -> Bool {
    guard subject.context.screen.platform == .macOS, lines > 1, let text = subject.element.text
    else { return false }
    let empty = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count {
      $0.isEmpty
    }
    return widths.reduce(Double(empty)) {
      $0 + max(1, ($1 / subject.frame.width).rounded(.up))
    } <= lines
  }

  /// Whether a label of any number of lines holds the top and the bottom of a row whose height the table takes
  /// from its constraints
  /// (https://developer.apple.com/documentation/uikit/uitableview/automaticdimension).
  private var isInGrowingRow: Bool {
    guard subject.context.screen.framesAreDesignTime,
      let layout = subject.element.layout, layout.numberOfLines == 0, !layout.isAutoresized,
      subject.parent?.className == "UITableViewCellContentView",
      let row = subject.enclosingCell,
      row.element.layout?.rowHeight.map({ $0 < 0 }) ?? true,
      let table = subject.ancestors.first(where: { $0.role == .table }),
      table.element.layout?.rowHeight.map({ $0 < 0 }) == true
    else { return false }
    return subject.constrainedAttributes.isSuperset(of: ["top", "bottom"])
  }

  /// The width of the letters by that of the estimate: condensed faces have some four fifths of the width of their
  /// families.
  private var narrowing: Double { subject.element.layout?.isCondensed == true ? 0.8 : 1 }

  /// The factor by which the font of a label in one line may shrink to fit (`minimumScaleFactor`).
  private var leastScale: Double {
    guard let layout = subject.element.layout, layout.numberOfLines ?? 1 == 1 else { return 1 }
    return layout.leastFontScale ?? 1
  }

  /// How many lines a label of a design may have in any height: one, if its file states no number.
  private var mostLines: Double {
    guard let layout = subject.element.layout,
      subject.element.codeLinks?.baseClassName == "UILabel"
    else { return .infinity }
    let lines = layout.numberOfLines ?? 1
    return lines > 0 ? Double(lines) : .infinity
  }
}

extension TextRoom {
  /// The height of a text of a design that grows with the user's text size, at once or when the app starts the next
  /// time, if a constraint fixes it and it does not hold the text at the largest size; nil for others.
  public var fixedHeight: Double? {
    if let height = heightInLayout { return height }
    // Text does not scale on a Mac.
    guard subject.role == .staticText, subject.context.screen.platform != .macOS,
      subject.dynamicType.textScaling != .fixedSize, subject.element.font?.textStyle != nil,
      let height = subject.fixedHeight, height > 0,
      !holdsLargestText(height)
    else { return nil }
    return height
  }

  /// Why its fixed height may be another one in the running app.
  public var doubtAboutFixedHeight: Reason? {
    if subject.isCustomClass { return "its class may change the constraint" }
    if let reason = doubtAboutLinesInLayout { return reason }
    if subject.element.layout?.verticalResistance ?? 0 >= 1000 {
      return "it resists compression as strongly as its constraint"
    }
    let isOfLayout = subject.context.screen.platform == .android
    return .when(isOfLayout && subject.codeMaySet([.contentSize]), "code may set its height")
  }

  /// The height of a line of text of a design in a font of fixed size, if a constraint fixes it and it does not hold
  /// the text at twice its size; nil for others.
  ///
  /// WCAG asks for text of 200 percent (https://www.w3.org/TR/WCAG22/#resize-text): once the font follows the text
  /// size, the height clips it. A lower height is that of a line that is drawn.
  public var heightWithoutGrowth: Double? {
    guard subject.role == .staticText, subject.context.screen.platform == .iOS,
      !subject.isCustomClass, subject.dynamicType.textScaling == .fixedSize,
      subject.dynamicType.reasonForFontSize == nil, let height = subject.fixedHeight,
      let size = subject.element.font?.size, height >= size, height < Self.heightAtTwice(size),
      subject.element.text?.contains(where: \.isLetter) == true
    else { return nil }
    return height
  }

  /// The height that a constraint fixes for a label of any number of lines whose text code sets, if the text of the file
  /// fills all lines that it holds: a longer one is cut off at any text size. Nil for others.
  public var heightOfRunningText: Double? {
    guard subject.role == .staticText, subject.context.screen.platform == .iOS,
      !subject.isCustomClass, subject.templateUse.hasPrototypeText,
      subject.element.layout?.numberOfLines == 0, let height = subject.fixedHeight,
      let font = subject.textFont, height >= font.size, subject.frame.width > 0,
      subject.frame.isFinite, let text = subject.element.text, text.contains(where: \.isLetter)
    else { return nil }
    let lines = ((height + 1) / (font.size * Self.lineHeight)).rounded(.down)
    let width = TextWidth.estimate(text, size: font.size, isBold: font.isBold)
    let needed = (width / subject.frame.width).rounded(.up)
    return needed > 1 && needed >= lines ? height : nil
  }

  /// The height of one line of text at twice its size.
  static func heightAtTwice(_ size: Double) -> Double { 2 * size * lineHeight }

  /// Whether a fixed height holds all lines of the text at the largest text size. Of a text that code may replace
  /// only a single line is known.
  private func holdsLargestText(_ height: Double) -> Bool {
    let most = mostLines
    guard let font = subject.element.font, let size = font.largestSize, subject.frame.isFinite,
      subject.frame.width > 0, let text = subject.element.text, !text.isBlank,
      most == 1 || !subject.templateUse.hasPrototypeText
    else { return false }
    let lines = text.split(whereSeparator: \.isNewline).reduce(0.0) { lines, line in
      let need = TextWidth.estimate(line, size: size, isBold: font.isDrawnBold)
      return lines + max(1, (need * Self.estimateError / subject.frame.width).rounded(.up))
    }
    return lines <= most && lines * size * Self.lineHeight <= height
  }

  static let estimateError = 1.1
}

extension TextRoom {
  /// Why users see another text, or the text in another frame than that of the file; nil if neither is known.
  public var reasonForOther: Reason? {
    if let reason = reasonToGrow { return reason }
    if subject.hasIconFont { return "its letters are icons" }
    if subject.templateUse.hasPrototypeText {
      return subject.reasonOfCode(setting: [.text], "its text")
    }
    if subject.templateUse.hasDefaultName { return "its text is the name of a new object" }
    return .when(subject.templateUse.hidesItsTitle, "its title is invisible")
  }

  /// Why the text gets more room than its frame in the file.
  private var reasonToGrow: Reason? {
    let (screen, element) = (subject.context.screen, subject.element)
    guard screen.framesAreDesignTime else { return nil }
    if screen.platform == .macOS, element.font == nil {
      // AppKit calls it the appearance font.
      return "its font is not in the file"
    }
    if Self.textViews.contains(element.codeLinks?.baseClassName ?? "") {
      return "it scrolls, or is as high as its text"
    }
    if element.codeEvidence?.location(of: .text) != nil, subject.fixedWidth == nil,
      element.layout?.isFixedFrame != true
    {
      return "its frame is that of another text"
    }
    return .when(
      element.constraints.contains {
        $0.attribute == "height" && $0.relation == .greaterThanOrEqual && $0.toItem == nil
          && ($0.item == nil || $0.item == element.objectID)
      }, "its height is a minimum")
  }

  private static let textViews: Set<String> = ["UITextView", "NSTextView"]
}

extension AuditedElement {
  /// The room of its text in its frame.
  public var textRoom: TextRoom { TextRoom(self) }
}
