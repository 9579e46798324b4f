import Platform
import TestSupport
import Testing

/// A session stored in a repository and compared.
@Suite(.enabled(if: CommandRun.isBuilt("a11y-read"), "skips: a11y-read is not built here"))
struct CheckSessionTests {
  private let cart = """
    <screen title="Cart" size="390 844">
      <UIButton title="Buy" frame="10 100 60 60"/>
      <UIButton title="Sell" identifier="sell" frame="10 200 60 60"/>
    </screen>

    """

  private func read(
    _ arguments: [String], input: String = "", in folder: ScratchFolder
  ) throws -> CommandRun {
    try CommandRun(
      "a11y-read", arguments, input: input, in: folder.path,
      environment: ["XDG_STATE_HOME": folder.path + "/state"])
  }

  private func text(_ name: String, in folder: ScratchFolder) throws -> String {
    String(decoding: try InputFile.read("\(folder.path)/\(name)"), as: UTF8.self)
  }

  @Test func `a session is stored, compared and its differences described`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(cart, to: "cart.xml")
    _ = try folder.write("next\nwait 0.3\nnext\nprevious\n", to: "walk.txt")
    let arguments = ["--check", "kept.txt", "--commands", "walk.txt", "cart.xml"]
    let update = try read(arguments + ["--update"], in: folder)
    #expect(update.output == "cart.xml: wrote kept.txt\n")
    #expect(try text("kept.txt", in: folder) == "Sell, Button\n[edge]\nBuy, Button\n")
    let same = try read(arguments, in: folder)
    #expect(same.output == "")
    #expect(same.status == 0)
    _ = try folder.write(cart.replacing("Sell", with: "Offer"), to: "cart.xml")
    let departed = try read(arguments, in: folder)
    #expect(departed.status == 1)
    #expect(
      departed.output == """
        cart.xml: 1 difference from kept.txt
            changed: line 1 was “Sell, Button”, is “Offer, Button”

        """)
  }

  @Test func `a record in JSON lines is kept by its own name, with what was cut off`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(cart, to: "screens/cart.xml")
    _ = try folder.write("where\nwait 0.3\nnext\n", to: "walk.txt")
    _ = try folder.write("", to: "kept/note.md")
    let arguments = [
      "--check", "kept", "--format", "json", "--commands", "walk.txt", "screens",
    ]
    let update = try read(arguments + ["--update"], in: folder)
    #expect(update.output == "screens/cart.xml: wrote kept/cart.jsonl\n")
    let kept = try text("kept/cart.jsonl", in: folder).split(separator: "\n")
    #expect(kept.count == 6)
    #expect(
      kept.dropFirst(3).first == """
        {"command": 3, "words": "next", "time": 300, "interrupted": "Buy, Button", \
        "spokenThrough": 5, "heard": "Buy,", "resumes": false, "element": \
        {"path": "UIButton[1]", "class": "UIButton", "identifier": null, "line": 2}}
        """)
    #expect(try read(arguments, in: folder).status == 0)
    _ = try folder.write("where\nwait 0.1\nnext\n", to: "walk.txt")
    #expect(try read(arguments, in: folder).status == 1)
  }

  @Test func `it begins at the given element, and saves no state`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(cart, to: "cart.xml")
    _ = try folder.write("Sell, Button\n", to: "kept.txt")
    let run = try read(
      ["--check", "kept.txt", "--start", "sell", "--commands", "-", "cart.xml"], input: "where\n",
      in: folder)
    #expect(run.output == "")
    #expect(run.status == 0)
    #expect(!Folder.exists(folder.path + "/state"))
  }

  @Test func `a script with an invalid line is neither compared nor stored`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(cart, to: "cart.xml")
    let run = try read(
      ["--check", "kept.txt", "--update", "--commands", "-", "cart.xml"], input: "nxt\n",
      in: folder)
    #expect(run.errors == "<stdin>:1: error: unknown command \"nxt\"; did you mean \"next\"?\n")
    #expect(run.status == 2)
    #expect(!Folder.exists(folder.path + "/kept.txt"))
  }
}
