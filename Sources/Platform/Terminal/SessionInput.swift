/// Lines from a file or a terminal, and other events while waiting for them.
///
/// A terminal sends whole lines and edits them itself, as configured by its user.
public struct SessionInput {
  public enum Event: Hashable, Sendable {
    case line(String)
    /// A key, or its sequence, if ``SessionInput/readsKeys`` is set.
    case key(String)
    /// There are no more lines.
    case end
    case signal(SessionSignal)
    /// Another thread has rung (``SessionBell``).
    case bell
    /// Nothing happened within the given time.
    case nothing
  }

  public let bell: SessionBell
  /// Whether input is read key by key.
  public var readsKeys = false
  private let lines: Int32
  private let wake: (reading: Int32, writing: Int32)
  private var buffer: [UInt8] = []
  /// The length of the buffer's beginning without a line end: a long line arrives in many pieces.
  private var searched = 0
  private var isAtEnd = false
  /// The name of the input in errors.
  private let path: String
  /// Why there are no more lines, if the input has not simply ended.
  public private(set) var failure: SystemError?

  /// The rest of a longer line is dropped; no label needs more.
  private static let longestLine = 65_536
  /// How much of a line may be dropped: endless input has no lines.
  private static let mostDropped = 1 << 26
  private var dropped = 0

  /// - Parameters:
  ///   - path: a file, or `-` for standard input.
  ///   - handlesSignals: whether those of the terminal become events.
  public init(path: String, handlesSignals: Bool) throws(SystemError) {
    guard let wake = CLibrary.makeSignalPipe() else { throw SystemError(path: path) }
    self.wake = wake
    self.path = path
    bell = SessionBell(pipe: wake.writing)
    if path == InputFile.standardInput {
      lines = CLibrary.standardInput
    } else {
      if Folder.isFolder(path) { throw SystemError(path: path, reason: "is a directory") }
      lines = CLibrary.openForReading(path)
      guard lines >= 0 else { throw SystemError(path: path) }
    }
    if handlesSignals {
      CLibrary.passSignals(SessionSignal.allCases.map(\.number), to: wake.writing)
    }
  }

  /// Waits for the next event.
  ///
  /// - Parameter milliseconds: the maximum time; nil for no limit.
  public mutating func next(within milliseconds: Int? = nil) -> Event {
    while true {
      if let event = takeWake() { return event }
      if readsKeys {
        searched = 0
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
    guard let bytes = CLibrary.readPiece(lines, atMost: 4_096) else {
      guard !CLibrary.lastErrorWasFullPipe else { return }
      // A terminal that has disappeared ends the input, as its user would.
      if !CLibrary.isTerminal(lines) { failure = SystemError(path: path) }
      return isAtEnd = true
    }
    if bytes.isEmpty { isAtEnd = true }
    buffer += bytes
  }

  private mutating func takeLine() -> String? {
    let newline = UInt8(ascii: "\n")
    guard let end = buffer[searched...].firstIndex(of: newline) else {
      if isAtEnd, !buffer.isEmpty {
        defer { buffer = [] }
        searched = 0
        return Self.text(buffer[...])
      }
      dropEndOfLine()
      searched = buffer.count
      return nil
    }
    dropped = 0
    searched = 0
    defer { buffer.removeSubrange(...end) }
    return Self.text(buffer[..<end])
  }

  private mutating func dropEndOfLine() {
    guard buffer.count > Self.longestLine else { return }
    dropped += buffer.count - Self.longestLine
    buffer.removeLast(buffer.count - Self.longestLine)
    guard dropped > Self.mostDropped else { return }
    failure = SystemError(path: path, reason: "holds a line that does not end")
    buffer = []
    isAtEnd = true
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    let isDOS = bytes.last == UInt8(ascii: "\r")
    return String(decoding: isDOS ? bytes.dropLast() : bytes, as: UTF8.self)
  }

  private func takeWake() -> Event? {
    guard let byte = CLibrary.readWhatIsThere(wake.reading, atMost: 1)?.first else { return nil }
    guard byte != SessionBell.byte else { return .bell }
    return SessionSignal.allCases.first { $0.number == Int32(byte) }.map(Event.signal)
  }
}
