import Platform
import TestSupport
import Testing

/// `--fix` on one file under many paths, and the reasons for what remains.
@Suite(.enabled(if: CommandRun.isBuilt("a11y-audit"), "skips: a11y-audit is not built here"))
struct FixPathTests {
  /// A view that handles taps only by the app's code.
  private static let xib = InterfaceBuilderDocument.xib(
    owner: "Player", outlets: ["view": "v1", "play": "b1"],
    subviews: #"""
      <view id="b1">
        <rect key="frame" x="20" y="100" width="60" height="60"/>
        <accessibility key="accessibilityConfiguration" label="Play">
          <bool key="isElement" value="YES"/>
        </accessibility>
      </view>
      """#)

  private static let code = """
    class Player: UIViewController {
      @IBOutlet var play: UIView!
      override func viewDidLoad() {
        play.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(start)))
      }
      @objc func start() {}
    }

    """

  private func text(_ name: String, in folder: ScratchFolder) throws -> String {
    String(decoding: try InputFile.read("\(folder.path)/\(name)"), as: UTF8.self)
  }

  @Test(arguments: [
    ".", "./", "$PWD", "\"$PWD/App\"", "App", "App/", "./App/../App", "Link", "$PWD/Link",
    "Link/Player.xib",
    "App/Player.xib", "./App/Player.xib", "$PWD/App/Player.xib", ". App/Player.xib",
  ])
  func `a file is fixed by its project's code under any path`(_ path: String) throws {
    let folder = try ScratchFolder()
    _ = try folder.write(Self.xib, to: "App/Player.xib")
    _ = try folder.write(Self.code, to: "App/Player.swift")
    try Folder.make(folder.path + "/.git")
    #expect(SymbolicLink.make(folder.path + "/Link", to: "App"))
    let run = try ShellRun("$audit --only tappable-without-role --fix \(path)", in: folder)
    #expect(run.errors == "")
    #expect(run.output.contains("Fixed 1 finding in 1 file: App/Player.xib (1).\n"))
    #expect(run.status == 0)
    #expect(
      try text("App/Player.xib", in: folder)
        == Self.xib.replacing(
          "          <bool key",
          with:
            "          <accessibilityTraits key=\"traits\" button=\"YES\"/>\n            <bool key"
        ))
  }

  private let cart = """
    <screen title="Cart" size="390 844" language="en">
      <UIButton label="Buy button" frame="10 100 60 60"/>
    </screen>

    """
  private let only = "$audit --only label-repeats-role --fix"

  @Test func `a link to a file is named as such`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(cart, to: "cart.xml")
    #expect(SymbolicLink.make(folder.path + "/linked.xml", to: "cart.xml"))
    let run = try ShellRun("\(only) --dry-run .", in: folder)
    #expect(
      run.errors == """
        Would fix 1 finding in 1 file: cart.xml (1).
        linked.xml:2:3: not fixed [label-repeats-role]: the file is another name of cart.xml

        """)
  }

  @Test func `a file that cannot be written is named with the reason of the system`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(cart, to: "cart.xml")
    guard
      let run = try ShellRun.withoutPrivileges("chmod a-w cart.xml; \(only) cart.xml", in: folder)
    else { return }
    #expect(run.status == 2)
    #expect(run.errors == "cart.xml: error: permission denied, not fixed\n")
    #expect(
      run.output.contains(
        """
        No autofix can be applied.
        cart.xml:2:3: not fixed [label-repeats-role]: the file cannot be written: permission denied

        """))
    #expect(try text("cart.xml", in: folder) == cart)
  }

  @Test func `a finding that only two captures together show is fixed`() throws {
    let folder = try ScratchFolder()
    func screen(_ name: String, _ size: String, _ sell: String) throws {
      _ = try folder.write(
        """
        <screen title="Cart" size="\(size)" orientation="\(name)" language="en">
          <UIButton identifier="buy" label="Buy" frame="10 100 60 60"/>
          <UIButton identifier="sell" \(sell)frame="110 100 60 60"/>
          <UIButton identifier="rent" label="Rent" frame="210 100 60 60"/>
        </screen>

        """, to: "\(name == "portrait" ? "a" : "b").xml")
    }
    try screen("portrait", "390 844", "label=\"Sell\" ")
    try screen("landscape", "844 390", "")
    let run = try ShellRun("$audit --only rotation-label-lost --fix .", in: folder)
    #expect(run.output.contains("Fixed 1 finding in 1 file: b.xml (1).\n"))
    #expect(try text("b.xml", in: folder).contains("label=\"Sell\""))
  }
}
