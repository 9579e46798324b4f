internal import Platform

/// The files that the targets of an app build, as listed by its Xcode projects.
///
/// Projects prove nothing about files that they do not list: those in folders that targets include
/// as a whole (Xcode 16), in packages, and in projects that a tool generates.
struct ProjectFiles: Sendable {
  private var projects: [XcodeProject] = []
  /// The projects inside an app's project, whose own apps are only demos.
  private var demos: Set<String> = []
  /// The projects below the folders of libraries, by their paths, with the files that list the libraries.
  private var examples: [String: String] = [:]
  /// The files that the app's targets build.
  private var built: Set<String> = []
  /// Files that only apps of projects inside the app's project build, with the reason.
  private var ofDemos: [String: Unmentioned] = [:]
  /// Files that tests build, with their projects.
  private var ofTests: [String: Unmentioned] = [:]
  /// The last parts of paths that are not below a folder of the sources.
  private var elsewhere: Set<String> = []
  /// Folders whose files are listed outside of projects.
  private var unlisted: Set<String> = []
  /// Folders of libraries, whose code CocoaPods lists.
  private var libraryFolders: Set<String> = []

  /// The language in which the app is developed, BCP 47; nil if its projects state none.
  private(set) var developmentLanguage: String?

  init(reading paths: [String]) {
    let read = ConcurrentMap.map(paths.filter { $0.hasSuffix(".xcodeproj/project.pbxproj") }) {
      XcodeProject(reading: $0)
    }
    let known = read.compactMap(\.self)
    developmentLanguage = known.developmentLanguage
    guard known.count == read.count else { return }
    let apps = known.filter { $0.targets.contains(where: \.isApp) }
    guard !apps.isEmpty else { return }
    projects = known
    demos = Set(
      known.filter { inner in
        apps.contains { outer in
          outer.subprojects.contains(inner.path) && !outer.holdsApps
            && !inner.subprojects.contains(outer.path)
        }
      }.map(\.path))
    let libraries = LibraryFolders(paths)
    for inner in apps where !known.contains(where: { $0.subprojects.contains(inner.path) }) {
      examples[inner.path] = libraries.library(
        of: inner, inside: apps.filter { $0.path != inner.path })
    }
    let files = Set(paths.map(SourcePath.key))
    let folders = files.reduce(into: Set<String>()) {
      $0.formUnion(SourcePath.around($1).dropFirst())
    }
    let present = files.union(folders)
    for project in known { add(project, present) }
    unlisted = Set(paths.filter(Self.isList).map { SourcePath.key(SourcePath.folder(of: $0)) })
    unlisted.formUnion(known.filter(\.hasFolders).map(\.folder))
    libraryFolders = libraries.withSpec
  }

  /// - Parameter present: the files of the sources and their folders.
  private mutating func add(_ project: XcodeProject, _ present: Set<String>) {
    for target in project.targets {
      for file in target.files {
        guard present.contains(file) else {
          elsewhere.insert(Self.end(of: file))
          continue
        }
        if target.isTest {
          ofTests[file] = .ofTests(project: project.name)
        } else if target.isApp, demos.contains(project.path) {
          ofDemos[file] = .ofOtherApp(target: target.name, project: project.name)
        } else if target.isApp, let library = examples[project.path] {
          ofDemos[file] = .ofExample(
            target: target.name, project: project.name, library: library)
        } else {
          built.insert(file)
        }
      }
    }
  }

  /// A package, or the file from which a tool generates a project.
  private static func isList(_ path: String) -> Bool {
    lists.contains { path.hasSuffix("/" + $0) || path == $0 }
  }

  private static let lists = [
    "Package.swift", "Project.swift", "project.yml", "project.yaml", "project.json", "BUILD",
    "BUILD.bazel", "BUCK",
  ]

  /// The name of a file, with its language: `Base.lproj/Main.storyboard`.
  private static func end(of key: String) -> String {
    let parts = key.split(separator: "/")
    let isLocalized = parts.dropLast().last?.hasSuffix(".lproj") == true
    return parts.suffix(isLocalized ? 2 : 1).joined(separator: "/")
  }

  /// Why no build of the app contains a storyboard or a xib; nil if one may contain it.
  func absence(of path: String) -> Unmentioned? {
    let around = SourcePath.around(SourcePath.key(path))
    guard !around.contains(where: built.contains) else { return nil }
    if let reason = around.lazy.compactMap({ ofDemos[$0] ?? ofTests[$0] }).first { return reason }
    // Other apps use the files that a podspec lists.
    guard !around.contains(where: libraryFolders.contains) else { return nil }
    return project(around: around, building: InterfaceNames.recognizes).map {
      .unbuilt(project: $0.name)
    }
  }

  /// The innermost surrounding project that builds an app and lists other files of this kind, but
  /// not this one.
  ///
  /// - Parameter around: the key of the file, and those of the folders around it.
  private func project(
    around: [String], building isOfKind: (String) -> Bool
  ) -> XcodeProject? {
    let name = around[0].split(separator: "/").last.map(String.init) ?? ""
    guard !elsewhere.contains(Self.end(of: around[0])), !elsewhere.contains(name),
      !around.contains(where: unlisted.contains)
    else { return nil }
    return projects.filter { project in
      around.contains(project.folder) && project.targets.contains(where: \.isApp)
        && built.contains { isOfKind($0) && isBelow($0, project.folder) }
    }.max { $0.folder.count < $1.folder.count }
  }

  private func isBelow(_ key: String, _ folder: String) -> Bool {
    folder.isEmpty || key.hasPrefix(folder + "/")
  }

  /// Whether the build settings of all apps state the light style.
  var areLight: Bool {
    let styles = projects.filter { !demos.contains($0.path) && examples[$0.path] == nil }
      .flatMap(\.targets).filter(\.isApp).flatMap(\.interfaceStyles)
    return !styles.isEmpty && styles.allSatisfy { $0 == "Light" }
  }

  /// Whether a file is only built by tests or by apps of projects inside the app's project, or is
  /// code that no target builds.
  func isOfOthers(_ path: String) -> Bool {
    guard !projects.isEmpty else { return false }
    let around = SourcePath.around(SourcePath.key(path))
    guard !around.contains(where: built.contains) else { return false }
    if around.contains(where: { ofDemos[$0] != nil || ofTests[$0] != nil }) { return true }
    guard let kind = Self.code.first(where: path.hasSuffix),
      !around.contains(where: libraryFolders.contains)
    else { return false }
    return project(around: around, building: { $0.hasSuffix(kind) }) != nil
  }

  /// The extensions of code that targets list; headers are found by their names.
  private static let code = [".swift", ".m", ".mm"]
}
