public import AccessibilityModel

extension Screen {
  /// The screen as laid out by its constraints on a device.
  ///
  /// Elements keep their indices; those that are missing in the size classes of the device are
  /// hidden.
  public func laidOut(
    on device: Device, _ orientation: Orientation
  ) throws(LayoutGap) -> Screen {
    if let gap = LayoutGap(of: self) { throw gap }
    return turned(to: orientation, of: device)
  }

  /// The same for a screen without a gap.
  func turned(to orientation: Orientation, of device: Device) -> Screen {
    let environment = device.environment(orientation, direction: direction)
    let layout = ScreenLayout(self, in: environment)
    var screen = self
    screen.orientation = orientation
    screen.size = environment.size
    screen.safeArea = environment.safeArea
    screen.idiom = device.idiom
    screen.isComputed = true
    screen.take(layout, device: "\(device.name), \(orientation.rawValue)")
    return screen
  }

  /// The screen laid out in its own size, or that of its canvas.
  public func laidOutAsDrawn() -> Screen {
    var screen = self
    screen.take(ScreenLayout(canvasOf: self), device: nil)
    return screen
  }

  private mutating func take(_ layout: ScreenLayout, device: String?) {
    var solved = SolvedLayout(device: device)
    solved.conflicts = layout.conflicts.map { conflict in
      SolvedLayout.Conflict(
        constraints: conflict.constraints.map(\.constraint),
        holders: conflict.constraints.map(\.holder), elements: conflict.views)
    }
    solved.undecided = layout.ambiguous.map {
      SolvedLayout.Undecided(
        element: $0.view, isHorizontal: $0.isHorizontal, isVertical: $0.isVertical)
    }
    solvedLayout = solved
    capabilities.insert(.solvedLayout)
    for index in elements.indices {
      let frame = layout.frames[index]
      let isAbsent = layout.bases[index] == .absent
      let isThere = elements[index].layout?.isLeftOut == true
      update(index) { element in
        if isAbsent {
          element.flags.insert(.hidden)
        } else if isThere {
          // Missing on the canvas, it exists on this device.
          element.flags.remove(.hidden)
        }
        guard element.frame.isFinite else { return }
        if element.frame != frame { element.origins[.frame] = .inferred }
        element.frame = frame
        guard element.accessibilityFrame != nil else { return }
        element.accessibilityFrame = nil
        element.activationPoint = nil
      }
    }
  }
}

/// Why a screen cannot be laid out on a device.
public enum LayoutGap: Error, Hashable, Sendable, CustomStringConvertible {
  case notIOS
  case noConstraints
  case tooLarge
  /// Too many, together with all other layouts of the run.
  case tooManyLayouts
  /// The view is not a screen, and its size elsewhere is not stated.
  case partOfScreen

  /// Fourteen times the largest number in a real file. If they are cyclic, they take seconds for
  /// each device, and the time grows with the square of their number.
  private static let mostConstraints = 2_000
  private static let mostElements = 100_000

  public init?(of screen: Screen) {
    guard screen.platform == .iOS else {
      self = .notIOS
      return
    }
    let hasConstraints = screen.elements.contains {
      !$0.constraints.isEmpty || $0.autoresizing != nil
    }
    guard screen.constraintCount <= Self.mostConstraints, screen.elements.count <= Self.mostElements
    else {
      self = .tooLarge
      return
    }
    guard hasConstraints, let size = screen.size else {
      self = .noConstraints
      return
    }
    guard let canvas = screen.canvas else { return nil }
    let device = DeviceTable.device(of: canvas)
    let whole = device?.environment(screen.orientation).size
    let isWhole = whole.map { $0.width <= size.width && $0.height <= size.height + 120 } ?? true
    guard canvas.isController && !canvas.isFreeform || isWhole else {
      self = .partOfScreen
      return
    }
    return nil
  }

  public var description: String {
    switch self {
    case .notIOS: "only iOS screens are laid out"
    case .tooLarge: "it has more than 2,000 constraints or 100,000 views"
    case .tooManyLayouts:
      "laying out all large screens on all devices takes too long; choose fewer devices"
    case .noConstraints: "it has no constraints"
    case .partOfScreen: "it is only part of a screen, and its size on a device is unknown"
    }
  }
}
