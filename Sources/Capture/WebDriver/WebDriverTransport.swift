/// A request of WebDriver, below the address of the server.
public struct WebDriverRequest: Hashable, Sendable {
  public enum Method: String, Hashable, Sendable {
    case get = "GET"
    case post = "POST"
    case delete = "DELETE"
  }

  public var method: Method
  /// Follows the address; percent-encoded.
  public var path: String
  /// JSON; nil for a request without a body.
  public var body: [UInt8]?

  public init(_ method: Method, _ path: String, body: [UInt8]? = nil) {
    self.method = method
    self.path = path
    self.body = body
  }
}

public struct WebDriverResponse: Hashable, Sendable {
  public var status: Int
  public var body: [UInt8]

  public init(status: Int, body: [UInt8]) {
    self.status = status
    self.body = body
  }
}

/// Why there is no response.
public enum TransportError: Error, Hashable, Sendable {
  /// No server answers there; the reason, in the system's words.
  case unreachable(String)
  case timedOut(seconds: Double)
  /// The connection ended in the middle of the response.
  case cutOff
  case certificate(String)
  /// Larger than this number of MB.
  case tooLarge(megabytes: Int)
  case interrupted
  case failed(String)
}

/// Sends requests to a server. Redirects are not followed.
public protocol WebDriverTransport {
  /// - Parameters:
  ///   - seconds: the time that the response may take.
  ///   - grace: seconds to wait for the answer after the process was asked to end.
  func send(
    _ request: WebDriverRequest, within seconds: Double, grace: Double
  ) throws(TransportError) -> WebDriverResponse
}
