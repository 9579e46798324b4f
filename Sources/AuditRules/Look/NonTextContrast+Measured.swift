internal import AccessibilityModel
internal import Auditing

// Measurements in a screenshot, if no file states the colours (docs/evidence/pixels.md).
extension NonTextContrast {
  /// The most contrasting colour of a symbol decides: it makes the symbol visible.
  func checkMeasured(_ context: AuditContext, findings: inout Findings) {
    for subject in context.subjects(.all) {
      let element = subject.element
      guard let look = element.measuredLook, look.content == .sign, look.ground == .plain,
        let contrast = look.contrast, element.tintColor == nil,
        element.role != .image || isTelling(subject),
        contrast.range.upperBound < least * MeasuredContrast.clearShare
      else { continue }
      guard element.isEnabled else {
        findings.excuse(subject, because: "it is disabled")
        continue
      }
      let isSure = look.isSure && contrast.ratio >= leastSeen
      let verb = isSure ? "has" : "may have"
      findings.report(
        "\(subject) \(verb) a contrast of \(contrast.ratio.asRatio) in the screenshot; minimum \(least.inWords):1",
        at: subject, doubt: .when(!isSure, "the contrast is measured in the screenshot"))
    }
  }
}
