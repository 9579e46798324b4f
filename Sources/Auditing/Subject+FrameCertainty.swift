internal import AccessibilityModel

extension Subject {
  /// Whether the frame is what the file gives, whole: neither cut by the capture nor worked out.
  ///
  /// Rules about what runs over an edge ask this, since for them being cut is the finding.
  public var isFrameSure: Bool {
    let screen = inspection.screen
    return !screen.framesAreDesignTime && !screen.isScaleInferred
      && !flags.contains(.clippedFrame) && origins[.frame] != .inferred
  }
}
