internal import AccessibilityModel

/// The requested capture.
public struct CaptureRequest: Hashable, Sendable {
  /// The orientations to capture.
  public enum Orientations: String, CaseIterable, Hashable, Sendable {
    case portrait, landscape, both
    /// In the current orientation; the device is not rotated.
    case asIs = "as-is"

    /// The orientations to capture, the current one first.
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
