internal import AccessibilityModel
internal import AuditPolicy
internal import CommandSupport
internal import HierarchyReading
internal import Platform
internal import Reports
internal import SourceReading

/// Writes a first `.earshot.yml` for the content of a folder.
struct ConfigurationInitializer {
  let folder: String

  /// - Returns: a summary for standard output.
  func write() throws(RunError) -> [String] {
    let path =
      folder == "."
      ? ConfigurationReader.fileName
      : (folder.hasSuffix("/") ? folder : folder + "/") + ConfigurationReader.fileName
    guard !Folder.holdsAnything(path) else {
      throw .input("\(path): error: the file exists already; edit it, or remove it first")
    }
    let found = InputLoader().files(for: [folder])
    let survey = ProjectSurvey(of: found, in: Folder.canonicalName(of: folder))
    guard !survey.isEmpty else {
      throw .noSupportedFiles(folder: folder, notAudited: survey.draft.notAudited)
    }
    do throws(SystemError) {
      try OutputFile.write(Array(survey.draft.text.utf8), to: path)
    } catch {
      throw .input(error.description)
    }
    return [
      "Wrote \(path) for \(survey.draft.files.joined(separator: ", ")).",
      "Next: a11y-audit \(folder)",
    ]
  }
}

/// The kinds of files in a project.
private struct ProjectSurvey {
  private(set) var draft = ConfigurationDraft(files: [])

  var isEmpty: Bool { draft.files.isEmpty }

  /// The facts about one file.
  private struct File: Sendable {
    var path: String
    var format: String
    var platforms: Set<Platform>
    var guessesDensity: Bool

    init(_ path: String, _ hierarchy: Hierarchy) {
      self.path = path
      format = hierarchy.format
      platforms = Set(hierarchy.screens.map(\.platform))
      guessesDensity = hierarchy.screens.contains(where: \.isScaleInferred)
    }
  }

  init(of found: FoundFiles, in folder: String) {
    let results = ConcurrentMap.map(found.candidates) { candidate in
      InputLoader().load(candidate).result.map { File(candidate.path, $0) }
    }
    let files = results.compactMap { try? $0.get() }
    draft.unreadableFiles = zip(found.candidates, results).compactMap { candidate, result in
      guard case .failure(let error) = result, error.emptiness == nil else { return nil }
      return Self.path(candidate.path, in: folder)
    }
    draft.notAudited =
      NotAuditedText(
        UnsupportedFormat.allCases.compactMap { format in
          found.unsupported[format].map { AuditReport.NotAudited(format, $0) }
        }
      ).sentences
    draft.files = Self.words(for: files)
    draft.vendoredFolders = found.vendoredFolders.map { Self.path($0, in: folder) }
    draft.capturesWithoutDensity = files.count(where: \.guessesDensity)
    let design = InterfaceBuilderReader.formatName
    draft.holdsInterfaceBuilderFiles = files.contains { $0.format == design }
    draft.firstScreen =
      files.first { $0.format == design && $0.path.hasSuffix("/Main.storyboard") }
      .map { Self.path($0.path, in: folder) }
    draft.sourceFolders = Self.sourceFolders(found.listings, in: folder)
  }

  /// A phrase for each format, the most frequent first.
  private static func words(for files: [File]) -> [String] {
    let groups = Dictionary(grouping: files, by: \.format)
    return groups.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map {
      format, files in
      let platforms = Platform.allCases.filter { platform in
        files.contains { $0.platforms.contains(platform) }
      }
      let names = platforms.map(\.name).joined(separator: ", ")
      return "\(files.count.grouped) \(noun(format))\(files.count == 1 ? "" : "s") (\(names))"
    }
  }

  private static func noun(_ format: String) -> String {
    switch format {
    case XCUITestReader.formatName: "page source"
    case UIAutomatorReader.formatName: "uiautomator dump"
    case InterfaceBuilderReader.formatName: "Interface Builder file"
    case AccessibilitySnapshotReader.formatName: "AccessibilitySnapshot file"
    default: "\(format) file"
    }
  }

  /// The direct subfolders with code; the folder itself if it holds code.
  private static func sourceFolders(_ listings: [FolderListing], in folder: String) -> [String] {
    let code = listings.flatMap { SourceFolder.files(in: $0) }.filter { path in
      [".swift", ".m", ".mm"].contains(where: path.hasSuffix)
    }
    let tops = code.map { path -> String in
      let parts = Self.path(path, in: folder).split(separator: "/")
      return parts.count > 1 ? String(parts[0]) : "."
    }
    return Set(tops).sorted()
  }

  private static func path(_ path: String, in folder: String) -> String {
    PathText.relative(Folder.absolutePath(path), to: Folder.absolutePath(folder))
  }
}

extension Platform {
  fileprivate var name: String {
    switch self {
    case .iOS: "iOS"
    case .tvOS: "tvOS"
    case .macOS: "macOS"
    case .android: "Android"
    }
  }
}
