internal import AccessibilityModel

// Labels of iOS designs in one line: those that grow with the user's text size, and those that code fills.

extension TextRoom {
  /// The width that one line has for a text of a design that follows the user's text size, if the text does not fit it at
  /// twice its size; nil for others.
  ///
  /// WCAG asks for text of 200 percent (https://www.w3.org/TR/WCAG22/#resize-text). Of a text that code sets, the one of
  /// the file is a sample, and 12 letters at least, or 20 of a name or a title.
  var lineOfGrowingText: Double? {
    guard isLineOfDesign, subject.element.font?.textStyle != nil,
      let font = subject.textFont, let text = lineInDesign(letters: lettersOfSample)
    else { return nil }
    let need = TextWidth.estimate(text, size: 2 * font.size, isBold: font.isBold)
    guard !subject.templateUse.hasPrototypeText else {
      return need > roomOfLine ? roomOfLine : nil
    }
    // Beside another text, a short one has its width, and the other one gives way.
    let share = max(roomOfLine, Self.shareOfLine * (subject.parent?.frame.width ?? 0))
    return need > share * Self.estimateError ? roomOfLine : nil
  }

  /// The width of a label of a design in one line that code fills, if its frame is fixed and has no room for a name; nil
  /// for others. A font may shrink.
  public var widthOfName: Double? {
    guard isLineOfDesign, subject.templateUse.hasPrototypeText, !showsNumber,
      let font = subject.textFont, let layout = subject.element.layout,
      let width = subject.fixedWidth ?? fixedFrameWidth(layout), width >= 2 * font.size,
      width < Self.widthOfName * font.size
    else { return nil }
    return width
  }

  /// Whether it is a label of an iOS design in one line that code fills, with a name or in a row, and no constraint holds its
  /// end: a long text leaves the view around it, and is cut there without an ellipsis.
  public var isWithoutEnd: Bool {
    guard isLineOfDesign, subject.templateUse.hasPrototypeText, !showsNumber, subject.roomOfText > 0
    else { return false }
    return subject.ancestorTraits.contains(.cell) || isName
  }

  /// The height of a label of an iOS design, if it is fixed and lower than the font of its letters, whose text is cut above
  /// and below at any size; nil for others. A still lower one is that of a line that is drawn.
  public var heightBelowFont: (height: Double, font: Double)? {
    guard context.screen.isDesignOfUIKit, subject.role == .staticText, !subject.isCustomClass,
      subject.dynamicType.reasonForFontSize == nil, let layout = subject.element.layout,
      let font = subject.textFont, let height = subject.fixedHeight ?? fixedFrameHeight(layout),
      (Self.leastPartOfFont * font.size..<Self.mostPartOfFont * font.size).contains(height),
      subject.element.text?.contains(where: \.isLetter) == true
    else { return nil }
    return (height, font.size)
  }

  private func fixedFrameHeight(_ layout: ViewLayout) -> Double? {
    guard layout.isFixedFrame || layout.isAutoresized, subject.frame.isFinite,
      subject.element.autoresizing?.contains(.flexibleHeight) != true,
      subject.parent?.className != "UIStackView"
    else { return nil }
    return subject.frame.height
  }

  /// By the size of the font: its capitals have 0.7, and they have 0.95 with the parts of letters below the line.
  private static let mostPartOfFont = 0.95
  private static let leastPartOfFont = 0.5

  private func fixedFrameWidth(_ layout: ViewLayout) -> Double? {
    guard layout.isFixedFrame || layout.isAutoresized,
      subject.element.autoresizing?.contains(.flexibleWidth) != true,
      subject.parent?.className != "UIStackView"
    else { return nil }
    return subject.frame.width
  }

  /// Whether it is a label of an iOS design whose text stays in one line and does not shrink.
  private var isLineOfDesign: Bool {
    guard context.screen.isDesignOfUIKit, subject.role == .staticText, !subject.isCustomClass,
      subject.element.codeLinks?.baseClassName == "UILabel",
      subject.element.layout?.numberOfLines ?? 1 == 1,
      subject.element.layout?.leastFontScale == nil, subject.frame.isFinite,
      !subject.frame.isEmpty, !subject.ancestorTraits.contains(.bar), !subject.hasIconFont
    else { return false }
    // UITableViewCell lays out its own labels.
    return Self.labelsOfCells.isDisjoint(with: subject.outletNames)
  }

  /// The text of the line: that of the file, or a sample as long as it at least; nil for numbers and signs.
  private func lineInDesign(letters: Int) -> String? {
    let text = subject.element.text ?? ""
    guard subject.templateUse.hasPrototypeText else {
      return text.contains(where: \.isLetter) ? text : nil
    }
    guard !showsNumber else { return nil }
    return text.count >= letters ? text : String(repeating: "n", count: letters)
  }

  /// Whether the text of the file, or the name of its outlet, shows that code sets a number.
  private var showsNumber: Bool {
    if subject.element.text?.contains(where: \.isNumber) == true { return true }
    return subject.outletNames.contains {
      let words = Words(list: CamelCase.words(of: $0))
      return Self.numbers.occurs(in: words) || Self.values.occurs(in: words)
    }
  }

  /// Whether no other text or control is on its line in the view around it.
  private var isAlone: Bool {
    guard let around = subject.parent, around.element.layout?.stack?.axis != .horizontal else {
      return false
    }
    return !subject.nearestSiblings.contains {
      !$0.kinds.isEmpty && $0.frame.isFinite && $0.frame.isOnLine(of: subject.frame)
    }
  }

  /// The width that its constraints let it have.
  private var roomOfLine: Double {
    let width = subject.frame.width
    guard let layout = subject.element.layout, !layout.isFixedFrame, !layout.isAutoresized else {
      return width
    }
    return max(width, subject.roomOfText, isAlone ? subject.parent?.frame.width ?? 0 : 0)
  }

  /// The names of a label that shows a number, a date or the like.
  private static let numbers = PhraseLists("phrase-number-views").inIdentifiers
  private static let values = PhraseLists("phrase-short-value-views").inIdentifiers
  private static let shareOfLine = 0.5
  private static let labelsOfCells: Set<String> = ["textLabel", "detailTextLabel"]

  private var lettersOfSample: Int { isName ? 20 : 12 }

  private var isName: Bool {
    subject.outletNames.contains { Self.names.ends(AuditedElement.words(ofName: $0)) }
  }

  private static let names = PhraseLists("phrase-name-views").inIdentifiers
  /// By the size of the font: ten letters, as in a name.
  private static let widthOfName = 5.0
}
