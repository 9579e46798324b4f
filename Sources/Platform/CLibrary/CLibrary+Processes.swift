internal import Synchronization

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The write end of the pipe that signals go through; -1 while there is none.
///
/// Global, since a signal handler can reach nothing else; made before the first handler is set.
private let signalPipe = Atomic<Int32>(-1)

/// All that may be done in a handler: one byte into a pipe.
private func passOn(_ number: Int32) {
  let error = errno
  CLibrary.putByte(
    UInt8(truncatingIfNeeded: number), into: signalPipe.load(ordering: .relaxed))
  errno = error
}

// This process, its pipes and its signals.
extension CLibrary {
  static var processIdentifier: Int32 { getpid() }

  static func endProcess(_ status: Int32) -> Never { exit(status) }

  static func sleep(milliseconds: UInt32) { _ = usleep(milliseconds * 1_000) }

  static var secondsSince1970: Int { Int(time(nil)) }

  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Ends a child process and its descendants, at once.
  static func killGroup(_ group: Int32) { _ = kill(-group, SIGKILL) }

  static var lastErrorWasFullPipe: Bool { errno == EAGAIN || errno == EINTR }

  /// Reduces the capacity of a pipe to a page (93 ms of sound), so that little unread data is in
  /// it.
  static func shrinkPipe(_ descriptor: Int32) {
    #if canImport(Glibc)
      let setPipeSize: Int32 = 1_031  // F_SETPIPE_SZ of <linux/fcntl.h>
      _ = fcntl(descriptor, setPipeSize, 4_096)
    #endif
  }

  /// A pipe that blocks neither its writer nor its reader.
  static func makeSignalPipe() -> (reading: Int32, writing: Int32)? {
    let pipe = makePipe()
    if let pipe { [pipe.reading, pipe.writing].forEach(neverWait) }
    return pipe
  }

  /// The next bytes of a file or a pipe, as soon as they are available; empty at the end, nil on
  /// errors.
  static func readNext(_ descriptor: Int32, atMost count: Int) -> [UInt8]? {
    while true {
      if let bytes = readPiece(descriptor, atMost: count) { return bytes }
      guard lastErrorWasInterruption else { return nil }
    }
  }

  /// The available bytes; nil if there are none, empty if the other end is closed.
  static func readWhatIsThere(_ descriptor: Int32, atMost count: Int) -> [UInt8]? {
    if let bytes = readPiece(descriptor, atMost: count) { return bytes }
    return lastErrorWasFullPipe ? nil : []
  }

  // MARK: Signals

  static let interruptSignal = SIGINT
  static let terminateSignal = SIGTERM
  static let hangUpSignal = SIGHUP
  static let stopSignal = SIGTSTP

  /// Keeps a closed pipe from ending the process: a write of this thread fails instead.
  static func blockPipeSignal() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  static func ignoreBrokenPipes() { _ = signal(SIGPIPE, SIG_IGN) }

  static func passSignals(_ numbers: [Int32], to pipe: Int32) {
    signalPipe.store(pipe, ordering: .releasing)
    for number in numbers { _ = signal(number, passOn) }
  }

  /// Lets signals through to this thread, even if the process was started with a mask for them.
  static func unblockSignals(_ numbers: [Int32]) {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in numbers { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Performs the default action of a signal, then handles it again.
  static func raiseAsUsual(_ number: Int32) {
    _ = signal(number, nil)
    _ = raise(number)
    _ = signal(number, passOn)
  }
}
