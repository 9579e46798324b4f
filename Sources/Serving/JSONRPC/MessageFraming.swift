/// Splits a stream of bytes into messages.
public protocol MessageFraming: Sendable {
  /// Adds received bytes.
  mutating func append(_ bytes: [UInt8])
  /// The next complete message; nil if more bytes are needed.
  mutating func next() -> FramedMessage?
  /// The bytes to send for a message.
  func framed(_ body: [UInt8]) -> [UInt8]
}

/// The content between two frame boundaries.
public enum FramedMessage: Hashable, Sendable {
  case body([UInt8])
  /// An error in the frame; the stream continues after it.
  case refused(String)
}

enum FramingLimits {
  /// The maximum size of a message: a screen of a quarter of a million elements.
  static let message = 1 << 26
  /// The maximum length of a header line.
  static let header = 1 << 12
}
