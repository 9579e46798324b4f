internal import CSystem

/// Lines from a file or a terminal, with what else can happen while one waits for them.
///
/// A terminal gives whole lines and does the editing itself, as its user has set it.
public struct SessionInput {
  public enum Event: Hashable, Sendable {
    case line(String)
    /// A key, or the sequence that stands for one, where ``SessionInput/readsKeys`` says so.
    case key(String)
    /// No more lines come.
    case end
    case signal(SessionSignal)
    /// Another thread has something to say (``SessionBell``).
    case bell
    /// Nothing happened in the time given.
    case nothing
  }

  public let bell: SessionBell
  /// Whether what comes is taken key by key.
  public var readsKeys = false
  private let lines: Int32
  private let wake: (reading: Int32, writing: Int32)
  private var buffer: [UInt8] = []
  private var isAtEnd = false

  /// A label has no more; what a line has beyond is dropped.
  private static let longestLine = 65_536

  /// - Parameters:
  ///   - path: a file, or `-` for standard input.
  ///   - handlesSignals: whether those of the terminal become events.
  public init(path: String, handlesSignals: Bool) throws(SystemError) {
    guard let wake = CLibrary.makePipe() else { throw SystemError(path: path) }
    self.wake = wake
    bell = SessionBell(pipe: wake.writing)
    if path == InputFile.standardInput {
      lines = CLibrary.standardInput
    } else {
      lines = CLibrary.openForReading(path)
      guard lines >= 0 else { throw SystemError(path: path) }
    }
    if handlesSignals {
      CLibrary.passSignals(SessionSignal.allCases.map(\.number), to: wake.writing)
    }
  }

  /// Waits for what comes next.
  ///
  /// - Parameter milliseconds: at most so long; nil for ever.
  public mutating func next(within milliseconds: Int? = nil) -> Event {
    while true {
      if let event = takeWake() { return event }
      if readsKeys {
        if let key = KeySequence.take(from: &buffer) { return .key(key) }
      } else if let line = takeLine() {
        return .line(line)
      }
      if isAtEnd { return .end }
      let ready = CLibrary.wait(
        for: [lines, wake.reading], milliseconds: milliseconds.map { Int32(clamping: $0) })
      if ready[0] { fill() }
      if !ready[0], !ready[1], milliseconds != nil { return takeWake() ?? .nothing }
    }
  }

  private mutating func fill() {
    guard let bytes = CLibrary.takeBytes(lines, atMost: 4_096) else { return }
    if bytes.isEmpty { isAtEnd = true }
    buffer += bytes
  }

  private mutating func takeLine() -> String? {
    let newline = UInt8(ascii: "\n")
    guard let end = buffer.firstIndex(of: newline) else {
      if isAtEnd, !buffer.isEmpty {
        defer { buffer = [] }
        return Self.text(buffer[...])
      }
      if buffer.count > Self.longestLine { buffer.removeLast(buffer.count - Self.longestLine) }
      return nil
    }
    defer { buffer.removeSubrange(...end) }
    return Self.text(buffer[..<end])
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    let isDOS = bytes.last == UInt8(ascii: "\r")
    return String(decoding: isDOS ? bytes.dropLast() : bytes, as: UTF8.self)
  }

  private func takeWake() -> Event? {
    guard let byte = CLibrary.takeBytes(wake.reading, atMost: 1)?.first else { return nil }
    guard byte != SessionBell.byte else { return .bell }
    return SessionSignal.allCases.first { $0.number == Int32(byte) }.map(Event.signal)
  }
}

/// One key in what a terminal sends.
enum KeySequence {
  private static let escape: UInt8 = 0x1B

  /// Takes the first key off; nil where nothing is there.
  static func take(from bytes: inout [UInt8]) -> String? {
    guard let first = bytes.first else { return nil }
    let length = first == escape ? escapeLength(bytes) : characterLength(bytes, first)
    defer { bytes.removeFirst(length) }
    return String(decoding: bytes[..<length], as: UTF8.self)
  }

  /// ESC alone is a key; ESC [ and ESC O begin a sequence that a letter or ~ ends.
  private static func escapeLength(_ bytes: [UInt8]) -> Int {
    guard bytes.count > 2, bytes[1] == UInt8(ascii: "[") || bytes[1] == UInt8(ascii: "O") else {
      return 1
    }
    let end = bytes[2...].firstIndex { (0x40...0x7E).contains($0) }
    return end.map { $0 + 1 } ?? bytes.count
  }

  private static func characterLength(_ bytes: [UInt8], _ first: UInt8) -> Int {
    let length =
      switch first {
      case 0xC0..<0xE0: 2
      case 0xE0..<0xF0: 3
      case 0xF0...0xFF: 4
      default: 1
      }
    return min(length, bytes.count)
  }
}

/// Wakes a ``SessionInput`` from another thread.
public struct SessionBell: Sendable {
  static let byte: UInt8 = 255
  let pipe: Int32

  public func ring() { CLibrary.putByte(Self.byte, into: pipe) }
}

/// The signals of a terminal, and those that end a process.
public enum SessionSignal: String, CaseIterable, Hashable, Sendable {
  case interrupt, terminate, hangUp, stop

  /// The number that the system has for it.
  public var number: Int32 {
    switch self {
    case .interrupt: CLibrary.interruptSignal
    case .terminate: CLibrary.terminateSignal
    case .hangUp: CLibrary.hangUpSignal
    case .stop: CLibrary.stopSignal
    }
  }

  /// Stops this process as the system does, and returns when it goes on.
  public static func stopProcess() { CLibrary.raiseAsUsual(CLibrary.stopSignal) }
}

/// A thread of its own.
public enum BackgroundThread {
  /// - Returns: whether the system gave one.
  public static func start(_ run: @escaping @Sendable () -> Void) -> Bool {
    DetachedThread.start(run)
  }
}

/// Lets a thread sleep until another has something for it.
public struct ThreadSignal: Sendable {
  private let reading: Int32
  private let writing: Int32

  /// nil where the system gives no pipe.
  public init?() {
    guard let pipe = CLibrary.makePipe() else { return nil }
    (reading, writing) = pipe
  }

  public func send() { CLibrary.putByte(1, into: writing) }

  /// Returns at once where something was sent since the last time.
  ///
  /// - Parameter milliseconds: at most so long; nil for ever.
  public func wait(milliseconds: Int? = nil) {
    _ = CLibrary.wait(for: [reading], milliseconds: milliseconds.map { Int32(clamping: $0) })
    _ = CLibrary.takeBytes(reading, atMost: 4_096)
  }
}
