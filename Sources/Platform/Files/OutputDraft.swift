/// A file that is written under a temporary name beside its target.
///
/// Its writer holds its lock, so that one left over from a killed process can be distinguished from
/// one in use, even on machines and in containers that share a folder.
struct OutputDraft {
  let path: String
  let descriptor: Int32

  private static let ending = ".tmp"

  init(of target: String) throws(SystemError) {
    path = "\(target).\(CLibrary.processIdentifier)\(Self.ending)"
    var created: Int32
    repeat {
      // Left over from a killed process with the same number, or a link of another user.
      CLibrary.remove(path)
      created = CLibrary.create(path)
      guard created >= 0 else { throw SystemError(path: path) }
    } while !Self.isKept(created)
    descriptor = created
  }

  /// Locks a draft.
  ///
  /// - Returns: whether it still exists: until the lock is taken it looks abandoned.
  private static func isKept(_ descriptor: Int32) -> Bool {
    // If the file system has no locks, drafts are not removed either.
    let isLocked = CLibrary.lock(descriptor) || !CLibrary.lastErrorWasLock
    if isLocked, CLibrary.hasName(descriptor) { return true }
    CLibrary.closeFile(descriptor)
    return false
  }

  func remove() { CLibrary.remove(path) }

  /// Releases the lock; the file has been moved or removed by then.
  func close() { CLibrary.closeFile(descriptor) }

  /// Removes drafts of a file that killed processes have left over.
  static func removeAbandoned(of target: String) {
    let slash = target.lastIndex(of: "/")
    let folder = slash.map { String(target[...$0]) } ?? "."
    let name = slash.map { String(target[target.index(after: $0)...]) } ?? target
    removeAbandoned(in: folder) { $0 == name }
  }

  /// Removes drafts in a folder that killed processes have left over.
  ///
  /// - Parameter isWanted: whether to remove drafts of a file with this name.
  static func removeAbandoned(in folder: String, where isWanted: (String) -> Bool = { _ in true }) {
    for (name, isText) in CLibrary.names(in: folder) ?? [] where isText {
      guard let target = target(of: name), isWanted(target) else { continue }
      removeIfAbandoned((folder.hasSuffix("/") ? folder : folder + "/") + name)
    }
  }

  /// The target name of a draft; nil for other files.
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
