public import Platform

/// The sources of an app below a folder.
public enum SourceFolder {
  /// The files of an app's sources and resources below a folder, without third-party and generated
  /// files, and without unreadable ones.
  ///
  /// - Throws: if the folder itself cannot be read.
  public static func files(below folder: String) throws(SystemError) -> [String] {
    let listing = FolderListing(below: folder)
    for case .unreadable(let error) in listing.entries where error.path == folder { throw error }
    return files(in: listing)
  }

  /// The same for a folder that was already walked.
  public static func files(in listing: FolderListing) -> [String] {
    let start = listing.root.split(separator: "/").count
    return listing.files.filter { path in
      !path.split(separator: "/").dropFirst(start).dropLast().contains(where: isForeign)
    }
  }

  /// Whether the name of a folder shows that it holds libraries, tests or build products.
  ///
  /// Tests set labels, texts and colours of the app's views that no user encounters. Xcode's
  /// templates name the folder of a test target `AppTests` or `AppUITests`.
  static func isForeign(_ name: Substring) -> Bool {
    name == "build" || VendoredFolders.contains(String(name))
      || foreignSuffixes.contains(where: name.hasSuffix)
  }

  private static let foreignSuffixes = [".framework", ".xcframework", "Tests", "Specs"]
}

extension AppSources {
  /// Reads the code, the string tables and the named colours among some files, in parallel.
  ///
  /// - Parameters:
  ///   - paths: other files are ignored.
  ///   - name: returns the name of a file in reports, by its path.
  public init(reading paths: [String], name: @escaping @Sendable (String) -> String) {
    let projects = ProjectFiles(reading: paths)
    let all = paths
    // Code and colours of another app do not reach the screens of this one.
    let paths = all.filter { !projects.isOfOthers($0) }
    let files = ConcurrentMap.map(paths.filter(CodeFile.recognizes)) { path in
      CodeFile.read(path, named: name(path))
    }
    var resources = AppResources(reading: paths.filter(ResourceKind.isEvidence))
    for index in resources.warnings.indices {
      let location = resources.warnings[index].location
      resources.warnings[index].location = SourceLocation(
        file: name(location.file), line: location.line)
    }
    let isLibrary = LibrarySpec.publishesScreens(all)
    let unbuilt = isLibrary ? [:] : Self.unbuilt(all, projects)
    let reached =
      isLibrary
      ? nil : Self.reachedFiles(files.map(\.words), paths: paths.filter { unbuilt[$0] == nil })
    self.init(
      files.compactMap(\.facts), resources: resources, reached: reached, unbuilt: unbuilt,
      isLight: projects.areLight)
  }

  /// The storyboards and xibs that no build of the app contains.
  private static func unbuilt(_ paths: [String], _ projects: ProjectFiles) -> [String: Unreached] {
    paths.filter(InterfaceWords.recognizes).reduce(into: [:]) {
      $0[$1] = projects.absence(of: $1)
    }
  }

  /// The storyboards and xibs that no code loads, if the sources are those of a whole app.
  ///
  /// A part of an app does not show what loads them.
  private static func reachedFiles(_ code: [CodeWords?], paths: [String]) -> ReachedFiles? {
    let known = code.compactMap(\.self)
    guard known.count == code.count, known.contains(where: \.startsApp),
      !CodeWords.startInLibrary(known)
    else { return nil }
    let interfaces = ConcurrentMap.map(paths.filter(InterfaceWords.recognizes)) { path in
      InterfaceWords.read(path)
    }
    let loaded = ConcurrentMap.map(paths.filter(ProjectWords.recognizes)) { path in
      ProjectWords.read(path)
    }
    guard !interfaces.contains(where: { $0 == nil }), !loaded.contains(where: { $0 == nil }) else {
      return nil
    }
    return ReachedFiles(
      known, interfaces: interfaces.compactMap(\.self),
      loaded: loaded.reduce(into: []) { $0.formUnion($1 ?? []) }
    )
  }
}
