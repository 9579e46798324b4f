/// The lines of standard input, one at a time.
public struct InputLines {
  public enum Line: Hashable, Sendable {
    case text([UInt8])
    /// More bytes than the limit; they have been dropped.
    case tooLong
  }

  private let limit: Int
  private var buffer: [UInt8] = []
  /// The part of the buffer that has been returned.
  private var start = 0
  private var isAtEnd = false

  private static let pieceLength = 1 << 16

  /// - Parameter limit: bytes of a line.
  public init(limit: Int) { self.limit = limit }

  /// The next line without its end; nil if there is none.
  public mutating func next() throws(SystemError) -> Line? {
    var seen = start
    var isTooLong = false
    while true {
      if let end = buffer[seen...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return isTooLong || end - start > limit ? .tooLong : .text(line(upTo: end))
      }
      if isAtEnd {
        defer { start = buffer.count }
        if isTooLong { return .tooLong }
        return start < buffer.count ? .text(line(upTo: buffer.count)) : nil
      }
      buffer.removeSubrange(..<start)
      start = 0
      if buffer.count > limit {
        isTooLong = true
        buffer.removeAll()
      }
      seen = buffer.count
      try fill()
    }
  }

  private mutating func fill() throws(SystemError) {
    guard let piece = CLibrary.readNext(CLibrary.standardInput, atMost: Self.pieceLength) else {
      throw SystemError(path: "standard input")
    }
    isAtEnd = piece.isEmpty
    buffer += piece
  }

  private func line(upTo end: Int) -> [UInt8] {
    let isDOS = end > start && buffer[end - 1] == UInt8(ascii: "\r")
    return Array(buffer[start..<(isDOS ? end - 1 : end)])
  }
}
