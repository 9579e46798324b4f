internal import AccessibilityModel

extension XCUITestScreen {
  /// Reads the title and the back button of a navigation bar.
  mutating func readNavigationBar(at bar: Int) {
    let title = titleElement(ofBarAt: bar)
    if let title, screen.elements[title].origins[.traits] != .given {
      // Both Settings captures with traits have `Header` alone.
      screen.update(title) { $0.traits = [.header] }
    }
    if let back = backButton(ofBarAt: bar) {
      screen.update(back) { button in
        button.traits.insert(.backButton)
        button.origins[.traits] = .inferred
      }
    }
    let element = screen.elements[bar]
    guard !element.flags.contains(.notVisible) else { return }
    let name = title.flatMap { screen.elements[$0].label } ?? element.label ?? element.identifier
    // The last bar is on top.
    if let name, title != nil || Self.looksLikeTitle(name) { barTitle = name }
  }

  /// The text that equals the bar's name, else the only text outside a button.
  private func titleElement(ofBarAt bar: Int) -> Int? {
    let name = screen.elements[bar].label ?? screen.elements[bar].identifier
    var texts: [Int] = []
    var index = bar + 1
    while index < Int(screen.elements[bar].end) {
      let element = screen.elements[index]
      if element.role.isControl || element.role.isAdjustable {
        index = Int(element.end)
        continue
      }
      if element.label != nil {
        if element.label == name { return index }
        if element.role == .staticText { texts.append(index) }
      }
      index += 1
    }
    return texts.count == 1 ? texts.first : nil
  }

  /// The button that UIKit names `BackButton`, or the one that fills the bar's leading end.
  ///
  /// UIKit gives its back button the height of the bar and no margin; buttons of the app have one.
  private func backButton(ofBarAt bar: Int) -> Int? {
    let frame = screen.elements[bar].frame
    for index in screen.descendants(of: bar) {
      let element = screen.elements[index]
      guard element.role == .button else { continue }
      if element.identifier == "BackButton" { return index }
      if !frame.isNull, element.frame.minX == frame.minX, element.frame.minY == frame.minY,
        element.frame.height == frame.height, element.frame.width < frame.width / 2
      {
        return index
      }
    }
    return nil
  }

  /// Whether a name is readable text: a bar without a title is named after its class.
  private static func looksLikeTitle(_ name: String) -> Bool {
    if name.contains(where: \.isWhitespace) { return true }
    if name.contains(where: { $0 == "." || $0 == "_" || $0 == "$" }) { return false }
    return !name.dropFirst().contains(where: \.isUppercase)
  }

  /// Makes a heading of a text in capitals between the rows of a table: UIKit writes section titles
  /// that way, but never footers (docs/evidence/formats.md#traits-of-xcuitest).
  mutating func markSectionTitle(at index: Int) {
    let element = screen.elements[index]
    guard !capture.seen.contains(.traits), let label = element.label,
      !label.contains(where: \.isLowercase), label.count(where: \.isUppercase) > 1,
      isDirectlyInTable(index)
    else { return }
    screen.update(index) { $0.traits.insert(.header) }
  }

  private func isDirectlyInTable(_ index: Int) -> Bool {
    for ancestor in screen.ancestors(of: index).prefix(Self.mostWrappers) {
      let role = exposures[ancestor].role
      if role != .other { return role == .table }
    }
    return false
  }

  /// A section title is inside a view or two.
  private static var mostWrappers: Int { 4 }

  /// Makes tabs of the buttons of a tab bar.
  mutating func readTabBar(at bar: Int) {
    for index in screen.descendants(of: bar) where screen.elements[index].role == .button {
      screen.update(index) { button in
        button.role = .tab
        button.traits.insert(.tabBarItem)
        button.origins[.traits] = .inferred
      }
    }
  }

  /// Gives a cell the traits and the value of the switch that it represents.
  ///
  /// A row of Settings has the label and the value of its switch and is one stop.
  mutating func mergeCells() {
    for (toggle, cell) in togglesInCells
    where !isArtefact(toggle) && !screen.elements[toggle].isElement {
      merge(toggle, into: cell)
    }
  }

  private mutating func merge(_ toggle: Int, into cell: Int) {
    guard screen.elements[cell].isElement, screen.elements[cell].origins[.traits] != .given else {
      return
    }
    let control = screen.elements[toggle]
    screen.update(cell) { cell in
      guard cell.value == nil || cell.value == control.value else { return }
      if cell.value == nil, control.value != nil {
        cell.value = control.value
        cell.origins[.value] = .inferred
      }
      cell.traits.formUnion(control.traits)
    }
  }

  /// Gives a cell that is an element without a label the texts in it, as UIKit does.
  mutating func nameCells() {
    for index in exposures.indices
    where exposures[index].role == .cell && screen.elements[index].isElement
      && screen.elements[index].label == nil
    {
      var labels: [String] = []
      for inner in screen.descendants(of: index).prefix(Self.mostInCell) {
        guard let label = screen.elements[inner].label, !labels.contains(label),
          !screen.elements[inner].flags.contains(.notVisible)
        else { continue }
        labels.append(label)
      }
      guard !labels.isEmpty else { continue }
      screen.update(index) { cell in
        cell.label = labels.joined(separator: ", ")
        cell.origins[.label] = .inferred
      }
    }
  }

  /// A cell usually has few views; a file may nest any number.
  private static let mostInCell = 64
}
