internal import AccessibilityModel

// Controls whose label is a number and nothing else.

extension AuditedElement {
  /// Whether its label is a number of at most three digits that nothing explains: no value, hint, row, caption or
  /// other numbers beside it.
  ///
  /// Digits of keypads, pages, days of a calendar and choices have other numbers beside them. A chosen number, such
  /// as that of a pop-up button, is a value. A number on a text of a running app is content.
  var isOnlyNumber: Bool {
    let label = wording.label.collapsed
    guard (1...Self.mostDigits).contains(label.count), label.allSatisfy(\.isNumber),
      kinds.contains(.controls), isPressed, !isContent, value?.isBlank != false,
      hint?.isBlank != false,
      !templateUse.hasPrototypeText,
      ancestorTraits.isDisjoint(with: [.list, .cell, .dataTable, .compositeControl])
    else { return false }
    return caption == nil && !hasNumberBeside
  }

  /// Whether it is pressed to act, and is not a key, a row or a choice.
  private var isPressed: Bool {
    guard !isTextEntry, !isToggle, !kinds.contains(.adjustables), !traits.contains(.keyboardKey)
    else { return false }
    switch role {
    case .button, .tab, .link, .other, .image: return true
    // An item of the menu bar of the Mac.
    case .menuItem: return className.hasSuffix("StatusItem")
    default: return false
    }
  }

  private var hasNumberBeside: Bool {
    let screen = context.screen
    let group = screen.parent(of: index).map {
      role == .menuItem ? $0 : screen.parent(of: $0) ?? $0
    }
    let around = group.map(screen.descendants) ?? screen.elements.indices
    return around.prefix(Self.mostAround).contains { other in
      guard other != index, context.kinds[other].contains(.labelled),
        let label = screen.elements[other].label?.collapsed
      else { return false }
      return label.count <= Self.mostDigits && label.allSatisfy(\.isNumber)
    }
  }

  /// A year or a room is a name of its own.
  private static let mostDigits = 3
  /// A month has some forty cells.
  private static let mostAround = 256
}

extension LabelSource {
  /// Whether it is a view of a layout of Android that responds to taps, and all that it says is the number beside a picture
  /// in it: the badge of new messages, the count of likes.
  public var isOnlyCount: Bool {
    guard subject.context.screen.isLayoutOfAndroid, subject.isActionable, !isStated,
      subject.element.codeEvidence?.location(of: .label) == nil
    else { return false }
    let parts = subject.descendants(upTo: Self.mostParts)
    guard parts.count < Self.mostParts else { return false }
    let texts = parts.filter { $0.role == .staticText || !$0.element.hasBlankLabel }
    guard texts.count == 1, let text = texts.first, text.role == .staticText,
      parts.contains(where: { $0.role == .image && $0.element.hasBlankLabel })
    else { return false }
    let shown =
      text.flags.contains(.boundText)
      ? text.element.sampleText : text.element.visibleText
    if let shown = shown?.collapsed, !shown.isEmpty { return shown.allSatisfy(\.isNumber) }
    return Self.counts.ends(text.identifierName)
  }

  private static let mostParts = 6
  private static let counts = PhraseLists("phrase-count-views").inIdentifiers
}
