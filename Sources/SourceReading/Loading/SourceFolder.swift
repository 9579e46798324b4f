public import Platform

/// The sources of an app below a folder.
public enum SourceFolder {
  /// The files of an app's sources and resources below a folder, without what others have written or
  /// a tool has made, and without what cannot be looked at.
  ///
  /// - Throws: where the folder itself cannot be read.
  public static func files(below folder: String) throws(SystemError) -> [String] {
    let start = folder.split(separator: "/").count
    var files: [String] = []
    for entry in FolderListing(below: folder).entries {
      switch entry {
      case .file(let path): files.append(path)
      case .unreadable(let error) where error.path == folder: throw error
      case .unreadable, .special, .linkedFolder: continue
      }
    }
    return files.filter { path in
      !path.split(separator: "/").dropFirst(start).dropLast().contains(where: isForeign)
    }
  }

  /// Whether a folder holds libraries or what a build made, by its name.
  static func isForeign(_ name: Substring) -> Bool {
    foreign.contains(name) || name.hasSuffix(".framework") || name.hasSuffix(".xcframework")
  }

  private static let foreign: Set<Substring> = [
    "Pods", "Carthage", "DerivedData", ".build", "node_modules", "SourcePackages", "build",
    "vendor", "Vendor", "ThirdParty", "third_party",
  ]
}

extension AppSources {
  /// Reads the code and the tables of strings among some files, in parallel.
  ///
  /// - Parameters:
  ///   - paths: those that are no code are left out.
  ///   - name: what reports call a file, by its path.
  public init(reading paths: [String], name: @escaping @Sendable (String) -> String) {
    let files = ConcurrentMap.map(paths.filter(CodeFile.recognizes)) { path in
      CodeFile.read(path, named: name(path))
    }
    self.init(
      files.compactMap(\.self),
      strings: AppResources(reading: paths.filter(StringsFile.recognizes)).strings)
  }
}
