internal import ArgumentParser
internal import Capture
internal import Platform
internal import SourceText

struct WebDriverCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "webdriver",
    abstract: "Capture through a WebDriver server.",
    discussion: """
      Without --session or --capabilities, the open session of WebDriverAgent is used. Credentials \
      in the URL are sent to that server only and never printed.
      """)

  @Argument(
    help: ArgumentHelp(
      "URL of the server, such as http://127.0.0.1:4723.", valueName: "url"))
  var url: String

  @Option(help: ArgumentHelp("Use an open session and leave it open.", valueName: "id"))
  var session: String?

  @Option(
    help: ArgumentHelp(
      "Start a session with W3C capabilities from a JSON file and delete it afterwards.",
      valueName: "file"), completion: .file())
  var capabilities: String?

  @OptionGroup var options: CaptureOptions

  func validate() throws {
    _ = try address()
    if session != nil, capabilities != nil {
      throw ValidationError("--session does not go with --capabilities.")
    }
    if session?.isEmpty == true { throw ValidationError("--session must be the id of a session.") }
  }

  func run() throws {
    let (address, choice) = (try address(), try choice())
    try CaptureProgram(options, source: "webdriver").run { clock, ending in
      let transport = HTTPTransport(address, ending: ending)
      return WebDriverDevice(
        address, choice, transport: transport, clock: clock, ending: ending)
    }
  }

  private func address() throws -> ServerAddress {
    do throws(ServerAddress.Refusal) {
      return try ServerAddress(url)
    } catch {
      // The URL itself is not repeated: it may hold a key.
      throw ValidationError("The URL cannot be used: \(error.reason).")
    }
  }

  private static let largestCapabilities = 1 << 20

  private func choice() throws -> SessionChoice {
    if let session { return .attach(session) }
    guard let capabilities else { return .open }
    do {
      return try SessionChoice(
        capabilities: try InputFile.readNamed(capabilities, limit: Self.largestCapabilities))
    } catch let error as DocumentError {
      throw CaptureProgram.refusal(
        "\(capabilities):\(error.line):\(error.column): error: \(error.reason)")
    } catch {
      throw CaptureProgram.refusal("\(error); expected a file of capabilities")
    }
  }
}
