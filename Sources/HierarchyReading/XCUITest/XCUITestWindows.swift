internal import AccessibilityModel

/// Splits a Mac app into its windows.
///
/// On an iPhone, windows overlap and form one screen. On a Mac each is a screen: VoiceOver reads
/// one window at a time, and overlapping windows are not a defect.
enum XCUITestWindows {
  /// The app with its first window and everything outside windows, then each other window.
  static func screens(of screen: Screen) -> [Screen] {
    guard screen.platform == .macOS, screen.elements.first?.role == .application else {
      return [screen]
    }
    let windows = screen.children(of: 0).filter { isScreen($0, in: screen) }
    guard let first = windows.first, windows.count > 1 else { return [screen] }
    let others = Set(windows.dropFirst())
    var main = part(of: screen, from: 0, leavingOut: others)
    main.title = screen.elements[first].details.title ?? screen.title
    return [main]
      + others.sorted().map { window in
        var part = part(of: screen, from: window, leavingOut: [])
        part.title = screen.elements[window].details.title ?? screen.title
        return part
      }
  }

  private static func isScreen(_ index: Int, in screen: Screen) -> Bool {
    screen.elements[index].role == .window && screen.subtree(of: index).count > 1
  }

  private static func part(
    of screen: Screen, from root: Int, leavingOut others: Set<Int>
  ) -> Screen {
    var builder = ScreenBuilder()
    var ends: [Int] = []
    var index = root
    while index < Int(screen.elements[root].end) {
      while let end = ends.last, end <= index {
        builder.close()
        ends.removeLast()
      }
      let element = screen.elements[index]
      if others.contains(index) {
        index = Int(element.end)
        continue
      }
      ends.append(Int(element.end))
      builder.open(element)
      index += 1
    }
    return builder.finish(screen)
  }
}
