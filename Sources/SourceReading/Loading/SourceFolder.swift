public import Platform

/// The sources of an app below a folder.
public enum SourceFolder {
  /// The files of an app's sources and resources in a searched folder, without third-party and
  /// generated files, tests, and unreadable ones.
  public static func files(in listing: FolderListing) -> [String] {
    let start = listing.root.split(separator: "/").count
    let files = listing.files.filter { path in
      !path.split(separator: "/").dropFirst(start).dropLast().contains(where: isForeign)
    }
    let tests = TestFolders(of: files, after: start)
    return files.filter { !tests.contains($0) }
  }

  /// Unreadable entries of a searched folder that may be part of an app's sources: links to folders
  /// elsewhere, and links without a target. Links to Xcode's build products do not count.
  public static func unreadable(in listing: FolderListing) -> [String] {
    let start = listing.root.split(separator: "/").count
    return listing.entries.compactMap { entry in
      switch entry {
      case .linkedFolder(let path): listing.contains(linkedFolder: path) ? nil : path
      case .special(let error), .unreadable(let error): error.path
      case .file: nil
      }
    }.filter { path in
      let parts = path.split(separator: "/").dropFirst(start)
      return !parts.contains(where: isForeign) && !leadsToForeign(path)
        && (CodeFile.recognizes(path) || parts.last?.contains(".") == false)
    }
  }

  /// Whether the path that a link holds is that of libraries or of build products.
  private static func leadsToForeign(_ path: String) -> Bool {
    SymbolicLink.target(of: path)?.split(separator: "/").contains { name in
      VendoredFolders.contains(String(name)) || foreignSuffixes.contains(where: name.hasSuffix)
    } == true
  }

  /// Whether the name of a folder shows that it contains libraries or build products.
  private static func isForeign(_ name: Substring) -> Bool {
    name == "build" || VendoredFolders.contains(String(name))
      || foreignSuffixes.contains(where: name.hasSuffix)
  }

  private static let foreignSuffixes = [".framework", ".xcframework"]
}

extension AppSources {
  /// Reads the code, the string tables and the named colours among some files, in parallel.
  ///
  /// - Parameters:
  ///   - paths: other files are ignored.
  ///   - unreadable: entries that may also be part of the sources.
  ///   - name: returns the name of a file in reports, by its path.
  public init(
    reading paths: [String], unreadable: [String] = [],
    name: @escaping @Sendable (String) -> String
  ) {
    let projects = ProjectFiles(reading: paths)
    let screens = paths.filter(InterfaceNames.recognizes)
    let interfaces = ConcurrentMap.map(screens) { InterfaceNames(reading: $0) }
    let wanted = interfaces.reduce(into: Set()) { $0.formUnion($1?.wanted ?? []) }
    // Code and colours of another app do not affect the screens of this one.
    let own = paths.filter { !projects.isOfOthers($0) }
    let code = own.filter(CodeFile.recognizes)
    let files = ConcurrentMap.map(code) { CodeFile.read($0, named: name($0), wanted: wanted) }
    let broken = zip(code, files).filter { !$1.isRead }.map(\.0)
    var resources = AppResources(reading: own.filter(ResourceKind.isEvidence))
    for index in resources.warnings.indices {
      let location = resources.warnings[index].location
      resources.warnings[index].location = SourceLocation(
        file: name(location.file), line: location.line)
    }
    self.init(files.compactMap(\.facts), resources: resources)
    isLight = projects.areLight
    developmentLanguage = projects.developmentLanguage
    unread = UnreadSources(
      broken: broken, others: own.filter(UnreadSources.recognizes), unreadable: unreadable,
      name: name)
    for path in screens { absences[path] = projects.absence(of: path) }
    mentions = Self.mentions(
      interfaces, files.map(\.names) + Self.names(inCode: paths, except: code, wanted), unread,
      among: .inResources(paths, wanted: wanted))
  }

  /// The names in code that does not reach the app's screens, but may refer to them.
  private static func names(
    inCode paths: [String], except known: [String], _ wanted: Set<NameHash>
  ) -> [MentionedNames?] {
    let known = Set(known)
    let others = paths.filter { CodeFile.recognizes($0) && !known.contains($0) }
    return ConcurrentMap.map(others) { CodeFile.names(in: $0, wanted: wanted) }
  }

  /// The screens that the names in the sources of a whole app lead to; nil for a part of an app,
  /// which does not show everything that loads a screen, or if a file could not be read.
  ///
  /// - Parameter names: those in files other than code.
  private static func mentions(
    _ interfaces: [InterfaceNames?], _ code: [MentionedNames?], _ unread: UnreadSources,
    among names: MentionedNames
  ) -> Mentions? {
    let known = interfaces.compactMap(\.self)
    guard known.count == interfaces.count, !code.contains(where: { $0 == nil }),
      let unread = unread.names
    else { return nil }
    let all = (code.compactMap(\.self) + unread).reduce(into: names) { $0.formUnion($1) }
    return all.startsApp ? Mentions(known, names: all, codeCount: code.count) : nil
  }
}
