internal import AccessibilityModel

/// How the device is held: in portrait, or rotated by quarter turns.
enum DeviceHold: String, CaseIterable, Hashable, Sendable {
  case portrait, turnedLeft, upsideDown, turnedRight

  var orientation: Orientation {
    switch self {
    case .portrait, .upsideDown: .portrait
    case .turnedLeft, .turnedRight: .landscape
    }
  }

  /// The orientations that an app declares for it. The interface rotates opposite to the device, as
  /// in UIInterfaceOrientation.
  var interfaceNames: [String] {
    switch self {
    case .portrait: ["portrait"]
    case .turnedLeft: ["landscape", "landscapeRight"]
    case .upsideDown: ["portraitUpsideDown"]
    case .turnedRight: ["landscape", "landscapeLeft"]
    }
  }

  func turned(_ rotation: ReaderCommand.Rotation) -> DeviceHold {
    switch rotation {
    case .portrait: .portrait
    case .upsideDown: .upsideDown
    case .faceUp, .faceDown: self
    case .landscape: orientation == .landscape ? self : .turnedLeft
    case .turn: orientation == .landscape ? .portrait : .turnedLeft
    case .left: quarter(1)
    case .right: quarter(Self.allCases.count - 1)
    }
  }

  private func quarter(_ turns: Int) -> DeviceHold {
    let all = Self.allCases
    let here = all.firstIndex(of: self) ?? 0
    return all[(here + turns) % all.count]
  }
}
