import Platform
import SourceText
import TestSupport
import Testing

/// `--inspect`, as a person uses it.
@Suite(.enabled(if: CommandRun.isBuilt("a11y-audit"), "skips: a11y-audit is not built here"))
struct InspectionCommandTests {
  private static let cart = """
    <screen title="Cart" size="390 844" language="en">
      <UIView frame="0 0 390 44"><UIButton frame="0 0 60 60"/></UIView>
      <!-- earshot:disable missing-label — the design is new -->
      <UIButton identifier="buy" frame="10 200 60 60"/>
    </screen>

    """

  private func run(_ options: [String], on text: String = cart) throws -> CommandRun {
    let folder = try ScratchFolder()
    _ = try folder.write(text, to: "cart.xml")
    return try CommandRun("a11y-audit", options + ["cart.xml"], in: folder.path)
  }

  /// A position, and the element that is explained.
  struct PositionCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let position: String
    let title: String
  }

  private static let positions = [
    PositionCase(
      testDescription: "a line with one element", position: "4",
      title: #"cart.xml:4:3: UIButton "buy", Cart in portrait"#),
    PositionCase(
      testDescription: "a line with several elements", position: "2",
      title:
        "cart.xml:2:30: UIButton, Cart in portrait; others here: UIView at 2:3"
    ),
    PositionCase(
      testDescription: "a column inside a tag", position: "2:9",
      title: "cart.xml:2:3: UIView, Cart in portrait"),
    PositionCase(
      testDescription: "the column of a tag", position: "2:30",
      title: "cart.xml:2:30: UIButton, Cart in portrait"),
  ]

  @Test(arguments: positions) func `a position has its element`(_ position: PositionCase) throws {
    let run = try run(["--inspect", position.position])
    #expect(run.status == 0)
    #expect(run.errors == "")
    let lines = run.output.replacing("\n        ", with: " ").split(separator: "\n")
    #expect(lines.first.map(String.init) == position.title)
  }

  private static let loop = [
    PositionCase(
      testDescription: "the first of several at one position", position: "6",
      title: "Cart.swift:6:9: Button, Cart in portrait; others here: Button “Pay” at 6:9:2"),
    PositionCase(
      testDescription: "the column of several", position: "6:9",
      title: "Cart.swift:6:9: Button, Cart in portrait; others here: Button “Pay” at 6:9:2"),
    PositionCase(
      testDescription: "the number of one of several", position: "6:9:2",
      title: "Cart.swift:6:9:2: Button, Cart in portrait; others here: Button “Buy” at 6:9"),
    PositionCase(
      testDescription: "the line of a modifier", position: "9",
      title: "Cart.swift:8:7: Image, Cart in portrait"),
  ]

  @Test(arguments: loop) func `elements at one position have numbers`(
    _ position: PositionCase
  ) throws {
    try expect(
      position,
      in: """
        import SwiftUI
        struct Cart: View {
          var body: some View {
            VStack {
              ForEach(["Buy", "Pay"], id: \\.self) { word in
                Button(word) { act() }
              }
              Image("cart")
                .accessibilityLabel("Cart")
            }
          }
        }
        """)
  }

  /// Expects the title of the element at a position of `Cart.swift`.
  private func expect(_ position: PositionCase, in source: String) throws {
    let folder = try ScratchFolder()
    _ = try folder.write(source, to: "Cart.swift")
    let run = try CommandRun(
      "a11y-audit", ["--inspect", position.position, "Cart.swift"], in: folder.path)
    let lines = run.output.replacing("\n        ", with: " ").split(separator: "\n")
    #expect(lines.first.map(String.init) == position.title)
    #expect(run.errors == "")
  }

  private static let written = [
    PositionCase(
      testDescription: "a menu, before the view that holds its items", position: "4",
      title: "Cart.swift:4:5: Menu, Cart in portrait; others here: Group at 4:5:2"),
    PositionCase(
      testDescription: "the view of a branch, not the branch", position: "8:12",
      title: "Cart.swift:8:12: Text, Cart in portrait; others here: Group at 8:12:2"),
    PositionCase(
      testDescription: "a button, not the image in it", position: "9",
      title: "Cart.swift:9:5: Button, Cart in portrait; others here: Image at 9:31"),
  ]

  @Test(arguments: written) func `a position has the view that the source writes there`(
    _ position: PositionCase
  ) throws {
    try expect(
      position,
      in: """
        import SwiftUI
        struct Cart: View {
          var body: some View {
            Menu("More") {
              Button("Copy") {}
            }
            if isOpen { Text("Open"); Button("A") {} }
            else { Text("Closed") }
            Button { act() } label: { Image("cart") }
          }
        }
        """)
  }

  @Test(arguments: [("3", "2:3"), ("4", "2:3"), ("8", "6:3")])
  func `a line in a start tag has its element`(_ line: String, _ place: String) throws {
    let run = try run(
      ["--inspect", line],
      on: """
        <screen title="Cart" size="390 844" language="en">
          <UIButton identifier="a > b"
            label="é"
            frame="0 0 60 60"/>
          <!-- <UIView -->
          <UIButton
            label="Pay"
            frame="10 200 60 60"/>
        </screen>

        """)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("cart.xml:\(place): UIButton"))
  }

  @Test func `a line for another platform says so`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(
      """
      import SwiftUI
      struct Cart: View {
        var body: some View {
          Text("Cart")
          #if targetEnvironment(macCatalyst)
          Button("Pay") {}
          #endif
        }
      }
      """, to: "Cart.swift")
    let run = try CommandRun("a11y-audit", ["--inspect", "6", "Cart.swift"], in: folder.path)
    #expect(run.status == 2)
    #expect(
      run.errors
        == "Cart.swift:6: error: the line is in a branch for another platform (#if targetEnvironment(macCatalyst)), and not read; the nearest is Text “Cart” at 4:5\n"
    )
  }

  @Test func `a number that no element has is an error`() throws {
    let run = try run(["--inspect", "2:3:2"])
    #expect(run.status == 2)
    #expect(
      run.errors
        == "cart.xml:2:3:2: error: no element begins here; the nearest is UIView at 2:3\n")
  }

  @Test(arguments: [
    ("5", "cart.xml:5: error: no element begins here; the nearest is UIButton at 4:3\n"),
    ("2:1", "cart.xml:2:1: error: no element begins here; the nearest is UIView at 2:3\n"),
  ])
  func `a position without an element names the nearest`(_ position: String, _ errors: String)
    throws
  {
    let run = try run(["--inspect", position])
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors == errors)
  }

  @Test(arguments: [
    (["--inspect", "4", "--fix"], "--inspect explains one element; --fix does not go with it."),
    (["--inspect", "0"], "The value '0' is invalid"),
    (["--inspect", "4", "other.xml"], "--inspect goes with one path"),
  ])
  func `wrong usage is 64`(_ options: [String], _ message: String) throws {
    let run = try run(options)
    #expect(run.status == 64)
    #expect(run.errors.contains(message))
  }

  @Test func `a suppressed finding says so`() throws {
    let run = try run(["--inspect", "4", "--only", "missing-label"])
    #expect(
      run.output.contains(
        """
        Reported
          missing-label: error: UIButton "buy" has no label (suppressed: the design is
                new)
        """))
  }

  @Test func `a rule that does not run says why`() throws {
    let run = try run([
      "--inspect", "2:30", "--only", "missing-label,generic-label", "--disable", "generic-label",
      "--format", "json",
    ])
    let rules = try #require(
      try JSONDocument(Array(run.output.utf8)).root["layouts"]?.array?.first?["rules"]?.array)
    func rule(_ id: String) -> JSONValue? { rules.first { $0["rule"]?.string == id } }
    #expect(rule("missing-label")?["verdict"]?.string == "reported")
    #expect(rule("generic-label")?["reasons"]?.array?.first?.string == "--disable names it")
    #expect(rule("label-too-short")?["reasons"]?.array?.first?.string == "--only does not name it")
  }
}
