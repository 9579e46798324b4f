internal import AccessibilityModel

/// The data that these files have, and what they lack.
enum SnapshotCapabilities {
  static let capabilities: Capabilities = [
    .labels, .values, .hints, .traits, .headings, .frames, .exposure, .identifiers, .selection,
    .customActions, .wholeScreen,
  ]

  static let limitations =
    [
      Screen.Limitation(
        .language, reason: "the file names no language of the app; --language does"),
      Screen.Limitation(
        Capabilities.all.subtracting(capabilities).subtracting(.language).subtracting(.ofRun),
        reason: "AccessibilitySnapshot keeps what VoiceOver has, not what is drawn; "
          + "a capture in the ui format tells it"),
    ] + Screen.Limitation.ofRun
}
