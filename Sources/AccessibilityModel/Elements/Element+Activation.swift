extension Element {
  /// The frame that VoiceOver outlines: the accessibility frame if the app sets one.
  public var effectiveFrame: Rect { self.accessibilityFrame ?? frame }

  /// The point of a double tap: the one that the app sets, else the thumb of a slider, else the
  /// centre of the effective frame (docs/evidence/voiceover.md#frames-and-activation-points).
  public var effectiveActivationPoint: Point {
    let frame = effectiveFrame
    if let point = self.activationPoint { return point }
    guard role == .slider, let part = sliderPart else { return frame.center }
    return Point(x: frame.minX + frame.width * part, y: frame.center.y)
  }

  /// The position of a slider in its range, from 0 to 1; nil if the file has no details.
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
