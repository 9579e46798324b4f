internal import AccessibilityModel

/// The map from the frames of a screen to those after rotation, if one stretch explains them all.
public struct LayoutMap {
  /// new = old · scale + shift, along each axis.
  struct Axis: Hashable {
    var scale: Double
    var shift: Double
  }

  var horizontal: Axis
  var vertical: Axis

  /// Fewer frames than this follow some map by chance.
  static let leastFrames = 4
  /// In points.
  public static let residual = 1.0

  /// nil where no map explains all frames.
  public init?(_ pair: OrientationPair) {
    var frames: [(old: Rect, new: Rect)] = []
    for (before, after) in pair.matchedStops where after.subject.isStop {
      let (old, new) = (before.frame, after.subject.frame)
      guard old.isFinite, new.isFinite, !old.isEmpty, !new.isEmpty else { continue }
      frames.append((old, new))
    }
    guard frames.count >= Self.leastFrames,
      let horizontal = Self.axis(
        frames.flatMap { [($0.old.minX, $0.new.minX), ($0.old.maxX, $0.new.maxX)] }),
      let vertical = Self.axis(
        frames.flatMap { [($0.old.minY, $0.new.minY), ($0.old.maxY, $0.new.maxY)] })
    else { return nil }
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The line through the outermost points, if it passes through all others.
  private static func axis(_ points: [(Double, Double)]) -> Axis? {
    guard let low = points.min(by: { $0.0 < $1.0 }), let high = points.max(by: { $0.0 < $1.0 }),
      high.0 - low.0 > residual
    else { return nil }
    let scale = (high.1 - low.1) / (high.0 - low.0)
    guard scale > 0, scale < 1_000 else { return nil }
    let axis = Axis(scale: scale, shift: low.1 - low.0 * scale)
    let fits = points.allSatisfy { abs($0.0 * axis.scale + axis.shift - $0.1) < residual }
    return fits ? axis : nil
  }

  private func isOne(_ scale: Double) -> Bool { abs(scale - 1) < 0.01 }

  /// Whether nothing has moved.
  public var isIdentity: Bool {
    isOne(horizontal.scale) && isOne(vertical.scale)
      && abs(horizontal.shift) < Self.residual && abs(vertical.shift) < Self.residual
  }

  /// Whether the picture was enlarged, reduced or squeezed as a whole: a layout that answers keeps
  /// the height of its lines.
  public var isScaled: Bool { !isOne(vertical.scale) }

  /// Whether the picture as a whole moved and kept its size.
  public var isShifted: Bool { isOne(horizontal.scale) && isOne(vertical.scale) && !isIdentity }

  public var inWords: String {
    func percent(_ scale: Double) -> String { "\((scale * 100).rounded().inWords) %" }
    return "\(percent(horizontal.scale)) by \(percent(vertical.scale))"
  }
}
