internal import AccessibilityModel

/// The stops that a rotor moves to.
struct RotorMatching {
  let layoutState: LayoutState

  /// The next stop of a setting from an index; nil if there is none in that direction.
  func next(
    _ setting: RotorSetting, from place: Int, _ direction: ReaderCommand.Direction
  ) -> Int? {
    if setting == .verticalNavigation { return vertical(from: place, direction) }
    let ahead =
      direction == .forward
      ? Array(layoutState.stops.indices.dropFirst(place + 1))
      : Array(layoutState.stops.indices.prefix(place).reversed())
    guard let group = Self.groups[setting] else {
      return ahead.first { matches(setting, layoutState.stops[$0]) }
    }
    return nextGroup(group, from: place, ahead)
  }

  func hasAny(_ setting: RotorSetting) -> Bool {
    if setting == .verticalNavigation { return layoutState.stops.count > 1 }
    if let group = Self.groups[setting] {
      return layoutState.stops.contains { self.group(group, of: $0) != nil }
    }
    return layoutState.stops.contains { matches(setting, $0) }
  }

  func matches(_ setting: RotorSetting, _ stop: Stop) -> Bool {
    let element = layoutState.screen.elements[stop.element]
    let traits = element.traits
    return switch setting {
    case .headings: traits.contains(.header)
    case .headingLevel(let level):
      traits.contains(.header) && element.headingLevel == level
    case .links: traits.contains(.link)
    case .buttons: !traits.isDisjoint(with: [.button, .backButton, .popupButton])
    case .formControls: !traits.isDisjoint(with: Self.formControls) && !traits.contains(.link)
    case .textFields: traits.contains(.textEntry)
    case .searchFields: traits.contains(.searchField)
    case .staticText: traits.contains(.staticText)
    case .images: traits.contains(.image)
    case .toggles: traits.contains(.toggleButton) || element.role.isToggle
    case .popUps: traits.contains(.popupButton) || element.role == .popUpButton
    default: false
    }
  }

  private static let formControls: Traits = [
    .button, .adjustable, .textEntry, .searchField, .toggleButton, .popupButton, .pickerElement,
  ]

  // MARK: Containers

  private enum Group { case table, row, list, landmark, any }
  private static let groups: [RotorSetting: Group] = [
    .tables: .table, .rows: .row, .lists: .list, .landmarks: .landmark, .containers: .any,
  ]

  /// The first stop of another container, in the given direction.
  private func nextGroup(_ kind: Group, from place: Int, _ ahead: [Int]) -> Int? {
    let stops = layoutState.stops
    let here = stops.indices.contains(place) ? group(kind, of: stops[place]) : nil
    var found: (index: Int, group: Int)?
    for index in ahead {
      let group = group(kind, of: stops[index])
      if let known = found {
        // Backward: continue to the first stop of that container.
        guard group == known.group, index < known.index else { break }
        found = (index, known.group)
      } else if let group, group != here {
        found = (index, group)
        if index > place { break }
      }
    }
    return found?.index
  }

  /// The element that represents the container of a kind around a stop.
  private func group(_ kind: Group, of stop: Stop) -> Int? {
    switch kind {
    case .any:
      return around(stop, includingItself: false) { $0.isContainer } ?? stop.containers.last
    case .row:
      if case .dataTableCell(let context) = stop.context, let row = context.cell.row { return row }
      return around(stop) { $0.role == .cell }
    case .table: return around(stop) { $0.isTable }
    case .list: return around(stop) { $0.containerType == .list }
    case .landmark: return around(stop) { $0.containerType == .landmark }
    }
  }

  private func around(
    _ stop: Stop, includingItself: Bool = true, _ fits: (Element) -> Bool
  ) -> Int? {
    let elements = layoutState.screen.elements
    if includingItself, fits(elements[stop.element]) { return stop.element }
    return layoutState.screen.ancestors(of: stop.element).first { fits(elements[$0]) }
  }

  // MARK: The app's own

  /// The names of the app's own rotors on this screen.
  var customNames: [String] {
    var names: [String] = []
    for element in layoutState.screen.elements {
      for rotor in element.customRotors where !names.contains(rotor.name) {
        names.append(rotor.name)
      }
    }
    return names
  }

  /// An item of an app's own rotor: a stop, or a part of its text.
  struct CustomItem: Hashable {
    /// An index into the stops.
    var stop: Int
    /// The part; nil for the whole stop.
    var text: String?
  }

  /// The items of a rotor, in the app's order. An item that is not a stop itself is a part of the
  /// stop around it, such as a link in a text, or a part of a stop's text by its words.
  func customItems(_ name: String) -> [CustomItem] {
    let screen = layoutState.screen
    var items: [String] = []
    for element in screen.elements {
      for rotor in element.customRotors where rotor.name == name { items += rotor.items }
    }
    return items.compactMap { item in
      if let element = screen.elements.firstIndex(where: { $0.identifier == item }) {
        return self.item(at: element)
      }
      return layoutState.stops.firstIndex { stop in
        let element = screen.elements[stop.element]
        guard !item.isEmpty, !element.isSecure else { return false }
        return [element.label, element.value].contains { $0?.contains(item) == true }
      }.map { CustomItem(stop: $0, text: item) }
    }
  }

  private func item(at element: Int) -> CustomItem? {
    let screen = layoutState.screen
    for around in [element] + Array(screen.ancestors(of: element)) {
      guard let stop = layoutState.stops.firstIndex(where: { $0.element == around }) else {
        continue
      }
      let part = screen.elements[element]
      return CustomItem(stop: stop, text: around == element ? nil : part.label ?? part.text)
    }
    return nil
  }

  // MARK: Up and down

  /// The nearest stop above or below that shares a column with the stop; of equally near ones, the
  /// one whose centre is nearer.
  private func vertical(from place: Int, _ direction: ReaderCommand.Direction) -> Int? {
    guard layoutState.stops.indices.contains(place) else { return nil }
    let here = layoutState.visibleFrame(of: layoutState.stops[place].element)
    guard here.isFinite else { return nil }
    var best: (index: Int, distance: Double, offset: Double)?
    for (index, stop) in layoutState.stops.enumerated() where index != place {
      let frame = layoutState.visibleFrame(of: stop.element)
      guard frame.isFinite, frame.minX < here.maxX, here.minX < frame.maxX else { continue }
      let distance =
        direction == .forward ? frame.center.y - here.center.y : here.center.y - frame.center.y
      let isBeyond = direction == .forward ? frame.minY > here.minY : frame.maxY < here.maxY
      guard distance > 0, isBeyond else { continue }
      let offset = abs(frame.center.x - here.center.x)
      if let best, (best.distance, best.offset) <= (distance, offset) { continue }
      best = (index, distance, offset)
    }
    return best?.index
  }
}

extension Element {
  /// Whether the rotor Containers stops at it.
  fileprivate var isContainer: Bool {
    switch role {
    case .navigationBar, .tabBar, .toolbar, .table, .collectionView, .scrollView, .webView, .alert,
      .sheet:
      true
    default: details.containerType != nil
    }
  }

  fileprivate var isTable: Bool {
    role == .table || details.containerType == .dataTable
  }
}
