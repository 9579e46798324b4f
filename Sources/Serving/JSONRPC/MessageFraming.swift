/// How messages follow each other in a stream of bytes.
public protocol MessageFraming: Sendable {
  /// Adds what was received.
  mutating func append(_ bytes: [UInt8])
  /// The next whole message; nil where more bytes are needed.
  mutating func next() -> FramedMessage?
  /// The bytes to send for a message.
  func framed(_ body: [UInt8]) -> [UInt8]
}

/// What was received between two ends of a frame.
public enum FramedMessage: Hashable, Sendable {
  case body([UInt8])
  /// What is wrong with the frame; the stream goes on after it.
  case refused(String)
}

enum FramingLimits {
  /// Bytes of a message: a screen of a quarter of a million elements.
  static let message = 1 << 26
  /// Bytes of a line among the headers.
  static let header = 1 << 12
}
