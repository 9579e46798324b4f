/// A folder that is filled under a temporary name and appears complete.
public struct FolderDraft {
  /// Where it is filled.
  private let path: String
  private let target: String
  private let isPrivate: Bool
  private var names: [String] = []

  /// - Parameters:
  ///   - target: the final folder; missing parent folders are created.
  ///   - isPrivate: whether only this user may read it.
  public init(of target: String, isPrivate: Bool = true) throws(SystemError) {
    self.isPrivate = isPrivate
    var target = target
    while target.count > 1, target.hasSuffix("/") { target.removeLast() }
    self.target = CLibrary.resolvedPath(target) ?? target
    let parts = self.target.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    if !parts.isEmpty { try Folder.make(parts.joined(separator: "/")) }
    path = "\(self.target).\(CLibrary.processIdentifier).tmp"
    guard CLibrary.makeFolder(path, isPrivate: isPrivate) else { throw SystemError(path: path) }
  }

  /// Adds a file.
  public mutating func write(_ bytes: [UInt8], to name: String) throws(SystemError) {
    let file = "\(path)/\(name)"
    let descriptor = CLibrary.create(file, isPrivate: isPrivate)
    guard descriptor >= 0 else { throw SystemError(path: file) }
    defer { CLibrary.closeFile(descriptor) }
    names.append(name)
    try Console.write(bytes.span, to: descriptor, path: file)
    guard CLibrary.synchronize(descriptor) else { throw SystemError(path: file) }
  }

  /// Moves the folder to its target, and removes the previous one.
  ///
  /// - Parameter old: the names of the files that the previous one may hold. Its other content
  ///   stays beside the new folder, under the name of the draft.
  public func replace(files old: [String]) throws(SystemError) {
    if CLibrary.move(path, to: target) { return }
    let error = SystemError(path: target)
    guard Folder.isFolder(target), exchange() else { throw error }
    Self.remove(path, files: old)
  }

  /// Removes the draft.
  public func discard() { Self.remove(path, files: names) }

  /// Exchanges the names of the draft and the previous folder.
  private func exchange() -> Bool {
    if CLibrary.exchange(path, target) { return true }
    // Not every file system can do that in one step.
    let aside = path + ".old"
    guard CLibrary.move(target, to: aside) else { return false }
    guard CLibrary.move(path, to: target) else {
      _ = CLibrary.move(aside, to: target)
      return false
    }
    return CLibrary.move(aside, to: path)
  }

  private static func remove(_ folder: String, files: [String]) {
    for name in files { CLibrary.remove("\(folder)/\(name)") }
    _ = CLibrary.removeFolder(folder)
  }
}
