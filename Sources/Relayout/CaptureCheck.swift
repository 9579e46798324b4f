public import AccessibilityModel

/// Whether a capture shows a settled screen, before any rule checks it.
///
/// Captures of a rotated device often do not: XCTest leaves the frames of some windows unchanged
/// (facebookarchive/WebDriverAgent#856, appium/WebDriverAgent#17, facebook/idb#917), an app that is
/// fixed to one orientation looks like a rotated one in a letterbox (cameroncooke/AXe#44),
/// Android's root may be too narrow (appium/appium#13685), and a tree may be read in the middle of
/// its change (block/trailblaze#166).
public struct CaptureCheck: Hashable, Sendable {
  public let evidence: [Evidence]

  public var isSettled: Bool { evidence.isEmpty }

  /// Why rules that depend on the capture are not run; nil if they are.
  public var reason: String? {
    guard !evidence.isEmpty else { return nil }
    return "capture not settled: \(evidence.map(\.description).joined(separator: "; "))"
  }

  /// Something that a screen at rest does not have.
  public enum Evidence: Hashable, Sendable, CustomStringConvertible {
    /// Both captures have the same orientation.
    case notTurned(Orientation)
    /// A window, or the view that fills it, has its size from before the rotation.
    case windowNotTurned(className: String, size: Size)
    /// The root is too narrow for the screen.
    case narrowRoot(width: Double, screen: Double)
    /// This number of stops that do not scroll extend past the edge of the screen.
    case outside(count: Int, total: Int)
    /// This number of stops are outside the view that contains them, which was not so before.
    case apart(count: Int, total: Int)
    /// The content keeps its shape in the centre of the screen.
    case letterbox(Rect)

    public var description: String {
      switch self {
      case .notTurned(let orientation): "both captures are \(orientation.rawValue)"
      case .windowNotTurned(let name, let size):
        "\(name) is still \(size.width.whole) by \(size.height.whole)"
      case .narrowRoot(let width, let screen):
        "the root is \(width.whole) wide, the screen \(screen.whole)"
      case .outside(let count, let total):
        "\(count) of \(total) frames extend past the edge of the screen"
      case .apart(let count, let total):
        "\(count) of \(total) frames are outside the view that contains them"
      case .letterbox(let box):
        "the content fills only \(box.width.whole) by \(box.height.whole) points in the middle"
      }
    }
  }

  // The app can misplace single elements; if half of them are outside, the capture is wrong.
  static let outsidePart = 0.5
  static let apartPart = 0.25
  static let leastCount = 3
  /// The share of the screen covered by a root that did not rotate with it.
  static let narrowPart = 0.75

  /// Checks a capture in landscape without another to compare it with.
  public init(_ screen: Screen) {
    evidence = screen.orientation == .landscape ? LoneCheck(screen).evidence : []
  }

  /// Checks two captures of one screen, the second in the other orientation.
  ///
  /// - Parameter stops: those of the second, by their indices.
  public init(
    _ first: Screen, rotated second: Screen, by matching: ElementMatching, stops: [Int]
  ) {
    guard first.orientation != second.orientation else {
      evidence = [.notTurned(first.orientation)]
      return
    }
    if second.isComputed {
      evidence = []
      return
    }
    let check = PairCheck(first: first, second: second, matching: matching, stops: stops)
    evidence = check.evidence.isEmpty ? LoneCheck(second).evidence : check.evidence
  }

  /// Whether the only fault is that the app, or its capture, did not rotate or kept its shape.
  public var didNotAnswer: Bool {
    !evidence.isEmpty
      && evidence.allSatisfy {
        switch $0 {
        case .notTurned, .letterbox: true
        default: false
        }
      }
  }
}

extension Screen {
  /// Whether its frames were measured on a device or a simulator, not written by hand: our own
  /// format and Interface Builder's include how a view is laid out, which captures cannot.
  public var isCapture: Bool { !capabilities.contains(.constraints) }
}

extension Double {
  /// Without a fraction, for words.
  fileprivate var whole: String {
    magnitude < 1e15 ? String(Int(rounded())) : "beyond measure"
  }
}
