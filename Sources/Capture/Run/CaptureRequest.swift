internal import AccessibilityModel

/// The requested capture.
public struct CaptureRequest: Hashable, Sendable {
  /// Which orientations of the screen.
  public enum Orientations: String, CaseIterable, Hashable, Sendable {
    case portrait, landscape, both
    /// In the current orientation; the device is not rotated.
    case asIs = "as-is"

    /// In the order in which they are taken, the one that is found first.
    func wanted(found: Orientation) -> [Orientation] {
      switch self {
      case .portrait: [.portrait]
      case .landscape: [.landscape]
      case .both: [found, found == .portrait ? .landscape : .portrait]
      case .asIs: [found]
      }
    }
  }

  public var orientations: Orientations
  /// The name of the screen in reports.
  public var name: String?

  public init(orientations: Orientations = .both, name: String? = nil) {
    self.orientations = orientations
    self.name = name
  }
}
