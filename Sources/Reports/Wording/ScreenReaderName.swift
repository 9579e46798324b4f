internal import AccessibilityModel

extension Platform {
  /// The screen reader of the platform.
  var screenReader: String {
    switch self {
    case .iOS, .tvOS, .macOS: "VoiceOver"
    case .android: "TalkBack"
    }
  }
}

extension [ScreenReport] {
  /// The screen reader of all screens; nil if they are for several platforms.
  var screenReader: String? {
    let names = Set(map(\.platform.screenReader))
    return names.count == 1 ? names.first : nil
  }
}
