public import SourceText

/// A message of JSON-RPC 2.0 to send.
public struct OutgoingMessage: Sendable {
  /// Writes one JSON value.
  public typealias Body = @Sendable (inout JSONWriter) -> Void

  private enum Content {
    case notification(method: String, Body)
    case request(RequestID, method: String, Body)
    case result(RequestID, Body)
    case failure(RequestID?, RPCError)
  }

  private let content: Content

  static func notification(_ method: String, _ body: @escaping Body) -> OutgoingMessage {
    OutgoingMessage(content: .notification(method: method, body))
  }

  /// A request of the server; the answer needs no handling.
  static func request(
    _ id: RequestID, _ method: String, _ body: @escaping Body
  ) -> OutgoingMessage {
    OutgoingMessage(content: .request(id, method: method, body))
  }

  static func result(of id: RequestID, _ body: @escaping Body) -> OutgoingMessage {
    OutgoingMessage(content: .result(id, body))
  }

  /// - Parameter id: nil if the request could not be read.
  static func failure(of id: RequestID?, _ error: RPCError) -> OutgoingMessage {
    OutgoingMessage(content: .failure(id, error))
  }

  /// On one line, which both framings support.
  var bytes: [UInt8] {
    var json = JSONWriter()
    write(to: &json)
    return json.bytes
  }

  func write(to json: inout JSONWriter) {
    json.object(inline: true) { json in
      json.member("jsonrpc", "2.0")
      switch content {
      case .notification(let method, let body):
        json.member("method", method)
        json.key("params")
        body(&json)
      case .request(let id, let method, let body):
        json.id(id)
        json.member("method", method)
        json.key("params")
        body(&json)
      case .result(let id, let body):
        json.id(id)
        json.key("result")
        body(&json)
      case .failure(let id, let error):
        json.id(id)
        json.key("error")
        json.object { json in
          json.member("code", error.code)
          json.member("message", error.message)
        }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func id(_ id: RequestID?) {
    switch id {
    case .number(let number): member("id", number)
    case .text(let text): member("id", text)
    case nil:
      key("id")
      null()
    }
  }
}
