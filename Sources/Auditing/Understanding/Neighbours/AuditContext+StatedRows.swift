internal import AccessibilityModel

// Rows and lines of two texts, as the source of a view states them.

/// A row of several stops that a loop in the source of a view shows for each item of a collection.
struct StatedRow {
  let row: AuditedElement
  /// The stops without an action in it.
  let texts: Int
  /// Those with one.
  let controls: Int
  /// How many of the stops are texts, and not pictures.
  let words: Int
}

extension AuditContext {
  /// The rows of loops that have several stops and show no heading: a part of a page has one.
  var statedRows: [StatedRow] {
    guard screen.isSwiftUI else { return [] }
    return screen.elements.indices.compactMap { screen.elements[$0].isRepeated ? row(at: $0) : nil }
  }

  /// The places of a screen at which it shows one view or function of the app, each of several stops without an action; not
  /// those in rows.
  var statedComponents: [[StatedRow]] {
    guard screen.isSwiftUI else { return [] }
    var places: [String: [Int]] = [:]
    for index in screen.elements.indices {
      if let name = screen.elements[index].details.component {
        places[name, default: []].append(index)
      }
    }
    return places.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }.map { places in
      places.compactMap(row).filter { row in
        row.controls == 0 && row.words > 1 && row.texts <= Self.mostStopsOfComponent
          && !row.row.descendants(upTo: Self.mostParts).contains(where: \.isProse)
          && !([row.row] + row.row.ancestors).contains(where: \.element.isRepeated)
      }
    }.filter { $0.count > 1 }
  }

  private func row(at index: Int) -> StatedRow? {
    guard !kinds[index].isEmpty, case let row = subject(index),
      !row.isStop, row.element.containerType != .semanticGroup,
      !row.flags.contains(.respondsToTap),
      !row.descendants(upTo: Self.mostParts).contains(where: \.isPartOfPage)
    else { return nil }
    let stops = stops(in: index)
    let controls = stops.count { kinds[$0].contains(.controls) || subject($0).isActionable }
    return StatedRow(
      row: row, texts: stops.count - controls, controls: controls,
      words: stops.count { subject($0).role == .staticText })
  }

  /// The lines with a text at one side and its value at the other, and numbers with the words below them, each a stop.
  var statedPairs: [ValuePair] { pairs { $0.isLabelledValue } }

  /// The same where words and value are close together.
  var likelyPairs: [ValuePair] {
    pairs { $0.mayBeLabelledValue && !$0.isLabelledValue }.filter { !$0.value.isNameOfItem }
  }

  private func pairs(where isOne: (Element.Details) -> Bool) -> [ValuePair] {
    guard screen.isSwiftUI else { return [] }
    return screen.elements.indices.compactMap { index in
      guard isOne(screen.elements[index].details), !kinds[index].isEmpty,
        !subject(index).isTitleOfSlider,
        case let stops = stops(in: index).filter({ subject($0).role != .image }),
        stops.count == 2, stops[0] != index
      else { return nil }
      let parts = stops.map(subject)
      // A number may be above the words for what it counts.
      let isBelow =
        parts[0].flags.contains(.boundText) && !parts[1].flags.contains(.boundText)
      return isBelow
        ? ValuePair(label: parts[1], value: parts[0]) : ValuePair(label: parts[0], value: parts[1])
    }
  }

  /// Names in one column and their values in another beside it: VoiceOver reads all names first, then all values.
  var pairsOfColumns: [ValuePair] {
    guard screen.isSwiftUI else { return [] }
    return screen.elements.indices.flatMap { index -> [ValuePair] in
      guard screen.elements[index].className == "HStack", !kinds[index].isEmpty,
        !subject(index).isStop
      else { return [] }
      let columns = screen.children(of: index).prefix(Self.mostColumns + 1)
        .filter { !kinds[$0].isEmpty }
      guard columns.count == Self.mostColumns,
        columns.allSatisfy({ screen.elements[$0].className == "VStack" && !subject($0).isStop })
      else { return [] }
      let texts = columns.map { stops(in: $0).map(subject) }
      let isLoop = columns.allSatisfy { column in
        screen.children(of: column).contains { screen.elements[$0].isRepeated }
      }
      guard texts[0].count == texts[1].count,
        texts[0].count >= SplitRows.leastRows || isLoop && !texts[0].isEmpty,
        texts.joined().allSatisfy({ $0.role == .staticText && !$0.isActionable && !$0.isProse }),
        !texts[0].contains(where: { $0.traits.contains(.header) })
      else { return [] }
      return zip(texts[0], texts[1]).map { ValuePair(label: $0, value: $1) }
    }
  }

  private static let mostColumns = 2
  /// More are a part of a page.
  private static let mostStopsOfComponent = 6
  private static let mostParts = 64
}

extension AuditedElement {
  /// Whether rows have none of it: a heading, a loop, a field.
  fileprivate var isPartOfPage: Bool {
    element.isRepeated || traits.contains(.header) || isTextEntry || role == .scrollView
      || role == .slider || role == .stepper
  }

  /// Whether it is a text of the source that is longer than one of a row: users read it on its own.
  fileprivate var isProse: Bool {
    role == .staticText && (element.text?.count ?? 0) > Self.longestTextOfRow
  }

  private static let longestTextOfRow = 80

  /// Whether the property whose text it shows is a name or a title: the words beside it tell more about an item.
  fileprivate var isNameOfItem: Bool {
    element.textProperty.map { Self.names.ends(Words(list: CamelCase.words(of: $0))) } ?? false
  }

  private static let names = PhraseLists("phrase-name-views").inIdentifiers

  /// Whether it is directly above a control that says both itself.
  fileprivate var isTitleOfSlider: Bool {
    nextSibling.map { [.slider, .stepper, .progressIndicator].contains($0.role) } ?? false
  }
}
