public import AccessibilityModel
internal import SourceText

extension WebDriverDevice {
  /// How long the app may take to rotate.
  private static let patience = 10.0
  private static let pause = 0.2

  public mutating func orientation() throws(CaptureError) -> Orientation? {
    try optional("reading the orientation", .get, "/orientation")?.string
      .flatMap(Self.orientation)
  }

  public mutating func rotation() throws(CaptureError) -> Int? {
    try optional("reading the rotation", .get, "/rotation")?["z"]?.integer
  }

  /// The degrees of `UIDeviceOrientation`, as `/rotation` counts them.
  private mutating func deviceRotation() throws(CaptureError) -> Int? {
    guard kind == .webDriverAgent else { return nil }
    return try optional("reading the orientation of the device", .get, "/wda/deviceOrientation")?
      .string.flatMap { Self.deviceRotations[$0] }
  }

  private static let deviceRotations = [
    "UIDeviceOrientationPortrait": 0, "UIDeviceOrientationPortraitUpsideDown": 180,
    "UIDeviceOrientationLandscapeLeft": 270, "UIDeviceOrientationLandscapeRight": 90,
  ]

  private static func orientation(_ name: String) -> Orientation? {
    let name = name.uppercased()
    return name.contains("LANDSCAPE") ? .landscape : name.contains("PORTRAIT") ? .portrait : nil
  }

  public mutating func turn(to orientation: Orientation) throws(CaptureError) {
    let step = "turning to \(orientation.rawValue)"
    if origin == nil {
      origin = Origin(
        orientation: try self.orientation(), rotation: try rotation(), device: try deviceRotation())
    }
    // Every rotation locks the orientation (docs/evidence/capture.md#turning-with-uiautomator2).
    if kind == .uiAutomator2, session?.isOwn == false {
      warn("UiAutomator2 keeps the rotation locked until its session ends")
    }
    let body = Array(#"{"orientation": "\#(orientation.rawValue.uppercased())"}"#.utf8)
    do throws(WebDriverFailure) {
      _ = try client.send(.post, path("/orientation"), body: body)
    } catch {
      try refuse(step, error)
    }
    let end = clock.now + Self.patience
    while let shown = try self.orientation(), shown != orientation {
      guard clock.now < end else {
        throw CaptureError(step, "the app stayed in \(shown.rawValue)", kind: .refusedTurn)
      }
      clock.pause(seconds: Self.pause)
    }
  }

  private mutating func refuse(
    _ step: String, _ failure: WebDriverFailure
  ) throws(CaptureError) -> Never {
    if failure.isLostSession { session?.isLost = true }
    guard case .refused(_, _, let message, _) = failure, !failure.isLostSession else {
      throw error(step, failure)
    }
    let reason = failure.isUnknownCommand ? "the server cannot turn the device" : message
    throw CaptureError(step, reason, kind: .refusedTurn)
  }

  // MARK: Putting back

  /// Rotates the device back to exactly its former state, and waits until the app follows.
  func restore(_ origin: Origin, until end: Double) -> [String] {
    let end = min(end, clock.now + 2 * Self.patience)
    // Not both: `/orientation` does not distinguish left and right, and could rotate to the other
    // one.
    if !isTurned(to: origin.device ?? origin.rotation, until: end),
      let orientation = origin.orientation
    {
      let body = Array(#"{"orientation": "\#(orientation.rawValue.uppercased())"}"#.utf8)
      _ = try? restoring(.post, turningPath("/orientation"), body: body, until: end)
    }
    var isBack = isBack(origin, until: end)
    while !isBack, clock.now < end, session?.isLost != true {
      clock.pause(seconds: Self.pause)
      isBack = self.isBack(origin, until: end)
    }
    if isBack { return [] }
    let shown = (try? restoring(.get, turningPath("/orientation"), until: end))?.string
      .flatMap(Self.orientation)
    let other = origin.orientation == .landscape ? Orientation.portrait : .landscape
    let left = shown == origin.orientation ? "another rotation" : (shown ?? other).rawValue
    return ["the device is left in \(left)"]
  }

  /// - Returns: whether the server accepted it, or rotated the device although the app did not
  ///   follow.
  private func isTurned(to degrees: Int?, until end: Double) -> Bool {
    guard let degrees else { return false }
    let body = Array(#"{"x": 0, "y": 0, "z": \#(degrees)}"#.utf8)
    do throws(WebDriverFailure) {
      _ = try restoring(.post, turningPath("/rotation"), body: body, until: end)
      return true
    } catch {
      return kind == .webDriverAgent && error.isAnswer && !error.isUnknownCommand
    }
  }

  private func isBack(_ origin: Origin, until end: Double) -> Bool {
    func ask(_ rest: String) -> JSONValue? {
      try? restoring(.get, turningPath(rest), until: end)
    }
    if let device = origin.device,
      ask("/wda/deviceOrientation")?.string.flatMap({ Self.deviceRotations[$0] }) != device
    {
      return false
    }
    if let rotation = origin.rotation { return ask("/rotation")?["z"]?.integer == rotation }
    return ask("/orientation")?.string.flatMap(Self.orientation) == origin.orientation
  }

  /// WebDriverAgent also rotates without a session, which may have ended by then.
  private func turningPath(_ rest: String) -> String {
    kind == .webDriverAgent ? rest : path(rest)
  }
}
