public import HierarchyReading
public import Platform
internal import SwiftUIReading

/// The files at given paths.
///
/// A run over a folder without errors has read every file that may hold a screen: one that cannot
/// be read is a candidate too, and is reported with the reason.
public struct FoundFiles {
  public var candidates: [InputLoader.Candidate] = []
  /// Files that define screens in a form that cannot be read.
  public private(set) var unsupported: [UnsupportedFormat: [InputLoader.Candidate]] = [:]
  /// How many files are unrelated to screens.
  public private(set) var otherFiles = 0
  /// Links to folders outside the searched folder, which are not followed.
  public private(set) var linkedFolders: [String] = []
  /// Folders of libraries and build products, which are not searched.
  public private(set) var vendoredFolders: [String] = []
  /// The folders among the paths, each searched once.
  public private(set) var listings: [FolderListing] = []

  init() {}

  /// Warnings about the linked folders, one line each.
  public var warnings: [String] {
    linkedFolders.map {
      "\(Folder.relativePath($0)): warning: links to folders are not followed; name it to search it"
    }
  }

  /// Notes on the vendored folders for commands without a summary, one line each.
  public var notes: [String] {
    vendoredFolders.map { "\($0): note: vendored folder skipped; name it to search it" }
  }

  mutating func add(_ listing: FolderListing) {
    listings.append(listing)
    guard !listing.isCut else { return }
    vendoredFolders += listing.skippedFolders.map(Folder.relativePath)
    let first = candidates.count
    let captures = Self.captures(in: listing)
    let paths = listing.files.filter { Self.capture(of: $0, captures)?.holds($0) != true }
    let contents = Dictionary(
      zip(paths, ConcurrentMap.map(paths) { Self.content(of: $0) }),
      uniquingKeysWith: { first, _ in first })
    for entry in listing.entries { add(entry, of: listing, captures, contents) }
    for index in candidates.indices.dropFirst(first) { candidates[index].folder = listing.root }
  }

  private static func capture(
    of path: String, _ captures: [Substring: CaptureFolder]
  ) -> CaptureFolder? {
    captures.isEmpty ? nil : captures[path.lastIndex(of: "/").map { path[..<$0] } ?? ""]
  }

  /// Whether Swift code may have screens: a type of views, or views that it shows in place.
  public static func hasScreens(inCode bytes: [UInt8], named path: String) -> Bool {
    SwiftUIReader.mayHaveScreens(bytes, named: path)
  }

  /// The content of a found file, or why it cannot be read.
  private static func content(of path: String) -> Result<FoundContent, SystemError> {
    do throws(SystemError) {
      guard UnsupportedFormat.isSourceCode(named: path) else {
        return .success(
          HierarchyFormats.content(of: try InputBytes.start(of: path), named: path))
      }
      let code = try InputBytes.sourceCode(of: path)
      if Self.hasScreens(inCode: code, named: path) { return .success(.hierarchy) }
      // Code of SwiftUI without views of its own changes the views of other files.
      let format = UnsupportedFormat(sourceCode: code, named: path)
      return .success(
        format == .swiftUI ? .other : format.map(FoundContent.unsupported) ?? .other)
    } catch {
      return .failure(error)
    }
  }

  /// The folders with a capture, by their paths.
  private static func captures(in listing: FolderListing) -> [Substring: CaptureFolder] {
    var captures: [Substring: CaptureFolder] = [:]
    for path in listing.entries.compactMap(\.filePath)
    where path.hasSuffix("/" + CaptureDescription.fileName) {
      let folder = path.dropLast(CaptureDescription.fileName.utf8.count + 1)
      captures[folder] = CaptureFolder(at: String(folder))
    }
    return captures
  }

  private mutating func add(
    _ entry: FolderListing.Entry, of listing: FolderListing,
    _ captures: [Substring: CaptureFolder],
    _ contents: [String: Result<FoundContent, SystemError>]
  ) {
    switch entry {
    case .file(let path):
      if let content = contents[path] {
        add(content, of: path, in: listing)
      } else if path.hasSuffix("/" + CaptureDescription.fileName),
        let capture = Self.capture(of: path, captures)
      {
        candidates += capture.candidates
      }
    case .unreadable(let error): add(error)
    case .special(let error):
      if let capture = Self.capture(of: error.path, captures), capture.holds(error.path) {
        candidates += capture.candidates
      } else if HierarchyFormats.mayBeHierarchy(named: error.path) {
        add(error)
      }
    case .linkedFolder(let path):
      if !listing.contains(linkedFolder: path) { linkedFolders.append(path) }
    }
  }

  private mutating func add(
    _ content: Result<FoundContent, SystemError>, of path: String, in listing: FolderListing
  ) {
    var candidate = InputLoader.Candidate(found: path)
    switch content {
    case .success(.hierarchy): candidates.append(candidate)
    case .success(.unsupported(let format)):
      candidate.folder = listing.root
      unsupported[format, default: []].append(candidate)
    case .success(.other): otherFiles += 1
    case .failure(let error): add(error)
    }
  }

  /// Keeps the first of the candidates for one file, as named if any of them is.
  mutating func removeRepeated() {
    var positions: [String: Int] = [:]
    candidates = candidates.reduce(into: []) { kept, candidate in
      let path = Folder.canonicalPath(candidate.path)
      if let position = positions[path] {
        if candidate.isNamed { kept[position] = candidate }
      } else {
        positions[path] = kept.count
        kept.append(candidate)
      }
    }
  }

  private mutating func add(_ error: SystemError) {
    var candidate = InputLoader.Candidate(found: error.path)
    candidate.refusal = HierarchyReadingError(
      unopened: Folder.relativePath(error.path), reason: error.reason)
    candidates.append(candidate)
  }
}

extension FolderListing.Entry {
  /// The path of a file, or of a pipe or a device with the name of one.
  fileprivate var filePath: String? {
    switch self {
    case .file(let path): path
    case .special(let error): error.path
    case .unreadable, .linkedFolder: nil
    }
  }
}

extension InputLoader.Candidate {
  /// A file found in a folder.
  init(found path: String) {
    self.init(path: path)
    isNamed = false
  }
}
