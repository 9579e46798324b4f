internal import SourceText

/// Sends WebDriver requests and parses the responses.
struct WebDriverClient {
  let transport: any WebDriverTransport
  let address: ServerAddress

  /// A server's response: the value, and the other members.
  struct Answer {
    let root: JSONValue
    let value: JSONValue
  }

  /// How long the server may take for requests without a time of their own.
  static let usualTime = 60.0

  func send(
    _ method: WebDriverRequest.Method, _ path: String, body: [UInt8]? = nil,
    within seconds: Double = usualTime, grace: Double = 0
  ) throws(WebDriverFailure) -> Answer {
    // WebDriverAgent waits for the body of every POST.
    let body = body ?? (method == .post ? Array("{}".utf8) : nil)
    let request = WebDriverRequest(method, address.basePath + path, body: body)
    let response: WebDriverResponse
    do throws(TransportError) {
      response = try transport.send(request, within: seconds, grace: grace)
    } catch {
      throw .transport(error)
    }
    return try Self.answer(of: response, at: address)
  }

  // MARK: Answers

  private static func answer(
    of response: WebDriverResponse, at address: ServerAddress
  ) throws(WebDriverFailure) -> Answer {
    switch response.status {
    case 300..<400:
      throw .foreign(
        "the server at \(address) sends on to another address (\(response.status)), which is not "
          + "followed; name that address")
    case 401, 407:
      throw .foreign(
        "the server at \(address) asks for credentials (\(response.status)); "
          + "put them into the URL, as in https://user:key@host")
    default: break
    }
    let root = try json(of: response, at: address)
    guard let value = root.member("value") else {
      throw .foreign("\(about(response, address)), JSON without a value")
    }
    guard (200..<300).contains(response.status) else {
      throw refusal(value, status: response.status, at: address)
    }
    return Answer(root: root, value: value)
  }

  private static func json(
    of response: WebDriverResponse, at address: ServerAddress
  ) throws(WebDriverFailure) -> JSONValue {
    let start = response.body.first { ![0x20, 0x0A, 0x0D, 0x09].contains($0) }
    guard let start else { throw .foreign("\(about(response, address)), nothing at all") }
    if start == UInt8(ascii: "<") {
      throw .foreign("\(about(response, address)), a web page; is the URL right?")
    }
    var limits = JSONLimits()
    limits.textLength = response.body.count
    let root: JSONValue
    do throws(DocumentError) {
      root = try JSONDocument(response.body, limits: limits).root
    } catch {
      let isJSON = start == UInt8(ascii: "{")
      throw .foreign(
        about(response, address)
          + (isJSON
            ? ", JSON that is cut off or damaged (line \(error.line), column \(error.column))"
            : ", text"))
    }
    guard root.kind == .object else { throw .foreign("\(about(response, address)), \(root.kind)") }
    return root
  }

  private static func about(_ response: WebDriverResponse, _ address: ServerAddress) -> String {
    "expected an answer of WebDriver from \(address), found with status \(response.status)"
  }

  private static func refusal(
    _ value: JSONValue, status: Int, at address: ServerAddress
  ) -> WebDriverFailure {
    guard let error = value["error"]?.string else {
      return .foreign(
        "expected an answer of WebDriver from \(address), found status \(status) without an error")
    }
    let message = firstLine(value["message"]?.string ?? "")
    let prompt = value["data"]?["text"]?.string ?? prompt(in: message)
    return .refused(status: status, error: error, message: message, prompt: prompt)
  }

  /// Messages may continue with a stack trace.
  private static func firstLine(_ text: String) -> String {
    String(text.prefix { !$0.isNewline }.prefix(300))
  }

  /// chromedriver puts the text into the message: `{Alert text : …}`.
  private static func prompt(in message: String) -> String? {
    guard let start = message.firstRange(of: "{Alert text : ") else { return nil }
    return String(message[start.upperBound...].prefix { $0 != "}" })
  }
}

extension WebDriverRequest {
  /// A part of a path, encoded for a URL.
  static func encoded(_ text: String) -> String {
    var result = ""
    for byte in text.utf8 {
      let isPlain =
        Character(UnicodeScalar(byte)).isLetter && byte < 0x80
        || (0x30...0x39).contains(byte) || [0x2D, 0x2E, 0x5F, 0x7E].contains(byte)
      let digits = String(byte, radix: 16, uppercase: true)
      result += isPlain ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + digits
    }
    return result
  }
}
