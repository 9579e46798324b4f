public import Platform
internal import SourceText

/// A conversation in JSON-RPC 2.0: messages are read, handled one after the other, and answered.
///
/// All received messages are read before the next one is handled, so that a waiting request can be
/// cancelled, and a later version of a document replaces an earlier one.
public struct Conversation<Handler: MessageHandler> {
  private enum Received {
    case message(IncomingMessage)
    case batch([JSONValue])
    case refused(RequestID?, RPCError)
  }

  public private(set) var handler: Handler
  private var framing: any MessageFraming
  private var waiting: [Received] = []
  private var cancelled: Set<RequestID> = []

  /// The maximum number of waiting messages: the rest stays in the pipe.
  private static var mostWaiting: Int { 1_000 }

  public init(_ handler: Handler, framing: any MessageFraming) {
    self.handler = handler
    self.framing = framing
  }

  /// Runs the conversation to its end.
  ///
  /// - Parameters:
  ///   - read: returns received bytes, and waits for them on request.
  ///   - write: sends bytes; false if that is no longer possible.
  /// - Returns: the exit status.
  public mutating func run(
    reading read: (_ waits: Bool) -> InputPieces.Piece, writing write: ([UInt8]) -> Bool
  ) -> Int32 {
    var isAtEnd = false
    while handler.status == nil {
      if !isAtEnd { isAtEnd = !receive(read) }
      if let bodies = step() {
        guard write(bodies.flatMap(framing.framed)) else { return 2 }
      } else if isAtEnd {
        break
      }
    }
    return handler.status ?? handler.statusAtEnd
  }

  /// The output of the next step; nil if there is nothing to do.
  private mutating func step() -> [[UInt8]]? {
    if !waiting.isEmpty { return answer(waiting.removeFirst()) }
    return handler.hasWork ? handler.work().map(\.bytes) : nil
  }
}

// MARK: - Receiving

extension Conversation {
  /// Receives available bytes, and waits if there is nothing to do.
  ///
  /// - Returns: whether more may arrive.
  private mutating func receive(_ read: (_ waits: Bool) -> InputPieces.Piece) -> Bool {
    while waiting.count < Self.mostWaiting {
      switch read(waiting.isEmpty && !handler.hasWork) {
      case .nothingYet: return true
      case .end: return false
      case .bytes(let bytes):
        framing.append(bytes)
        while let framed = framing.next() { take(framed) }
      }
    }
    return true
  }

  private mutating func take(_ framed: FramedMessage) {
    let bytes: [UInt8]
    switch framed {
    case .body(let body): bytes = body
    case .refused(let reason): return waiting.append(.refused(nil, .parseError(reason)))
    }
    do throws(DocumentError) {
      var limits = JSONLimits()
      limits.textLength = FramingLimits.message
      take(try JSONDocument(bytes, limits: limits).root)
    } catch {
      let place = "line \(error.line), column \(error.column)"
      waiting.append(.refused(nil, .parseError("\(error.reason) (\(place) of the message)")))
    }
  }

  private mutating func take(_ value: JSONValue) {
    if Handler.takesBatches, let values = value.array, !values.isEmpty {
      return waiting.append(.batch(values))
    }
    do throws(RefusedMessage) {
      let message = try IncomingMessage(value)
      if !takesBack(message) { waiting.append(.message(message)) }
    } catch {
      waiting.append(.refused(error.id, error.error))
    }
  }

  /// Marks the request that the message cancels, if it is a cancellation.
  private mutating func takesBack(_ message: IncomingMessage) -> Bool {
    let cancellation = Handler.cancellation
    guard case .notification(let call) = message, call.method == cancellation.method else {
      return false
    }
    guard let id = call.parameters?[cancellation.parameter].flatMap(RequestID.init) else {
      return true
    }
    let isWaiting = waiting.contains {
      if case .message(.request(id, _)) = $0 { true } else { false }
    }
    if isWaiting { cancelled.insert(id) }
    return true
  }
}

// MARK: - Answering

extension Conversation {
  private mutating func answer(_ received: Received) -> [[UInt8]] {
    switch received {
    case .refused(let id, let error): return [OutgoingMessage.failure(of: id, error).bytes]
    case .message(let message): return handle(message).map(\.bytes)
    case .batch(let values):
      let answers = values.flatMap { answer($0) }
      guard !answers.isEmpty else { return [] }
      var json = JSONWriter()
      json.array(answers, inline: true) { $1.write(to: &$0) }
      return [json.bytes]
    }
  }

  private mutating func answer(_ value: JSONValue) -> [OutgoingMessage] {
    do throws(RefusedMessage) {
      return handle(try IncomingMessage(value))
    } catch {
      return [.failure(of: error.id, error.error)]
    }
  }

  private mutating func handle(_ message: IncomingMessage) -> [OutgoingMessage] {
    if case .request(let id, _) = message, cancelled.remove(id) != nil {
      return Handler.cancellation.answer.map { [.failure(of: id, $0)] } ?? []
    }
    return handler.handle(message)
  }
}
