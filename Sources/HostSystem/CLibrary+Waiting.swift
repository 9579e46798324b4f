internal import CSystem
internal import Synchronization

/// The write end of the pipe that signals go through; -1 while there is none.
///
/// Global, since a signal handler can reach nothing else; made before the first handler is set.
private let signalPipe = Atomic<Int32>(-1)

/// All that may be done in a handler: one byte into a pipe.
private func passOn(_ number: Int32) {
  let error = errno
  var byte = UInt8(truncatingIfNeeded: number)
  _ = unsafe write(signalPipe.load(ordering: .relaxed), &byte, 1)
  errno = error
}

extension CLibrary {
  static let interruptSignal = SIGINT
  static let terminateSignal = SIGTERM
  static let hangUpSignal = SIGHUP
  static let stopSignal = SIGTSTP

  /// Both ends of a pipe that never holds its writer up; nil where the system gives none.
  static func makePipe() -> (reading: Int32, writing: Int32)? {
    var ends: (Int32, Int32) = (-1, -1)
    let result = unsafe withUnsafeMutableBytes(of: &ends) {
      unsafe $0.baseAddress.map { unsafe pipe($0.assumingMemoryBound(to: Int32.self)) } ?? -1
    }
    guard result == 0 else { return nil }
    for end in [ends.0, ends.1] {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    return (ends.0, ends.1)
  }

  static func passSignals(_ numbers: [Int32], to pipe: Int32) {
    signalPipe.store(pipe, ordering: .releasing)
    for number in numbers { _ = signal(number, passOn) }
  }

  /// Does what the system does for a signal that nobody handles, then handles it again.
  static func raiseAsUsual(_ number: Int32) {
    _ = signal(number, nil)
    _ = raise(number)
    _ = signal(number, passOn)
  }

  static func putByte(_ byte: UInt8, into descriptor: Int32) {
    var byte = byte
    _ = unsafe write(descriptor, &byte, 1)
  }

  /// What is there to be read now; nil where nothing is, empty where the other end is closed.
  static func takeBytes(_ descriptor: Int32, atMost count: Int) -> [UInt8]? {
    var result = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
      result = unsafe read(descriptor, buffer.baseAddress, count)
      length = max(0, result)
    }
    if result < 0 { return errno == EINTR || errno == EAGAIN ? nil : [] }
    return bytes
  }

  /// Waits until one of the descriptors can be read.
  ///
  /// - Parameter milliseconds: at most so long; nil for ever.
  /// - Returns: for each descriptor, whether it can.
  static func wait(for descriptors: [Int32], milliseconds: Int32?) -> [Bool] {
    var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let count = nfds_t(polled.count)
    let result = unsafe polled.withUnsafeMutableBufferPointer {
      unsafe poll($0.baseAddress, count, milliseconds ?? -1)
    }
    guard result > 0 else { return descriptors.map { _ in false } }
    return polled.map { $0.revents != 0 }
  }
}
