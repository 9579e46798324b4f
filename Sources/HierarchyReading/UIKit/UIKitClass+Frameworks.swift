internal import AccessibilityModel

// The views of Apple's other frameworks, on iOS and macOS.

extension UIKitClass {
  /// The system draws these views and gives them labels, in the language of the device; those here are in
  /// English (docs/evidence/voiceover.md#views-of-other-frameworks).
  static let otherFrameworks: [String: UIKitClass] = systemButtons.mapValues {
    UIKitClass(
      role: .button, traits: .button, isElement: true, text: .system($0))
  }.merging(systemViews.map { ($0, UIKitClass(role: .other)) }) { $1 }
    .merging(["UICalendarView": UIKitClass(role: .datePicker)]) { $1 }

  private static let systemButtons = [
    "ASAuthorizationAppleIDButton": "Sign in with Apple",
    "AVRoutePickerView": "AirPlay",
    "CLLocationButton": "Current Location",
    "INUIAddVoiceShortcutButton": "Add to Siri",
    "MKCompassButton": "Compass",
    "MKUserTrackingButton": "Tracking",
    "PKAddPassButton": "Add to Apple Wallet",
    "PKIdentityButton": "Verify with Apple Wallet",
    "PKPaymentButton": "Apple Pay",
    "RPSystemBroadcastPickerView": "Broadcast",
    "UIPasteControl": "Paste",
  ]

  /// Views whose elements the system creates, or that draw the app's content.
  private static let systemViews = [
    "ARView", "AVPlayerView", "HKActivityRingView", "LPLinkView", "MKScaleView", "PDFThumbnailView",
    "PDFView", "PHLivePhotoView", "SKView", "UIEventAttributionView",
  ]
}
