internal import AccessibilityModel

/// What these files tell and what they do not.
enum SnapshotGaps {
  static let tells: Capabilities = [
    .labels, .values, .hints, .traits, .headings, .frames, .exposure, .identifiers, .selection,
    .customActions,
  ]

  static let untold = [
    Screen.Untold(.language, reason: "the file names no language of the app; --language does"),
    Screen.Untold(
      Capabilities.all.subtracting(tells).subtracting(.language),
      reason: "AccessibilitySnapshot keeps what VoiceOver has, not what is drawn; "
        + "a capture in the ui format tells it"),
  ]
}
