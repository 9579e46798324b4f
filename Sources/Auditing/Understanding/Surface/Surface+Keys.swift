internal import AccessibilityModel

// The keys of keypads, pickers and calculators that an app draws itself.

extension Surface {
  /// Whether it is a key of a calculator in a running app, such as “sin” or “xʸ”: at least nine keys beside it have
  /// the digits. It shows a symbol, which its label says in words; WCAG 2.5.3 has no objection to
  /// either (https://www.w3.org/WAI/WCAG22/Understanding/label-in-name.html, “Mathematical expressions and
  /// formulae”).
  public var isKeyOfCalculator: Bool {
    guard element.context.showsData, let parent = element.parent,
      isSymbol(element.element.text ?? element.element.title ?? "")
    else {
      return false
    }
    let digits = element.context.screen.children(of: parent.index).prefix(Self.mostViews).compactMap
    {
      let key = element.context.screen.elements[$0]
      return Self.digit(key.text) ?? Self.digit(key.title) ?? Self.digit(key.label)
    }
    return Set(digits).count >= Self.leastDigits
  }

  /// Whether it is short and has no space.
  private func isSymbol(_ text: String) -> Bool {
    !text.isEmpty && text.count <= Self.longestSymbol && !text.contains(where: \.isWhitespace)
  }

  private static func digit(_ text: String?) -> Int? {
    guard let text = text?.collapsed, text.count == 1 else { return nil }
    return text.first?.wholeNumberValue
  }

  private static let leastDigits = 9
  private static let mostViews = 256

  /// As long as “sinh⁻¹”.
  private static let longestSymbol = 6

  /// Whether it is a button in an upper corner of the screen or of the view around it whose label is the letter X, the only
  /// letter of the screen: it stands for the cross of a button that closes something.
  public var isLetterForCross: Bool {
    guard element.role == .button, Self.isLetterX(element.wording.label), !element.isCustomClass,
      element.frame.isFinite, !element.frame.isEmpty
    else { return false }
    let context = element.context
    let isInCorner = [element.parent?.frame, context.screen.bounds].contains { area in
      area.map { Self.isCorner(element.frame, of: $0) } ?? false
    }
    return isInCorner
      && !context.stopSubjects.contains {
        $0.index != element.index && $0.wording.label.collapsed.count == 1
          && $0.wording.label.contains(where: \.isLetter)
      }
  }

  /// Whether a text is the letter X.
  public static func isLetterX(_ text: String) -> Bool { ["X", "x"].contains(text.collapsed) }

  /// Whether the centre of a frame is in the upper quarter of an area, and in its first or last quarter across.
  private static func isCorner(_ frame: Rect, of area: Rect) -> Bool {
    guard area.isFinite, area.width > 2 * frame.width, area.height > 2 * frame.height else {
      return false
    }
    let x = (frame.center.x - area.minX) / area.width
    let y = (frame.center.y - area.minY) / area.height
    return (0...0.25).contains(y) && ((0...0.25).contains(x) || (0.75...1).contains(x))
  }

  /// Whether it is a key of a keypad or a symbol of a picker: three elements of its size beside it have other labels of
  /// one character, of the same sort.
  ///
  /// Arrows, crosses and stars in a row are the buttons of a bar or of a rating. They are a palette if there are a
  /// dozen of them, and keys of a calculator among nine keys.
  public var isOneOfSigns: Bool {
    guard let sort = SignSort(element.wording.label) else { return false }
    let screen = element.context.screen
    let group = screen.parent(of: element.index).map { screen.parent(of: $0) ?? $0 }
    let around = group.map(screen.descendants) ?? screen.elements.indices
    let own = element.wording.label.collapsed
    var signs: [SignSort: Set<String>] = [:]
    for other in around.prefix(Self.mostKeys)
    where other != element.index && element.context.kinds[other].contains(.controls) {
      let sign = screen.elements[other]
      // Thirds of a width in pixels differ by one.
      guard abs(sign.frame.width - element.frame.width) < Self.widthTolerance,
        let label = sign.label?.collapsed, label != own, let sort = SignSort(label)
      else { continue }
      signs[sort, default: []].insert(label)
    }
    let counts = signs.mapValues(\.count)
    if sort != .symbol { return counts[sort, default: 0] >= Self.leastOfSort }
    return counts[.key, default: 0] >= Self.leastDigits
      || counts[.symbol, default: 0] >= Self.leastOfPalette - 1
  }

  private static let widthTolerance = 2.0
  private static let leastOfSort = 3

  private static let leastOfPalette = 12

  /// A keypad has a dozen keys, a page of emoji some fifty.
  private static let mostKeys = 256
}

/// The sort of a label of one character.
private enum SignSort {
  /// A letter, a digit, or a sign that keypads and calculators have beside their digits.
  case key
  case emoji
  case symbol

  /// - Returns: nil for a label of several characters or none.
  init?(_ label: String) {
    let text = label.collapsed
    guard text.count == 1, let sign = text.first else { return nil }
    if sign.isLetter || sign.isNumber || "*#+-−–×÷=.,:%/()".contains(sign) {
      self = .key
    } else {
      self = sign.isSpokenEmoji ? .emoji : .symbol
    }
  }
}
