internal import AccessibilityModel

/// The data that these files have, and what they lack.
enum SnapshotGaps {
  static let capabilities: Capabilities = [
    .labels, .values, .hints, .traits, .headings, .frames, .exposure, .identifiers, .selection,
    .customActions, .wholeScreen,
  ]

  static let limitations =
    [
      Screen.Untold(.language, reason: "the file names no language of the app; --language does"),
      Screen.Untold(
        Capabilities.all.subtracting(capabilities).subtracting(.language).subtracting(.ofRun),
        reason: "AccessibilitySnapshot keeps what VoiceOver has, not what is drawn; "
          + "a capture in the ui format tells it"),
    ] + Screen.Untold.ofRun
}
