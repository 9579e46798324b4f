import Foundation
import Platform
import TestSupport
import Testing

/// `a11y-capture webdriver` as a program, against stand-ins for the servers.
@Suite(.enabled(if: Standins.areThere, "skips: no a11y-capture, no python3 or no ../shared"))
struct WebDriverStandinTests {
  private func capture(
    _ server: StandinServer, _ arguments: [String] = [], in folder: ScratchFolder
  ) throws -> CommandRun {
    try CommandRun("a11y-capture", ["webdriver", server.url] + arguments, in: folder.path)
  }

  private static func files(_ folder: ScratchFolder, _ name: String = "capture") -> [String] {
    Folder.names(in: "\(folder.path)/\(name)") ?? []
  }

  private static let whole = [
    "capture.json", "landscape.png", "landscape.xml", "portrait.png", "portrait.xml",
  ]

  @Test(arguments: [StandinServer.Kind.agent, .xcuitest, .uiAutomator2])
  func `both orientations are captured, and the device is as it was`(
    _ kind: StandinServer.Kind
  ) throws {
    let folder = try ScratchFolder()
    let server = try StandinServer(kind, in: folder, ["--open-session", "S1"])
    let before = server.state
    let run = try capture(server, ["--session", "S1"], in: folder)
    let lock =
      "a11y-capture: warning: UiAutomator2 keeps the rotation locked until its session ends\n"
    #expect(run.errors == (kind == .uiAutomator2 ? lock : ""))
    #expect(run.status == 0)
    #expect(Self.files(folder) == Self.whole)
    #expect(server.state == before)
    #expect(!server.requests.contains("DELETE /session/S1"))
  }

  @Test func `a session of our own is deleted`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(#"{"platformName": "iOS", "appium:noReset": true}"#, to: "caps.json")
    let server = try StandinServer(.xcuitest, in: folder)
    let before = server.state
    let run = try capture(server, ["--capabilities", "caps.json"], in: folder)
    #expect(run.errors == "")
    #expect(run.status == 0)
    #expect(server.state == before)
  }

  @Test func `a dry run changes nothing and writes nothing`() throws {
    let folder = try ScratchFolder()
    let server = try StandinServer(.agent, in: folder)
    let before = server.state
    let run = try capture(server, ["--dry-run"], in: folder)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("would capture portrait and landscape of com.example.shop"))
    #expect(!Folder.exists("\(folder.path)/capture"))
    #expect(server.state == before)
    #expect(!server.requests.contains { $0.hasPrefix("POST") || $0.hasPrefix("DELETE") })
  }

  @Test func `a slow rotation, an upside-down phone and chunked responses are handled`() throws {
    let folder = try ScratchFolder()
    let server = try StandinServer(
      .agent, in: folder,
      [
        "--lazy", "--turn-seconds", "1.2", "--rotation", "180", "--fail", "GET:/source=chunked",
        "--fail", "GET:/orientation=crlf",
      ])
    let before = server.state
    let run = try capture(server, in: folder)
    #expect(run.errors == "")
    #expect(Self.files(folder) == Self.whole)
    #expect(server.state == before)
  }

  @Test func `credentials are sent, and appear nowhere`() throws {
    let folder = try ScratchFolder()
    let server = try StandinServer(.agent, in: folder, ["--credentials", "ada:s3cret/key"])
    let url = server.url.replacing("http://", with: "http://ada:s3cret%2Fkey@")
    let run = try CommandRun("a11y-capture", ["webdriver", url], in: folder.path)
    #expect(run.status == 0)
    let refused = try CommandRun(
      "a11y-capture", ["webdriver", url.replacing("s3cret", with: "wr0ng")], in: folder.path)
    #expect(refused.status == 2)
    let description = String(
      decoding: try InputFile.read("\(folder.path)/capture/capture.json"), as: UTF8.self)
    for text in [run.output, run.errors, refused.output, refused.errors, description] {
      #expect(!text.contains("s3cret") && !text.contains("wr0ng") && !text.contains("ada"))
    }
  }

  @Test func `an untrusted certificate is refused`() throws {
    let folder = try ScratchFolder()
    let (certificate, key) = ("\(folder.path)/c.pem", "\(folder.path)/k.pem")
    let made = try? ProcessRun(
      "openssl",
      [
        "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=127.0.0.1", "-days", "2",
        "-out", certificate, "-keyout", key,
      ], seconds: 60, limit: 100_000)
    guard made != nil else {
      print("skips: there is no openssl here")
      return
    }
    let server = try StandinServer(.agent, in: folder, ["--tls", certificate, key])
    let run = try capture(server, in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("the certificate of \(server.url) is not trusted"))
    #expect(!Folder.exists("\(folder.path)/capture"))
  }

  /// A failure of a server, and the line that reports it; `ADDRESS` represents the server's.
  struct Failure: CustomTestStringConvertible, Sendable {
    let rule: String
    let line: String
    var testDescription: String { rule }

    private static let odd = "expected an answer of WebDriver from ADDRESS, found with status 200"

    static let all = [
      Failure(
        rule: "GET:/status=500",
        line: "asking for the status: the server answered 500 unknown error: asked for by "
          + "--fail"),
      Failure(
        rule: "GET:/status=404",
        line: "asking for the status: the server answered 404 unknown command: asked for by "
          + "--fail; is the path of the URL right? Appium 1 has /wd/hub, later ones none"),
      Failure(
        rule: "GET:/source=408",
        line: "reading the source: the server answered 408 timeout: asked for by --fail"),
      Failure(
        rule: "GET:/source=405",
        line: "reading the source: the server answered 405 unknown method: asked for by --fail"),
      Failure(
        rule: "GET:/source=lost",
        line: "reading the source: the session is gone; begin another and try again (a long "
          + "appium:newCommandTimeout keeps it); the settings includeCustomActionsInPageSource, "
          + "includeMinMaxValueInPageSource, includeNativeAccessibilityElementInPageSource, "
          + "includeNativeFrameInPageSource, snapshotMaxDepth are left changed"),
      Failure(
        rule: "GET:/status=401",
        line:
          "asking for the status: the server at ADDRESS asks for credentials (401); put them "
          + "into the URL, as in https://user:key@host"),
      Failure(
        rule: "GET:/status=redirect http://127.0.0.1:9/",
        line:
          "asking for the status: the server at ADDRESS sends on to another address (307), "
          + "which is not followed; name that address"),
      Failure(
        rule: "GET:/status=hang",
        line: "asking for the status: no answer from ADDRESS within 10 seconds"),
      Failure(
        rule: "GET:/source=close",
        line:
          "reading the source: the connection to ADDRESS ended before the whole answer was there"),
      Failure(
        rule: "GET:/source#2=malformed",
        line: "reading the source: \(odd), JSON that is cut off or damaged (line 1, column 11)"),
      Failure(
        rule: "GET:/source#2=html",
        line: "reading the source: \(odd), a web page; is the URL right?"),
      Failure(rule: "GET:/source#3=empty", line: "reading the source: \(odd), nothing at all"),
      Failure(
        rule: "GET:/source#3=novalue", line: "reading the source: \(odd), JSON without a value"),
      Failure(
        rule: "GET:/source#4=null",
        line: "reading the source: found null; expected the source as a string"),
      Failure(
        rule: "GET:/source#4=number",
        line: "reading the source: found a number; expected the source as a string"),
      Failure(
        rule: "GET:/source=huge 300",
        line: "reading the source: found an answer of more than 256 MB"),
    ]
  }

  @Test(arguments: Failure.all)
  func `a failure is one line, and nothing is half-written`(_ failure: Failure) throws {
    let folder = try ScratchFolder()
    _ = try folder.write("{}", to: "capture/capture.json")
    let server = try StandinServer(
      .agent, in: folder, ["--open-session", "S1", "--fail", failure.rule])
    let before = server.state
    let run = try capture(server, in: folder)
    #expect(run.status == 2)
    #expect(
      run.errors
        == "a11y-capture: error: " + failure.line.replacing("ADDRESS", with: server.url) + "\n")
    #expect(Self.files(folder) == ["capture.json"])
    #expect(Folder.names(in: folder.path)?.contains { $0.hasSuffix(".tmp") } == false)
    if !failure.rule.hasSuffix("=lost") { #expect(server.state == before) }
  }

  @Test func `a source that is cut off is an error`() throws {
    let folder = try ScratchFolder()
    let server = try StandinServer(.agent, in: folder, ["--fail", "GET:/source=badxml"])
    let run = try capture(server, in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("reading the source in portrait: line "))
    #expect(!Folder.exists("\(folder.path)/capture"))
  }

  @Test(arguments: [
    ("notpng", "found no PNG file"), ("badbase64", "found text that is not base64"),
    ("500", "the server answered 500 unknown error: asked for by --fail"),
  ])
  func `an invalid screenshot is a warning`(_ mode: String, _ reason: String) throws {
    let folder = try ScratchFolder()
    let server = try StandinServer(.agent, in: folder, ["--fail", "GET:/screenshot=\(mode)"])
    let run = try capture(server, ["--orientation", "portrait"], in: folder)
    #expect(run.status == 0)
    #expect(run.errors == "a11y-capture: warning: no screenshot in portrait: \(reason)\n")
    #expect(Self.files(folder) == ["capture.json", "portrait.xml"])
  }

  @Test func `an address without a server is said`() throws {
    let folder = try ScratchFolder()
    let run = try CommandRun("a11y-capture", ["webdriver", "http://127.0.0.1:9"], in: folder.path)
    #expect(run.status == 2)
    #expect(
      run.errors
        == "a11y-capture: error: asking for the status: no server answers at "
        + "http://127.0.0.1:9 (connection refused); start Appium or WebDriverAgent, or correct the "
        + "URL\n")
  }

  @Test func `strangers' files keep a folder from being used`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write("mine", to: "capture/notes.txt")
    let server = try StandinServer(.agent, in: folder)
    let run = try capture(server, in: folder)
    #expect(run.status == 2)
    #expect(
      run.errors
        == "a11y-capture: error: writing the capture: capture contains notes.txt, which is not "
        + "part of a capture; name another folder with --output\n")
    #expect(server.requests == [])
  }

  @Test func `an earlier capture is replaced whole`() throws {
    let folder = try ScratchFolder()
    let server = try StandinServer(.agent, in: folder)
    #expect(try capture(server, in: folder).status == 0)
    #expect(try capture(server, ["--orientation", "landscape"], in: folder).status == 0)
    #expect(Self.files(folder) == ["capture.json", "landscape.png", "landscape.xml"])
    let kinds = try ShellRun("stat -c %a capture capture/*", in: folder)
    #expect(kinds.output == "700\n600\n600\n600\n")
  }

  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
  func `a signal puts everything back and ends`(_ signal: Int32, _ status: Int32) throws {
    let folder = try ScratchFolder()
    let server = try StandinServer(
      .agent, in: folder, ["--fail", "GET:/source#5=slow 30"])
    let before = server.state
    let name = signal == SIGINT ? "INT" : "TERM"
    // It is sent once the device has been rotated.
    let run = try ShellRun(
      """
      "$capture" webdriver \(server.url) >out 2>err & process=$!
      until grep -q '"POST".*orientation' requests.jsonl; do sleep 0.05; done
      sleep 0.4; kill -\(name) $process; wait $process; echo $?
      """, in: folder)
    #expect(run.output == "\(status)\n")
    #expect(server.state == before)
    #expect(!Folder.exists("\(folder.path)/capture"))
  }
}
