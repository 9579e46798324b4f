internal import AccessibilityModel

// The information that a control needs besides being a stop: its label, role and state.

extension AuditedElement {
  /// Whether it has a label or a labelling text.
  var hasName: Bool { kinds.contains(.labelled) || fieldLabel.labellingText != nil }

  /// Whether it has no known role: neither its class nor a trait gives one.
  ///
  /// A canvas or a keyboard of an instrument takes touches itself, which its trait announces.
  var lacksRole: Bool {
    !role.isControl && traits.isDisjoint(with: .actionable)
      && !traits.contains(.allowsDirectInteraction)
  }

  /// Whether its class or traits imply a value or a state, and it has none.
  var lacksState: Bool {
    guard value?.isBlank ?? true, !element.isSelected, element.isOn == nil else { return false }
    if !traits.isDisjoint(with: [.adjustable, .toggleButton]) { return true }
    guard isCustomClass, !role.isControl || role == .button, let purpose = classPurpose else {
      return false
    }
    guard purpose.holdsState else { return false }
    return purpose != .choice || !isOneOfChosen
  }

  /// Whether a sibling of its class is marked as selected, so that this one is not.
  private var isOneOfChosen: Bool {
    siblingsOfClass.contains {
      $0.element.isSelected || $0.element.isOn != nil || $0.value?.isBlank == false
    }
  }
}

extension FieldLabel {
  /// The text of the element that `labelledBy` refers to; nil for none, or for one without a text.
  public var labellingText: String? {
    guard let name = element.labelledBy, let index = context.elementsByIdentifier[name] else {
      return nil
    }
    let other = context.screen.elements[index]
    let text = other.label ?? other.text ?? other.title ?? ""
    return text.isBlank ? nil : text
  }
}

extension SpokenState {
  /// Whether it is a control of the app's own without a role, and no code gives it one.
  public var certainlyLacksRole: Bool {
    guard context.screen.platform != .android,
      subject.controlAssessment?.gaps.contains(.role) == true
    else { return false }
    return subject.certainty(of: [.gap(.role)]) == .certain
  }

  /// Whether it is disabled, or a part of a disabled control: WCAG exempts the look of inactive components, whose
  /// texts may be enabled views of their own (https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html).
  public var isInDisabledControl: Bool {
    if !subject.isEnabled { return true }
    guard !subject.isActionable else { return false }
    let control = context.screen.ancestors(of: index).first {
      context.kinds[$0].contains(.actionable) || context.screen.elements[$0].isElement
    }
    return control.map { !context.screen.elements[$0].isEnabled } ?? false
  }

  /// Whether it is a text of a design that the file disables, and so draws grey, for no disabled control near it: only
  /// controls are inactive components. VoiceOver calls such a label of UIKit dimmed.
  public var isDimmedCaption: Bool {
    guard subject.role == .staticText, isDrawnDisabled else { return false }
    return !context.disabledControls.contains {
      subject.distanceAsCaption(of: context.subject($0)) != nil
    }
  }

  private var isDrawnDisabled: Bool {
    let screen = context.screen
    guard screen.framesAreDesignTime else { return false }
    if screen.platform == .macOS {
      return element.details.colorNames[.text] == "disabledControlTextColor"
    }
    return screen.isDesignOfUIKit && element.codeLinks?.baseClassName == "UILabel"
      && !subject.isEnabled && subject.wording.label.contains(where: \.isLetter)
  }
}

extension AuditContext {
  /// The disabled controls, by their indices; a file may have any number.
  var firstDisabledControls: [Int] {
    let disabled = kinds.indices.lazy.filter {
      self.kinds[$0].contains(.controls) && !self.screen.elements[$0].isEnabled
    }
    return Array(disabled.prefix(64))
  }
}
