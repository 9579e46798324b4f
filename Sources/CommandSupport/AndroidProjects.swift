internal import HierarchyReading
internal import Platform
internal import SourceText
internal import Synchronization

/// The resources and the code of Android projects, each read once in a run.
final class AndroidProjects: Sendable {
  private let known = Mutex<[String: AndroidResources]>([:])

  /// The resources for a layout; nil for a document that is not one in a folder of resources.
  ///
  /// - Parameters:
  ///   - path: that of the file.
  ///   - bytes: its content.
  func resources(of path: String, _ bytes: [UInt8]) -> AndroidResources? {
    guard path != InputFile.standardInput, let root = Self.project(of: path),
      AndroidLayoutReader.recognizes(
        DocumentStart(Array(bytes.prefix(DocumentStart.firstLength)), isWhole: false))
    else { return nil }
    return known.withLock { known in
      if let resources = known[root] { return resources }
      let resources = AndroidProjectFiles(below: root).resources
      known[root] = resources
      return resources
    }
  }

  /// The folder of the project: the outermost with settings of Gradle, up to that of the repository, else the
  /// module; nil for a file that is not in a folder of resources.
  private static func project(of path: String) -> String? {
    var parts = Folder.absolutePath(path).split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 4 else { return nil }
    let kind = parts[parts.count - 2].prefix { $0 != "-" }
    guard kind == "layout" || kind == "menu" || kind == "xml" else { return nil }
    parts.removeLast(2)
    let own = parts.dropLast().joined(separator: "/")
    var outermost: String?
    while parts.count > 1 {
      let folder = parts.joined(separator: "/")
      if settings.contains(where: { Folder.exists("\(folder)/\($0)") }) { outermost = folder }
      if Folder.exists("\(folder)/.git") { break }
      parts.removeLast()
    }
    return outermost ?? module(around: own)
  }

  private static let settings = ["settings.gradle", "settings.gradle.kts"]

  /// A module has its resources in `src/main`.
  private static func module(around folder: String) -> String {
    let suffix = "/src/main"
    return folder.hasSuffix(suffix) ? String(folder.dropLast(suffix.utf8.count)) : folder
  }
}

/// The files of one project that layouts refer to.
private struct AndroidProjectFiles {
  private var values: [String] = []
  private var code: [String] = []
  private var manifests: [String] = []
  private var pictures: Set<String> = []

  private static let mostFiles = 200_000
  private static let largestFile = 1 << 24

  init(below root: String) {
    let listing = FolderListing(
      below: root, skipping: { $0 == "build" || VendoredFolders.contains($0) },
      limit: Self.mostFiles)
    guard !listing.isCut else { return }
    for path in listing.files where !Self.isOfTest(path) { add(path) }
  }

  /// The name of a drawable that is a picture of pixels; nil for other files, and for pictures that stretch.
  private static func picture(at path: String) -> String? {
    let parts = path.split(separator: "/").suffix(2)
    guard parts.count == 2, parts.first?.hasPrefix("drawable") == true, let name = parts.last,
      [".png", ".jpg", ".jpeg", ".webp"].contains(where: name.hasSuffix), !name.hasSuffix(".9.png")
    else { return nil }
    return String(name.prefix { $0 != "." })
  }

  private static func isOfTest(_ path: String) -> Bool {
    path.contains("/src/test") || path.contains("/src/androidTest")
  }

  private mutating func add(_ path: String) {
    if path.hasSuffix(".kt") || path.hasSuffix(".java") { return code.append(path) }
    if let picture = Self.picture(at: path) { pictures.insert(picture) }
    guard path.hasSuffix(".xml") else { return }
    if path.hasSuffix("/AndroidManifest.xml") { return manifests.append(path) }
    let parts = path.split(separator: "/")
    guard parts.count > 2 else { return }
    let folder = parts[parts.count - 2]
    guard
      ["values", "color", "layout", "menu", "drawable", "xml", "navigation"].contains(
        folder.prefix { $0 != "-" }),
      !AndroidResourceFolder.isOfLanguage(folder)
    else { return }
    values.append(path)
  }

  var resources: AndroidResources {
    let files = ConcurrentMap.map(values) { path in
      Self.bytes(of: path).map {
        AndroidResources.File(path: Folder.absolutePath(path), bytes: $0)
      }
    }.compactMap(\.self)
    let contents = manifests.compactMap(Self.bytes)
    let activities = contents.reduce(into: AndroidActivities()) { $0.add($1) }
    return AndroidResources(
      files: files, code: mentions(in: files, activities),
      theme: contents.lazy.compactMap(Self.theme).first,
      activities: activities, pictures: pictures)
  }

  private func mentions(
    in files: [AndroidResources.File], _ activities: AndroidActivities
  ) -> AndroidCodeMentions? {
    guard !code.isEmpty else { return nil }
    let search = AndroidCodeSearch(
      layouts: files.filter { $0.path.contains("/layout") || $0.path.contains("/menu") },
      preferences: files.filter { $0.path.contains("/xml") })
    return search.joined(
      ConcurrentMap.map(code) { path in
        search.mentions(in: Self.bytes(of: path) ?? [], path: Folder.relativePath(path))
      }, activities: activities, resources: files)
  }

  private static func bytes(of path: String) -> [UInt8]? {
    try? InputFile.readFound(path, limit: largestFile)
  }

  private static let application = ByteSearch("<application")
  private static let activity = ByteSearch("<activity")
  private static let attribute = ByteSearch("android:theme=\"")

  /// The theme of the application in a manifest, or the one that most activities state if none has that of the application.
  private static func theme(in bytes: [UInt8]) -> String? {
    guard let start = application.offset(in: bytes, from: 0) else { return nil }
    var themes: [String?] = []
    var offset = start
    while let next = activity.offset(in: bytes, from: offset) {
      offset = next + activity.length
      // Not `<activity-alias>`.
      if bytes[offset...].first != UInt8(ascii: "-") { themes.append(theme(ofTagAt: next, bytes)) }
    }
    let stated = themes.compactMap(\.self)
    let own = theme(ofTagAt: start, bytes)
    guard !stated.isEmpty, stated.count == themes.count, own.map(stated.contains) != true else {
      return own
    }
    let counts = Dictionary(grouping: stated) { $0 }.mapValues(\.count)
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  private static func theme(ofTagAt start: Int, _ bytes: [UInt8]) -> String? {
    guard let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")),
      let offset = attribute.offset(in: bytes, from: start), offset < end
    else { return nil }
    let value = bytes[(offset + attribute.length)...].prefix { $0 != UInt8(ascii: "\"") }
    return String(decoding: value, as: UTF8.self)
  }
}
