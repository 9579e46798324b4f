internal import Platform
internal import SourceText

/// An Xcode project: its targets with the files that they build.
///
/// A `project.pbxproj` is a property list of objects by their identifiers. A file's path begins at the folder of
/// the group around it, or at that of the project (`sourceTree`).
struct XcodeProject: Sendable {
  struct Target: Sendable {
    var name: String
    var type: String
    /// The files and folders of its build phases, by their paths.
    var files: Set<String> = []
    /// `UIUserInterfaceStyle` in each of its configurations; nil where it is not a build setting.
    var interfaceStyles: [String?] = []
    /// `UISupportedInterfaceOrientations` for an iPhone and for an iPad, of each of its configurations that states it.
    var orientations: Set<[String]> = []
    var padOrientations: Set<[String]> = []
    /// The paths of its `Info.plist` in each of its configurations (`INFOPLIST_FILE`), like ``SourcePath/key(_:)``.
    var infoPlists: Set<String> = []
    /// The platforms that it is built for, by the names of their SDKs (`macosx`); empty if the project does not state them.
    var platforms: Set<String> = []

    var isApp: Bool { type == "com.apple.product-type.application" }
    /// A Mac, and headsets at most, which have no touches either.
    var isOnlyForMac: Bool {
      platforms.contains("macosx")
        && platforms.isSubset(of: ["macosx", "xros", "xrsimulator"])
    }
    var isTest: Bool { type.hasSuffix("-test") || type.hasSuffix("-testing") }
  }

  /// `Shop.xcodeproj`
  let name: String
  /// The path of the `.xcodeproj`, like ``SourcePath/key(_:)``.
  let path: String
  /// The folder at which its paths begin.
  let folder: String
  private(set) var targets: [Target] = []
  /// Whether targets build whole folders, without a list (Xcode 16).
  private(set) var hasFolders = false
  /// The projects inside it, by their paths.
  private(set) var subprojects: Set<String> = []
  /// Whether it builds an app of another project into its own, such as one for a watch.
  private(set) var holdsApps = false
  /// The language in which it is developed (`en-US`); nil if it states none.
  private(set) var developmentRegion: String?

  /// The same as BCP 47; older projects have names of languages.
  var developmentLanguage: String? {
    developmentRegion.map { Self.languages[$0] ?? $0.replacing("_", with: "-") }
  }

  private static let languages = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja",
    "Spanish": "es",
  ]

  /// - Parameter path: that of the `project.pbxproj`.
  /// - Returns: nil for a file that cannot be read.
  init?(reading path: String) {
    guard let bytes = try? InputFile.read(path, limit: Self.sizeLimit),
      let list = try? PropertyList(parsing: bytes), let root = list["rootObject"]?.string
    else { return nil }
    let bundle = SourcePath.folder(of: path)
    self.path = SourcePath.key(bundle)
    name = String(bundle.split(separator: "/").last ?? "")
    let objects = ProjectObjects(list)
    let start = SourcePath.folder(of: bundle)
    folder = SourcePath.key(start + "/" + (objects[root]?["projectDirPath"]?.string ?? ""))
    read(objects, root: root)
  }

  /// The setting from which Xcode makes the key of the `Info.plist`
  /// (https://developer.apple.com/documentation/xcode/build-settings-reference).
  private static let interfaceStyle = "INFOPLIST_KEY_UIUserInterfaceStyle"
  private static let sizeLimit = 64 << 20

  private mutating func read(_ objects: ProjectObjects, root: String) {
    guard let project = objects[root] else { return }
    developmentRegion = project["developmentRegion"]?.string
    hasFolders = objects.kinds.contains { $0.hasPrefix("PBXFileSystemSynchronized") }
    var paths = ProjectPaths(objects, folder: folder)
    paths.read(group: project["mainGroup"]?.string ?? "", in: folder)
    for reference in project["projectReferences"]?.elements ?? [] {
      for path in paths[reference["ProjectRef"]?.string ?? ""] { subprojects.insert(path) }
    }
    for id in project["targets"]?.elements.compactMap(\.string) ?? [] {
      guard let object = objects[id] else { continue }
      var target = Target(
        name: object["name"]?.string ?? "", type: object["productType"]?.string ?? "")
      for phase in object["buildPhases"]?.elements.compactMap(\.string) ?? [] {
        for build in objects[phase]?["files"]?.elements.compactMap(\.string) ?? [] {
          let file = objects[build]?["fileRef"]?.string ?? ""
          target.files.formUnion(paths[file])
          if objects[file]?["fileType"]?.string == "wrapper.application" { holdsApps = true }
        }
      }
      target.interfaceStyles = objects.settings(Self.interfaceStyle, of: object)
      target.orientations = orientations(on: "iPhone", of: object, in: objects)
      target.padOrientations = orientations(on: "iPad", of: object, in: objects)
      target.infoPlists = Set(
        objects.settings("INFOPLIST_FILE", of: object).compactMap { $0.map(infoPlist) })
      target.platforms = objects.platforms(of: object, in: project)
      targets.append(target)
    }
  }
}

extension XcodeProject {
  /// The orientations of a device from which Xcode makes the keys of the `Info.plist`, of each configuration that states
  /// some (https://developer.apple.com/documentation/xcode/build-settings-reference).
  private func orientations(
    on device: String, of target: PropertyList, in objects: ProjectObjects
  ) -> Set<[String]> {
    let key = "INFOPLIST_KEY_UISupportedInterfaceOrientations"
    let own = objects.settings("\(key)_\(device)", of: target).compactMap(\.self)
    let all = own.isEmpty ? objects.settings(key, of: target).compactMap(\.self) : own
    return Set(all.map { $0.split(separator: " ").map { InfoPlistReader.orientation(String($0)) } })
  }

  /// The path of an `Info.plist`, which begins at the folder of the `.xcodeproj`
  /// (https://developer.apple.com/documentation/xcode/build-settings-reference).
  private func infoPlist(_ setting: String) -> String {
    let start = SourcePath.folder(of: path)
    for variable in ["$(SRCROOT)/", "${SRCROOT}/", "$(PROJECT_DIR)/", "${PROJECT_DIR}/"]
    where setting.hasPrefix(variable) {
      return SourcePath.key(start + "/" + setting.dropFirst(variable.count))
    }
    return SourcePath.key(setting.hasPrefix("/") ? setting : start + "/" + setting)
  }
}

/// The objects of a project, by their identifiers.
struct ProjectObjects {
  private let objects: [String: PropertyList]

  init(_ list: PropertyList) {
    objects = Dictionary(list["objects"]?.members.map { ($0.key, $0.value) } ?? []) { $1 }
  }

  subscript(id: String) -> PropertyList? { objects[id] }

  /// A setting in each of a target's configurations.
  func settings(_ name: String, of target: PropertyList) -> [String?] {
    let list = self[target["buildConfigurationList"]?.string ?? ""]
    return list?["buildConfigurations"]?.elements.compactMap(\.string).map { id in
      self[id]?["buildSettings"]?[name]?.string
    } ?? []
  }

  /// The platforms that a target is built for: `SUPPORTED_PLATFORMS`, or its SDK
  /// (https://developer.apple.com/documentation/xcode/build-settings-reference).
  func platforms(of target: PropertyList, in project: PropertyList) -> Set<String> {
    for name in ["SUPPORTED_PLATFORMS", "SDKROOT"] {
      for owner in [target, project] {
        let values = settings(name, of: owner).compactMap(\.self)
        guard !values.isEmpty else { continue }
        return Set(values.flatMap { $0.split(separator: " ").map(String.init) })
      }
    }
    return []
  }

  /// The classes of all objects.
  var kinds: Set<String> { Set(objects.values.compactMap { $0["isa"]?.string }) }
}

/// The paths of a project's files; the versions of a localised file are grouped.
struct ProjectPaths {
  private let objects: ProjectObjects
  private let folder: String
  private var paths: [String: Set<String>] = [:]

  init(_ objects: ProjectObjects, folder: String) {
    self.objects = objects
    self.folder = folder
  }

  subscript(id: String) -> Set<String> { paths[id] ?? [] }

  /// Reads a group with all files in it, however deep its groups are.
  ///
  /// - Parameter folder: that of the group.
  mutating func read(group id: String, in folder: String) {
    var waiting = [(id: id, parent: folder)]
    var variants: [(id: String, files: [String])] = []
    while let (id, parent) = waiting.popLast() {
      guard let object = objects[id], paths[id] == nil else { continue }
      let path = self.path(of: object, in: parent)
      let children = object["children"]?.elements.compactMap(\.string)
      paths[id] = children == nil ? [SourcePath.key(path)] : []
      guard let children, path.utf8.count <= Folder.longestPath else { continue }
      waiting += children.reversed().map { (id: $0, parent: path) }
      if object["isa"]?.string == "PBXVariantGroup" { variants.append((id, children)) }
    }
    // The versions of a file are read after their group.
    for (id, files) in variants.reversed() {
      paths[id] = files.reduce(into: []) { $0.formUnion(self[$1]) }
    }
  }

  private func path(of object: PropertyList, in parent: String) -> String {
    guard let path = object["path"]?.string, !path.isEmpty else { return parent }
    switch object["sourceTree"]?.string {
    case "<group>": return parent + "/" + path
    case "SOURCE_ROOT": return folder + "/" + path
    // In a folder of the system, or of the build.
    default: return path
    }
  }
}

/// Paths in a form in which they can be compared.
enum SourcePath {
  /// Without `.` and `..`, and in lower case: Apple's file systems ignore case.
  static func key(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.lowercased().split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// The folder of a file; `.` for none.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return String(path[..<slash])
  }

  /// A key and those of the folders around it, innermost first.
  static func around(_ key: String) -> [String] {
    var all = [key]
    var rest = key[...]
    while let slash = rest.lastIndex(of: "/") {
      rest = rest[..<slash]
      all.append(String(rest))
    }
    if !key.hasPrefix("/") { all.append("") }
    return all
  }
}
