internal import AccessibilityModel
internal import Auditing

// Measurements in a screenshot, if no file states the colours (docs/evidence/pixels.md).
extension TextContrast {
  func checkMeasured(_ context: AuditContext, findings: inout Findings) {
    for subject in context.subjects(.all) {
      guard let look = subject.element.measuredLook, look.content == .text,
        let contrast = look.contrast, subject.textColors.color == nil
      else { continue }
      if look.ground == .plain {
        report(contrast, isSure: look.isSure, at: subject, &findings)
      } else {
        ask(contrast, on: look.ground, at: subject, &findings)
      }
    }
  }

  /// Why the contrast of a text does not count; nil if it does (WCAG 1.4.3, exceptions).
  func excuse(for subject: AuditedElement) -> Reason? {
    if subject.spokenState.isInDisabledControl { return "it is disabled, or in a disabled control" }
    return .when(subject.surface.isLogotype, "it is a logotype")
  }

  /// The same for what a screenshot shows, which may be a sign between two texts.
  private func excuseInPicture(for subject: AuditedElement) -> Reason? {
    excuse(for: subject) ?? .when(subject.surface.isSeparatorText, "it separates two texts")
  }

  /// The least ratio for a text, and whether it rests on a size that is known.
  private func limit(for subject: AuditedElement) -> (least: Double, isSizeKnown: Bool) {
    switch largeness(of: subject) {
    case true?: (leastForLargeText, true)
    case false?: (least, true)
    case nil: (least, false)
    }
  }

  /// Whether a text is large; nil where neither the file nor the picture says.
  private func largeness(of subject: AuditedElement) -> Bool? {
    let element = subject.element
    if let font = subject.textFont { return isLarge(font) }
    // No line of text is lower than its font is large.
    if element.frame.height < largeBoldSize { return false }
    guard let size = element.measuredLook?.fontSize else { return nil }
    // Below the size of large bold text no weight matters.
    if size.upperBound < largeBoldSize { return false }
    return size.lowerBound >= largeSize ? true : nil
  }

  /// One colour on one other. Differences that smoothed edges may explain are not reported.
  private func report(
    _ contrast: MeasuredContrast, isSure: Bool, at subject: AuditedElement,
    _ findings: inout Findings
  ) {
    let (limit, isSizeKnown) = limit(for: subject)
    guard contrast.range.upperBound < limit * MeasuredContrast.clearShare else { return }
    if let reason = excuseInPicture(for: subject) {
      return findings.excuse(subject, because: reason)
    }
    let isClear =
      isSizeKnown
      || contrast.range.upperBound < leastForLargeText * MeasuredContrast.clearShare
    // A placeholder may have the system's own colour.
    let isPlaceholder =
      subject.element.role.isTextEntry && (subject.element.value ?? "").isEmpty
    let isSeen = contrast.ratio >= TextColors.leastSeen
    if isSure, isClear, isSeen, !isPlaceholder {
      findings.report(
        "\(subject) has a text contrast of \(contrast.ratio.asRatio) in the screenshot; minimum \(limit.inWords):1",
        at: subject)
    } else {
      let large = isSizeKnown ? "" : ", \(leastForLargeText.inWords):1 for large text"
      findings.report(
        "\(subject) may have a text contrast of \(contrast.ratio.asRatio) in the screenshot; minimum \(limit.inWords):1\(large)",
        at: subject, doubt: "the contrast is measured in the screenshot")
    }
  }

  /// Several colours in the background of a text: needs review if some of them are too close; on a
  /// picture, which may have any colour in a corner, only if all are.
  private func ask(
    _ contrast: MeasuredContrast, on ground: MeasuredLook.Ground, at subject: AuditedElement,
    _ findings: inout Findings
  ) {
    let limit = limit(for: subject).least
    let decisive =
      ground == .picture ? contrast.range.upperBound : contrast.range.lowerBound
    guard decisive < limit * MeasuredContrast.clearShare else { return }
    if let reason = excuseInPicture(for: subject) {
      return findings.excuse(subject, because: reason)
    }
    findings.report(
      "\(subject) may have a text contrast of \(contrast.range.inRatios) on \(ground.inWords) in the screenshot; minimum \(limit.inWords):1",
      at: subject, doubt: "the contrast is measured in the screenshot")
  }
}

extension MeasuredContrast {
  /// The share of a limit below which a ratio is certainly too low: the colours of a picture are
  /// integers, and one step of a dark colour changes the ratio by 3%.
  static let clearShare = 0.97
}

extension ClosedRange<Double> {
  /// “2.1 to 3.45:1”.
  fileprivate var inRatios: String { "\(lowerBound.asRatio.dropLast(2)) to \(upperBound.asRatio)" }
}

extension MeasuredLook.Ground {
  fileprivate var inWords: String {
    switch self {
    case .plain: "one colour"
    case .gradient: "a gradient"
    case .picture: "a picture"
    case .several: "several colours"
    }
  }
}
