internal import AsyncHTTPClient
internal import Capture
internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix
internal import NIOSSL
internal import Platform

/// Sends requests over HTTP: it follows no redirects and verifies every certificate.
final class HTTPTransport: WebDriverTransport {
  private let client: HTTPClient
  private let address: ServerAddress
  private let ending: () -> SessionSignal?

  private static let connectTime = 5
  /// The tree of a screen has at most tens of megabytes, and base64 enlarges a screenshot.
  private static let megabytes = 256
  /// The interval between checks whether the process is to end.
  private static let pause = 0.05

  init(_ address: ServerAddress, ending: @escaping () -> SessionSignal?) {
    self.address = address
    self.ending = ending
    var configuration = HTTPClient.Configuration(
      redirectConfiguration: .disallow,
      timeout: .init(connect: .seconds(Int64(Self.connectTime))), decompression: .disabled)
    configuration.httpVersion = .http1Only
    // WebDriverAgent may close a connection at any time; a request that fails because of it cannot
    // be repeated.
    configuration.maximumUsesPerConnection = 1
    configuration.connectionPool.retryConnectionEstablishment = false
    client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
  }

  deinit { try? client.syncShutdown() }

  func send(
    _ request: WebDriverRequest, within seconds: Double, grace: Double
  ) throws(TransportError) -> WebDriverResponse {
    if ending() != nil, grace == 0 { throw .interrupted }
    let task = try start(request, within: seconds)
    let outcome = Monitor<Result<HTTPClient.Response, any Error>?>(nil)
    task.futureResult.whenComplete { result in outcome.update { $0 = result } }
    var askedToEnd: Double?
    while true {
      if let result = outcome.wait(atMost: Self.pause, { $0 }) {
        do { return Self.response(try result.get()) } catch {
          throw HTTPFailure.error(error, seconds: seconds, megabytes: Self.megabytes)
        }
      }
      if ending() == nil { continue }
      askedToEnd = askedToEnd ?? MonotonicClock.now
      if let askedToEnd, MonotonicClock.now - askedToEnd >= grace {
        task.cancel()
        throw .interrupted
      }
    }
  }

  private func start(
    _ request: WebDriverRequest, within seconds: Double
  ) throws(TransportError) -> HTTPClient.Task<HTTPClient.Response> {
    do {
      let request = try self.request(request)
      return client.execute(
        request: request,
        delegate: ResponseAccumulator(request: request, maxBodySize: Self.megabytes << 20),
        deadline: .now() + .milliseconds(Int64(seconds * 1_000)))
    } catch {
      throw .failed("\(error)")
    }
  }

  private func request(_ request: WebDriverRequest) throws -> HTTPClient.Request {
    var headers: HTTPHeaders = ["Accept": "application/json"]
    if let authorization = address.authorization {
      headers.add(name: "Authorization", value: authorization)
    }
    if request.body != nil {
      headers.add(name: "Content-Type", value: "application/json; charset=utf-8")
    }
    return try HTTPClient.Request(
      url: "\(address.scheme.rawValue)://\(address.host)\(request.path)",
      method: HTTPMethod(rawValue: request.method.rawValue), headers: headers,
      // Bytes have a length, so the body is never sent in chunks.
      body: request.body.map { .bytes($0) })
  }

  private static func response(_ response: HTTPClient.Response) -> WebDriverResponse {
    let body = response.body.map { Array($0.readableBytesView) } ?? []
    return WebDriverResponse(status: Int(response.status.code), body: body)
  }
}

/// Messages for connection errors.
private enum HTTPFailure {
  static func error(_ error: any Error, seconds: Double, megabytes: Int) -> TransportError {
    switch error {
    case let error as HTTPClientError: words(for: error, seconds: seconds)
    case is ResponseAccumulator.ResponseTooBigError: .tooLarge(megabytes: megabytes)
    case let error as NIOConnectionError: .unreachable(reason(of: error))
    case let error as NIOSSLError: .certificate(reason(of: error))
    case is NIOSSLExtraError: .certificate("it is for another host")
    case let error as IOError where !SystemError.isLostConnection(error.errnoCode):
      .unreachable(SystemError(code: error.errnoCode, path: "").reason)
    case is HTTPParserError, is IOError, is ChannelError: .cutOff
    default: .failed("\(error)")
    }
  }

  private static func words(for error: HTTPClientError, seconds: Double) -> TransportError {
    switch error {
    case .connectTimeout: .unreachable("no connection within 5 seconds")
    case .deadlineExceeded, .readTimeout, .getConnectionFromPoolTimeout, .tlsHandshakeTimeout:
      .timedOut(seconds: seconds)
    case .remoteConnectionClosed: .cutOff
    case .cancelled: .interrupted
    default: .failed(error.description)
    }
  }

  private static func reason(of error: NIOConnectionError) -> String {
    if let error = error.connectionErrors.first?.error as? IOError {
      return SystemError(code: error.errnoCode, path: "").reason
    }
    return error.dnsAError == nil && error.dnsAAAAError == nil
      ? "no connection" : "there is no host \(error.host)"
  }

  private static func reason(of error: NIOSSLError) -> String {
    if case .handshakeFailed(let error) = error {
      return "\(error)".contains("CERTIFICATE_VERIFY_FAILED")
        ? "no authority that this system trusts has signed it" : "the handshake failed: \(error)"
    }
    return "\(error)"
  }
}
