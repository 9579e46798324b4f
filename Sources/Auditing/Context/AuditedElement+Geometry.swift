internal import AccessibilityModel

extension AuditedElement {
  /// Whether the frame is complete in the file: neither clipped by the capture nor computed.
  ///
  /// Rules about content past an edge need this, since clipping is what they report.
  var isFrameSure: Bool {
    let screen = context.screen
    return !screen.framesAreDesignTime && !flags.contains(.clippedFrame)
      && origins[.frame] != .inferred
  }

  /// Whether the capture shows only part of it, so that its size is unknown: Android clips bounds
  /// to the visible part, and an element scrolled past an edge is larger.
  var isCutByCapture: Bool {
    !context.screen.framesAreDesignTime && flags.contains(.clippedFrame)
  }

  /// Whether it is clicked on Android and wraps what TalkBack stops at, which is measured with it.
  var isPassedOver: Bool {
    context.screen.platform == .android && !isStop
      && (hasChildren || flags.contains(.notImportant))
  }

  /// The traits of the elements around it.
  public var ancestorTraits: AncestorTraits { context.geometry.ancestorTraits[index] }
}

extension Double {
  /// With one decimal if it is not whole.
  public var inWords: String {
    guard isFinite, abs(self) < 1e15 else { return "\(self)" }
    let tenths = Int((self * 10).rounded())
    let (whole, rest) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
    return (tenths < 0 ? "-" : "") + (rest == 0 ? "\(whole)" : "\(whole).\(rest)")
  }
}

extension TapHandling {
  /// Whether it is disabled, so that a touch has no effect; a button of an Interface Builder file may
  /// be enabled later.
  public var isInactive: Bool {
    !subject.isEnabled && (subject.isTextEntry || !context.screen.framesAreDesignTime)
  }
}
