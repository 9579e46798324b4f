internal import AccessibilityModel

/// Numbers each path from a root (class names, counted among siblings of one class); the same path
/// has the same number in both orientations.
///
/// Numbers, because the texts of a deep tree would grow with the square of its depth.
struct PathNumbers {
  private struct Step: Hashable {
    var parent: Int32
    var className: String
    var place: Int32
  }

  private struct Family: Hashable {
    var parent: Int32
    var className: String
  }

  private var known: [Step: Int32] = [:]

  /// The number of the path to each element.
  mutating func numbers(of screen: Screen) -> [Int32] {
    var paths: [Int32] = []
    paths.reserveCapacity(screen.elements.count)
    var siblings: [Family: Int32] = [:]
    for element in screen.elements {
      let family = Family(parent: element.parent, className: element.className)
      let place = siblings[family, default: 0]
      siblings[family] = place + 1
      let parent = element.parent < 0 ? -1 : paths[Int(element.parent)]
      let step = Step(parent: parent, className: element.className, place: place)
      let path = known[step] ?? Int32(known.count)
      known[step] = path
      paths.append(path)
    }
    return paths
  }
}
