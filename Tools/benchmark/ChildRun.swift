internal import CSystem

/// One run of a command: what it cost.
struct ChildRun {
  /// Of the processor, user and system.
  var seconds = 0.0
  /// The most memory that it held, in MiB.
  var memory = 0.0
  var status: Int32 = 0

  /// Runs a command to its end; nil where there is none of the name.
  ///
  /// - Parameter output: the file that takes what it prints.
  init?(_ command: [String], output: String = "/dev/null") {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    let flags = O_WRONLY | O_CREAT | O_TRUNC
    unsafe posix_spawn_file_actions_addopen(&actions, 1, output, flags, 0o644)
    unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var arguments = unsafe command.map { unsafe strdup($0) } + [nil]
    defer { unsafe arguments.forEach { unsafe free($0) } }
    var child: pid_t = 0
    guard unsafe posix_spawnp(&child, command[0], &actions, nil, &arguments, environ) == 0 else {
      return nil
    }
    var usage = rusage()
    guard unsafe wait4(child, &status, 0, &usage) == child, status & 0x7F == 0 else { return nil }
    status = status >> 8
    seconds = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
    memory = Double(usage.ru_maxrss) / 1024
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }

  /// The middle one of several runs by time.
  static func median(of count: Int, _ command: [String]) -> ChildRun? {
    let runs = (0..<count).compactMap { _ in ChildRun(command) }.sorted { $0.seconds < $1.seconds }
    return runs.isEmpty ? nil : runs[runs.count / 2]
  }
}
