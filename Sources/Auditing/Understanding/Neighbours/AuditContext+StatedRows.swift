internal import AccessibilityModel

// Rows and lines of two texts, as the source of a view states them.

/// A row of several stops that a loop in the source of a view shows for each item of a collection.
struct StatedRow {
  let row: AuditedElement
  /// The stops without an action in it.
  let texts: Int
  /// Those with one.
  let controls: Int
}

extension AuditContext {
  /// The rows of loops that have several stops and show no heading: a part of a page has one.
  var statedRows: [StatedRow] {
    guard screen.isSwiftUI else { return [] }
    return screen.elements.indices.compactMap { index in
      guard screen.elements[index].isRepeated, !kinds[index].isEmpty, case let row = subject(index),
        !row.isStop, row.element.containerType != .semanticGroup,
        !row.flags.contains(.respondsToTap),
        !row.descendants(upTo: Self.mostParts).contains(where: \.isPartOfPage)
      else { return nil }
      let stops = stops(in: index)
      let controls = stops.count { kinds[$0].contains(.controls) || subject($0).isActionable }
      return StatedRow(row: row, texts: stops.count - controls, controls: controls)
    }
  }

  /// The lines with a text at one side and its value at the other, each a stop.
  var statedPairs: [ValuePair] {
    guard screen.isSwiftUI else { return [] }
    return screen.elements.indices.compactMap { index in
      guard screen.elements[index].isLabelledValue, !kinds[index].isEmpty,
        case let stops = stops(in: index), stops.count == 2, stops[0] != index
      else { return nil }
      let parts = stops.map(subject)
      // A number may be above the words for what it counts.
      let isBelow =
        parts[0].flags.contains(.boundText) && !parts[1].flags.contains(.boundText)
      return isBelow
        ? ValuePair(label: parts[1], value: parts[0]) : ValuePair(label: parts[0], value: parts[1])
    }
  }

  private static let mostParts = 64
}

extension AuditedElement {
  /// Whether rows have none of it: a heading, a loop, a field.
  fileprivate var isPartOfPage: Bool {
    element.isRepeated || traits.contains(.header) || isTextEntry || role == .scrollView
      || role == .slider || role == .stepper
  }
}
