internal import AccessibilityModel

// Tabs, filters and categories of Android that are texts in a row.

extension AuditContext {
  /// The rows of texts that can be clicked on a captured Android screen, none of them with a state, in document order.
  ///
  /// One of them is usually the current choice: the rows scroll sideways, or are near the upper edge. Several such
  /// rows in one view are a keypad or a table.
  public var choiceRows: [ChoiceGroup] {
    guard screen.platform == .android, !screen.framesAreDesignTime,
      screen.capabilities.contains(.selection)
    else { return [] }
    let rows = screen.elements.indices.compactMap { index -> ChoiceGroup? in
      let bar = subject(index)
      guard let items = bar.textChoices else { return nil }
      return ChoiceGroup(bar: bar, items: items, doubt: "each of them may act on its own")
    }
    let perParent = Dictionary(grouping: rows) { $0.bar.parent?.index ?? -1 }
    return rows.filter { perParent[$0.bar.parent?.index ?? -1]?.count == 1 }
  }
}

extension AuditedElement {
  /// Its children, if they are texts side by side that can be clicked, or the days of a week; nil otherwise.
  fileprivate var textChoices: [AuditedElement]? {
    guard hasChildren, !kinds.isEmpty, !isActionable, isPlaceOfChoices else { return nil }
    let children = context.screen.children(of: index).prefix(Self.mostChoices + 1)
      .map(context.subject).filter { !$0.kinds.isEmpty }
    guard (Self.leastChoices...Self.mostChoices).contains(children.count),
      children.allSatisfy({ $0.isBeside(children[0]) }),
      children.allSatisfy(\.isTextChoice)
        || children.count >= Self.leastDays && children.allSatisfy(\.isDay),
      children.count(where: { $0.wording.label.count(where: \.isLetter) > 1 }) >= 2
    else { return nil }
    return children
  }

  /// Whether it scrolls sideways or is in the upper part of the screen, where the choices for the content below are.
  private var isPlaceOfChoices: Bool {
    guard frame.isFinite, !frame.isEmpty else { return false }
    let bounds = context.screen.bounds
    let scrolls = [self, parent].contains {
      $0?.className.hasSuffix("HorizontalScrollView") == true
    }
    return scrolls || frame.maxY <= Self.upperPart * bounds.maxY
  }

  /// Whether it is a text that can be clicked, or a view with one text and nothing else, and has no state or role.
  private var isTextChoice: Bool {
    guard let texts = textsOfChoice, texts.count == (role == .staticText ? 0 : 1) else {
      return false
    }
    let name = wording.label.collapsed
    return name.count <= Self.longestChoice && name.split(separator: " ").count <= 3
  }

  /// Whether it is a column of two or three short texts, one of them the number of a day.
  private var isDay: Bool {
    guard let texts = textsOfChoice, (2...3).contains(texts.count),
      texts.allSatisfy({ $0.wording.label.count <= Self.longestPartOfDay })
    else { return false }
    let numbers = texts.filter { Int($0.wording.label).map { (1...31).contains($0) } ?? false }
    return numbers.count == 1
      && texts.count { $0.wording.label.contains(where: \.isLetter) } == texts.count - 1
  }

  /// The texts in a view that can be clicked, which has nothing else in it and neither a state nor a role; nil for any
  /// other element.
  private var textsOfChoice: [AuditedElement]? {
    guard isStop, flags.contains(.respondsToTap), isEnabled, speaksName, !isTextEntry,
      effectiveFrame.isFinite, role == .staticText || role == .other, !isStated
    else { return nil }
    let parts = descendants(upTo: Self.mostParts + 1)
    guard parts.count <= Self.mostParts, !parts.contains(where: \.isStated),
      parts.allSatisfy({ $0.role == .staticText || $0.element.hasBlankLabel })
    else { return nil }
    return parts.filter { $0.role == .staticText && !$0.element.hasBlankLabel }
  }

  /// Whether it has a state of its own, or the role of a button.
  private var isStated: Bool {
    element.isSelected || element.isOn != nil || role == .button || !(value?.isBlank ?? true)
  }

  private func isBeside(_ other: AuditedElement) -> Bool {
    className == other.className
      && abs(effectiveFrame.minY - other.effectiveFrame.minY) <= 2
      && abs(effectiveFrame.height - other.effectiveFrame.height) <= 2
  }

  private static let leastChoices = 3
  private static let mostChoices = 16
  private static let mostParts = 3
  private static let longestChoice = 20
  /// A week, with the part of one at the edge of the screen.
  private static let leastDays = 5
  private static let longestPartOfDay = 10
  /// As a share of the height of the screen.
  private static let upperPart = 0.4
}
