#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

// Programs that this one starts.
extension CLibrary {
  /// The destination of a program's output.
  enum ChildOutput {
    /// A file; error output is dropped.
    case file(String)
    case pipes(output: Int32, errors: Int32)
  }

  /// Starts a program in its own process group.
  ///
  /// - Parameter input: its standard input; nil for that of this process.
  static func spawn(
    _ path: String, _ arguments: [String], input: Int32?, output: ChildOutput
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
    switch output {
    case .file(let path):
      let flags = O_WRONLY | O_CREAT | O_TRUNC
      posix_spawn_file_actions_addopen(&actions, 1, path, flags, 0o644)
      posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    case .pipes(let output, let errors):
      posix_spawn_file_actions_adddup2(&actions, output, 1)
      posix_spawn_file_actions_adddup2(&actions, errors, 2)
    }

    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    // In its own group, so that Control-C reaches only this process, and a wrapper's children end
    // with it.
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
}
