internal import SourceText

// How the server and the session are found, or the session is begun.
extension WebDriverDevice {
  private static let statusTime = 10.0
  private static let sessionTime = 300.0
  /// The time for a session that is being created: only the response has the id to delete.
  private static let sessionGrace = 60.0

  public mutating func connect(changesNothing: Bool) throws(CaptureError) {
    if client.address.authorization != nil, client.address.scheme == .http,
      !client.address.isLoopback
    {
      warn("the credentials go to \(client.address) without encryption; https protects them")
    }
    try askForStatus()
    switch choice {
    case .attach(let identifier): attach(to: identifier)
    case .begin(let body):
      if changesNothing { expect(body) } else { try begin(body) }
    case .open:
      guard kind == .webDriverAgent else {
        throw CaptureError(
          "finding the session",
          "this server is not WebDriverAgent; name a session with --session "
            + "or begin one with --capabilities", kind: .usage)
      }
      if let open = server?.openSession {
        attach(to: open)
      } else if !changesNothing {
        try begin(SessionChoice.emptyCapabilities)
      }
    }
    try identify()
  }

  private mutating func askForStatus() throws(CaptureError) {
    let step = "asking for the status"
    do throws(WebDriverFailure) {
      server = WebDriverServer(
        try client.send(.get, "/status", within: Self.statusTime))
    } catch {
      var failure = self.error(step, error)
      if error.isUnknownCommand {
        failure.reason += "; is the path of the URL right? Appium 1 has /wd/hub, later ones none"
      }
      throw failure
    }
  }

  private mutating func attach(to identifier: String) {
    session = Session(path: "/session/" + WebDriverRequest.encoded(identifier), isOwn: false)
  }

  private mutating func begin(_ body: [UInt8]) throws(CaptureError) {
    let step = "beginning a session"
    let answer: WebDriverClient.Answer
    do throws(WebDriverFailure) {
      answer = try client.send(
        .post, "/session", body: body, within: Self.sessionTime, grace: Self.sessionGrace)
    } catch {
      throw self.error(step, error)
    }
    guard let identifier = (answer.value["sessionId"] ?? answer.root["sessionId"])?.string else {
      throw CaptureError(step, "the server answered without the id of the session")
    }
    session = Session(path: "/session/" + WebDriverRequest.encoded(identifier), isOwn: true)
    if let capabilities = answer.value["capabilities"] { server?.read(capabilities) }
    if let signal = ending() {
      throw CaptureError(step, "asked to end by a signal", kind: .interrupted(signal))
    }
  }

  /// Records the requested state as the expected one.
  private mutating func expect(_ body: [UInt8]) {
    guard let capabilities = try? JSONDocument(body).root["capabilities"] else { return }
    let first = capabilities["firstMatch"]?.elements.first { _ in true }
    for object in [capabilities["alwaysMatch"], first].compactMap(\.self) { server?.read(object) }
  }

  /// Finds out which driver the session has, and that it shows an app rather than a web page.
  private mutating func identify() throws(CaptureError) {
    guard session != nil, kind != .webDriverAgent else { return }
    let step = "looking at the session"
    if kind == .other {
      for path in ["/appium/capabilities", ""] where kind == .other {
        guard let answer = try optional(step, .get, path) else { continue }
        server?.read(answer["capabilities"] ?? answer)
      }
    }
    if let context = try optional(step, .get, "/context")?.string, context != "NATIVE_APP" {
      throw CaptureError(
        step, "the session is in the context \(context); expected NATIVE_APP; switch to it first")
    }
  }
}
