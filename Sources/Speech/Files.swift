internal import CSystem

/// The few things that the voice folder and the search for a player need of the file system.
enum Files {
  static func isRegular(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  static func isExecutable(_ path: String) -> Bool {
    isRegular(path) && access(path, X_OK) == 0
  }

  /// The names in a folder, sorted; nil when it cannot be read.
  static func names(in folder: String) -> [String]? {
    guard let directory = opendir(folder) else { return nil }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Makes a folder and those above it.
  static func makeFolder(_ path: String) -> Bool {
    if isFolder(path) { return true }
    if let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      guard makeFolder(String(path[..<slash])) else { return false }
    }
    return mkdir(path, 0o755) == 0 || isFolder(path)
  }

  static func linkTarget(_ path: String) -> String? {
    let room = 4_096
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: room) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let count = readlink(path, start, room)
      guard count > 0, count < room else { return nil }
      return String(decoding: UnsafeRawBufferPointer(buffer).prefix(count), as: UTF8.self)
    }
  }

  /// Makes a symbolic link, in place of another link if one is there.
  static func link(_ path: String, to target: String) -> Bool {
    if let old = linkTarget(path) {
      if old == target { return true }
      unlink(path)
    }
    return symlink(target, path) == 0 || linkTarget(path) == target
  }

  static func removeLink(_ path: String) {
    if linkTarget(path) != nil { unlink(path) }
  }

  /// Writes a small file so that another process sees all of it or none.
  static func write(_ bytes: [UInt8], to path: String) -> Bool {
    let draft = "\(path).\(getpid())~"
    let file = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { return false }
    let written = bytes.withUnsafeBytes { writeAll(file, $0) }
    guard close(file) == 0, written == bytes.count, rename(draft, path) == 0 else {
      unlink(draft)
      return false
    }
    return true
  }

  private static func writeAll(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    var done = 0
    while done < bytes.count {
      let count = write(file, bytes, from: done)
      guard count > 0 else { return done }
      done += count
    }
    return done
  }

  private static func write(
    _ file: Int32, _ bytes: UnsafeRawBufferPointer, from start: Int
  ) -> Int {
    let rest = UnsafeRawBufferPointer(rebasing: bytes[start...])
    return CSystem.write(file, rest.baseAddress, rest.count)
  }
}
