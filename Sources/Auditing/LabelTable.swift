internal import AccessibilityModel

/// The shapes of the labels of elements, side by side.
final class LabelTable: Sendable {
  private let shapes: [LabelShape]
  /// For each element, the place of its shape; -1 where it has no label.
  private let places: [Int32]

  /// - Parameter range: of the elements, of which the first has the number 0 here.
  init(_ screen: Screen, _ range: Range<Int>) {
    var shapes: [LabelShape] = []
    var places = [Int32](repeating: -1, count: range.count)
    shapes.reserveCapacity(range.count / 2)
    var scan = LabelScan()
    for index in range {
      guard let label = screen.elements[index].label else { continue }
      places[index - range.lowerBound] = Int32(shapes.count)
      shapes.append(LabelShape(label, by: &scan))
    }
    self.shapes = shapes
    self.places = places
  }

  /// Puts the tables of ranges that follow each other into one.
  init(joining parts: [LabelTable]) {
    var shapes: [LabelShape] = []
    var places: [Int32] = []
    shapes.reserveCapacity(parts.reduce(0) { $0 + $1.shapes.count })
    places.reserveCapacity(parts.reduce(0) { $0 + $1.places.count })
    for part in parts {
      let before = Int32(shapes.count)
      shapes += part.shapes
      places += part.places.lazy.map { $0 < 0 ? -1 : $0 + before }
    }
    self.shapes = shapes
    self.places = places
  }

  /// nil where there is no label.
  subscript(index: Int) -> LabelShape? {
    let place = Int(places[index])
    return place < 0 ? nil : shapes[place]
  }
}
