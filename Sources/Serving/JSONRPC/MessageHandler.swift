/// The server's part of a conversation: messages to send for received ones.
public protocol MessageHandler {
  /// The notification that cancels a request.
  static var cancellation: Cancellation { get }
  /// Whether several messages may arrive as one array.
  static var takesBatches: Bool { get }

  /// The exit status; nil while the conversation continues.
  var status: Int32? { get }
  /// The exit status if the input ends first.
  var statusAtEnd: Int32 { get }
  /// Whether there is work to do while no message arrives.
  var hasWork: Bool { get }

  mutating func handle(_ message: IncomingMessage) -> [OutgoingMessage]
  /// Does part of the work.
  mutating func work() -> [OutgoingMessage]
}

/// How a protocol cancels a request before its response.
public struct Cancellation: Sendable {
  let method: String
  /// The parameter with the id of the request.
  let parameter: String
  /// The response to the request; nil for none.
  let answer: RPCError?
}
