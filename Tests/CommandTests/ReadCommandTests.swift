import Platform
import TestSupport
import Testing

/// The command as users type it, with a separate state folder for each test.
@Suite(.enabled(if: CommandRun.isBuilt("a11y-read"), "skips: a11y-read is not built here"))
struct ReadCommandTests {
  private let screen = """
    <screen title="Cart" size="390 844">
      <UILabel text="Cart" traits="header" frame="20 60 200 30"/>
      <UISwitch label="Gift wrap" identifier="gift" on="true" frame="20 100 60 30"/>
      <UIButton title="Buy" identifier="buy" frame="20 200 200 44"/>
    </screen>

    """

  private func read(
    _ arguments: [String], input: String = "", in folder: ScratchFolder,
    environment: [String: String] = [:]
  ) throws -> CommandRun {
    let state = ["XDG_STATE_HOME": folder.path + "/state", "EARSHOT_SPEECH": ""]
    return try CommandRun(
      "a11y-read", arguments, input: input, in: folder.path,
      environment: state.merging(environment) { $1 })
  }

  @Test func `the output of each command is printed, one line per utterance`() throws {
    let folder = try ScratchFolder()
    let file = try folder.write(screen, to: "cart.xml")
    let run = try read(
      [file, "--commands", "-"], input: "next\n# a comment\nactivate\n\nnext\n", in: folder)
    #expect(
      run.output == """
        Gift wrap, Switch Button, On. Double tap to toggle setting.
        [activate]
        Off
        Buy, Button
        [edge]

        """)
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test func `a file with several screens says which is read and how to choose`() throws {
    let folder = try ScratchFolder()
    let cart = #"<screen title="Cart"><UIButton title="Buy" frame="9 9 60 60"/></screen>"#
    let empty = #"<screen title="Start"><UIView/></screen>"#
    let hint = "; choose with --screen <number or title>\n"
    let silent = "a11y-read: This screen has no VoiceOver stops.\n"
    let first = try folder.write("<app>\(cart)\(empty)</app>", to: "first.xml")
    let later = try folder.write("<app>\(empty)\(cart)</app>", to: "later.xml")
    let none = try folder.write("<app>\(empty)\(empty)</app>", to: "none.xml")
    var run = try read([first, "--transcript"], in: folder)
    #expect(run.output == "Buy, Button\n")
    #expect(run.errors == "a11y-read: screen 1 of 2: “Cart”" + hint)
    run = try read([later, "--transcript"], in: folder)
    #expect(run.output == "Buy, Button\n")
    #expect(run.errors == "a11y-read: screen 2 of 2: “Cart”, the first with stops" + hint)
    run = try read([none, "--transcript"], in: folder)
    #expect(run.output == "")
    #expect(run.errors == "a11y-read: screen 1 of 2: “Start”" + hint + silent)
    #expect(run.status == 0)
    run = try read([later, "--transcript", "--screen", "Start"], in: folder)
    #expect(run.errors == silent)
  }

  @Test func `commands come from a file too, and as JSON lines with the parts`() throws {
    let folder = try ScratchFolder()
    let file = try folder.write(screen, to: "cart.xml")
    let script = try folder.write("last\nnext", to: "walk.txt")
    let run = try read([file, "--commands", script, "--format", "json"], in: folder)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines.first?.contains(#""source": "cart.xml", "screen": "Cart""#) == true)
    #expect(
      lines.last == #"{"command": 2, "words": "next", "time": 605, "sound": "edge"}"#)
    #expect(run.status == 0)
  }

  @Test func `an invalid line is located, the rest continues, and it is exit 2`() throws {
    let folder = try ScratchFolder()
    let file = try folder.write(screen, to: "cart.xml")
    let script = try folder.write("next\nnxt\nnext\n", to: "walk.txt")
    let run = try read([file, "--commands", script], in: folder)
    #expect(
      run.output == "Gift wrap, Switch Button, On. Double tap to toggle setting.\nBuy, Button\n")
    #expect(run.errors == "walk.txt:2: error: unknown command \"nxt\"; did you mean \"next\"?\n")
    #expect(run.status == 2)
  }

  @Test func `row 2: every move is kept, and --resume goes on there and says how`() throws {
    let folder = try ScratchFolder()
    let file = try folder.write(screen, to: "cart.xml")
    let walk = "next\nactivate\nlast\n"
    _ = try read([file, "--resume", "--commands", "-"], input: walk, in: folder)
    // A script without --resume neither reads the position nor writes it.
    let plain = try read([file, "--commands", "-"], input: "where\nnext\n", in: folder)
    #expect(plain.output.hasPrefix("Cart, Heading\n"))
    let resumed = try read([file, "--resume", "--commands", "-"], input: "where\np\n", in: folder)
    #expect(
      resumed.output
        == "Buy, Button\nGift wrap, Switch Button, Off. Double tap to toggle setting.\n")
    #expect(resumed.errors == "a11y-read: Resumed at the same stop, by its identifier.\n")
  }

  @Test func `row 2: a state that is cut in half is said, and reading begins at the top`() throws {
    let folder = try ScratchFolder()
    let file = try folder.write(screen, to: "cart.xml")
    _ = try read([file, "--resume", "--commands", "-"], input: "last\n", in: folder)
    let states = try Folder.files(below: folder.path + "/state").filter { $0.hasSuffix(".state") }
    let state = try #require(states.first)
    let bytes = try InputFile.read(state)
    try OutputFile.write(Array(bytes.prefix(bytes.count / 2)), to: state)
    let run = try read([file, "--resume", "--commands", "-"], input: "where\n", in: folder)
    #expect(run.output == "Cart, Heading\n")
    #expect(run.errors == "a11y-read: warning: the saved position is not used: it is not whole\n")
    #expect(run.status == 0)
  }

  @Test func `row 2: without a state folder one error is printed, and reading continues`() throws {
    let folder = try ScratchFolder()
    let file = try folder.write(screen, to: "cart.xml")
    let blocked = try folder.write("a file, no folder", to: "blocked")
    let run = try read(
      [file, "--resume", "--commands", "-"], input: "next\nnext\n", in: folder,
      environment: ["XDG_STATE_HOME": blocked])
    #expect(run.output.hasSuffix("Buy, Button\n"))
    #expect(run.errors.hasPrefix("a11y-read: warning: the position is not saved: "))
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(run.status == 0)
  }

  @Test func `row 2: without a player captions go on, and one line says what is missing`() throws {
    let folder = try ScratchFolder()
    let file = try folder.write(screen, to: "cart.xml")
    let run = try read(
      [file, "--speech", "on", "--commands", "-"], input: "next\nnext\n", in: folder,
      environment: ["PATH": folder.path, "HOME": "", "XDG_CACHE_HOME": ""])
    #expect(run.output.hasSuffix("Buy, Button\n"))
    // libpulse, which libespeak-ng links, prints its own messages about missing folders.
    let ours = run.errors.split(separator: "\n").filter { $0.hasPrefix("a11y-read: ") }
    #expect(ours.count == 1)
    #expect(ours.first?.hasSuffix("captions continue") == true)
    #expect(run.status == 0)
  }

  @Test func `row 1: after the file has changed the stop is found again`() throws {
    let folder = try ScratchFolder()
    let file = try folder.write(screen, to: "cart.xml")
    _ = try read([file, "--resume", "--commands", "-"], input: "last\n", in: folder)
    _ = try folder.write(screen.replacing("\"Buy\"", with: "\"Pay\""), to: "cart.xml")
    let run = try read([file, "--resume", "--commands", "-"], input: "where\n", in: folder)
    #expect(run.output == "Pay, Button\n")
    #expect(
      run.errors
        == "a11y-read: The file has changed since; resumed at the same stop, by its identifier.\n")
  }

  @Test func `a start that is named is where it begins, also in a transcript`() throws {
    let folder = try ScratchFolder()
    let file = try folder.write(screen, to: "cart.xml")
    let script = try read(
      [file, "--start", "buy", "--commands", "-"], input: "w\n", in: folder)
    #expect(script.output == "Buy, Button\n")
    let transcript = try read([file, "--start", "gift"], in: folder)
    #expect(
      transcript.output
        == "Gift wrap, Switch Button, On. Double tap to toggle setting.\nBuy, Button\n")
    let none = try read([file, "--start", "sell"], in: folder)
    #expect(none.errors == "cart.xml: error: found no stop with the identifier \"sell\"\n")
    #expect(none.status == 2)
  }

  @Test func `a missing screen is exit 2, whatever its number`() throws {
    let folder = try ScratchFolder()
    let file = try folder.write(screen, to: "cart.xml")
    for number in ["2", "0", "-9223372036854775808", "9223372036854775807"] {
      let run = try read(["--screen=\(number)", file], in: folder)
      #expect(run.status == 2)
      #expect(run.output == "")
      #expect(run.errors.contains("\"\(number)\""))
    }
  }

  @Test func `options that contradict each other are wrong usage`() throws {
    let folder = try ScratchFolder()
    let file = try folder.write(screen, to: "cart.xml")
    for arguments in [
      ["--transcript", "--commands", "-"], ["--start", "buy", "--resume"], ["--rate", "300"],
      ["--clips", "a", "--commands", "-"], ["--speech", "on"], ["--lines"], ["--keys"],
      ["--keys", "orca"], ["--keys", "jaws"],
      ["--wav", "a.wav", "--commands", "-", "--speech", "on"], ["--format", "vtt"],
    ] {
      #expect(try read([file] + arguments, in: folder).status == 64)
    }
    #expect(try read(["-", "--commands", "-"], in: folder).status == 64)
  }

  @Test func `a folder with several files offers them`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(screen, to: "app/cart.xml")
    _ = try folder.write(screen, to: "app/shop.xml")
    let run = try read(["app"], in: folder)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(
      run.errors == """
        a11y-read: error: found 2 files in "app"; expected one of them:
          app/cart.xml
          app/shop.xml

        """)
  }

  @Test func `of a folder with one file, that is read`() throws {
    let folder = try ScratchFolder()
    let file = try folder.write(screen, to: "app/cart.xml")
    #expect(try read(["app"], in: folder).output == read([file], in: folder).output)
  }
}
