/// Why a request has no result.
public struct RPCError: Error, Hashable, Sendable {
  public let code: Int
  public let message: String

  public init(code: Int, message: String) {
    self.code = code
    self.message = message
  }
}

// The codes of JSON-RPC 2.0, section 5.1.
extension RPCError {
  public static func parseError(_ reason: String) -> RPCError {
    RPCError(code: -32_700, message: reason)
  }

  public static func invalidRequest(_ reason: String) -> RPCError {
    RPCError(code: -32_600, message: reason)
  }

  public static func methodNotFound(_ method: String) -> RPCError {
    RPCError(code: -32_601, message: "There is no method \"\(method.prefix(100))\".")
  }

  public static func invalidParameters(_ reason: String) -> RPCError {
    RPCError(code: -32_602, message: reason)
  }
}
