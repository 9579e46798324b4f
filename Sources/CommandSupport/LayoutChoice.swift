public import AccessibilityModel

/// The wanted layout of a file.
public struct LayoutChoice: Hashable, Sendable {
  /// A number from 1, a title or an identifier; nil for the first screen.
  public var screen: String?
  /// nil for the first layout.
  public var orientation: Orientation?

  public init(screen: String? = nil, orientation: Orientation? = nil) {
    self.screen = screen
    self.orientation = orientation
  }

  /// The layout, as an index into the hierarchy's screens.
  ///
  /// - Throws: the available layouts, if the wanted one does not exist.
  public func layout(of hierarchy: Hierarchy, source: String) throws(UnknownLayout) -> Int {
    let all = hierarchy.screens
    let filled = all.indices.filter { !all[$0].elements.isEmpty }
    let named = filled.filter { isNamed(all[$0]) }
    guard !named.isEmpty else {
      throw UnknownLayout(
        description: "\(source): error: found no screen \"\(screen ?? "")\"; expected one of "
          + Self.titles(of: filled.map { all[$0] }))
    }
    guard let layout = named.first(where: { isOriented(all[$0]) }) else {
      let found = named.map { all[$0].orientation.rawValue }.joined(separator: ", ")
      throw UnknownLayout(
        description: "\(source): error: the screen has no layout for "
          + "\(orientation?.rawValue ?? ""), only for \(found)")
    }
    return layout
  }

  /// The filled layouts that fit, as indices into the hierarchy's screens.
  func layouts(of hierarchy: Hierarchy) -> [Int] {
    hierarchy.screens.indices.filter {
      let candidate = hierarchy.screens[$0]
      return !candidate.elements.isEmpty && isNamed(candidate) && isOriented(candidate)
    }
  }

  private func isNamed(_ candidate: Screen) -> Bool {
    guard let screen else { return true }
    if let number = Int(screen) { return candidate.number + 1 == number }
    return candidate.title == screen || candidate.identifier == screen
  }

  private func isOriented(_ candidate: Screen) -> Bool {
    orientation.map { $0 == candidate.orientation } ?? true
  }

  private static func titles(of screens: [Screen]) -> String {
    var titles: [String] = []
    for screen in screens {
      let title = screen.title ?? screen.identifier ?? "without a title"
      let words = "\(screen.number + 1) (\(title))"
      if !titles.contains(words) { titles.append(words) }
    }
    return titles.joined(separator: ", ")
  }
}

/// A layout that a file does not have.
public struct UnknownLayout: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String
}
