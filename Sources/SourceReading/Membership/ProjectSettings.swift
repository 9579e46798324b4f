public import AccessibilityModel

/// The settings of an app as a whole in its Xcode projects.
public struct ProjectSettings: Sendable {
  /// The only appearance of the app: `INFOPLIST_KEY_UIUserInterfaceStyle` of all apps that the projects build; nil if
  /// they differ or follow the system.
  public let interfaceStyle: AppFacts.InterfaceStyle?
  /// The orientations of all apps that the projects build, on an iPhone and on an iPad (`portrait`, `landscapeLeft`); nil if
  /// the projects state none, or several.
  public let orientations: [String]?
  public let padOrientations: [String]?
  /// The language in which the app is developed, BCP 47; nil if the projects state none, or several.
  public let developmentLanguage: String?
  /// Whether all apps that the projects build are for the Mac alone.
  public let isOnlyForMac: Bool
  /// The files that only targets for the Mac build, like ``SourcePath/key(_:)``.
  private let filesOfMac: Set<String>

  /// - Parameter paths: files of the app; only the projects among them are read.
  public init(in paths: [String]) {
    let projects = paths.filter { $0.hasSuffix(".xcodeproj/project.pbxproj") }
      .compactMap { XcodeProject(reading: $0) }
    let apps = projects.flatMap(\.targets).filter(\.isApp)
    // Beside an Xcode project, a manifest is that of a tool or a library; XcodeGen's is that of another app, or of this one.
    let generated = paths.filter { $0.hasSuffix("/\(ManifestPlatforms.projectOfXcodeGen)") }
    let manifests = paths.contains { $0.contains(".xcodeproj/") } ? generated : paths
    let isForMac =
      apps.map(\.isOnlyForMac) + manifests.compactMap(ManifestPlatforms.isOnlyMac)
    isOnlyForMac = !isForMac.isEmpty && isForMac.allSatisfy(\.self)
    let targets = projects.flatMap(\.targets).filter { !$0.isTest }
    let others = targets.filter { !$0.isOnlyForMac }.flatMap(\.files)
    filesOfMac = Set(targets.filter(\.isOnlyForMac).flatMap(\.files)).subtracting(others)
    let styles = apps.flatMap(\.interfaceStyles)
    interfaceStyle =
      Set(styles).count == 1
      ? (styles.first ?? nil).flatMap { AppFacts.InterfaceStyle(rawValue: $0.lowercased()) } : nil
    let phone = apps.map(\.orientations).reduce(into: Set()) { $0.formUnion($1) }
    orientations = phone.count == 1 ? phone.first : nil
    let pad = apps.map(\.padOrientations).reduce(into: Set()) { $0.formUnion($1) }
    padOrientations = pad.count == 1 ? pad.first : nil
    developmentLanguage = projects.developmentLanguage
  }

  /// Whether only targets for the Mac build a file.
  ///
  /// - Parameter path: like those of the files that the settings were read from.
  public func isOnlyForMac(_ path: String) -> Bool {
    !filesOfMac.isEmpty && filesOfMac.contains(SourcePath.key(path))
  }
}

extension ProjectSettings {
  /// The `Info.plist` files of the apps that the outermost projects build: one in a folder below another project's is
  /// that of a library, whose apps are examples.
  static func infoPlists(in paths: [String]) -> Set<String> {
    let projects = paths.filter { $0.hasSuffix(".xcodeproj/project.pbxproj") }
      .compactMap { XcodeProject(reading: $0) }
      .filter { $0.targets.contains(where: \.isApp) }
    let folders = projects.map { SourcePath.folder(of: $0.path) }
    let outermost = zip(projects, folders).filter { _, folder in
      !folders.contains { $0 != folder && SourcePath.around(folder).contains($0) }
    }
    return outermost.reduce(into: []) { all, project in
      for target in project.0.targets where target.isApp { all.formUnion(target.infoPlists) }
    }
  }
}

extension [XcodeProject] {
  /// The language in which all of them are developed; nil if they state several, or none.
  var developmentLanguage: String? {
    let languages = Set(compactMap(\.developmentLanguage))
    return languages.count == 1 ? languages.first : nil
  }
}
