/// One message per line, as in MCP's transport over standard input and output
/// (https://modelcontextprotocol.io/specification/2025-06-18/basic/transports).
public struct LineFraming: MessageFraming {
  private let limit: Int
  private var buffer: [UInt8] = []
  /// The number of bytes already searched for a line end.
  private var seen = 0
  private var isTooLong = false

  public init() { self.init(limit: FramingLimits.message) }

  init(limit: Int) { self.limit = limit }

  public mutating func append(_ bytes: [UInt8]) { buffer += bytes }

  public mutating func next() -> FramedMessage? {
    while let end = buffer[seen...].firstIndex(of: UInt8(ascii: "\n")) {
      let line = Array(buffer[..<end])
      let wasTooLong = isTooLong || end > limit
      buffer.removeSubrange(...end)
      seen = 0
      isTooLong = false
      if wasTooLong { return .refused("a message of more than \(limit) bytes; expected fewer") }
      if !line.allSatisfy(\.isBlank) { return .body(line) }
    }
    seen = buffer.count
    if seen > limit {
      isTooLong = true
      buffer = []
      seen = 0
    }
    return nil
  }

  public func framed(_ body: [UInt8]) -> [UInt8] { body + [UInt8(ascii: "\n")] }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0D }
}
