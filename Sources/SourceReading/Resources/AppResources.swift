internal import Platform

/// The content of an app's resources: its property lists, settings, asset catalogues and texts.
public struct AppResources: Sendable, Equatable {
  /// In path order; an app with extensions has several.
  public var infoPlists: [InfoPlist] = []
  public var settingsBundles: [SettingsBundle] = []
  /// By name; several if modules of the app have colours of the same name.
  public var colors: [String: [ColorSet]] = [:]
  /// By name; several if modules of the app have images of the same name.
  public var images: [String: [ImageSet]] = [:]
  /// Without those of bundles inside the app.
  public var strings = LocalizedStrings()
  /// The files that the apps of the outermost projects name as theirs, by ``SourcePath/key(_:)``.
  var ownInfoPlists: Set<String> = []
  /// Files that could not be read, by path and line.
  public var warnings: [SourceWarning] = []

  public init() {}

  /// Whether the path of a file shows that it is a resource.
  public static func recognizes(_ path: String) -> Bool { ResourceKind(path: path) != nil }

  /// Reads those of the files that are resources, in parallel.
  ///
  /// A file that cannot be read is a warning, and the others are read.
  public init(reading paths: [String]) {
    let recognized = paths.filter(Self.recognizes).sorted()
    let files = ConcurrentMap.map(recognized) { ResourceFile.read($0) }
    var collection = ResourceCollection()
    for case let file? in files { collection.add(file) }
    self = collection.resources
    guard !infoPlists.isEmpty, apps.count != 1 else { return }
    ownInfoPlists = ProjectSettings.infoPlists(in: paths)
    // Xcode adds the keys that show the type: https://developer.apple.com/documentation/bundleresources/managing-your-app-s-information-property-list
    guard apps.isEmpty else { return }
    for index in infoPlists.indices
    where infoPlists[index].product == .other
      && ownInfoPlists.contains(SourcePath.key(infoPlists[index].file))
    {
      infoPlists[index].product = .app
    }
  }

  private var apps: [InfoPlist] { infoPlists.filter { $0.product == .app } }

  /// The only colour of a name; nil if there is none, or several that differ.
  public func color(named name: String) -> ColorSet? {
    guard let sets = colors[name], let first = sets.first,
      sets.allSatisfy({ $0.variants.map(\.value) == first.variants.map(\.value) })
    else { return nil }
    return first
  }

  /// The `Info.plist` of the app itself; nil if there is none, or several. Beside those of apps in folders below, such
  /// as the examples of a library, it is the one that the app's project names.
  public var appInfoPlist: InfoPlist? {
    let apps = apps
    guard apps.count > 1 else { return apps.first }
    let own = apps.filter { ownInfoPlists.contains(SourcePath.key($0.file)) }
    return own.count == 1 ? own.first : nil
  }

  /// `UIUserInterfaceStyle`, if the `Info.plist` files of all apps state the same: the variants of an app have
  /// one each.
  public var interfaceStyle: String? {
    let styles = Set(apps.map(\.interfaceStyle.value))
    return styles.count == 1 ? styles.first ?? nil : nil
  }
}
