internal import AccessibilityModel

/// What these files tell and what they do not.
enum SnapshotGaps {
  private static let always: Capabilities = [
    .labels, .values, .hints, .traits, .headings, .frames, .exposure, .identifiers, .selection,
    .customActions,
  ]

  static func tells(_ options: ReadingOptions) -> Capabilities {
    options.language == nil ? always : always.union(.language)
  }

  static func untold(_ options: ReadingOptions) -> [Screen.Untold] {
    let language = Screen.Untold(
      .language, reason: "the file names no language of the app; --language does")
    let rest = Capabilities.all.subtracting(always).subtracting(.language)
    return (options.language == nil ? [language] : []) + [
      Screen.Untold(
        rest,
        reason: "AccessibilitySnapshot keeps what VoiceOver has, not what is drawn; "
          + "a capture in the ui format tells it")
    ]
  }
}
