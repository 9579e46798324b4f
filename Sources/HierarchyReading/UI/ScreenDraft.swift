internal import AccessibilityModel
internal import SourceText

/// A screen of our format, or a layout of it, without its elements.
struct ScreenDraft {
  private var facts = Screen()
  private var orientation: Orientation?

  init(app: AppFacts = AppFacts(), options: ReadingOptions = ReadingOptions(), number: Int = 0) {
    facts.number = number
    facts.language = app.language ?? options.language
    facts.direction = app.direction ?? .ltr
    facts.idiom = options.idiom ?? .phone
    facts.capabilities = .all
    facts.limitations = [.unsolved]
  }

  /// The screen; a missing orientation follows from its size.
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
    of tag: borrowing XMLStartTag<UIAttribute>, warn: (Hierarchy.Warning) -> Void
  ) throws(DocumentError) {
    for index in 0..<tag.count {
      switch tag.attribute(at: index) {
      case .title: facts.title = tag.string(at: index)
      case .identifier: facts.identifier = tag.string(at: index)
      case .language: facts.language = UIValue.language(tag, index, warn: warn)
      case .idiom: facts.idiom = try UIValue.word(tag, index, as: Idiom.self)
      case .direction: facts.direction = try UIValue.word(tag, index, as: LayoutDirection.self)
      case .firstLaunch: facts.isFirstLaunch = try UIValue.bool(tag, index)
      case let attribute where try setLayout(attribute, tag, index): break
      default: warn(.unknownAttribute(tag, index))
      }
    }
  }

  /// Reads the attributes of `layout`; a screen's other attributes apply to all its layouts.
  mutating func readLayout(
    _ tag: borrowing XMLStartTag<UIAttribute>, warn: (Hierarchy.Warning) -> Void
  ) throws(DocumentError) {
    for index in 0..<tag.count {
      let attribute = tag.attribute(at: index)
      if try !setLayout(attribute, tag, index) { warn(.unknownAttribute(tag, index)) }
    }
  }

  private mutating func setLayout(
    _ attribute: UIAttribute?, _ tag: borrowing XMLStartTag<UIAttribute>, _ index: Int
  ) throws(DocumentError) -> Bool {
    switch attribute {
    case .orientation: orientation = try UIValue.word(tag, index, as: Orientation.self)
    case .size: facts.size = try UIValue.size(tag, index)
    case .safeArea: facts.safeArea = try UIValue.insets(tag, index)
    default: return false
    }
    return true
  }
}

/// The attributes of `app`.
enum AppAttributes {
  static func read(
    _ tag: borrowing XMLStartTag<UIAttribute>, warn: (Hierarchy.Warning) -> Void
  ) throws(DocumentError) -> AppFacts {
    var app = AppFacts()
    for index in 0..<tag.count {
      switch tag.attribute(at: index) {
      case .name: app.name = tag.string(at: index)
      case .language: app.language = UIValue.language(tag, index, warn: warn)
      case .direction: app.direction = try UIValue.word(tag, index, as: LayoutDirection.self)
      case .orientations:
        app.orientations = UIValue.list(tag, index, from: AppFacts.orientationNames, warn: warn)
      case .audioCategory:
        app.audioCategory = try UIValue.word(tag, index, as: AppFacts.AudioCategory.self)
      case .mixWithOthers: app.mixesWithOthers = try UIValue.bool(tag, index)
      case .duckOthers: app.ducksOthers = try UIValue.bool(tag, index)
      case .settingsBundle: app.hasSettingsBundle = try UIValue.bool(tag, index)
      case .backgroundModes: app.backgroundModes = UIValue.list(tag, index)
      case .exitsOnSuspend: app.exitsOnSuspend = try UIValue.bool(tag, index)
      case .notificationTypes:
        app.notificationTypes = UIValue.list(
          tag, index, from: AppFacts.notificationTypeNames, warn: warn)
      case .systemSounds: app.systemSounds = try UIValue.bool(tag, index)
      default: warn(.unknownAttribute(tag, index))
      }
    }
    return app
  }
}

extension Hierarchy.Warning {
  static func unknownAttribute(
    _ tag: borrowing XMLStartTag<UIAttribute>, _ index: Int
  ) -> Hierarchy.Warning {
    let name = tag.attributeName(at: index)
    return Hierarchy.Warning(
      line: tag.line, column: tag.column,
      message: "unknown attribute \"\(name)\" on <\(tag.name)>; expected one of the format")
  }
}
