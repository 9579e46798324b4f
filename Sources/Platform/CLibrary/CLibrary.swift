#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import CGlibc
  internal import Glibc
#endif

/// The calls of the C library that this package makes, in Swift's types; no pointer leaves this file.
///
/// Everything has run on Linux with Glibc only. The branches for Darwin and Musl were compiled and
/// tried nowhere.
enum CLibrary {
  static var lastErrorCode: Int32 { errno }
  static var lastErrorWasInterruption: Bool { errno == EINTR }
  /// Whether the last call failed because the terminal behind a descriptor is gone. A disk fails with the
  /// same number.
  static func lastErrorWasHangUp(of descriptor: Int32) -> Bool {
    guard errno == EIO else { return false }
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFCHR
  }

  static var lastErrorWasBrokenPipe: Bool { errno == EPIPE }
  static var lastErrorWasLock: Bool { errno == EWOULDBLOCK || errno == EINTR }

  /// What the last error was, lower case.
  static var lastError: String {
    let text = strerror(errno).map { String(cString: $0) } ?? "unknown error"
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  // MARK: Opening

  static let standardInput = STDIN_FILENO
  static let standardOutput = STDOUT_FILENO
  static let standardError = STDERR_FILENO

  static func openForReading(_ path: String) -> Int32 { open(path, O_RDONLY | O_CLOEXEC) }

  /// The same, without waiting for whoever writes into a pipe.
  static func openWithoutWaiting(_ path: String) -> Int32 {
    open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  }

  static func openForWriting(_ path: String) -> Int32 { open(path, O_WRONLY | O_CLOEXEC) }

  static func create(_ path: String) -> Int32 {
    open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
  }

  static func closeFile(_ descriptor: Int32) { _ = close(descriptor) }

  /// Whether this process has the lock of an open file or folder now; it goes with the descriptor.
  static func lock(_ descriptor: Int32) -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }

  static func synchronize(_ descriptor: Int32) -> Bool { fsync(descriptor) == 0 }

  // MARK: Reading and writing

  /// Reads until so many bytes are there or the file ends; nil where that fails.
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
  /// What one read gives: empty at the end, nil where it fails.
  static func readPiece(_ descriptor: Int32, atMost count: Int) -> [UInt8]? {
    var came = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
      came = read(descriptor, buffer.baseAddress, count)
      length = max(0, came)
    }
    return came < 0 ? nil : bytes
  }

  /// - Returns: how many bytes went, less than 0 where it failed.
  static func writeBytes(_ descriptor: Int32, _ bytes: Span<UInt8>) -> Int {
    bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
  }

  /// Allowed in the handler of a signal.
  static func putByte(_ byte: UInt8, into descriptor: Int32) {
    var byte = byte
    _ = write(descriptor, &byte, 1)
  }

  /// Both ends of a pipe that no child process inherits; nil where the system gives none.
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

  /// Has reads and writes return at once, with or without bytes.
  static func neverWait(_ descriptor: Int32) { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }

  /// Waits until one of the descriptors can be read.
  ///
  /// - Parameter milliseconds: at most so long; nil for ever.
  /// - Returns: for each descriptor, whether it can.
  static func wait(for descriptors: [Int32], milliseconds: Int32?) -> [Bool] {
    var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let result = poll(&polled, nfds_t(polled.count), milliseconds ?? -1)
    guard result > 0 else { return descriptors.map { _ in false } }
    return polled.map { $0.revents != 0 }
  }

  // MARK: Files by their paths

  enum FileKind { case regular, folder, link, other }

  static func isWritable(_ path: String) -> Bool { access(path, W_OK) == 0 }
  static func isExecutable(_ path: String) -> Bool { access(path, X_OK) == 0 }

  static func move(_ path: String, to target: String) -> Bool { rename(path, target) == 0 }
  static func makeFolder(_ path: String) -> Bool { mkdir(path, 0o755) == 0 }
  static func remove(_ path: String) { _ = unlink(path) }

  static func makeLink(_ path: String, to target: String) -> Bool {
    symlink(target, path) == 0
  }

  /// What a symbolic link holds; nil where there is none.
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

  /// The path without links; nil where nothing is there.
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

  static func size(of descriptor: Int32) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return 0 }
    return max(0, Int(status.st_size))
  }

  /// Whether an open file has a name still.
  static func hasName(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_nlink > 0
  }

  static func isRegular(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  static func size(ofRegularFile path: String) -> Int? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  /// What is at a path; nil where nothing is.
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

  /// The names in a folder; nil where it cannot be read.
  ///
  /// - Returns: also whether each is UTF-8; one that is not has its bytes replaced, and opens nothing.
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

  static var secondsSince1970: Int { Int(time(nil)) }

  // MARK: Processes

  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Starts a program in a process group of its own, with its complaints dropped.
  ///
  /// - Parameters:
  ///   - input: what it reads; nil for what this process reads.
  ///   - output: the file that takes what it prints.
  static func spawn(
    _ path: String, _ arguments: [String], input: Int32?, output: String
  ) throws(SpawnError) -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input { posix_spawn_file_actions_adddup2(&actions, input, 0) }
    let flags = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, 1, output, flags, 0o644)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)

    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    // A group of its own: Control-C is ours to answer, and a wrapper's children end with it.
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))

    var words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var child: pid_t = 0
    let code = posix_spawnp(&child, path, &actions, &attributes, &words, environ)
    guard code == 0 else { throw SpawnError(code: code) }
    return child
  }

  /// How a child process ended: its status, or the signal that ended it.
  enum ChildEnding { case running, status(Int), signal(Int), unknown }

  /// - Returns: also the seconds of processor time and the MiB of memory that it used.
  static func ending(
    of child: Int32, waits: Bool
  ) -> (ending: ChildEnding, seconds: Double, memory: Double) {
    var status: Int32 = 0
    var usage = rusage()
    var found: pid_t
    repeat {
      found = wait4(child, &status, waits ? 0 : WNOHANG, &usage)
    } while found < 0 && errno == EINTR
    guard found > 0 else { return (found == 0 ? .running : .unknown, 0, 0) }
    let signal = Int(status & 0x7F)
    let seconds = [usage.ru_utime, usage.ru_stime].reduce(0) { sum, time in
      sum + Double(time.tv_sec) + Double(time.tv_usec) / 1e6
    }
    return (
      signal == 0 ? .status(Int(status >> 8 & 0xFF)) : .signal(signal), seconds,
      Double(usage.ru_maxrss) / 1_024
    )
  }

  /// Keeps a closed pipe from ending the process: a write of this thread fails instead.
  static func blockPipeSignal() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }
}
