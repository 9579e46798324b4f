public import SourceText

/// The id of a request, which its response repeats.
public enum RequestID: Hashable, Sendable {
  case number(Int)
  case text(String)

  /// nil for an invalid id: JSON-RPC 2.0 allows fractions and null in theory and advises against
  /// both.
  init?(_ value: JSONValue) {
    if let text = value.string {
      self = .text(text)
    } else if let number = value.integer {
      self = .number(number)
    } else {
      return nil
    }
  }
}

/// The method and parameters of a request or a notification.
public struct Call: Sendable {
  public let method: String
  public let parameters: JSONValue?
}

/// A received message of JSON-RPC 2.0 (https://www.jsonrpc.org/specification).
public enum IncomingMessage: Sendable {
  case request(RequestID, Call)
  case notification(Call)
  /// A response; a server without requests ignores it.
  case answer

  /// - Throws: why it is not a message, with the id for the response, if it has one.
  init(_ value: JSONValue) throws(RefusedMessage) {
    guard value.kind == .object else {
      throw RefusedMessage(nil, "found \(value.kind); expected an object")
    }
    let id = value["id"].flatMap(RequestID.init)
    guard value["jsonrpc"]?.string == "2.0" else {
      throw RefusedMessage(id, "expected \"jsonrpc\": \"2.0\"")
    }
    if value.member("id") != nil, id == nil {
      throw RefusedMessage(nil, "expected a string or an integer as \"id\"")
    }
    guard let member = value.member("method") else {
      if value.member("result") != nil || value.member("error") != nil {
        self = .answer
        return
      }
      throw RefusedMessage(id, "found no \"method\"; expected one")
    }
    guard let method = member.string else {
      throw RefusedMessage(id, "found \(member.kind) as \"method\"; expected a string")
    }
    let call = Call(method: method, parameters: value["params"])
    self = id.map { .request($0, call) } ?? .notification(call)
  }
}

/// JSON that is not a message.
struct RefusedMessage: Error {
  let id: RequestID?
  let error: RPCError

  init(_ id: RequestID?, _ reason: String) {
    self.id = id
    error = .invalidRequest(reason)
  }
}
