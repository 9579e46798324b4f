internal import AccessibilityModel

/// The data that these files include, and why the rest is missing.
enum SnapshotCapabilities {
  static let capabilities: Capabilities = [
    .labels, .values, .hints, .traits, .headings, .frames, .exposure, .identifiers, .selection,
    .customActions, .wholeScreen,
  ]

  static let limitations =
    [
      .ofLanguage(in: "these files"),
      Screen.Limitation(
        Capabilities.all.subtracting(capabilities).subtracting(.language).subtracting(.ofRun),
        missingFrom: "AccessibilitySnapshot's files",
        remedy: "capture the screen in the ui format, from inside the app"),
    ] + Screen.Limitation.ofRun
}
