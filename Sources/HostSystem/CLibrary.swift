internal import CSystem

/// The calls of the C library that this package makes, in Swift's types.
///
/// The one place where platforms differ; no pointer leaves it.
enum CLibrary {
  enum FileKind { case regular, folder, link, other }

  static var lastErrorWasInterruption: Bool { errno == EINTR }
  static var lastErrorWasBrokenPipe: Bool { errno == EPIPE }

  static func endProcess(_ status: Int32) -> Never { exit(status) }

  static func ignoreBrokenPipes() { _ = signal(SIGPIPE, SIG_IGN) }

  /// What the last error was, lower case.
  static var lastError: String {
    let text = unsafe strerror(errno).map { unsafe String(cString: $0) } ?? "unknown error"
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  static let standardInput = STDIN_FILENO
  static let standardOutput = STDOUT_FILENO
  static let standardError = STDERR_FILENO
  static var processIdentifier: Int32 { getpid() }

  static func openForReading(_ path: String) -> Int32 { unsafe open(path, O_RDONLY | O_CLOEXEC) }

  static func openForWriting(_ path: String) -> Int32 { unsafe open(path, O_WRONLY | O_CLOEXEC) }

  static func create(_ path: String) -> Int32 {
    unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
  }

  static func isWritable(_ path: String) -> Bool { unsafe access(path, W_OK) == 0 }

  /// The path without links; nil where nothing stands there.
  static func resolvedPath(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// Gives an open file the permissions of another, and its owner where that is allowed.
  static func copyPermissions(of path: String, to descriptor: Int32) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return }
    _ = fchown(descriptor, status.st_uid, status.st_gid)
    _ = fchmod(descriptor, status.st_mode & 0o7777)
  }

  static func closeFile(_ descriptor: Int32) { _ = close(descriptor) }

  /// Whether this process has the lock of an open file or folder now; it goes with the descriptor.
  static func lock(_ descriptor: Int32) -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }
  static var lastErrorWasLock: Bool { errno == EWOULDBLOCK || errno == EINTR }
  static func sleep(milliseconds: UInt32) { _ = usleep(milliseconds * 1_000) }

  static func synchronize(_ descriptor: Int32) -> Bool { fsync(descriptor) == 0 }

  static func move(_ path: String, to target: String) -> Bool { unsafe rename(path, target) == 0 }

  static func makeFolder(_ path: String) -> Bool { unsafe mkdir(path, 0o755) == 0 }

  static func remove(_ path: String) { _ = unsafe unlink(path) }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Reads until so many bytes are there or the file ends; nil where that fails.
  static func readBytes(_ descriptor: Int32, count: Int) -> [UInt8]? {
    var isRead = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
      var span = unsafe OutputSpan(buffer: buffer, initializedCount: 0)
      isRead = fill(&span, from: descriptor)
      length = unsafe span.finalize(for: buffer)
    }
    return isRead ? bytes : nil
  }

  /// Reads until a span is full or the file ends.
  ///
  /// - Returns: false where that fails.
  private static func fill(_ span: inout OutputSpan<UInt8>, from descriptor: Int32) -> Bool {
    unsafe span.withUnsafeMutableBufferPointer { buffer, length in
      while length < buffer.count {
        let came = unsafe read(
          descriptor, buffer.baseAddress.map { unsafe $0 + length }, buffer.count - length)
        if came < 0, errno == EINTR { continue }
        if came <= 0 { return came == 0 }
        length += came
      }
      return true
    }
  }

  /// What comes next of a file or a pipe, as soon as something does; empty at the end, nil where
  /// that fails.
  static func readPiece(_ descriptor: Int32, atMost count: Int) -> [UInt8]? {
    var came = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
      repeat {
        came = unsafe read(descriptor, buffer.baseAddress, count)
      } while came < 0
        && errno == EINTR
      length = max(0, came)
    }
    return came < 0 ? nil : bytes
  }

  /// - Returns: how many bytes went, less than 0 where it failed.
  static func writeBytes(_ descriptor: Int32, _ bytes: Span<UInt8>) -> Int {
    unsafe bytes.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
  }

  static func size(of descriptor: Int32) -> Int {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { return 0 }
    return max(0, Int(status.st_size))
  }

  static func size(ofRegularFile path: String) -> Int? {
    var status = stat()
    guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  /// What stands at a path; nil where nothing does.
  static func kind(of path: String, followingLinks: Bool) -> FileKind? {
    var status = stat()
    let result = followingLinks ? unsafe stat(path, &status) : unsafe lstat(path, &status)
    guard result == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .regular
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }

  /// The names in a folder; nil where it cannot be read.
  static func names(in folder: String) -> [String]? {
    guard let directory = unsafe opendir(folder) else { return nil }
    defer { unsafe closedir(directory) }
    var names: [String] = []
    while let entry = unsafe readdir(directory) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
        unsafe String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  static var workingDirectory: String? {
    guard let path = unsafe getcwd(nil, 0) else { return nil }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }

  static func variable(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }
}
