internal import Platform

/// The folders of libraries inside that of an app, with the files that list their content.
///
/// An app uses such a folder only as a podspec or a package lists it: an app below it is an example
/// of the library (https://guides.cocoapods.org/making/making-a-cocoapod.html).
struct LibraryFolders {
  private var specs: [String: String] = [:]
  private var packages: [String: String] = [:]
  private let workspaces: [XcodeWorkspace]

  init(_ paths: [String]) {
    workspaces = paths.compactMap { XcodeWorkspace(reading: $0) }
    for path in paths {
      let folder = SourcePath.key(SourcePath.folder(of: path))
      if path.hasSuffix(".podspec") {
        specs[folder] = String(path.split(separator: "/").last ?? "")
      } else if path.hasSuffix("/Package.swift") {
        packages[folder] = path.split(separator: "/").suffix(2).joined(separator: "/")
      }
    }
  }

  /// The folders with a podspec, which lists their code.
  var withSpec: Set<String> { Set(specs.keys) }

  /// The file that lists the library for which a project is an example.
  ///
  /// An app may have a package for its own tools beside its project, and its workspace may have an
  /// app in a library's folder.
  ///
  /// - Parameter apps: the projects of other apps; one must be around the library.
  func library(of project: XcodeProject, inside apps: [XcodeProject]) -> String? {
    for folder in SourcePath.around(project.folder) {
      let package = folder == project.folder ? nil : packages[folder]
      guard let library = specs[folder] ?? package else { continue }
      let around = SourcePath.around(folder).dropFirst()
      let isInWorkspace = workspaces.contains {
        !SourcePath.around($0.folder).contains(folder) && $0.projects.contains(project.path)
      }
      if !isInWorkspace, apps.contains(where: { around.contains($0.folder) }) { return library }
    }
    return nil
  }
}

/// The projects that a workspace contains, by their paths.
private struct XcodeWorkspace {
  var folder: String
  var projects: Set<String> = []

  /// - Parameter path: that of the `contents.xcworkspacedata`.
  init?(reading path: String) {
    guard path.hasSuffix(".xcworkspace/contents.xcworkspacedata"),
      let bytes = try? InputFile.read(path, limit: Self.sizeLimit)
    else { return nil }
    let start = SourcePath.folder(of: SourcePath.folder(of: path))
    folder = SourcePath.key(start)
    for text in String(decoding: bytes, as: UTF8.self).split(separator: "\"")
    where text.hasSuffix(".xcodeproj") {
      let end = String(text.split(separator: ":", maxSplits: 1).last ?? "")
      projects.insert(SourcePath.key(end.hasPrefix("/") ? end : "\(start)/\(end)"))
    }
  }

  private static let sizeLimit = 1 << 20
}
