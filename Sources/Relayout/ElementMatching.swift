public import AccessibilityModel

/// The matching elements of two orientations of one screen.
///
/// Found in this order, each step among the elements that earlier steps have left: an identifier
/// and class that are unique in both; an identifier alone; class and label, by order if several are
/// equal; a label alone; the path. Each step is linear.
public struct ElementMatching: Sendable {
  private let forward: [Int32]
  private let backward: [Int32]
  /// By the elements of the first screen.
  private let bases: [ElementMatch.Basis]

  /// Matches two orientations.
  ///
  /// - Parameters:
  ///   - order: the stops of the first screen in reading order; missing elements follow them.
  ///   - otherOrder: those of the second.
  public init(_ first: Screen, order: [Int], _ second: Screen, order otherOrder: [Int]) {
    var matcher = Matcher(first, order: order, second, order: otherOrder)
    matcher.run()
    forward = matcher.forward
    backward = matcher.backward
    bases = matcher.bases
  }

  /// Matches a screen with itself, laid out again.
  init(identityOf count: Int) {
    forward = (0..<Int32(count)).map { $0 }
    backward = forward
    bases = Array(repeating: .same, count: count)
  }

  /// The counterpart in the second screen of an element of the first.
  public func match(of index: Int) -> ElementMatch? {
    forward[index] < 0 ? nil : ElementMatch(index: Int(forward[index]), basis: bases[index])
  }

  /// The counterpart in the first screen of an element of the second.
  public func origin(of index: Int) -> ElementMatch? {
    let origin = Int(backward[index])
    return origin < 0 ? nil : ElementMatch(index: origin, basis: bases[origin])
  }
}
