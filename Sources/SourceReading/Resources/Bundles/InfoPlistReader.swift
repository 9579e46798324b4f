internal import SourceText

/// Reads the keys of an ``InfoPlist``.
struct InfoPlistReader {
  private let root: PropertyList
  private let file: String

  /// - Returns: nil for a property list that is not an `Info.plist`, even if it has the name.
  static func read(_ root: PropertyList, file: String) -> InfoPlist? {
    guard let members = root.dictionary else { return nil }
    let isNamed = file == "Info.plist" || file.hasSuffix("/Info.plist")
    // `GoogleService-Info.plist` and similar files have keys of their own.
    guard isNamed || members.contains(where: { $0.key.hasPrefix("CFBundle") }) else { return nil }
    return InfoPlistReader(root: root, file: file).plist(members)
  }

  private func plist(_ members: [PropertyList.Member]) -> InfoPlist {
    var plist = InfoPlist(file: file)
    plist.product = product
    plist.displayName = text("CFBundleDisplayName").otherwise(text("CFBundleName"))
    plist.developmentRegion = text("CFBundleDevelopmentRegion")
    plist.localizations = texts("CFBundleLocalizations")
    plist.orientations = orientations(on: "iphone")
    plist.padOrientations = orientations(on: "ipad")
    plist.backgroundModes = texts("UIBackgroundModes")
    plist.interfaceStyle = text("UIUserInterfaceStyle")
    plist.exitsOnSuspend = flag("UIApplicationExitsOnSuspend")
    plist.usageDescriptions = members.filter { $0.key.hasSuffix("UsageDescription") }.map {
      InfoPlist.UsageDescription(key: $0.key, text: text($0.value))
    }
    plist.mainStoryboard = text("UIMainStoryboardFile", on: "iphone")
      .otherwise(text("UIMainStoryboardFile", on: "ipad")).otherwise(text("NSMainStoryboardFile"))
    plist.sceneStoryboards = sceneStoryboards
    plist.launchStoryboard = text("UILaunchStoryboardName", on: "iphone")
    return plist
  }

  private func orientations(on device: String) -> StatedValue<[String]> {
    let key = "UISupportedInterfaceOrientations"
    return texts("\(key)~\(device)").otherwise(texts(key)).map { $0.map(Self.orientation) }
  }

  /// `UIInterfaceOrientationLandscapeLeft` becomes `landscapeLeft`; other names are unchanged.
  static func orientation(_ name: String) -> String {
    let prefix = "UIInterfaceOrientation"
    guard name.hasPrefix(prefix), name != prefix else { return name }
    let rest = name.dropFirst(prefix.count)
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }

  private var sceneStoryboards: [StatedValue<String>] {
    let roles = root["UIApplicationSceneManifest"]?["UISceneConfigurations"]?.members ?? []
    return roles.flatMap(\.value.elements).compactMap { $0["UISceneStoryboardFile"] }.map(text)
  }
}

// MARK: - Facts in the file

extension InfoPlistReader {
  private var product: InfoPlist.Product {
    if has(["NSExtension", "EXAppExtensionAttributes"]) { return .appExtension }
    if has(["WKWatchKitApp", "WKApplication", "WKCompanionAppBundleIdentifier"]) {
      return .watchApp
    }
    switch root["CFBundlePackageType"]?.string {
    case "APPL": return .app
    case "FMWK": return .framework
    case "BNDL", "XPC!": return .other
    default: return has(Self.appKeys) ? .app : .other
    }
  }

  /// Keys that only an app has; its package type is a build variable in newer projects.
  private static let appKeys = [
    "LSRequiresIPhoneOS", "UIApplicationSceneManifest", "UILaunchScreen", "UILaunchStoryboardName",
    "UIMainStoryboardFile", "NSMainNibFile", "NSMainStoryboardFile",
    "UISupportedInterfaceOrientations",
  ]

  private func has(_ keys: [String]) -> Bool { keys.contains { root[$0] != nil } }
}

// MARK: - Values

extension InfoPlistReader {
  /// The value for one kind of device, which overrides the general one.
  private func text(_ key: String, on device: String) -> StatedValue<String> {
    text("\(key)~\(device)").otherwise(text(key))
  }

  private func text(_ key: String) -> StatedValue<String> { root[key].map(text) ?? .notStated }

  private func text(_ value: PropertyList) -> StatedValue<String> {
    guard let text = value.string, !Self.hasVariable(text) else { return .unknown(location(value)) }
    return .stated(text, location(value))
  }

  private func texts(_ key: String) -> StatedValue<[String]> {
    guard let value = root[key] else { return .notStated }
    let texts = value.elements.compactMap(\.string)
    guard case .array(let elements) = value.content, texts.count == elements.count,
      !texts.contains(where: Self.hasVariable)
    else { return .unknown(location(value)) }
    return .stated(texts, location(value))
  }

  private func flag(_ key: String) -> StatedValue<Bool> {
    guard let value = root[key] else { return .notStated }
    return value.boolean.map { .stated($0, location(value)) } ?? .unknown(location(value))
  }

  private func location(_ value: PropertyList) -> SourceLocation {
    SourceLocation(file: file, line: value.line)
  }

  /// Whether a text has a build variable: `$(NAME)`, `${NAME}`.
  private static func hasVariable(_ text: String) -> Bool {
    text.contains("$(") || text.contains("${")
  }
}
