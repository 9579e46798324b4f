internal import CESpeakNG
internal import CSystem

/// A program that we feed through a pipe and outlive.
struct ChildProcess {
  enum Ending: Equatable {
    case status(Int)
    case signal(Int)
  }
  enum Writing: Equatable {
    case wrote(Int)
    case full
    case closed
  }

  private let identifier: pid_t
  private var input: Int32
  private var ending: Ending?

  /// Starts a program; fails with the system's error number.
  init(_ path: String, _ arguments: [String]) throws(SpawnError) {
    var ends: (read: Int32, write: Int32) = (-1, -1)
    guard Self.makePipe(&ends) else { throw SpawnError(code: errno) }
    var child: pid_t = 0
    let code = Self.spawn(path, arguments, input: ends.read, &child)
    close(ends.read)
    guard code == 0 else {
      close(ends.write)
      throw SpawnError(code: code)
    }
    identifier = child
    input = ends.write
  }

  /// Writes what there is room for, without waiting.
  func write(_ bytes: ArraySlice<UInt8>) -> Writing {
    let count = bytes.withUnsafeBytes { buffer in
      CSystem.write(input, buffer.baseAddress, buffer.count)
    }
    if count >= 0 { return .wrote(count) }
    return errno == EAGAIN || errno == EINTR ? .full : .closed
  }

  /// Ends the input, so that the program plays what it has and ends.
  mutating func closeInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  /// How the program has ended; nil while it runs.
  mutating func poll() -> Ending? {
    if ending == nil { reap(WNOHANG) }
    return ending
  }

  /// Ends the program and what it started, at once.
  mutating func kill() {
    closeInput()
    guard poll() == nil else { return }
    _ = Self.endGroup(identifier)
    reap(0)
  }

  private static func endGroup(_ group: pid_t) -> Int32 {
    CSystem.kill(-group, SIGKILL)
  }

  private mutating func reap(_ options: Int32) {
    var status: Int32 = 0
    var child = waitpid(identifier, &status, options)
    while child < 0, errno == EINTR { child = waitpid(identifier, &status, options) }
    guard child != 0 else { return }
    // Somebody else has waited for it (SIGCHLD ignored): it is gone, and nobody knows how.
    guard child > 0 else { return ending = .status(0) }
    let signal = Int(status & 0x7F)
    ending = signal == 0 ? .status(Int(status >> 8 & 0xFF)) : .signal(signal)
  }
}

/// The system's number for why a program did not start.
struct SpawnError: Error {
  let code: Int32
}

extension ChildProcess {
  /// Makes a pipe that no other child inherits and whose writing end never waits.
  private static func makePipe(_ ends: inout (read: Int32, write: Int32)) -> Bool {
    var descriptors: [Int32] = [-1, -1]
    #if canImport(Darwin)
      guard pipe(&descriptors) == 0 else { return false }
      for end in descriptors { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #else
      guard pipe2(&descriptors, O_CLOEXEC) == 0 else { return false }
      // A page, 93 ms: what is in the pipe when we count is not heard yet.
      let setPipeSize: Int32 = 1_031  // F_SETPIPE_SZ of <linux/fcntl.h>
      _ = fcntl(descriptors[1], setPipeSize, 4_096)
    #endif
    ends = (descriptors[0], descriptors[1])
    let flags = fcntl(ends.write, F_GETFL)
    _ = fcntl(ends.write, F_SETFL, flags | O_NONBLOCK)
    return true
  }

  private static func spawn(
    _ path: String, _ arguments: [String], input: Int32, _ child: inout pid_t
  ) -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    // Its complaints would stand between the captions; we say the same in one line.
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)

    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    // A group of its own: Ctrl-C is ours to answer, and a wrapper's children end with it.
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
    posix_spawnattr_setflags(&attributes, Int16(flags))

    var words = ([path] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    words.append(nil)
    return posix_spawn(&child, path, &actions, &attributes, words, earshot_environment())
  }

  /// Keeps a closed pipe from ending the process: this thread is told by `write` instead.
  static func blockPipeSignal() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }
}
