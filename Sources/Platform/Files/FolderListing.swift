/// Everything below a folder, and the parts that cannot be examined.
///
/// Hidden files and folders are left out: they hold data of tools.
public struct FolderListing {
  /// Something below the folder, under the path by which it was found.
  public enum Entry {
    /// A regular file, or a link to one.
    case file(String)
    /// A folder that cannot be read, or a file that cannot be opened under its name.
    case unreadable(SystemError)
    /// A pipe, a socket, a device, or a link without a target.
    case special(SystemError)
    /// A link to a folder, which is not followed, so that the search ends.
    case linkedFolder(String)
  }

  /// Sorted by path.
  public private(set) var entries: [Entry] = []
  /// The folder, as it was named.
  public let root: String
  /// The folders that were left out by their names, sorted by path.
  public private(set) var skippedFolders: [String] = []
  /// Whether the folder holds more than the limit.
  public private(set) var isCut = false
  private var folders: [String]

  /// - Parameters:
  ///   - isSkipped: whether folders of a name are left out, except for the folder itself.
  ///   - limit: the number of files and folders at which the search ends.
  public init(
    below path: String, skipping isSkipped: (String) -> Bool = { _ in false }, limit: Int = .max
  ) {
    root = path
    folders = [path]
    var count = 0
    while !isCut, let folder = folders.popLast() {
      list(folder, skipping: isSkipped)
      count += 1
      isCut = entries.count + count + folders.count > limit
    }
    // The entries of a cut listing are never read.
    guard !isCut else { return }
    entries.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    skippedFolders.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The paths of its regular files.
  public var files: [String] {
    entries.compactMap { entry in
      if case .file(let path) = entry { path } else { nil }
    }
  }

  /// Whether a link leads to a folder that was searched under another path.
  public func contains(linkedFolder path: String) -> Bool {
    guard let target = CLibrary.resolvedPath(path), let root = CLibrary.resolvedPath(root) else {
      return false
    }
    // The content of a hidden folder was left out, under any path.
    return target == root || target.hasPrefix(root == "/" ? "/" : root + "/")
  }

  private mutating func list(_ folder: String, skipping isSkipped: (String) -> Bool) {
    guard let names = CLibrary.names(in: folder) else {
      return entries.append(.unreadable(SystemError(path: folder)))
    }
    for (name, isText) in names where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      if isText {
        add(path, isSkipped: isSkipped(name))
      } else {
        entries.append(
          .unreadable(SystemError(path: path, reason: "the name is not UTF-8")))
      }
    }
  }

  /// - Parameter isSkipped: whether it is left out if it is a folder.
  private mutating func add(_ path: String, isSkipped: Bool) {
    switch CLibrary.kind(of: path, followingLinks: false) {
    case .folder:
      if isSkipped { skippedFolders.append(path) } else { folders.append(path) }
    case .regular: entries.append(.file(path))
    case .link: addTarget(of: path)
    case .other: entries.append(.special(SystemError(path: path, reason: InputFile.notRegular)))
    case nil: entries.append(.unreadable(SystemError(path: path)))
    }
  }

  private mutating func addTarget(of path: String) {
    switch CLibrary.kind(of: path, followingLinks: true) {
    case .folder: entries.append(.linkedFolder(path))
    case .regular: entries.append(.file(path))
    case .link, .other:
      entries.append(.special(SystemError(path: path, reason: InputFile.notRegular)))
    case nil: entries.append(.special(SystemError(path: path)))
    }
  }
}

extension FolderListing.Entry {
  var path: String {
    switch self {
    case .file(let path), .linkedFolder(let path): path
    case .unreadable(let error), .special(let error): error.path
    }
  }
}
