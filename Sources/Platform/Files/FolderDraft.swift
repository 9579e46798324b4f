/// A folder that is filled under a temporary name and appears complete.
///
/// Its writer holds its lock, as that of an ``OutputDraft``: a folder left over from a killed process
/// is removed by the next one that writes the same target, and one in use is not.
public struct FolderDraft {
  /// The path under which it is filled.
  private let path: String
  private let target: String
  private let isPrivate: Bool
  private let isOwn: (String) -> Bool
  /// The open folder, which holds the lock.
  private let descriptor: Int32

  private static let ending = ".tmp"

  /// - Parameters:
  ///   - target: the final folder; missing parent folders are created.
  ///   - isPrivate: whether only this user may read it.
  ///   - isOwn: whether a file of this name belongs to such a folder, and may be removed with an
  ///     earlier one.
  public init(
    of target: String, isPrivate: Bool = true, isOwn: @escaping (String) -> Bool
  ) throws(SystemError) {
    self.isPrivate = isPrivate
    self.isOwn = isOwn
    var target = target
    while target.count > 1, target.hasSuffix("/") { target.removeLast() }
    self.target = CLibrary.resolvedPath(target) ?? target
    try Folder.makeParent(of: self.target)
    Self.removeAbandoned(of: self.target, isOwn)
    path = "\(self.target).\(CLibrary.processIdentifier)\(Self.ending)"
    descriptor = try Self.make(path, isPrivate: isPrivate)
  }

  /// Adds a file.
  public mutating func write(_ bytes: [UInt8], to name: String) throws(SystemError) {
    let file = "\(path)/\(name)"
    let descriptor = CLibrary.create(file, isPrivate: isPrivate)
    guard descriptor >= 0 else { throw SystemError(path: file) }
    defer { CLibrary.closeFile(descriptor) }
    try Console.write(bytes.span, to: descriptor, path: file)
    guard CLibrary.synchronize(descriptor) else { throw SystemError(path: file) }
  }

  /// Moves the folder to its target, and removes the one that is there by then, even that of
  /// another process.
  ///
  /// Other content of the previous one stays beside the new folder, under the name of the draft.
  public func replace() throws(SystemError) {
    if !CLibrary.move(path, to: target) {
      let error = SystemError(path: target)
      guard Folder.isFolder(target), exchange() else { throw error }
      Self.remove(path, isOwn)
    }
    CLibrary.closeFile(descriptor)
  }

  /// Removes the draft.
  public func discard() {
    Self.remove(path, isOwn)
    CLibrary.closeFile(descriptor)
  }

  /// Exchanges the names of the draft and the previous folder.
  private func exchange() -> Bool {
    if CLibrary.exchange(path, target) { return true }
    // Not every file system can do that in one step.
    let aside = "\(target).\(CLibrary.processIdentifier).old\(Self.ending)"
    guard CLibrary.move(target, to: aside) else { return false }
    guard CLibrary.move(path, to: target) else {
      _ = CLibrary.move(aside, to: target)
      return false
    }
    return CLibrary.move(aside, to: path)
  }
}

// MARK: - Drafts on the disk

extension FolderDraft {
  /// Creates and locks a folder.
  private static func make(_ path: String, isPrivate: Bool) throws(SystemError) -> Int32 {
    while true {
      guard CLibrary.makeFolder(path, isPrivate: isPrivate) else { throw SystemError(path: path) }
      let descriptor = CLibrary.openForReading(path)
      let error = SystemError(path: path)
      // Until the lock is held, the folder looks abandoned, and may be removed.
      guard descriptor >= 0 else {
        if Folder.holdsAnything(path) { throw error }
        continue
      }
      // If the file system has no locks, drafts are not removed either.
      let isLocked = CLibrary.lock(descriptor) || !CLibrary.lastErrorWasLock
      if isLocked, CLibrary.kind(of: path, followingLinks: false) == .folder { return descriptor }
      CLibrary.closeFile(descriptor)
    }
  }

  /// Removes drafts of a folder that killed processes have left over.
  private static func removeAbandoned(of target: String, _ isOwn: (String) -> Bool) {
    let slash = target.lastIndex(of: "/")
    let parent = slash.map { String(target[...$0]) } ?? "./"
    let name = slash.map { target[target.index(after: $0)...] } ?? target[...]
    for (other, isText) in CLibrary.names(in: parent) ?? [] where isText {
      if isDraft(other, of: name) { removeIfAbandoned(parent + other, isOwn) }
    }
  }

  /// Whether a folder has the name of a draft: `report.123.tmp` for `report`.
  private static func isDraft(_ name: String, of target: Substring) -> Bool {
    guard name.hasPrefix(target + "."), name.hasSuffix(ending) else { return false }
    var middle = name.dropFirst(target.count + 1).dropLast(ending.count)
    if middle.hasSuffix(".old") { middle = middle.dropLast(".old".count) }
    return !middle.isEmpty && middle.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Removes a draft without a writer; one with other content is kept.
  private static func removeIfAbandoned(_ path: String, _ isOwn: (String) -> Bool) {
    guard CLibrary.kind(of: path, followingLinks: false) == .folder else { return }
    let descriptor = CLibrary.openForReading(path)
    guard descriptor >= 0 else { return }
    defer { CLibrary.closeFile(descriptor) }
    guard CLibrary.lock(descriptor), let names = CLibrary.names(in: path),
      names.allSatisfy({ $0.isText && isOwn($0.name) })
    else { return }
    remove(path, isOwn)
  }

  private static func remove(_ folder: String, _ isOwn: (String) -> Bool) {
    for (name, isText) in CLibrary.names(in: folder) ?? [] where isText && isOwn(name) {
      CLibrary.remove("\(folder)/\(name)")
    }
    _ = CLibrary.removeFolder(folder)
  }
}
