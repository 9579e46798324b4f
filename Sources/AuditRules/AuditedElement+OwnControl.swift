internal import AccessibilityModel
internal import Auditing

extension AuditedElement {
  /// Whether a gap of a control of the app's own is one for certain.
  ///
  /// In a design its class may fill the gap with code, and its owner through an outlet. One that the
  /// file says nothing of, or says it in part, is one that somebody forgot.
  func outcomeOfOwnControl(_ evidence: ControlAssessment.Evidence) -> Outcome {
    guard context.screen.framesAreDesignTime else { return .fail }
    return evidence == .behaviour && !element.isOutlet ? .fail : .review
  }

  /// Whether it is of a class of the system that names itself and says its value:
  /// `MPVolumeView` is «Volume».
  var describesItself: Bool { className == "MPVolumeView" }
}
