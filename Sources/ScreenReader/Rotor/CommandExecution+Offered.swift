internal import AccessibilityModel
internal import Utterances
internal import Voices

// The settings of the rotor at a stop.
extension CommandExecution {
  /// The current setting. One that neither the stop nor the screen supports is skipped until they
  /// do.
  var rotorSetting: RotorSetting {
    let current = state.rotor.current
    return isOffered(current) ? current : offeredSettings.first ?? current
  }

  /// The settings available while turning the rotor: only those of the element or the screen.
  var offeredSettings: [RotorSetting] {
    if reader.isTalkBack { return RotorSetting.readingControls.filter(isOffered) }
    let own = RotorSetting.names.map(\.setting).filter { !$0.isOfSpeech }
    let levels = (1...6).map(RotorSetting.headingLevel)
    let ofSpeech = RotorSetting.names.map(\.setting).filter(\.isOfSpeech)
    return (own + levels).filter(isOffered) + customSettings + ofSpeech
  }

  private var customSettings: [RotorSetting] {
    RotorMatching(layoutState: layoutState).customNames.map(RotorSetting.custom)
  }

  private func isOffered(_ setting: RotorSetting) -> Bool {
    let element = element
    switch setting {
    case .adjust: return element?.traits.contains(.adjustable) == true
    case .actions: return !stopActions.isEmpty
    default: break
    }
    if reader.isTalkBack {
      // The others are available on any screen.
      return RotorSetting.readingControls.contains(setting)
        || RotorSetting.otherReadingControls.contains(setting)
    }
    switch setting {
    case .characters, .words, .lines: return element != nil
    case .paragraphs: return false
    case .textSelection: return isEditing && buffer?.text.isEmpty == false
    case .moreContent: return element?.customContent.isEmpty == false
    case .edit: return !fittingEditActions.isEmpty
    // The hint of a text field names the first, that of a direct touch area the second.
    case .misspelled: return namesMisspelled
    case .directTouch: return element?.traits.contains(.allowsDirectInteraction) == true
    case .custom: return customSettings.contains(setting)
    default: return setting.isOfSpeech || RotorMatching(layoutState: layoutState).hasAny(setting)
    }
  }

  private var namesMisspelled: Bool {
    guard let element, element.traits.contains(.textEntry) else { return false }
    return element.namesMisspelledWords || element.traits.contains(.isEditing)
  }
}

extension RotorSetting {
  var isCustom: Bool {
    if case .custom = self { true } else { false }
  }

  /// The noun in TalkBack's "No next heading"; nil if it announces nothing.
  var nameOfOne: ReaderPhraseKey? {
    switch self {
    case .headings, .headingLevel: .oneHeading
    case .formControls: .oneControl
    case .links: .oneLink
    default: nil
    }
  }
}
