/// A file that is being written beside the place that it is meant for.
///
/// Its writer holds its lock, so that one that a killed process has left behind can be told from
/// one in use, on machines and in containers that share a folder too.
struct OutputDraft {
  let path: String
  let descriptor: Int32

  private static let ending = ".tmp"

  init(of target: String) throws(SystemError) {
    path = "\(target).\(CLibrary.processIdentifier)\(Self.ending)"
    var created: Int32
    repeat {
      // What a process of the same number left behind when it was killed, or a stranger's link.
      CLibrary.remove(path)
      created = CLibrary.create(path)
      guard created >= 0 else { throw SystemError(path: path) }
    } while !Self.isKept(created)
    descriptor = created
  }

  /// Locks a draft.
  ///
  /// - Returns: whether it is there still: until the lock is taken it looks abandoned.
  private static func isKept(_ descriptor: Int32) -> Bool {
    // Where the file system has no locks, drafts are not removed either.
    let isLocked = CLibrary.lock(descriptor) || !CLibrary.lastErrorWasLock
    if isLocked, CLibrary.hasName(descriptor) { return true }
    CLibrary.closeFile(descriptor)
    return false
  }

  func remove() { CLibrary.remove(path) }

  /// Gives the lock back; the file is in its place by then, or gone.
  func close() { CLibrary.closeFile(descriptor) }

  /// Removes what killed processes have left of drafts of a file.
  static func removeAbandoned(of target: String) {
    let slash = target.lastIndex(of: "/")
    let folder = slash.map { String(target[...$0]) } ?? "."
    let name = slash.map { String(target[target.index(after: $0)...]) } ?? target
    removeAbandoned(in: folder) { $0 == name }
  }

  /// Removes what killed processes have left of drafts in a folder.
  ///
  /// - Parameter isWanted: whether drafts of a file of this name are meant.
  static func removeAbandoned(in folder: String, where isWanted: (String) -> Bool = { _ in true }) {
    for (name, isText) in CLibrary.names(in: folder) ?? [] where isText {
      guard let target = target(of: name), isWanted(target) else { continue }
      removeIfAbandoned((folder.hasSuffix("/") ? folder : folder + "/") + name)
    }
  }

  /// The name that a draft is meant for; nil for other files.
  private static func target(of name: String) -> String? {
    guard name.hasSuffix(ending) else { return nil }
    let parts = name.dropLast(ending.utf8.count)
    guard let dot = parts.lastIndex(of: "."), dot > parts.startIndex else { return nil }
    let number = parts[parts.index(after: dot)...]
    return !number.isEmpty && number.utf8.allSatisfy { (0x30...0x39).contains($0) }
      ? String(parts[..<dot]) : nil
  }

  private static func removeIfAbandoned(_ path: String) {
    guard CLibrary.kind(of: path, followingLinks: false) == .regular else { return }
    let descriptor = CLibrary.openWithoutWaiting(path)
    guard descriptor >= 0 else { return }
    defer { CLibrary.closeFile(descriptor) }
    if CLibrary.lock(descriptor) { CLibrary.remove(path) }
  }
}
