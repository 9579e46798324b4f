internal import AccessibilityModel

// Tabs, filters, categories and colours of Android that are texts or plain views in a row.

extension AuditContext {
  /// The rows of alike views that can be clicked on a captured Android screen, none of them with a state, in document order.
  ///
  /// One of them is usually the current choice: texts in a row that scrolls sideways or is near the upper edge, two of
  /// them that touch each other, texts in a column at the side of a page, or a row of colours.
  public var choiceRows: [ChoiceGroup] {
    guard screen.isDumpOfAndroid,
      screen.capabilities.contains(.selection)
    else { return [] }
    return screen.elements.indices.flatMap { index -> [ChoiceGroup] in
      let bar = subject(index)
      return bar.groupsOfChoices.map { items in
        let isAll = bar.children.count { !$0.kinds.isEmpty } == items.count
        return ChoiceGroup(
          bar: isAll ? bar : items[0], items: items, doubt: "each of them may act on its own")
      }
    }
  }
}

extension AuditedElement {
  /// Its children that are choices, in groups. Several rows of texts in one view are a keypad or a table.
  fileprivate var groupsOfChoices: [[AuditedElement]] {
    guard hasChildren, !kinds.isEmpty, !isActionable else { return [] }
    let children = context.screen.children(of: index).prefix(Self.mostViews).map(context.subject)
      .filter { !$0.kinds.isEmpty }
    if children.contains(where: { $0.element.isSelected || $0.element.isOn != nil }) { return [] }
    if let marked = choicesMarkedByName(among: children) { return [marked] }
    if let days = days(among: children) { return [days] }
    if let swatches = swatches(among: children) { return [swatches] }
    let rows = runs(of: children) { $0.isBeside($1) }.filter { isRowOfChoices($0) }
    if rows.count == 1 { return rows }
    return isSideBar ? runs(of: children) { $0.isBelow($1) }.filter { $0.count >= 4 } : []
  }

  /// The longest runs of neighbours that are texts to choose from, which may have one of another kind among them.
  private func runs(
    of children: [AuditedElement], _ isNext: (AuditedElement, AuditedElement) -> Bool
  ) -> [[AuditedElement]] {
    var runs: [[AuditedElement]] = []
    for child in children where child.isTextChoice {
      let open = runs.indices.suffix(2).last { run in
        (run == runs.count - 1 || runs[run + 1].count == 1)
          && runs[run].last.map { isNext(child, $0) } == true
      }
      if let open {
        runs[open].append(child)
      } else {
        runs.append([child])
      }
    }
    return runs.filter { $0.count > 1 }
  }

  private func isRowOfChoices(_ items: [AuditedElement]) -> Bool {
    guard items.count <= Self.mostChoices, isPlaceOfChoices(items),
      items.contains(where: \.isEnabled),
      items.count(where: { $0.wording.label.count(where: \.isLetter) > 1 }) >= 2
    else { return false }
    return items.count >= Self.leastChoices || areSegments(items)
  }

  /// Whether two views of equal width touch each other and fill most of the width of the screen.
  private func areSegments(_ items: [AuditedElement]) -> Bool {
    let (first, last) = (items[0].effectiveFrame, items[items.count - 1].effectiveFrame)
    return abs(first.maxX - last.minX) <= 1 && abs(first.width - last.width) <= 2
      && last.maxX - first.minX >= Self.widthOfSegments * context.screen.bounds.width
      && first.height <= Self.heightOfSegments
  }

  /// The colours to choose from, which are of one size; nil for none.
  private func swatches(among children: [AuditedElement]) -> [AuditedElement]? {
    let sizes = Dictionary(grouping: children.filter(\.isSwatch)) {
      Int($0.effectiveFrame.width.rounded())
    }
    return sizes.values
      .filter { $0.count >= Self.leastSwatches && $0.contains(where: \.isEnabled) }
      .max { $0.count < $1.count }
  }

  /// The views of one class that can be clicked, with a check mark in the name of one and no other; nil for none.
  private func choicesMarkedByName(among children: [AuditedElement]) -> [AuditedElement]? {
    let own = children.filter {
      $0.isStop && $0.flags.contains(.respondsToTap) && $0.isEnabled && $0.speaksName
        && !$0.isStated(asButton: false)
    }
    guard (2...Self.mostChoices).contains(own.count),
      own.allSatisfy({ $0.className == own[0].className })
    else { return nil }
    let marked = own.count { $0.wording.label.contains(where: Self.checkMarks.contains) }
    return marked == 1 ? own : nil
  }

  private static let checkMarks: Set<Character> = [
    "✓", "✔", "✔︎", "✔️", "☑", "☑️", "✅", "√", "🔘", "◉",
  ]

  /// The days of a week; nil for other views.
  private func days(among children: [AuditedElement]) -> [AuditedElement]? {
    guard (Self.leastDays...Self.mostChoices).contains(children.count),
      children.allSatisfy({ $0.isDay && $0.isBeside(children[0]) }), isPlaceOfChoices(children),
      children.contains(where: \.isEnabled)
    else { return nil }
    return children
  }

  /// Whether it is a narrow column beside a wider view, at one side of the screen.
  private var isSideBar: Bool {
    let bounds = context.screen.bounds
    guard frame.isFinite, bounds.isFinite, frame.width <= Self.widthOfSideBar * bounds.width,
      frame.height >= Self.heightOfSideBar * bounds.height
    else { return false }
    return [self, parent].compactMap(\.self).contains { view in
      view.nearestSiblings.contains {
        $0.frame.isFinite && $0.frame.minY < frame.maxY && frame.minY < $0.frame.maxY
          && $0.frame.width >= 2 * frame.width
          && ($0.frame.minX >= frame.maxX - 1 || $0.frame.maxX <= frame.minX + 1)
      }
    }
  }

  /// Whether it scrolls sideways or is in the upper part of the screen, where the choices for the content below are.
  private func isPlaceOfChoices(_ items: [AuditedElement]) -> Bool {
    guard frame.isFinite, !frame.isEmpty else { return false }
    let bounds = context.screen.bounds
    let scrolls = [self, parent].contains {
      $0?.className.hasSuffix("HorizontalScrollView") == true
    }
    return scrolls || items[0].effectiveFrame.maxY <= Self.upperPart * bounds.maxY
  }

  /// Whether it is a small empty view that can be clicked and says nothing: a colour to choose.
  private var isSwatch: Bool {
    flags.contains(.respondsToTap) && role == .other && !hasChildren
      && element.hasBlankLabel && !isStated && effectiveFrame.isFinite
      && effectiveFrame.width <= Self.widestSwatch
      && abs(effectiveFrame.width - effectiveFrame.height) <= 2
  }

  /// Whether it is a text that can be clicked, or a view with one text or the description of one and nothing else, and has
  /// no state or role.
  private var isTextChoice: Bool {
    guard let texts = textsOfChoice, texts.count == (role == .staticText || !hasChildren ? 0 : 1)
    else {
      return false
    }
    let name = wording.label.collapsed
    // “+ Project” adds one.
    guard name.first != "+" else { return false }
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
    guard isStop, flags.contains(.respondsToTap), speaksName, !isTextEntry, effectiveFrame.isFinite,
      role == .staticText || role == .other, !isStated
    else { return nil }
    let parts = descendants(upTo: Self.mostParts + 1)
    guard parts.count <= Self.mostParts, !parts.contains(where: \.isStated),
      parts.allSatisfy({ $0.role == .staticText || $0.element.hasBlankLabel })
    else { return nil }
    return parts.filter { $0.role == .staticText && !$0.element.hasBlankLabel }
  }

  /// Whether it has a state of its own, or the role of a button.
  private var isStated: Bool { isStated(asButton: true) }

  /// - Parameter asButton: whether the role of a button counts.
  private func isStated(asButton: Bool) -> Bool {
    element.isSelected || element.isOn != nil || asButton && role == .button
      || !(value?.isBlank ?? true)
  }

  private func isBeside(_ other: AuditedElement) -> Bool {
    className == other.className && effectiveFrame.isInUnevenRow(with: other.effectiveFrame)
  }

  /// Whether it follows another of its class and width in a column.
  private func isBelow(_ other: AuditedElement) -> Bool {
    className == other.className
      && abs(effectiveFrame.minX - other.effectiveFrame.minX) <= 2
      && abs(effectiveFrame.width - other.effectiveFrame.width) <= 2
      && abs(effectiveFrame.minY - other.effectiveFrame.maxY) <= 16
  }

  private static let mostViews = 64
  private static let leastSwatches = 5
  /// In dp.
  private static let widestSwatch = 56.0
  /// As shares of the width and the height of the screen.
  private static let widthOfSegments = 0.8
  private static let widthOfSideBar = 0.3
  private static let heightOfSideBar = 0.35
  /// In dp: higher ones are cards.
  private static let heightOfSegments = 64.0
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
