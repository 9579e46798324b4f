import Networking
import Synchronization
import Testing

struct HTTPTransferTests {
  struct Exchange: CustomTestStringConvertible {
    let testDescription: String
    let reply: LoopbackServer.Reply
    let expected: Result<HTTPResponse, HTTPFailure>

    static let all = [
      Exchange(
        testDescription: "a whole response",
        reply: .bytes("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"),
        expected: .success(HTTPResponse(status: 200, body: Array("ok".utf8)))),
      Exchange(
        testDescription: "chunks",
        reply: .bytes("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n\r\n"),
        expected: .success(HTTPResponse(status: 200, body: Array("ok".utf8)))),
      Exchange(
        testDescription: "a body that ends with the connection",
        reply: .bytes("HTTP/1.1 200 OK\r\n\r\nok"),
        expected: .success(HTTPResponse(status: 200, body: Array("ok".utf8)))),
      Exchange(
        testDescription: "an error of the server",
        reply: .bytes("HTTP/1.1 500 Error\r\nContent-Length: 2\r\n\r\nno"),
        expected: .success(HTTPResponse(status: 500, body: Array("no".utf8)))),
      Exchange(
        testDescription: "a redirect",
        reply: .bytes(
          "HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:9/\r\nContent-Length: 0\r\n\r\n"),
        expected: .success(HTTPResponse(status: 302, body: []))),
      Exchange(
        testDescription: "half a body",
        reply: .bytes("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nok"),
        expected: .failure(.cutOff)),
      Exchange(
        testDescription: "half a chunk",
        reply: .bytes("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n9\r\nok"),
        expected: .failure(.cutOff)),
      Exchange(
        testDescription: "another protocol", reply: .bytes("SSH-2.0-OpenSSH_9.2\r\n"),
        expected: .failure(.cutOff)),
      Exchange(testDescription: "no response", reply: .nothing, expected: .failure(.cutOff)),
      Exchange(testDescription: "silence", reply: .silence, expected: .failure(.timedOut)),
      Exchange(
        testDescription: "a body over the limit",
        reply: .bytes("HTTP/1.1 200 OK\r\nContent-Length: 17\r\n\r\n12345678901234567"),
        expected: .failure(.tooLarge)),
    ]
  }

  @Test(arguments: Exchange.all)
  func `a response, or the reason why there is none`(_ exchange: Exchange) throws {
    let server = try LoopbackServer(exchange.reply)
    #expect(send(HTTPRequest("GET", url(of: server)), within: 1) == exchange.expected)
  }

  @Test func `a request has its headers, its length and its body`() throws {
    let server = try LoopbackServer(.bytes("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n"))
    let request = HTTPRequest(
      "POST", "\(url(of: server))/session?a=%20b", headers: [("Accept", "application/json")],
      body: Array("{\"a\": 1}".utf8))
    #expect(send(request) == .success(HTTPResponse(status: 200, body: [])))
    #expect(
      server.request == """
        POST /session?a=%20b HTTP/1.1\r
        Host: 127.0.0.1:\(server.port)\r
        Accept: application/json\r
        Content-Length: 8\r
        Content-Type: application/x-www-form-urlencoded\r
        \r
        {"a": 1}
        """)
  }

  @Test func `a large body is sent at once, with zeros in it`() throws {
    let server = try LoopbackServer(.bytes("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n"))
    let body = [UInt8](repeating: 0, count: 2_000_000)
    #expect(
      send(HTTPRequest("POST", url(of: server), body: body))
        == .success(HTTPResponse(status: 200, body: [])))
    #expect(server.request.utf8.suffix(body.count).elementsEqual(body))
    #expect(!server.request.contains("Expect"))
  }

  @Test(arguments: ["DELETE", "GET"])
  func `a method without a body`(_ method: String) throws {
    let server = try LoopbackServer(.bytes("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n"))
    _ = send(HTTPRequest(method, url(of: server)))
    #expect(
      server.request
        == "\(method) / HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nAccept: */*\r\n\r\n")
  }

  @Test func `a port without a server`() {
    // Port 1 belongs to an obsolete service; 111 is Linux's ECONNREFUSED.
    #expect(
      send(HTTPRequest("GET", "http://127.0.0.1:1/")) == .failure(.unreachable(errorNumber: 111)))
  }

  @Test func `a host without an address`() {
    #expect(send(HTTPRequest("GET", "http://no-such-host.invalid/")) == .failure(.unknownHost))
  }

  @Test(arguments: ["file:///etc/hostname", "ftp://127.0.0.1/"])
  func `another scheme is refused`(_ url: String) {
    // In libcurl's words, which differ between its versions.
    guard case .failure(.other) = send(HTTPRequest("GET", url)) else {
      Issue.record("expected a refusal")
      return
    }
  }

  @Test func `a cancelled transfer ends at once`() throws {
    let server = try LoopbackServer(.silence)
    var calls = 0
    let result = send(HTTPRequest("GET", url(of: server)), within: 60) {
      calls += 1
      return calls == 3
    }
    #expect(result == .failure(.cancelled))
    #expect(calls == 3)
  }

  private func url(of server: LoopbackServer) -> String { "http://127.0.0.1:\(server.port)" }

  private func send(
    _ request: HTTPRequest, within seconds: Double = 20, isCancelled: () -> Bool = { false }
  ) -> Result<HTTPResponse, HTTPFailure> {
    do throws(HTTPFailure) {
      return .success(
        try HTTPTransfer.send(request, within: seconds, limit: 16, isCancelled: isCancelled))
    } catch {
      return .failure(error)
    }
  }
}
