import AccessibilityModel
import Capture
import HierarchyReading
import Platform
import Testing

/// A capture through a server of WebDriver, against a phone in the same process.
struct WebDriverCaptureTests {
  /// The result of a capture.
  struct Outcome {
    var capture: TakenCapture?
    var error: CaptureError?
    var warnings: [String] = []
  }

  static func capture(
    _ phone: FakePhone, _ choice: SessionChoice = .attach("open"),
    _ request: CaptureRequest = CaptureRequest()
  ) throws -> Outcome {
    let clock = FakeClock()
    let ending = { phone.signal }
    let device = WebDriverDevice(
      try ServerAddress("http://127.0.0.1:8100"), choice, transport: phone, clock: clock,
      ending: ending)
    var outcome = Outcome()
    var warnings: [String] = []
    var run = CaptureRun(device, request, clock: clock, ending: ending) { warnings.append($0) }
    do throws(CaptureError) {
      outcome.capture = try run.take(
        CaptureDescription(tool: "a11y-capture", taken: "now", source: "webdriver"))
    } catch {
      outcome.error = error
    }
    outcome.warnings = warnings
    return outcome
  }

  /// All state of a phone that a capture could leave changed.
  struct State: Equatable {
    var device: Int
    var app: Int
    var settings: Set<String>
    var depth: Int
    var sessions: Set<String>

    init(_ phone: FakePhone) {
      device = phone.device
      app = phone.app
      settings = Set(phone.settings.filter(\.value).map(\.key))
      depth = phone.depth
      sessions = phone.sessions
    }
  }

  @Test(arguments: [FakePhone.Kind.agent, .xcuitest])
  func `both orientations are taken, and the phone is as it was`(_ kind: FakePhone.Kind) throws {
    let phone = FakePhone(kind)
    phone.settings["includeMinMaxValueInPageSource"] = true
    let before = State(phone)
    let outcome = try Self.capture(phone)
    #expect(outcome.error == nil)
    #expect(outcome.warnings == [])
    let capture = try #require(outcome.capture)
    #expect(
      capture.files.keys.sorted()
        == ["landscape.png", "landscape.xml", "portrait.png", "portrait.xml"])
    #expect(capture.description.layouts[.landscape]?.size == Size(width: 844, height: 390))
    #expect(capture.description.layouts[.landscape]?.rotation == 270)
    #expect(capture.description.refused == [])
    #expect(capture.description.settings["includeCustomActionsInPageSource"] == .flag(true))
    #expect(capture.description.scale == 3)
    #expect(capture.description.language == "en-GB")
    #expect(capture.description.app == "com.example.shop")
    #expect(!String(decoding: capture.description.bytes, as: UTF8.self).contains("secret"))
    #expect(State(phone) == before)
  }

  @Test(arguments: [90, 270, 180])
  func `the device is rotated back exactly`(_ degrees: Int) throws {
    let phone = FakePhone(.agent)
    (phone.device, phone.app) = (degrees, degrees)
    let before = State(phone)
    #expect(try Self.capture(phone).error == nil)
    #expect(State(phone) == before)
  }

  @Test func `an app that does not turn is a warning, and by name an error`() throws {
    let phone = FakePhone(.agent)
    phone.isLocked = true
    let before = State(phone)
    let both = try Self.capture(phone)
    #expect(
      both.warnings
        == ["turning to landscape: Unable To Rotate Device; the capture has portrait only"])
    #expect(both.capture?.files.keys.sorted() == ["portrait.png", "portrait.xml"])
    #expect(both.capture?.description.refusals == [.landscape: "Unable To Rotate Device"])
    #expect(State(phone) == before)
    let landscape = try Self.capture(
      phone, .attach("open"), CaptureRequest(orientations: .landscape))
    #expect(landscape.error?.description == "turning to landscape: Unable To Rotate Device")
    #expect(State(phone) == before)
  }

  @Test func `an app that does not turn back is said`() throws {
    let phone = FakePhone(.agent)
    (phone.device, phone.app, phone.isLocked) = (270, 270, true)
    let outcome = try Self.capture(phone)
    #expect(phone.device == 270)
    #expect(
      outcome.error?.description == "putting the device back: the device is left in portrait")
  }

  @Test func `without a choice the open session of WebDriverAgent is used and left`() throws {
    let phone = FakePhone(.agent)
    #expect(try Self.capture(phone, .open).error == nil)
    #expect(phone.sessions == ["open"])
    #expect(!phone.log.contains { $0.hasPrefix("DELETE") || $0 == "POST /session" })
  }

  @Test func `without an open one a session is begun and deleted`() throws {
    let phone = FakePhone(.agent, sessions: [])
    #expect(try Self.capture(phone, .open).error == nil)
    #expect(phone.sessions == [])
    #expect(phone.log.last == "DELETE /session/new")
  }

  @Test func `another server needs a session id`() throws {
    let error = try Self.capture(FakePhone(.xcuitest), .open).error
    #expect(error?.kind == .usage)
  }

  @Test func `settings that are refused together are sent one by one`() throws {
    let phone = FakePhone(.agent)
    phone.faults["POST /session/open/appium/settings"] = (
      1, .response(400, FakePhone.refusal("invalid argument", "a bad value"))
    )
    let outcome = try Self.capture(phone)
    #expect(outcome.capture?.description.refused == [])
    #expect(outcome.capture?.description.settings.count == 5)
    #expect(State(phone) == State(FakePhone(.agent)))
  }

  @Test func `a setting that the server does not know is said`() throws {
    let phone = FakePhone(.agent)
    phone.settings["includeCustomActionsInPageSource"] = nil
    let outcome = try Self.capture(phone)
    #expect(
      outcome.warnings == [
        "the setting includeCustomActionsInPageSource was rejected; its data is missing"
      ])
    #expect(outcome.capture?.description.refused == ["includeCustomActionsInPageSource"])
  }

  @Test func `an alert is noted and not answered`() throws {
    let phone = FakePhone(.xcuitest)
    phone.alert = "Allow?"
    let outcome = try Self.capture(phone, .attach("open"), CaptureRequest(orientations: .asIs))
    #expect(outcome.warnings == ["an alert was open in portrait: “Allow?”"])
    #expect(outcome.capture?.description.layouts[.portrait]?.alert == "Allow?")
    #expect(!phone.log.contains { $0.contains("/alert/") && !$0.hasSuffix("/alert/text") })
  }

  @Test func `a screen that never rests is said to move`() throws {
    let phone = FakePhone(.agent)
    phone.isRestless = true
    let outcome = try Self.capture(phone)
    #expect(outcome.capture?.description.layouts.values.allSatisfy(\.isMoving) == true)
    #expect(State(phone) == State(FakePhone(.agent)))
  }

  @Test func `an invalid picture is a warning`() throws {
    let phone = FakePhone(.agent)
    phone.faults["GET /session/open/screenshot"] = (nil, .response(200, #"{"value": "bm9uZQ=="}"#))
    let outcome = try Self.capture(phone, .open, CaptureRequest(orientations: .portrait))
    #expect(outcome.warnings == ["no screenshot in portrait: found no PNG file"])
    #expect(outcome.capture?.files.keys.sorted() == ["portrait.xml"])
  }

  /// A request that fails, and the line that reports it.
  struct Failure: CustomTestStringConvertible {
    let request: String
    let fault: FakePhone.Fault
    let line: String
    /// Whether it is the second such request that fails.
    var isSecond = false

    var testDescription: String { request + ": " + line }

    static let all = [
      Failure(
        request: "GET /status", fault: .error(.unreachable("connection refused")),
        line: "asking for the status: no server answers at http://127.0.0.1:8100 "
          + "(connection refused); start Appium or WebDriverAgent, or correct the URL"),
      Failure(
        request: "GET /status", fault: .response(307, ""),
        line:
          "asking for the status: the server at http://127.0.0.1:8100 sends on to another "
          + "address (307), which is not followed; name that address"),
      Failure(
        request: "GET /status", fault: .response(401, "Unauthorized"),
        line:
          "asking for the status: the server at http://127.0.0.1:8100 asks for credentials "
          + "(401); put them into the URL, as in https://user:key@host"),
      Failure(
        request: "GET /status", fault: .response(200, "<!doctype html>"),
        line: "asking for the status: expected an answer of WebDriver from "
          + "http://127.0.0.1:8100, found with status 200, a web page; is the URL right?"),
      Failure(
        request: "GET /session/open/source", fault: .response(200, #"{"value": "<?xml"#),
        line:
          "reading the source: expected an answer of WebDriver from http://127.0.0.1:8100, found "
          + "with status 200, JSON that is cut off or damaged (line 1, column 11)"),
      Failure(
        request: "GET /session/open/source", fault: .response(200, #"{"value": null}"#),
        line: "reading the source: found null; expected the source as a string"),
      Failure(
        request: "GET /session/open/source", fault: .error(.timedOut(seconds: 240)),
        line: "reading the source: no answer from http://127.0.0.1:8100 within 240 seconds",
        isSecond: true),
      Failure(
        request: "GET /session/open/source", fault: .lost,
        line: "reading the source: the session is gone; begin another and try again (a long "
          + "appium:newCommandTimeout keeps it)"),
      Failure(
        request: "GET /session/open/source",
        fault: .response(
          500, FakePhone.refusal("unexpected alert open", "{Alert text : Pay now?}")),
        line:
          "reading the source: an alert was in the way: “Pay now?”; answer it on the device and "
          + "try again"),
    ]
  }

  @Test(arguments: Failure.all)
  func `a failure is one line, and the phone is as it was`(_ failure: Failure) throws {
    let phone = FakePhone(.agent)
    phone.faults[failure.request] = (failure.isSecond ? 2 : nil, failure.fault)
    let outcome = try Self.capture(phone)
    #expect(outcome.capture == nil)
    var line = outcome.error?.description ?? ""
    if case .lost = failure.fault {
      // The settings of a session that has ended cannot be changed.
      let left = line.firstRange(of: "; the settings ")
      line = left.map { String(line[..<$0.lowerBound]) } ?? line
      phone.sessions = ["open"]
      phone.settings = FakePhone(.agent).settings
      phone.depth = 50
    }
    #expect(line == failure.line)
    #expect(State(phone) == State(FakePhone(.agent)))
  }

  @Test func `settings that cannot be restored are reported`() throws {
    let phone = FakePhone(.xcuitest)
    phone.faults["POST /session/open/rotation"] = (nil, .error(.cutOff))
    phone.faults["POST /session/open/orientation"] = (2, .error(.cutOff))
    let outcome = try Self.capture(phone)
    #expect(
      outcome.error?.description == "putting the device back: the device is left in landscape")
  }

  /// A capture that is asked to end leaves nothing changed, at any step.
  @Test(arguments: [FakePhone.Kind.agent, .xcuitest])
  func `a signal at any request ends it and puts everything back`(_ kind: FakePhone.Kind) throws {
    let whole = FakePhone(kind, sessions: [])
    let choice = SessionChoice.begin(SessionChoice.emptyCapabilitiesForTests)
    #expect(try Self.capture(whole, choice).error == nil)
    for number in 1...whole.log.count {
      let phone = FakePhone(kind, sessions: [])
      phone.interruptsAt = number
      let outcome = try Self.capture(phone, choice)
      #expect(outcome.capture == nil, "at request \(number), \(whole.log[number - 1])")
      #expect(outcome.error?.kind == .interrupted(.terminate))
      #expect(
        State(phone) == State(FakePhone(kind, sessions: [])),
        "at request \(number), \(whole.log[number - 1])")
    }
  }
}

extension SessionChoice {
  static let emptyCapabilitiesForTests = Array(#"{"capabilities": {"alwaysMatch": {}}}"#.utf8)
}
