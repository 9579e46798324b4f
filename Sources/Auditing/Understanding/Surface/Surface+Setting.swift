internal import AccessibilityModel

// Titles of settings, whose words are about what the setting does, not about the control that shows it.

extension Surface {
  /// Why a gesture or a state in its label is not its own; nil if it may be.
  ///
  /// The title of a preference names a feature (“Swipe actions”, “Keep the screen on”): the system writes its state beside
  /// it (https://developer.android.com/develop/ui/views/components/settings/customize-your-settings).
  public var reasonForWordOfSetting: Reason? {
    if showsAmount { return "the text in it shows its amount" }
    return .when(isPreference, "the title of a setting says what it does")
  }

  /// Whether it is a stepper or a slider of SwiftUI with texts as its label: “Delay, Off” shows the amount, which has no
  /// other words.
  private var showsAmount: Bool {
    element.context.screen.isSwiftUI && [.stepper, .slider].contains(element.role)
      && !element.hasStatedLabel
  }

  /// The same for a gesture alone.
  public var reasonForGestureOfSetting: Reason? {
    reasonForWordOfSetting
      ?? .when(
        isChoiceOfMac || isSettingOfSwiftUI, "the title of a choice says what the app does")
  }

  /// Whether it is a switch or a pop-up of SwiftUI, which is set and not performed: “Double tap as button”.
  private var isSettingOfSwiftUI: Bool {
    element.context.screen.isSwiftUI && [.toggle, .popUpButton, .picker].contains(element.role)
  }

  /// Whether it is a choice or a check box of a window of the Mac: “Click twice” is what the app is to do.
  private var isChoiceOfMac: Bool {
    element.context.screen.platform == .macOS
      && [.radioButton, .checkBox].contains(element.role)
  }

  private var isPreference: Bool {
    element.context.screen.isLayoutOfAndroid
      && ["Preference", "PreferenceCompat"].contains(where: element.className.hasSuffix)
  }
}
