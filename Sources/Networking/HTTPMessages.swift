/// A request over HTTP/1.1.
public struct HTTPRequest: Sendable {
  public var method: String
  /// Percent-encoded, with the scheme `http` or `https`.
  public var url: String
  /// Names and values, without line breaks.
  public var headers: [(name: String, value: String)]
  /// Sent with its length; nil for a request without a body.
  public var body: [UInt8]?

  public init(
    _ method: String, _ url: String, headers: [(name: String, value: String)] = [],
    body: [UInt8]? = nil
  ) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
  }
}

public struct HTTPResponse: Hashable, Sendable {
  public var status: Int
  public var body: [UInt8]

  public init(status: Int, body: [UInt8]) {
    self.status = status
    self.body = body
  }
}

/// Why a request has no response.
public enum HTTPFailure: Error, Hashable, Sendable {
  /// The name of the host has no address.
  case unknownHost
  /// No connection: the number of the system's error, 0 if there is none.
  case unreachable(errorNumber: Int32)
  /// No connection within ``HTTPTransfer/connectTime`` seconds.
  case notConnected
  /// The response did not arrive in time.
  case timedOut
  /// The connection ended before the response did, or the response is not HTTP.
  case cutOff
  /// The certificate is not valid; why.
  case certificate(String)
  /// The body is larger than the limit.
  case tooLarge
  case cancelled
  /// Anything else, in libcurl's words.
  case other(String)
}
