/// Messages with a header that states their length in bytes, as in the base protocol of LSP 3.17
/// (https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#baseProtocol).
public struct HeaderFraming: MessageFraming {
  private static let name = "content-length:"

  private let limit: Int
  private var buffer: [UInt8] = []
  /// The length in the current header.
  private var length: Int?
  private var hasHeader = false
  /// The expected length of the current message; nil among headers.
  private var expected: Int?
  /// The bytes of a rejected message that remain to be dropped.
  private var dropped = 0

  public init() { self.init(limit: FramingLimits.message) }

  init(limit: Int) { self.limit = limit }

  public mutating func append(_ bytes: [UInt8]) { buffer += bytes }

  public mutating func next() -> FramedMessage? {
    drop()
    while expected == nil {
      guard dropped == 0, let line = takeLine() else { return nil }
      if line.isEmpty {
        if let refusal = endHeader() { return refusal }
      } else {
        read(line)
      }
    }
    guard let count = expected, buffer.count >= count else { return nil }
    defer {
      buffer.removeFirst(count)
      expected = nil
    }
    return .body(Array(buffer.prefix(count)))
  }

  public func framed(_ body: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }

  private mutating func drop() {
    let count = min(dropped, buffer.count)
    buffer.removeFirst(count)
    dropped -= count
  }

  /// A line without its end; a line that is not a header is shortened.
  private mutating func takeLine() -> String? {
    guard let end = buffer.firstIndex(of: UInt8(ascii: "\n")) else {
      if buffer.count > FramingLimits.header {
        buffer.removeFirst(buffer.count - FramingLimits.header)
      }
      return nil
    }
    defer { buffer.removeSubrange(...end) }
    let isWhole = end > 0 && buffer[end - 1] == UInt8(ascii: "\r")
    let line = buffer[..<(isWhole ? end - 1 : end)]
    return String(decoding: line.suffix(FramingLimits.header), as: UTF8.self)
  }

  /// Reads the length; after unexpected bytes it is at the end of their last line.
  private mutating func read(_ line: String) {
    hasHeader = true
    let lower = line.lowercased()
    guard let name = lower.ranges(of: Self.name).last else { return }
    length = Int(lower[name.upperBound...].filter { !$0.isWhitespace })
  }

  private mutating func endHeader() -> FramedMessage? {
    defer {
      length = nil
      hasHeader = false
    }
    guard hasHeader else { return nil }
    guard let length, length >= 0 else {
      return .refused("found a header without a length; expected \"Content-Length: \" and a number")
    }
    guard length <= limit else {
      dropped = length
      drop()
      return .refused("a message of \(length) bytes; expected at most \(limit)")
    }
    expected = length
    return nil
  }
}
