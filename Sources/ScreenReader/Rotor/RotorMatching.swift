internal import AccessibilityModel

/// The stops that a rotor moves to.
struct RotorMatching {
  let layoutState: LayoutState

  /// The next stop of a setting from an index; nil if there is none in that direction.
  func next(
    _ setting: RotorSetting, from place: Int, _ direction: ReaderCommand.Direction
  ) -> Int? {
    if case .custom(let name) = setting { return customItem(name, from: place, direction) }
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
    case .any: return stop.containers.last
    case .row:
      if case .dataTableCell(let context) = stop.context, let row = context.cell.row { return row }
      return around(stop) { $0.role == .cell }
    case .table: return around(stop) { $0.isTable }
    case .list: return around(stop) { $0.containerType == .list }
    case .landmark: return around(stop) { $0.containerType == .landmark }
    }
  }

  private func around(_ stop: Stop, _ fits: (Element) -> Bool) -> Int? {
    let elements = layoutState.screen.elements
    if fits(elements[stop.element]) { return stop.element }
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

  /// The item after the one under the cursor, in the app's order.
  private func customItem(
    _ name: String, from place: Int, _ direction: ReaderCommand.Direction
  ) -> Int? {
    let targets = customTargets(name)
    guard let here = targets.firstIndex(of: place) else {
      return direction == .forward
        ? targets.first { $0 > place } ?? targets.first : targets.last { $0 < place }
    }
    let next = direction == .forward ? here + 1 : here - 1
    return targets.indices.contains(next) ? targets[next] : nil
  }

  private func customTargets(_ name: String) -> [Int] {
    var items: [String] = []
    for element in layoutState.screen.elements {
      for rotor in element.customRotors where rotor.name == name { items += rotor.items }
    }
    return items.compactMap { item in
      layoutState.stops.firstIndex { layoutState.screen.elements[$0.element].identifier == item }
    }
  }
}

extension Element {
  fileprivate var isTable: Bool {
    role == .table || details.containerType == .dataTable
  }
}
