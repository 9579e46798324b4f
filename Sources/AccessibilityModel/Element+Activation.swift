extension Element {
  /// The frame that VoiceOver outlines: the accessibility frame where the app gives one.
  public var effectiveFrame: Rect { self.accessibilityFrame ?? frame }

  /// Where a double tap acts: the point that the app gives, else the thumb of a slider, else the
  /// centre of the effective frame (docs/evidence/voiceover.md#frames-and-activation-points).
  public var effectiveActivationPoint: Point {
    let frame = effectiveFrame
    if let point = self.activationPoint { return point }
    guard role == .slider, let part = sliderPart else { return frame.center }
    return Point(x: frame.minX + frame.width * part, y: frame.center.y)
  }

  /// How far along its range a slider is, from 0 to 1; nil where the file gives no details.
  private var sliderPart: Double? {
    guard hasDetails else { return nil }
    let minimum = self.minimumValue ?? 0
    let maximum = self.maximumValue ?? 1
    guard let value, maximum > minimum else { return nil }
    if value.hasSuffix("%") {
      return Double(value.dropLast()).map { min(max($0 / 100, 0), 1) }
    }
    return Double(value).map { min(max(($0 - minimum) / (maximum - minimum), 0), 1) }
  }
}

extension [Element] {
  /// See ``Element/effectiveFrame``.
  public func effectiveFrame(of index: Int) -> Rect { self[index].effectiveFrame }
}
