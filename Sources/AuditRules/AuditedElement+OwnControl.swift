internal import AccessibilityModel
internal import Auditing

extension AuditedElement {
  /// Whether a gap of a custom control is certain.
  ///
  /// In an Interface Builder file its class may fill the gap in code, or its owner through an
  /// outlet. A control that the file describes not at all, or in part, was forgotten.
  func outcomeOfOwnControl(_ evidence: ControlAssessment.Evidence) -> Outcome {
    guard context.screen.framesAreDesignTime else { return .fail }
    return evidence == .behaviour && !element.isOutlet ? .fail : .review
  }

  /// Whether it is a system view with its own label and value, such as `MPVolumeView` (“Volume”).
  var describesItself: Bool { className == "MPVolumeView" }
}
