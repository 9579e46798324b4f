internal import AccessibilityModel

/// The evidence in a single capture in landscape.
struct LoneCheck {
  private let screen: Screen
  private let bounds: Rect

  init(_ screen: Screen) {
    self.screen = screen
    bounds = screen.bounds
  }

  var evidence: [CaptureCheck.Evidence] {
    guard bounds.isFinite, bounds.width > bounds.height, !screen.isComputed,
      screen.platform != .macOS, screen.platform != .tvOS
    else { return [] }
    return [unturnedWindow, narrowRoot].compactMap { $0 }
  }

  /// A window with content that is as large as the screen in portrait.
  private var unturnedWindow: CaptureCheck.Evidence? {
    for index in screen.elements.indices {
      let element = screen.elements[index]
      guard element.role == .window || element.role == .application,
        Int(element.end) > index + 1, !element.isSystem,
        element.frame.hasSize(Size(width: bounds.height, height: bounds.width))
      else { continue }
      return .windowNotTurned(className: element.shortClassName, size: element.frame.size)
    }
    return nil
  }

  /// All roots together, if they cover the screen in portrait but not in landscape.
  private var narrowRoot: CaptureCheck.Evidence? {
    guard screen.platform == .android, let size = screen.size else { return nil }
    let root = screen.roots.reduce(Rect.null) { $0.union(screen.elements[$1].frame) }
    guard root.isFinite, root.width <= CaptureCheck.narrowPart * size.width,
      root.height >= size.height - 1
    else { return nil }
    return .narrowRoot(width: root.width, screen: size.width)
  }
}

extension Rect {
  var size: Size { Size(width: width, height: height) }

  /// Whether it is as large, within a point.
  func hasSize(_ size: Size) -> Bool {
    abs(width - size.width) <= 1 && abs(height - size.height) <= 1
  }
}
