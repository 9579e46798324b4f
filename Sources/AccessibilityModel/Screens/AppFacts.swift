/// Facts about an app as a whole; nil if not stated.
///
/// A file of our own format states them with its screens. For captures and Interface Builder files
/// they come from elsewhere: the configuration, the app's `Info.plist`, its settings bundle.
public struct AppFacts: Hashable, Sendable {
  public enum AudioCategory: String, Hashable, Sendable, CaseIterable {
    case soloAmbient, ambient, playback, record, playAndRecord, audioProcessing
  }

  public var name: String?
  public var language: String?
  public var direction: LayoutDirection?
  /// The orientations that the app declares (`portrait`, `landscapeLeft` …).
  public var orientations: [String]?
  /// Those on an iPad, if it has its own.
  public var padOrientations: [String]?
  public var audioCategory: AudioCategory?
  public var mixesWithOthers: Bool?
  public var ducksOthers: Bool?
  public var hasSettingsBundle: Bool?
  public var backgroundModes: [String]?
  public var exitsOnSuspend: Bool?
  public var notificationTypes: [String]?
  public var systemSounds: Bool?
  /// The only style of the app (`UIUserInterfaceStyle`); nil if it follows the system.
  public var interfaceStyle: InterfaceStyle?

  /// The facts that come from outside the screens' file; they are the same for all files of a run.
  public fileprivate(set) var sharedFacts: Capabilities = []

  public enum InterfaceStyle: String, Hashable, Sendable { case light, dark }

  public init() {}

  /// The orientations that an app can declare: UIInterfaceOrientationMask's names, and one word for
  /// both landscapes.
  public static let orientationNames = [
    "portrait", "portraitUpsideDown", "landscape", "landscapeLeft", "landscapeRight",
  ]
  /// The ways in which a notification can be delivered.
  public static let notificationTypeNames = ["badge", "sound", "alert"]
}

extension AppFacts {
  /// The capabilities that these facts add.
  public var capabilities: Capabilities {
    var capabilities: Capabilities = []
    if orientations != nil { capabilities.insert(.appOrientations) }
    if audioCategory != nil || mixesWithOthers != nil || ducksOthers != nil || systemSounds != nil {
      capabilities.insert(.audioSession)
    }
    if backgroundModes != nil { capabilities.insert(.backgroundModes) }
    if hasSettingsBundle != nil { capabilities.insert(.settingsBundle) }
    if notificationTypes != nil { capabilities.insert(.notificationTypes) }
    if exitsOnSuspend != nil { capabilities.insert(.exitsOnSuspend) }
    return capabilities
  }

  /// Whether the app declares orientations for an idiom, and this one is not among them.
  public func excludes(_ orientation: Orientation, on idiom: Idiom) -> Bool {
    guard let names = idiom == .pad ? padOrientations ?? orientations : orientations,
      !names.isEmpty
    else { return false }
    return !names.contains { $0.hasPrefix(orientation.rawValue) }
  }

  /// These facts, completed by another source.
  public func filledIn(from other: AppFacts) -> AppFacts {
    var facts = self
    facts.name = name ?? other.name
    facts.language = language ?? other.language
    facts.direction = direction ?? other.direction
    facts.orientations = orientations ?? other.orientations
    facts.padOrientations = padOrientations ?? (orientations == nil ? other.padOrientations : nil)
    facts.audioCategory = audioCategory ?? other.audioCategory
    facts.mixesWithOthers = mixesWithOthers ?? other.mixesWithOthers
    facts.ducksOthers = ducksOthers ?? other.ducksOthers
    facts.hasSettingsBundle = hasSettingsBundle ?? other.hasSettingsBundle
    facts.backgroundModes = backgroundModes ?? other.backgroundModes
    facts.exitsOnSuspend = exitsOnSuspend ?? other.exitsOnSuspend
    facts.notificationTypes = notificationTypes ?? other.notificationTypes
    facts.systemSounds = systemSounds ?? other.systemSounds
    facts.interfaceStyle = interfaceStyle ?? other.interfaceStyle
    return facts
  }
}

extension Hierarchy {
  /// Adds facts from other sources; those in the file itself take precedence.
  public mutating func add(_ facts: AppFacts) {
    var facts = facts
    if screens.contains(where: \.isOfWatch) {
      // They are those of the phone.
      (facts.orientations, facts.padOrientations) = (nil, nil)
    }
    let own = app.capabilities
    app = app.filledIn(from: facts)
    app.sharedFacts.formUnion(facts.capabilities.subtracting(own))
    for index in screens.indices { screens[index].capabilities.formUnion(facts.capabilities) }
  }

  /// Marks the screen that the app shows first after installation, and all others as later ones.
  public mutating func stateFirstLaunch(_ isFirst: (Screen) -> Bool) {
    for index in screens.indices {
      screens[index].isFirstLaunch = isFirst(screens[index])
      screens[index].capabilities.insert(.firstLaunch)
    }
  }
}
