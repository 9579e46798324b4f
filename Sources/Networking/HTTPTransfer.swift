internal import CCurl

/// One request and its response, through libcurl.
///
/// Certificates are verified. Redirects are not followed, responses are not decompressed, and
/// neither a proxy of the environment nor a `.netrc` is used: a request goes to the host in its URL
/// and nowhere else.
public enum HTTPTransfer {
  /// The seconds in which a connection must be made.
  public static let connectTime = 5

  /// The interval in milliseconds between two calls of `isCancelled`.
  private static let pause: Int32 = 50

  /// - Parameters:
  ///   - seconds: the time for everything, from the connection to the last byte.
  ///   - limit: the largest body, in bytes.
  ///   - isCancelled: called about 20 times a second.
  /// - Throws: if there is no whole response.
  public static func send(
    _ request: HTTPRequest, within seconds: Double, limit: Int, isCancelled: () -> Bool
  ) throws(HTTPFailure) -> HTTPResponse {
    guard isReady, let handle = curl_easy_init(), let multi = curl_multi_init() else {
      throw .other("libcurl could not be started")
    }
    let body = ReceivedBody(limit: limit)
    let reason = ErrorText()
    var headers: UnsafeMutablePointer<curl_slist>?
    defer {
      curl_multi_remove_handle(multi, handle)
      curl_multi_cleanup(multi)
      curl_easy_cleanup(handle)
      curl_slist_free_all(headers)
    }
    configure(handle, within: seconds)
    describe(request, to: handle, &headers)
    earshot_curl_set_error_buffer(handle, reason.bytes)
    earshot_curl_set_receiver(
      handle, ReceivedBody.receive, Unmanaged.passUnretained(body).toOpaque())
    curl_multi_add_handle(multi, handle)
    let result = try perform(multi, isCancelled: isCancelled)
    guard result == CURLE_OK else {
      throw body.isTooLarge ? .tooLarge : failure(result, of: handle, reason: reason.text)
    }
    return HTTPResponse(
      status: earshot_curl_number(handle, CURLINFO_RESPONSE_CODE), body: body.bytes)
  }

  /// Called once in the process, before any other call.
  private static let isReady = earshot_curl_begin() == CURLE_OK

  private static func configure(_ handle: UnsafeMutableRawPointer, within seconds: Double) {
    earshot_curl_allow_http_only(handle)
    let numbers: [(CURLoption, Int)] = [
      (CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_1_1)),
      (CURLOPT_CONNECTTIMEOUT_MS, connectTime * 1_000),
      (CURLOPT_TIMEOUT_MS, max(1, Int(seconds * 1_000))),
      // A signal may arrive on any thread.
      (CURLOPT_NOSIGNAL, 1),
      // A server may close a connection at any time, and a command must not be sent twice.
      (CURLOPT_FRESH_CONNECT, 1), (CURLOPT_FORBID_REUSE, 1),
    ]
    for (option, value) in numbers { earshot_curl_set_number(handle, option, value) }
    earshot_curl_set_text(handle, CURLOPT_PROXY, "")
  }

  private static func describe(
    _ request: HTTPRequest, to handle: UnsafeMutableRawPointer,
    _ headers: inout UnsafeMutablePointer<curl_slist>?
  ) {
    earshot_curl_set_text(handle, CURLOPT_URL, request.url)
    if let body = request.body {
      body.withUnsafeBytes { bytes in
        _ = earshot_curl_copy_body(
          handle, bytes.baseAddress ?? UnsafeRawPointer(handle), bytes.count)
      }
    }
    earshot_curl_set_text(handle, CURLOPT_CUSTOMREQUEST, request.method)
    // Without a value: libcurl would wait for the server's permission before it sends a large body.
    for header in request.headers + [("Expect", "")] {
      let line = header.value.isEmpty ? "\(header.name):" : "\(header.name): \(header.value)"
      headers = curl_slist_append(headers, line) ?? headers
    }
    earshot_curl_set_headers(handle, headers)
  }

  /// Waits until the transfer has ended.
  private static func perform(
    _ multi: UnsafeMutableRawPointer, isCancelled: () -> Bool
  ) throws(HTTPFailure) -> CURLcode {
    while true {
      var running: Int32 = 0
      guard curl_multi_perform(multi, &running) == CURLM_OK else {
        throw .other("libcurl could not go on")
      }
      var result = CURLE_OK
      if earshot_curl_result(multi, &result) != 0 { return result }
      if isCancelled() { throw .cancelled }
      curl_multi_poll(multi, nil, 0, pause, nil)
    }
  }
}

/// The bytes of a response's body, up to a limit.
private final class ReceivedBody {
  private(set) var bytes: [UInt8] = []
  private(set) var isTooLarge = false
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// libcurl's callback: any result but the number of bytes ends the transfer.
  static let receive:
    @convention(c) (UnsafeMutablePointer<CChar>?, Int, Int, UnsafeMutableRawPointer?) -> Int = {
      data, size, count, context in
      guard let data, let context else { return 0 }
      let body = Unmanaged<ReceivedBody>.fromOpaque(context).takeUnretainedValue()
      let bytes = UnsafeRawBufferPointer(start: data, count: size * count)
      guard body.bytes.count + bytes.count <= body.limit else {
        body.isTooLarge = true
        return 0
      }
      body.bytes.append(contentsOf: bytes)
      return bytes.count
    }
}

/// The buffer for libcurl's words about an error.
private final class ErrorText {
  let bytes: UnsafeMutablePointer<CChar>

  init() {
    bytes = .allocate(capacity: Int(CURL_ERROR_SIZE))
    bytes.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
  }

  deinit { bytes.deallocate() }

  var text: String { String(cString: bytes) }
}
