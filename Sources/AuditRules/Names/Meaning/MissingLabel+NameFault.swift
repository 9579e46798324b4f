internal import AccessibilityModel
internal import Auditing

/// A name that does not say what a control is for, although there is one.
struct NameFault {
  var message: Finding.Message
  /// Why it may yet say so; nil if it cannot.
  var doubt: Reason?
  var remedy: Remedy?

  /// Nil if its name has none of the faults.
  init?(of subject: AuditedElement) {
    if subject.surface.isUnnamedChoice {
      message = "\(subject) has no label, only its selected item"
      doubt = "a dump does not include all labels"
      remedy = MissingLabel.remedy(for: subject.role)
    } else if let tip = subject.labelSource.toolTipUnlikeImage {
      message = "\(subject) is named after its image but has the tool tip \(tip.quoted)"
      doubt = "the two may mean the same"
    } else if let name = subject.labelSource.imageNameWithoutObject {
      message = "\(subject) is named only after its image: \(name.quoted)"
      doubt = "the window may say what it is about"
      remedy = Self.remedyOfAction
    } else if subject.labelSource.isOnlyPosition {
      message = "\(subject) has no label, only its position"
      remedy = MissingLabel.remedy(for: subject.role)
    } else if subject.labelSource.isOnlyCount {
      message = "\(subject) has no label, only the number in it"
      doubt = "code may describe it"
      remedy = MissingLabel.remedy(for: subject.role)
    } else if subject.surface.isNumberWithIcon {
      message = "\(subject) is only a number, whose icon says what it counts"
      doubt = "code may describe it"
      remedy = Self.remedyOfNumbers
    } else {
      return nil
    }
  }

  private static let remedyOfNumbers = Remedy(
    "say what it counts in its label",
    android: "set android:contentDescription to what it counts, as in “278 likes”")

  private static let remedyOfAction = Remedy(
    "set accessibilityLabel to the action and its object, as in “Add account”",
    appKit: "call setAccessibilityLabel(_:) with the action and its object, as in “Add account”")
}

extension MissingLabel {
  func report(_ fault: NameFault, at subject: AuditedElement, _ findings: inout Findings) {
    findings.report(
      fault.message, at: subject, doubt: fault.doubt,
      severity: fault.doubt == nil ? .error : .warning, suggestion: fault.remedy, asking: .ofScreen)
  }

  /// Silence makes TalkBack skip a control with parts, which then is not a stop.
  func checkSilent(_ subject: AuditedElement, _ findings: inout Findings) {
    if subject.surface.isSilentBar, subject.presence.clipping == nil {
      // One question for each screen: bars of rows are made alike.
      findings.report(
        "\(subject) has no label", at: subject, doubt: "a text beside it may say the same",
        severity: .warning, suggestion: Self.barRemedy, asking: .ofScreen)
    }
    if subject.surface.isSilentAroundControls {
      return findings.report(
        "\(subject) has no label but responds to taps around other controls", at: subject,
        doubt: "\(subject.context.screenReader) skips it; keyboards and switches do not",
        severity: .warning, suggestion: Self.wrapperRemedy, asking: .ofScreen)
    }
    guard subject.surface.isSilentControl else { return }
    if let reason = subject.spokenName.reason ?? subject.presence.clipping {
      return findings.excuse(subject, because: reason)
    }
    findings.report("\(subject) has no label", at: subject, on: [.name])
  }

  private static let wrapperRemedy = Remedy(
    "leave the gesture to the controls inside",
    android: "set clickable and focusable to false, or describe the view")

  private static let barRemedy = Remedy(
    "set accessibilityLabel to the quantity, as in “Reading progress”",
    android: "set android:contentDescription to the quantity, as in “Reading progress”")
}
