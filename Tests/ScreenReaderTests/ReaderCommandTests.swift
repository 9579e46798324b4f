import AccessibilityModel
import ScreenReader
import Testing

/// A line at the prompt and its meaning.
struct CommandCase: CustomTestStringConvertible {
  var line: String
  var command: ReaderCommand?

  var testDescription: String { line }

  static let all = [
    CommandCase(line: "", command: .next), CommandCase(line: "  NEXT ", command: .next),
    CommandCase(line: "n", command: .next), CommandCase(line: "p", command: .previous),
    CommandCase(line: "f", command: .first), CommandCase(line: "l", command: .last),
    CommandCase(line: "a", command: .activate), CommandCase(line: "u", command: .up),
    CommandCase(line: "d", command: .down), CommandCase(line: "w", command: .whereAmI),
    CommandCase(line: "e", command: .escape), CommandCase(line: "m", command: .magicTap),
    CommandCase(line: "# a comment", command: nil),
    CommandCase(line: "/buy now", command: .find("buy now")),
    CommandCase(line: "find  buy now ", command: .find("buy now")),
    CommandCase(line: "touch 10 20.5", command: .touch(Point(x: 10, y: 20.5))),
    CommandCase(line: "touch 10,20", command: .touch(Point(x: 10, y: 20))),
    CommandCase(
      line: "drag 1 2 3 4", command: .drag([Point(x: 1, y: 2), Point(x: 3, y: 4)])),
    CommandCase(line: "rotor", command: .rotor(.say)),
    CommandCase(line: "rotor next", command: .rotor(.next)),
    CommandCase(line: "rotor Form Controls", command: .rotor(.named("Form Controls"))),
    CommandCase(line: "heading", command: .jump(.headings, .forward)),
    CommandCase(line: "headings previous", command: .jump(.headings, .backward)),
    CommandCase(line: "read-all", command: .readAll(stops: nil)),
    CommandCase(line: "read-all 3", command: .readAll(stops: 3)),
    CommandCase(line: "edit select-all", command: .edit(.selectAll)),
    CommandCase(line: "rotate", command: .rotate(.turn)),
    CommandCase(line: "rotate landscape", command: .rotate(.landscape)),
    CommandCase(line: "call", command: .call(.incoming(caller: ""))),
    CommandCase(line: "call decline", command: .call(.decline)),
    CommandCase(line: "headset out", command: .headset(isIn: false, name: "")),
    CommandCase(line: "volume 40%", command: .volume(40)),
    CommandCase(line: "speech", command: .speech(isOn: nil)),
    CommandCase(line: "speech off", command: .speech(isOn: false)),
    CommandCase(line: "\u{1B}[A", command: .up), CommandCase(line: "\u{1B}[C", command: .next),
    CommandCase(line: "q", command: .quit),
  ]
}

/// An invalid line, and its error.
struct CommandRefusalCase: CustomTestStringConvertible {
  var line: String
  var message: String

  var testDescription: String { line }

  static let all = [
    CommandRefusalCase(
      line: "nxt", message: #"unknown command "nxt"; did you mean "next"?"#),
    CommandRefusalCase(line: "touch 1", message: #""touch" expects <x> <y>, not "1""#),
    CommandRefusalCase(line: "touch 1 nan", message: #""touch" expects <x> <y>, not "1 nan""#),
    CommandRefusalCase(
      line: "volume 101", message: #""volume" expects <0…100>|up|down, not "101""#),
    CommandRefusalCase(line: "scroll", message: #""scroll" expects up|down|left|right, not """#),
    CommandRefusalCase(line: "next 3", message: #""next" expects nothing after it, not "3""#),
    CommandRefusalCase(
      line: "heading 2", message: #""heading" takes next or previous, not "2""#),
  ]
}

struct ReaderCommandTests {
  @Test(arguments: CommandCase.all)
  func `a line says a command`(_ example: CommandCase) throws {
    #expect(try ReaderCommand.parse(example.line) == example.command)
  }

  @Test(arguments: CommandRefusalCase.all)
  func `an invalid command is rejected with what was expected`(
    _ example: CommandRefusalCase
  ) throws {
    let error = #expect(throws: CommandError.self) { try ReaderCommand.parse(example.line) }
    #expect(error?.description == example.message)
  }

  @Test(arguments: CommandWord.all.flatMap { [$0.word] + $0.aliases })
  func `every word of help is understood`(_ word: String) throws {
    let examples = [
      "", "1", "1 1", "1 1 2 2", "x", "on", "in", "up", "words", "camera", "hints on",
    ]
    let understood = examples.filter { (try? ReaderCommand.parse("\(word) \($0)")) != nil }
    #expect(!understood.isEmpty)
  }

  @Test(
    arguments: [
      (" ", .command(.activate)), ("\u{1B}", .command(.escape)), ("\u{1B}[A", .command(.up)),
      ("\u{1B}[D", .command(.previous)), ("\t", .command(.next)),
      ("h", .command(.jump(.headings, .forward))),
      ("+", .command(.increment)), (":", .line("")), ("/", .find), ("ü", nil),
      ("\u{1B}[99z", nil), ("0", nil), ("3", .digit(3)), ("\u{1B}OC", .command(.next)),
      ("\u{1B}[1;7C", .command(.next)), ("\u{1B}[1;5D", .command(.rotor(.previous))),
      ("\u{1B}\u{1}", .command(.readAll(stops: nil))), ("H", .command(.jump(.headings, .backward))),
      ("\u{1B}[6~", .command(.scroll(.down))), ("t", .line("type ")),
      ("?", .command(.help("keys"))),
    ] as [(String, KeyMeaning?)])
  func `a key alone does what it means`(key: String, meaning: KeyMeaning?) {
    #expect(KeyMeaning(key: key) == meaning)
  }

  @Test func `no word and no key has two meanings`() {
    let all = CommandWord.all.flatMap { [$0.word] + $0.aliases }
    #expect(Set(all).count == all.count)
  }

  @Test func `help lists the words, and speaks of one`() throws {
    var replay = try Replay(fixture: "reader-shop.xml")
    let lines = try replay.lines("help")
    #expect(lines.count == CommandWord.all.count + 2)
    #expect(
      try replay.lines("help volume") == [
        "volume <0…100>|up|down (v): set the volume, or press a volume button"
      ])
    #expect(
      try replay.lines("help me") == ["unknown command \"me\"; help lists the commands"])
    #expect(try replay.lines("help link") == replay.lines("help heading"))
    #expect(try replay.lines("help accessibility").first?.hasPrefix("Each line") == true)
    #expect(try replay.lines("help rotor").first?.hasPrefix("up and down") == true)
    #expect(try replay.lines("help keys").allSatisfy { $0.count <= 40 })
  }

  @Test func `a name after call, headset and wireless is taken whole`() throws {
    #expect(try ReaderCommand.parse("call Ann Lee") == .call(.incoming(caller: "Ann Lee")))
    #expect(try ReaderCommand.parse("headset in My Buds") == .headset(isIn: true, name: "My Buds"))
    #expect(try ReaderCommand.parse("headset out") == .headset(isIn: false, name: ""))
    #expect(try ReaderCommand.parse("wireless Kitchen") == .wireless("Kitchen"))
    #expect(try ReaderCommand.parse("wireless off") == .wireless(nil))
    #expect(throws: CommandError.self) { try ReaderCommand.parse("headset out Buds") }
  }
}
