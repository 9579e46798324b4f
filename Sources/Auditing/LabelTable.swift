internal import AccessibilityModel

/// The shapes of the labels of all elements that any rule sees, side by side.
final class LabelTable: Sendable {
  private let shapes: [LabelShape]
  /// For each element, the place of its shape; -1 where it has no label.
  private let places: [Int32]

  init(_ screen: Screen, kinds: [SubjectKinds]) {
    var shapes: [LabelShape] = []
    var places = [Int32](repeating: -1, count: screen.elements.count)
    shapes.reserveCapacity(screen.elements.count / 2)
    for index in screen.elements.indices where !kinds[index].isEmpty {
      guard let label = screen.elements[index].label else { continue }
      places[index] = Int32(shapes.count)
      shapes.append(LabelShape(label))
    }
    self.shapes = shapes
    self.places = places
  }

  /// nil where there is no label, or no rule sees the element.
  subscript(index: Int) -> LabelShape? {
    let place = Int(places[index])
    return place < 0 ? nil : shapes[place]
  }
}
