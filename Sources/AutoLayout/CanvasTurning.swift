public import AccessibilityModel
public import Relayout

/// Turns screens by their springs and struts, or else by their constraints, on the device that the
/// file shows them on.
///
/// Constraints count only where they give the frames in the file: a solver that disagrees with
/// Interface Builder about the canvas knows nothing of the canvas turned.
public struct CanvasTurning: ScreenTurning {
  /// Larger screens are laid out with `--device` only; the largest real file has 141 constraints
  /// (``LayoutBudget``).
  private static let mostConstraints = 300
  private static let mostElements = 2_000

  public init() {}

  public func rotated(_ screen: Screen) throws(RelayoutGap) -> RotatedScreen {
    do throws(RelayoutGap) {
      return try RotatedScreen(computing: screen)
    } catch {
      guard error == .constraints || error == .stackView else { throw error }
      return RotatedScreen(screen, given: try solved(screen, without: error)) { _ in [] }
    }
  }

  /// The screen turned by its constraints.
  ///
  /// - Parameter gap: why it cannot be turned without them.
  private func solved(_ screen: Screen, without gap: RelayoutGap) throws(RelayoutGap) -> Screen {
    guard screen.constraintCount <= Self.mostConstraints,
      screen.elements.count <= Self.mostElements
    else { throw .tooManyConstraints }
    if let layoutGap = LayoutGap(of: screen) { throw layoutGap == .partOfScreen ? .part : gap }
    guard let device = Device(showing: screen) else { throw .part }
    let canvas = ScreenLayout(canvasOf: screen)
    guard CanvasAgreement(of: screen, as: canvas).isGood else { throw .otherFrames }
    let other: Orientation = screen.orientation == .portrait ? .landscape : .portrait
    var turned = screen.turned(to: other, of: device)
    turned.solvedLayout?.remove(canvas)
    return turned
  }
}

/// How well the constraints of a screen give the frames that its file shows.
struct CanvasAgreement {
  /// Of the views positioned by constraints, those with the edges in the file.
  private(set) var agreeing = 0
  private(set) var count = 0

  /// In points. Texts are measured without Apple's fonts (docs/auto-layout.md#how-text-is-measured),
  /// and the views beside them move with their widths.
  private static let tolerance = (horizontal: 40.0, vertical: 8.0)
  /// The canvas may show the content below a bar of another scene: a navigation bar and a status bar.
  private static let highestBars = 64.0
  private static let leastShare = 0.8

  init(of screen: Screen, as layout: ScreenLayout) {
    let placed = screen.elements.indices.filter { index in
      layout.bases[index].isComputed && screen.elements[index].frame.isFinite
        && !screen.elements[index].isHidden
    }
    count = placed.count
    let offsets = placed.map { layout.frames[$0].minY - screen.elements[$0].frame.minY }.sorted()
    guard !offsets.isEmpty else { return }
    let bars = offsets[offsets.count / 2]
    guard abs(bars) <= Self.highestBars else { return }
    agreeing = placed.count { index in
      let (drawn, computed) = (screen.elements[index].frame, layout.frames[index])
      return abs(computed.minX - drawn.minX) <= Self.tolerance.horizontal
        && abs(computed.width - drawn.width) <= Self.tolerance.horizontal
        && abs(computed.minY - bars - drawn.minY) <= Self.tolerance.vertical
        && abs(computed.height - drawn.height) <= Self.tolerance.vertical
    }
  }

  var isGood: Bool { count > 0 && Double(agreeing) >= Self.leastShare * Double(count) }
}

extension SolvedLayout {
  /// Leaves the contradictions that turning brings. Views that are undecided then are so because of
  /// the constraints that are left out, or were before.
  fileprivate mutating func remove(_ canvas: ScreenLayout) {
    let known = Set(canvas.conflicts.flatMap(\.constraints))
    conflicts.removeAll { conflict in
      zip(conflict.holders, conflict.constraints).contains {
        known.contains(LayoutConflict.Part(holder: $0, constraint: $1))
      }
    }
    undecided = []
  }
}

extension Screen {
  var constraintCount: Int { elements.reduce(0) { $0 + $1.constraints.count } }
}

extension Device {
  /// The device that a file shows a screen on: that of its canvas, else one of the screen's size.
  init?(showing screen: Screen) {
    let device =
      screen.canvas.flatMap(DeviceTable.device) ?? screen.size.flatMap(DeviceTable.sized)
    guard let device else { return nil }
    self = device
  }
}
