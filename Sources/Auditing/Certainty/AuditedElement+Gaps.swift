internal import AccessibilityModel

// Whether code fills what a file lacks of a control.

extension AuditedElement {
  /// Why a control may not have a gap when the app runs.
  ///
  /// The sources decide it where they were read. Where they were not, the file decides: a control with a
  /// gesture, an action or a superclass that it does not describe was forgotten, unless an outlet leads to it, or a
  /// library may have the class and do it there.
  func doubtAboutGap(_ gap: ControlAssessment.Gap) -> Reason? {
    guard context.screen.framesAreDesignTime else {
      return .when(
        gap == .stop && isInCapturedList,
        "captures may be wrong about which views of a list are accessibility elements")
    }
    if controlAssessment?.isNameOnly == true {
      return "only the name of its class suggests a control"
    }
    if isOfLibraryPerhaps { return "its class may be a library's, whose source was not read" }
    let maySet = element.codeEvidence == nil ? element.isOutlet : codeMaySet([gap.subject])
    return .when(maySet, "its class or owner may set \(gap.noun) in code")
  }

  /// Whether its class may be a library's that does for screen readers what the file does not show.
  ///
  /// A gesture that the file connects, or accessibility that it describes, is the app's own work on the view.
  private var isOfLibraryPerhaps: Bool {
    flags.contains(.unknownModule) && element.codeEvidence == nil && element.gestures.isEmpty
      && !exposure.isDescribed
  }

  /// Why it may have a role that the file does not show.
  var doubtAboutMissingRole: Reason? {
    if taps.isClickedText || taps.isButtonOfLayout {
      return "code may report another class, and TalkBack says that a tap activates it"
    }
    if context.screen.platform == .android {
      return "a dump does not include role descriptions"
    }
    return .when(
      isCustomClass && codeMaySet([.traits])
        && origins[.isElement] != .given && origins[.label] != .given,
      "its class may set its traits in code")
  }
}

extension ControlAssessment.Gap {
  /// The fact that code sets to fill it.
  fileprivate var subject: CodeEvidence.Subject {
    switch self {
    case .stop: .isElement
    case .label: .label
    case .role: .traits
    case .value: .value
    }
  }
}
