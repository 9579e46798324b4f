internal import AccessibilityModel
internal import XMLReading

/// A screen of our format, or a layout of it, without its elements.
struct ScreenDraft {
  private var facts = Screen()
  private var orientation: Orientation?

  init(app: AppFacts = AppFacts(), options: ReadingOptions = ReadingOptions(), number: Int = 0) {
    facts.number = number
    facts.language = app.language ?? options.language
    facts.direction = app.direction ?? .ltr
    facts.idiom = options.idiom ?? .phone
    facts.tells = .all
  }

  /// The screen; where its orientation is not given, its size tells it.
  var screen: Screen {
    var screen = facts
    if let orientation {
      screen.orientation = orientation
    } else if let size = screen.size {
      screen.orientation = size.width > size.height ? .landscape : .portrait
    }
    return screen
  }

  mutating func readAttributes(
    of tag: borrowing XMLStartTag<UIDocument>, warn: (Hierarchy.Warning) -> Void
  ) throws(XMLReadingError) {
    for index in 0..<tag.count {
      switch tag.attribute(at: index) {
      case .title: facts.title = tag.string(at: index)
      case .identifier: facts.identifier = tag.string(at: index)
      case .language: facts.language = tag.string(at: index)
      case .idiom: facts.idiom = try UIValue.word(tag, index, as: Idiom.self)
      case .direction: facts.direction = try UIValue.word(tag, index, as: LayoutDirection.self)
      case .orientation: orientation = try UIValue.word(tag, index, as: Orientation.self)
      case .size: facts.size = try UIValue.size(tag, index)
      case .safeArea: facts.safeArea = try UIValue.insets(tag, index)
      case .firstLaunch: facts.isFirstLaunch = try UIValue.bool(tag, index)
      default: warn(.unknownAttribute(tag, index))
      }
    }
  }
}

/// The attributes of `app`.
enum AppAttributes {
  static func read(
    _ tag: borrowing XMLStartTag<UIDocument>, warn: (Hierarchy.Warning) -> Void
  ) throws(XMLReadingError) -> AppFacts {
    var app = AppFacts()
    for index in 0..<tag.count {
      switch tag.attribute(at: index) {
      case .name: app.name = tag.string(at: index)
      case .language: app.language = tag.string(at: index)
      case .direction: app.direction = try UIValue.word(tag, index, as: LayoutDirection.self)
      case .orientations: app.orientations = UIValue.list(tag, index)
      case .audioCategory:
        app.audioCategory = try UIValue.word(tag, index, as: AppFacts.AudioCategory.self)
      case .mixWithOthers: app.mixesWithOthers = try UIValue.bool(tag, index)
      case .duckOthers: app.ducksOthers = try UIValue.bool(tag, index)
      case .settingsBundle: app.hasSettingsBundle = try UIValue.bool(tag, index)
      case .backgroundModes: app.backgroundModes = UIValue.list(tag, index)
      case .exitsOnSuspend: app.exitsOnSuspend = try UIValue.bool(tag, index)
      case .notificationTypes: app.notificationTypes = UIValue.list(tag, index)
      case .systemSounds: app.systemSounds = try UIValue.bool(tag, index)
      default: warn(.unknownAttribute(tag, index))
      }
    }
    return app
  }
}

extension Hierarchy.Warning {
  static func unknownAttribute(
    _ tag: borrowing XMLStartTag<UIDocument>, _ index: Int
  ) -> Hierarchy.Warning {
    let name = tag.attributeName(at: index)
    return Hierarchy.Warning(
      line: tag.line, column: tag.column,
      message: "unknown attribute \"\(name)\" on <\(tag.name)>, expected one of the format")
  }
}
