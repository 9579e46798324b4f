/// The keys of a configuration, by their mapping.
///
/// `docs/earshot.schema.json` describes the same keys to editors; a test compares the two.
enum ConfigurationKeys {
  static let root = [
    "extends", "ruleset", "profile", "rules", "overrides", "exclude", "classes", "suppress",
    "custom", "baseline", "failOn", "failOnReview", "failOnNewReview", "maxWarnings",
    "reports", "language", "idiom",
    "density", "device", "sources", "app",
  ]
  static let rule = ["enabled", "severity"]
  static let override = ["paths", "rules", "language", "idiom", "density"]
  static let classes = ["superclass", "codeSets"]
  static let suppression = ["rule", "identifier", "element", "paths", "reason", "expires"]
  /// "mend" is the older name of "fix".
  static let custom = [
    "match", "require", "summary", "why", "fix", "mend", "severity", "wcag", "message",
  ]
  static let match = ["class", "traits", "identifier"]
  static let requirement = ["label", "hint", "value", "size", "traits"]
  static let exception = ["not"]
  static let size = ["width", "height"]
  /// The attributes of `app` in our own format, and `firstLaunch`.
  static let app = [
    "name", "language", "direction", "orientations", "audioCategory", "mixWithOthers", "duckOthers",
    "settingsBundle", "backgroundModes", "exitsOnSuspend", "notificationTypes", "systemSounds",
    "firstLaunch",
  ]
}
