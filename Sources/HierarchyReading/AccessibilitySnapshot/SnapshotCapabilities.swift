internal import AccessibilityModel

/// The data that these files include, and why the rest is missing.
enum SnapshotCapabilities {
  static let capabilities: Capabilities = [
    .labels, .values, .hints, .traits, .headings, .frames, .exposure, .identifiers, .selection,
    .customActions, .wholeScreen,
  ]

  static let limitations =
    [
      Screen.Limitation(
        .language, reason: "the file does not include the app's language; set --language"),
      Screen.Limitation(
        Capabilities.all.subtracting(capabilities).subtracting(.language).subtracting(.ofRun),
        reason: "AccessibilitySnapshot includes only the data of VoiceOver; "
          + "captures in the ui format include the rest"),
    ] + Screen.Limitation.ofRun
}
