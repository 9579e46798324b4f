internal import AccessibilityModel
internal import AuditPolicy
internal import SourceReading

/// The facts in the app's own `Info.plist` and `Settings.bundle`, by folder.
///
/// A file belongs to the nearest folder above it that has an app's `Info.plist` in it or below it.
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

  /// The audited folders with an app in them, absolute.
  private var folders: [(path: String, facts: Facts)] = []

  init() {}

  /// - Parameter folders: those named on the command line, absolute, each with all files below it.
  init(_ folders: [(path: String, files: [String])]) {
    self.folders = folders.compactMap { folder in
      let resources = AppResources(reading: folder.files)
      guard let plist = resources.appInfoPlist else { return nil }
      return (folder.path, Facts(plist, hasSettingsBundle: !resources.settingsBundles.isEmpty))
    }
  }

  /// - Parameter path: of a file, absolute.
  func facts(for path: String) -> Facts {
    let around = folders.filter { path.hasPrefix($0.path == "/" ? "/" : $0.path + "/") }
    return around.max { $0.path.count < $1.path.count }?.facts ?? Facts()
  }
}

extension ResourceFacts.Facts {
  fileprivate init(_ plist: InfoPlist, hasSettingsBundle: Bool) {
    app.name = plist.displayName.value
    // Each idiom has its own; an orientation missing in one is missing for some users.
    app.orientations = plist.orientations.value ?? plist.padOrientations.value
    app.backgroundModes = plist.backgroundModes.value
    app.interfaceStyle = plist.interfaceStyle.value.flatMap {
      AppFacts.InterfaceStyle(rawValue: $0.lowercased())
    }
    app.exitsOnSuspend = plist.exitsOnSuspend.value
    app.hasSettingsBundle = hasSettingsBundle
    firstStoryboards = Set(
      ([plist.mainStoryboard] + plist.sceneStoryboards).compactMap(\.value))
  }
}
