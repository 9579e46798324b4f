public import AccessibilityModel

/// Facts that identify an element after changes to its screen.
public struct ElementTrace: Hashable, Sendable {
  public var identifier: String?
  /// The class names from the root, numbered if there are several.
  public var path: String
  public var role: String
  public var label: String?
  /// The centre, as fractions of the screen's width and height; nil if no frame is known.
  public var place: Point?

  public init(identifier: String?, path: String, role: String, label: String?, place: Point?) {
    self.identifier = identifier
    self.path = path
    self.role = role
    self.label = label
    self.place = place
  }

  init(of index: Int, in screen: Screen) {
    let element = screen.elements[index]
    identifier = element.identifier
    path = screen.path(of: index)
    role = String(describing: element.role)
    label = element.label
    place = Self.place(of: element, in: screen.bounds)
  }

  static func place(of element: Element, in bounds: Rect) -> Point? {
    let frame = element.effectiveFrame
    guard frame.isFinite, bounds.isFinite, bounds.width > 0, bounds.height > 0 else { return nil }
    return Point(
      x: (frame.center.x - bounds.minX) / bounds.width,
      y: (frame.center.y - bounds.minY) / bounds.height)
  }
}

/// The facts by which an element was found again, most reliable first.
public enum TraceMatch: String, Hashable, Sendable {
  case identifier, path, label
  /// The element is missing: the nearest to its position.
  case nearest
  /// Its position is unknown too.
  case first
}

/// Finds stops again on a screen, after the file has changed.
struct TraceFinder {
  private let layoutState: LayoutState
  /// Whether an element at the same path is assumed to be the same even if its label differs.
  ///
  /// This holds from one version of a screen to the next, but not between two layouts of one.
  private let trustsPaths: Bool

  init(_ layoutState: LayoutState, trustsPaths: Bool = false) {
    self.layoutState = layoutState
    self.trustsPaths = trustsPaths
  }

  /// The stop that a trace refers to.
  func stop(for trace: ElementTrace) -> (index: Int, match: TraceMatch)? {
    guard !layoutState.stops.isEmpty else { return nil }
    if let (index, match) = same(as: trace, among: layoutState.stops.map(\.element)) {
      return (index, match)
    }
    guard let nearest = trace.place.flatMap(layoutState.nearestStop) else { return (0, .first) }
    return (nearest, .nearest)
  }

  private func same(
    as trace: ElementTrace, among indices: [Int]
  ) -> (index: Int, match: TraceMatch)? {
    let elements = layoutState.screen.elements
    if let identifier = trace.identifier, !identifier.isEmpty,
      let only = Self.only(indices, where: { elements[$0].identifier == identifier })
    {
      return (only, .identifier)
    }
    let samePath = Self.only(indices) { index in
      hasRole(trace, elements[index]) && !isOther(trace, elements[index])
        && layoutState.screen.path(of: index) == trace.path
    }
    if let samePath, elements[indices[samePath]].label == trace.label { return (samePath, .path) }
    if let label = trace.label, !label.isEmpty {
      let sameLabel = Self.only(indices) { index in
        elements[index].label == label && hasRole(trace, elements[index])
      }
      if let sameLabel { return (sameLabel, .label) }
    }
    return trustsPaths ? samePath.map { ($0, .path) } : nil
  }

  private func hasRole(_ trace: ElementTrace, _ element: Element) -> Bool {
    String(describing: element.role) == trace.role
  }

  /// Elements with different identifiers are different, even if their paths are equal.
  private func isOther(_ trace: ElementTrace, _ element: Element) -> Bool {
    guard let old = trace.identifier, let new = element.identifier else { return false }
    return old != new
  }

  private static func only(_ indices: [Int], where fits: (Int) -> Bool) -> Int? {
    var found: Int?
    for (place, index) in indices.enumerated() where fits(index) {
      if found != nil { return nil }
      found = place
    }
    return found
  }
}

extension LayoutState {
  /// The stop whose centre is nearest to a point, in fractions of the screen; nil if no frame is
  /// known.
  func nearestStop(to place: Point) -> Int? {
    var best: (index: Int, distance: Double)?
    for (index, stop) in stops.enumerated() {
      let element = screen.elements[stop.element]
      guard let other = ElementTrace.place(of: element, in: screen.bounds) else { continue }
      let (x, y) = (other.x - place.x, other.y - place.y)
      let distance = x * x + y * y
      if distance < (best?.distance ?? .infinity) { best = (index, distance) }
    }
    return best?.index
  }
}
