internal import AccessibilityModel

// Titles of settings, whose words are about what the setting does, not about the control that shows it.

extension Surface {
  /// Why a gesture or a state in its label is not its own; nil if it may be.
  ///
  /// The title of a preference names a feature (“Swipe actions”, “Keep the screen on”): the system writes its state beside
  /// it (https://developer.android.com/develop/ui/views/components/settings/customize-your-settings).
  public var reasonForWordOfSetting: Reason? {
    .when(isPreference, "the title of a setting says what it does")
  }

  /// The same for a gesture alone.
  public var reasonForGestureOfSetting: Reason? {
    reasonForWordOfSetting ?? .when(isChoiceOfMac, "the title of a choice says what the app does")
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
