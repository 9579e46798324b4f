public import AccessibilityModel

/// Which elements of two orientations of one screen stand for the same thing.
///
/// Found in this order, each step among what the steps before have left: an identifier and class
/// that are unique in both; an identifier alone; class and label, by their order where several are
/// called the same; a label alone; the path. Each step is linear.
public struct ElementMatching: Sendable {
  private let forward: [Int32]
  private let backward: [Int32]
  /// By the elements of the first screen.
  private let bases: [ElementMatch.Basis]

  /// Matches two orientations.
  ///
  /// - Parameters:
  ///   - order: the stops of the first screen in reading order; what is missing comes behind them.
  ///   - otherOrder: those of the second.
  public init(_ first: Screen, order: [Int], _ second: Screen, order otherOrder: [Int]) {
    var matcher = Matcher(first, order: order, second, order: otherOrder)
    matcher.run()
    forward = matcher.forward
    backward = matcher.backward
    bases = matcher.bases
  }

  /// Matches a screen with itself, laid out anew.
  init(identityOf count: Int) {
    forward = (0..<Int32(count)).map { $0 }
    backward = forward
    bases = Array(repeating: .same, count: count)
  }

  /// What an element of the first screen is in the second.
  public func match(of index: Int) -> ElementMatch? {
    forward[index] < 0 ? nil : ElementMatch(index: Int(forward[index]), basis: bases[index])
  }

  /// What an element of the second screen is in the first.
  public func origin(of index: Int) -> ElementMatch? {
    let origin = Int(backward[index])
    return origin < 0 ? nil : ElementMatch(index: origin, basis: bases[origin])
  }
}
