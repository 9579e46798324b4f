internal import Capture
internal import Networking
internal import Platform

/// Sends requests over HTTP: it follows no redirects and verifies every certificate.
struct HTTPTransport: WebDriverTransport {
  private let address: ServerAddress
  private let ending: () -> SessionSignal?

  /// The tree of a screen has at most tens of megabytes, and base64 enlarges a screenshot.
  private static let megabytes = 256

  init(_ address: ServerAddress, ending: @escaping () -> SessionSignal?) {
    self.address = address
    self.ending = ending
  }

  func send(
    _ request: WebDriverRequest, within seconds: Double, grace: Double
  ) throws(TransportError) -> WebDriverResponse {
    if ending() != nil, grace == 0 { throw .interrupted }
    var askedToEnd: Double?
    do throws(HTTPFailure) {
      let response = try HTTPTransfer.send(
        self.request(request), within: seconds, limit: Self.megabytes << 20
      ) {
        guard ending() != nil else { return false }
        let start = askedToEnd ?? MonotonicClock.now
        askedToEnd = start
        return MonotonicClock.now - start >= grace
      }
      return WebDriverResponse(status: response.status, body: response.body)
    } catch {
      throw self.error(error, seconds: seconds)
    }
  }

  private func request(_ request: WebDriverRequest) -> HTTPRequest {
    var headers = [(name: "Accept", value: "application/json")]
    if let authorization = address.authorization {
      headers.append(("Authorization", authorization))
    }
    if request.body != nil {
      headers.append(("Content-Type", "application/json; charset=utf-8"))
    }
    return HTTPRequest(
      request.method.rawValue, "\(address.scheme.rawValue)://\(address.host)\(request.path)",
      headers: headers, body: request.body)
  }

  private func error(_ failure: HTTPFailure, seconds: Double) -> TransportError {
    switch failure {
    case .unknownHost: .unreachable("there is no host \(address.name)")
    case .unreachable(errorNumber: 0): .unreachable("no connection")
    case .unreachable(let number): .unreachable(SystemError(code: number, path: "").reason)
    case .notConnected: .unreachable("no connection within \(HTTPTransfer.connectTime) seconds")
    case .timedOut: .timedOut(seconds: seconds)
    case .cutOff: .cutOff
    case .certificate(let reason): .certificate(reason)
    case .tooLarge: .tooLarge(megabytes: Self.megabytes)
    case .cancelled: .interrupted
    case .other(let reason): .failed(reason)
    }
  }
}
