import AccessibilityModel
import HierarchyReading
import ScreenReader
import TestSupport
import Testing
import Utterances

/// A session on a screen of the fixtures, as its text: each command after `> `, then its output.
struct Replay {
  let reader: Reader
  var state: ReaderState

  init(_ xml: String, layout: Int = 0, wording: WordingName = .voiceover) throws {
    let hierarchy = try UIHierarchyReader().read(
      Array(xml.utf8), named: "test.xml", options: ReadingOptions())
    reader = Reader(hierarchy, wording: wording)
    state = reader.start(at: layout)
  }

  /// A session on a fixture in any format, with the screen reader of its platform.
  init(document path: String) throws {
    let bytes = Array(try PackageFiles.fixture(path).utf8)
    let format = try #require(HierarchyFormats.reader(for: bytes))
    let hierarchy = try format.read(bytes, named: path, options: ReadingOptions())
    let isAndroid = hierarchy.screens.first?.platform == .android
    reader = Reader(hierarchy, wording: isAndroid ? .talkback : .voiceover)
    state = reader.start(at: 0)
  }

  /// A session on a dump of Android, with TalkBack.
  init(dump xml: String) throws {
    let hierarchy = try UIAutomatorReader().read(
      Array(xml.utf8), named: "test.xml", options: ReadingOptions())
    reader = Reader(hierarchy, wording: .talkback)
    state = reader.start(at: 0)
  }

  /// - Parameter app: attributes to add to the app of the fixture.
  init(fixture: String, app: String = "", wording: WordingName = .voiceover) throws {
    let xml = try PackageFiles.fixture("ui/\(fixture)")
    try self.init(
      app.isEmpty ? xml : xml.replacing("<app ", with: "<app \(app) ", maxReplacements: 1),
      wording: wording)
  }

  /// The output of a command, one line each.
  mutating func lines(_ command: String) throws -> [String] {
    guard let command = try ReaderCommand.parse(command) else { return [] }
    var items = reader.perform(command, on: &state).items
    // As in a script, each stop has been heard as soon as it was spoken.
    while state.isReading, !state.isPaused, !state.awaitsCommand {
      let before = state.cursor
      items += reader.perform(.heard, on: &state).items
      if state.isReading, state.cursor == before { break }
    }
    return items.compactMap(\.caption)
  }

  /// Plays the commands of a session again, and returns its text.
  mutating func text(of session: String) throws -> String {
    let commands = session.split(separator: "\n").filter { $0.hasPrefix(">") }.map { line in
      String(line.dropFirst(line.hasPrefix("> ") ? 2 : 1))
    }
    return try commands.flatMap { command in
      [command.isEmpty ? ">" : "> \(command)"] + (try lines(command))
    }.joined(separator: "\n")
  }

  /// Expects a session to match its text.
  static func expect(
    _ fixture: String, app: String = "", _ session: String,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    var replay = try Replay(fixture: fixture, app: app)
    #expect(try replay.text(of: session) == session, sourceLocation: location)
  }
}
