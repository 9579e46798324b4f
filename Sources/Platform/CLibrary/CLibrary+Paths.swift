#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import CGlibc
  internal import Glibc
#endif

// Files by their paths.
extension CLibrary {
  enum FileKind { case regular, folder, link, other }

  static func isWritable(_ path: String) -> Bool { access(path, W_OK) == 0 }
  static func isExecutable(_ path: String) -> Bool { access(path, X_OK) == 0 }

  static func move(_ path: String, to target: String) -> Bool { rename(path, target) == 0 }

  /// Exchanges the files at two paths in one step; false if the file system cannot.
  static func exchange(_ path: String, _ other: String) -> Bool {
    #if canImport(Glibc)
      let exchange: UInt32 = 2  // RENAME_EXCHANGE of <linux/fs.h>
      return renameat2(AT_FDCWD, path, AT_FDCWD, other, exchange) == 0
    #else
      return false
    #endif
  }

  static func makeFolder(_ path: String, isPrivate: Bool = false) -> Bool {
    mkdir(path, isPrivate ? 0o700 : 0o755) == 0
  }

  /// - Returns: whether the folder was empty and is gone.
  static func removeFolder(_ path: String) -> Bool { rmdir(path) == 0 }
  static func remove(_ path: String) { _ = unlink(path) }

  static func makeLink(_ path: String, to target: String) -> Bool {
    symlink(target, path) == 0
  }

  /// The target of a symbolic link; nil if there is none.
  static func linkTarget(_ path: String) -> String? {
    let room = 4_096
    var isWhole = false
    let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, length in
      length = max(
        0,
        buffer.withMemoryRebound(to: CChar.self) {
          $0.baseAddress.map { readlink(path, $0, room) } ?? 0
        })
      isWhole = (1..<room).contains(length)
    }
    return isWhole ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// The path without links; nil if nothing exists there.
  static func resolvedPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Gives an open file the permissions of another, and its owner where that is allowed.
  static func copyPermissions(of path: String, to descriptor: Int32) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    _ = fchown(descriptor, status.st_uid, status.st_gid)
    _ = fchmod(descriptor, status.st_mode & 0o7777)
  }

  static func size(ofRegularFile path: String) -> Int? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  /// The kind of file at a path; nil if there is none.
  static func kind(of path: String, followingLinks: Bool) -> FileKind? {
    var status = stat()
    let result = followingLinks ? stat(path, &status) : lstat(path, &status)
    guard result == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .regular
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }

  /// The names in a folder; nil if it cannot be read.
  ///
  /// - Returns: also whether each is UTF-8; in others, invalid bytes are replaced, so they open no
  ///   file.
  static func names(in folder: String) -> [(name: String, isText: Bool)]? {
    guard let directory = opendir(folder) else { return nil }
    defer { closedir(directory) }
    var names: [(name: String, isText: Bool)] = []
    errno = 0
    while let entry = readdir(directory) {
      let (name, isText) = withUnsafePointer(to: &entry.pointee.d_name) {
        let bytes = UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self)
        return (String(cString: bytes), String(validatingCString: bytes) != nil)
      }
      if name != ".", name != ".." { names.append((name, isText)) }
      errno = 0
    }
    return errno == 0 ? names : nil
  }

  static var workingDirectory: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }
}
