internal import AccessibilityModel

// Titles of the parts of a layout of Android: bold texts of one font, each before several stops.

extension AuditedElement {
  /// Whether it is one of several bold texts of one font that divide the stops of a screen, each with more than one
  /// stop after it: a name with its value has one.
  var isTitleOfPart: Bool {
    guard let font = element.font, font.isBold else { return false }
    let stops = context.stopElements
    guard stops.count <= Self.mostStops else { return false }
    let places = stops.indices.filter { place in
      let other = context.screen.elements[stops[place]]
      return other.role == .staticText && other.font == font
    }
    guard places.count > 1, let own = places.firstIndex(where: { stops[$0] == index }) else {
      return false
    }
    let ends = places.dropFirst() + [stops.count]
    let lengths = zip(places, ends).map { $1 - $0 - 1 }
    return lengths[own] > 1 && lengths.count(where: { $0 > 1 }) * 2 > lengths.count
  }

  /// A file may hold any number.
  private static let mostStops = 512
}
