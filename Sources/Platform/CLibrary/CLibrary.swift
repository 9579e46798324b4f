#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import CGlibc
  internal import Glibc
#endif

/// The calls of the C library that this package makes, in Swift's types; no pointer leaves the
/// files of this type.
///
/// Everything has been tested only on Linux with Glibc. The branches for Darwin and Musl have never
/// been compiled.
enum CLibrary {
  static var lastErrorCode: Int32 { errno }
  static var lastErrorWasInterruption: Bool { errno == EINTR }
  /// Whether the last call failed because the terminal of a descriptor has disappeared. Disks fail
  /// with the same number.
  static func lastErrorWasHangUp(of descriptor: Int32) -> Bool {
    guard errno == EIO else { return false }
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFCHR
  }

  static var lastErrorWasBrokenPipe: Bool { errno == EPIPE }
  static var lastErrorWasLock: Bool { errno == EWOULDBLOCK || errno == EINTR }

  /// The description of the last error, lower case.
  static var lastError: String { words(for: errno) }

  /// The description of an error number, lower case.
  static func words(for code: Int32) -> String {
    // The system's words are about directories, but no folder was requested.
    if code == ENOENT { return "no such file" }
    let text = strerror(code).map { String(cString: $0) } ?? "unknown error"
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  // MARK: Opening

  static let standardInput = STDIN_FILENO
  static let standardOutput = STDOUT_FILENO
  static let standardError = STDERR_FILENO

  static func openForReading(_ path: String) -> Int32 { open(path, O_RDONLY | O_CLOEXEC) }

  /// The same, without waiting for the writer of a pipe.
  static func openWithoutWaiting(_ path: String) -> Int32 {
    open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  }

  static func openForWriting(_ path: String) -> Int32 { open(path, O_WRONLY | O_CLOEXEC) }

  /// - Parameter isPrivate: whether only this user may read it.
  static func create(_ path: String, isPrivate: Bool = false) -> Int32 {
    open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, isPrivate ? 0o600 : 0o644)
  }

  static func closeFile(_ descriptor: Int32) { _ = close(descriptor) }

  /// Whether this process has the lock of an open file or folder now; closing the descriptor
  /// releases it.
  static func lock(_ descriptor: Int32) -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }

  static func synchronize(_ descriptor: Int32) -> Bool { fsync(descriptor) == 0 }

  // MARK: Reading and writing

  /// Reads until this number of bytes has arrived or the file ends; nil on errors.
  static func readBytes(_ descriptor: Int32, count: Int) -> [UInt8]? {
    var isRead = true
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
      while length < count {
        let came = read(descriptor, buffer.baseAddress.map { $0 + length }, count - length)
        if came < 0, errno == EINTR { continue }
        isRead = came >= 0
        if came <= 0 { return }
        length += came
      }
    }
    return isRead ? bytes : nil
  }
  /// The result of one read: empty at the end, nil on errors.
  static func readPiece(_ descriptor: Int32, atMost count: Int) -> [UInt8]? {
    var came = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
      came = read(descriptor, buffer.baseAddress, count)
      length = max(0, came)
    }
    return came < 0 ? nil : bytes
  }

  /// - Returns: how many bytes were written, negative on errors.
  static func writeBytes(_ descriptor: Int32, _ bytes: Span<UInt8>) -> Int {
    bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
  }

  /// Allowed in a signal handler.
  static func putByte(_ byte: UInt8, into descriptor: Int32) {
    var byte = byte
    _ = write(descriptor, &byte, 1)
  }

  /// Both ends of a pipe that no child process inherits; nil if the system cannot create one.
  static func makePipe() -> (reading: Int32, writing: Int32)? {
    var ends: [Int32] = [-1, -1]
    #if canImport(Darwin) || canImport(Musl)
      guard pipe(&ends) == 0 else { return nil }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #else
      guard pipe2(&ends, O_CLOEXEC) == 0 else { return nil }
    #endif
    return (ends[0], ends[1])
  }

  /// Makes reads and writes return at once, with or without bytes.
  static func neverWait(_ descriptor: Int32) { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }

  /// Waits until one of the descriptors can be read.
  ///
  /// - Parameter milliseconds: the maximum time; nil for no limit.
  /// - Returns: for each descriptor, whether it can be read.
  static func wait(for descriptors: [Int32], milliseconds: Int32?) -> [Bool] {
    var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let result = poll(&polled, nfds_t(polled.count), milliseconds ?? -1)
    guard result > 0 else { return descriptors.map { _ in false } }
    return polled.map { $0.revents != 0 }
  }

  static func size(of descriptor: Int32) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return 0 }
    return max(0, Int(status.st_size))
  }

  /// Whether an open file still has a name.
  static func hasName(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_nlink > 0
  }

  static func isRegular(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  // MARK: Terminals

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  static var terminalSettings: termios? {
    var settings = termios()
    return tcgetattr(STDIN_FILENO, &settings) == 0 ? settings : nil
  }

  static func setTerminal(_ settings: termios) -> Bool {
    var settings = settings
    return tcsetattr(STDIN_FILENO, TCSADRAIN, &settings) == 0
  }
}
