internal import AccessibilityModel
internal import AuditPolicy
internal import SourceReading

/// The facts in the app's own `Info.plist` and `Settings.bundle`, by folder.
///
/// A file belongs to the nearest folder above it that has an app's `Info.plist` in it or below it,
/// or to an app extension if it is in the folder of one.
struct ResourceFacts: Sendable {
  /// The facts in the resources of one app.
  struct Facts: Sendable {
    var app = AppFacts()
    /// The app's initial storyboards, without extensions; empty if not stated.
    var firstStoryboards: Set<String> = []

    /// Whether a file is a storyboard, but not an initial one of the app.
    func beginsElsewhere(than path: String) -> Bool {
      guard !firstStoryboards.isEmpty, path.hasSuffix(".storyboard") else { return false }
      let name = path.split(separator: "/").last?.dropLast(".storyboard".count) ?? ""
      return !firstStoryboards.contains(String(name))
    }
  }

  /// The folders with an app in them, absolute.
  private var folders: [(path: String, facts: Facts)] = []

  init() {}

  /// - Parameter folders: those of projects, each with all files below it; all absolute.
  init(_ folders: [(path: String, files: [String])]) {
    for folder in folders {
      let resources = AppResources(reading: folder.files)
      let app = Facts(of: resources)
      if let app { self.folders.append((folder.path, app)) }
      self.folders += Self.extensions(in: resources).map { plist in
        (plist.folder, Facts(ofExtension: plist, in: app ?? Facts()))
      }
    }
  }

  /// The app extensions with a separate folder, which contains no app. Each is a bundle with its
  /// own `Info.plist`: the app's has no effect there.
  ///
  /// https://developer.apple.com/documentation/bundleresources/information-property-list/nsextension
  private static func extensions(in resources: AppResources) -> [InfoPlist] {
    let apps = resources.infoPlists.filter { $0.product == .app }
    return resources.infoPlists.filter { plist in
      plist.product == .appExtension
        && !apps.contains { $0.file.hasPrefix(plist.folder + "/") }
    }
  }

  /// - Parameter path: of a file, absolute.
  func facts(for path: String) -> Facts {
    let around = folders.filter { path.hasPrefix($0.path == "/" ? "/" : $0.path + "/") }
    return around.max { $0.path.count < $1.path.count }?.facts ?? Facts()
  }
}

extension InfoPlist {
  fileprivate var folder: String { file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "" }
}

extension ResourceFacts.Facts {
  /// - Returns: nil for resources without facts about one app.
  fileprivate init?(of resources: AppResources) {
    if let plist = resources.appInfoPlist {
      self.init(plist)
      app.hasSettingsBundle = !resources.settingsBundles.isEmpty
      firstStoryboards = Set(
        ([plist.mainStoryboard] + plist.sceneStoryboards).compactMap(\.value))
    } else if let style = resources.interfaceStyle {
      self.init()
      app.interfaceStyle = AppFacts.InterfaceStyle(rawValue: style.lowercased())
    } else {
      return nil
    }
  }

  /// - Parameter app: shows its first screen in its own storyboard.
  fileprivate init(ofExtension plist: InfoPlist, in app: Self) {
    self.init(plist)
    firstStoryboards = app.firstStoryboards
  }

  private init(_ plist: InfoPlist) {
    app.name = plist.displayName.value
    // Each idiom has its own; an orientation missing in one is missing for some users.
    app.orientations = plist.orientations.value ?? plist.padOrientations.value
    app.padOrientations = plist.padOrientations.value
    app.backgroundModes = plist.backgroundModes.value
    app.interfaceStyle = plist.interfaceStyle.value.flatMap {
      AppFacts.InterfaceStyle(rawValue: $0.lowercased())
    }
    app.exitsOnSuspend = plist.exitsOnSuspend.value
  }
}
