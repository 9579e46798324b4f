internal import AccessibilityModel

/// What is to be captured.
public struct CaptureRequest: Hashable, Sendable {
  /// Which orientations of the screen.
  public enum Orientations: String, CaseIterable, Hashable, Sendable {
    case portrait, landscape, both
    /// As the device is found; it is never turned.
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
  /// What the screen is called in reports.
  public var name: String?

  public init(orientations: Orientations = .both, name: String? = nil) {
    self.orientations = orientations
    self.name = name
  }
}
