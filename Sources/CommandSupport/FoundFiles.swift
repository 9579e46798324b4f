internal import HierarchyReading
public import Platform

/// The files at given paths.
///
/// A run over a folder without errors has read every file that may hold a screen: one that cannot
/// be read is a candidate too, and is reported with the reason.
public struct FoundFiles {
  public var candidates: [InputLoader.Candidate] = []
  /// Links to folders outside the searched folder, which are not followed.
  public private(set) var linkedFolders: [String] = []
  /// Folders of libraries and build products, which are not searched.
  public private(set) var vendoredFolders: [String] = []
  /// The folders among the paths, each walked once.
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
    vendoredFolders += listing.skippedFolders.map(Folder.relativePath)
    let first = candidates.count
    let captures = Self.captures(in: listing)
    for entry in listing.entries { add(entry, of: listing, captures) }
    for index in candidates.indices.dropFirst(first) { candidates[index].folder = listing.root }
  }

  /// The folders with a capture, by their paths.
  private static func captures(in listing: FolderListing) -> [Substring: CaptureFolder] {
    var captures: [Substring: CaptureFolder] = [:]
    for case .file(let path) in listing.entries
    where path.hasSuffix("/" + CaptureDescription.fileName) {
      let folder = path.dropLast(CaptureDescription.fileName.utf8.count + 1)
      captures[folder] = CaptureFolder(at: String(folder))
    }
    return captures
  }

  private mutating func add(
    _ entry: FolderListing.Entry, of listing: FolderListing, _ captures: [Substring: CaptureFolder]
  ) {
    switch entry {
    case .file(let path):
      let folder = path.lastIndex(of: "/").map { path[..<$0] } ?? ""
      if let capture = captures[folder], capture.holds(path) {
        if path.hasSuffix("/" + CaptureDescription.fileName) { candidates += capture.candidates }
      } else {
        addFile(path)
      }
    case .unreadable(let error): add(error)
    case .special(let error):
      if HierarchyFormats.mayBeHierarchy(named: error.path) { add(error) }
    case .linkedFolder(let path):
      if !listing.contains(linkedFolder: path) { linkedFolders.append(path) }
    }
  }

  private mutating func addFile(_ path: String) {
    do throws(SystemError) {
      guard HierarchyFormats.mayBeHierarchy(try InputBytes.start(of: path), named: path) else {
        return
      }
      candidates.append(InputLoader.Candidate(found: path))
    } catch {
      add(error)
    }
  }

  private mutating func add(_ error: SystemError) {
    var candidate = InputLoader.Candidate(found: error.path)
    candidate.refusal = HierarchyReadingError(
      unopened: Folder.relativePath(error.path), reason: error.reason)
    candidates.append(candidate)
  }
}

extension InputLoader.Candidate {
  /// A file found in a folder.
  init(found path: String) {
    self.init(path: path)
    isNamed = false
  }
}
