internal import AccessibilityModel

extension ConfigurationFile {
  mutating func readApp(_ node: YAMLNode) {
    var app = AppFacts()
    for member in section.members(of: node, keys: ConfigurationKeys.app) {
      if member.key == "firstLaunch" {
        policy.firstScreen = section.text(member.value, "the file or the title of a screen")
          .map { FirstScreen($0, folder: folder) }
      } else {
        read(member, into: &app)
      }
    }
    policy.app = app.filledIn(from: policy.app)
  }

  private mutating func read(_ member: YAMLNode.Member, into app: inout AppFacts) {
    let value = member.value
    switch member.key {
    case "name": app.name = section.text(value, "the name of the app")
    case "language": app.language = language(value)
    case "direction": app.direction = section.word(value, as: LayoutDirection.self)
    case "audioCategory": app.audioCategory = section.word(value, as: AppFacts.AudioCategory.self)
    case "orientations":
      app.orientations = section.words(value, from: AppFacts.orientationNames)
    case "backgroundModes": app.backgroundModes = section.words(value, from: nil)
    case "notificationTypes":
      app.notificationTypes = section.words(value, from: AppFacts.notificationTypeNames)
    case "mixWithOthers": app.mixesWithOthers = section.bool(value)
    case "duckOthers": app.ducksOthers = section.bool(value)
    case "settingsBundle": app.hasSettingsBundle = section.bool(value)
    case "exitsOnSuspend": app.exitsOnSuspend = section.bool(value)
    default: app.systemSounds = section.bool(value)
    }
  }
}
