/// The server's part of a conversation: what is sent for what was received.
public protocol MessageHandler {
  /// The notification that takes a request back.
  static var cancellation: Cancellation { get }
  /// Whether several messages may be received as one array.
  static var takesBatches: Bool { get }

  /// The exit status; nil while the conversation goes on.
  var status: Int32? { get }
  /// The exit status where the input ends first.
  var statusAtEnd: Int32 { get }
  /// Whether there is something to do while nothing is received.
  var hasWork: Bool { get }

  mutating func handle(_ message: IncomingMessage) -> [OutgoingMessage]
  /// Does a part of what there is to do.
  mutating func work() -> [OutgoingMessage]
}

/// How a protocol takes a request back before it is answered.
public struct Cancellation: Sendable {
  let method: String
  /// The parameter that holds the id of the request.
  let parameter: String
  /// What the request is answered with; nil for no answer.
  let answer: RPCError?
}
