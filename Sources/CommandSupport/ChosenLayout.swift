public import AccessibilityModel
internal import Platform
internal import ReadingOrder

/// The layout chosen from a file, and what users need to know about the choice.
public struct ChosenLayout: Hashable, Sendable {
  /// The index into the hierarchy's screens.
  public let index: Int
  /// “screen 1 of 5: “Login””; nil if the file has one screen, or the screen was named.
  public let note: String?

  init(index: Int, note: String? = nil) { (self.index, self.note) = (index, note) }
}

extension LayoutChoice {
  /// The wanted layout; if no screen is named, that of the first screen with stops.
  ///
  /// - Throws: the available layouts, if the wanted one does not exist.
  public func chosen(
    of hierarchy: Hierarchy, source: String
  ) throws(UnknownLayout) -> ChosenLayout {
    let first = try layout(of: hierarchy, source: source)
    let screens = hierarchy.screens
    guard screen == nil, screens.contains(where: { $0.number != screens[first].number }) else {
      return ChosenLayout(index: first)
    }
    let index = layouts(of: hierarchy).first { Self.hasStops(screens[$0]) } ?? first
    let isFirst = screens[index].number == screens[first].number
    let reason = isFirst ? "" : ", the first with stops"
    return ChosenLayout(
      index: index, note: Self.position(of: screens[index], in: hierarchy) + reason)
  }

  /// “screen 1 of 5: “Login””.
  private static func position(of screen: Screen, in hierarchy: Hierarchy) -> String {
    let count = Set(hierarchy.screens.map(\.number)).count
    let title = (screen.title ?? screen.identifier).map { ": “\(TerminalText.safe($0))”" } ?? ""
    return "screen \(screen.number + 1) of \(count)\(title)"
  }

  private static func hasStops(_ screen: Screen) -> Bool {
    !ReadingOrder.stops(in: screen).isEmpty
  }
}
