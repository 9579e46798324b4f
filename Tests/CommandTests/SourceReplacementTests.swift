import Platform
import TestSupport
import Testing

/// Items of a bar and headers of a table that code replaces.
@Suite(.enabled(if: CommandRun.isBuilt("a11y-audit"), "skips: a11y-audit is not built here"))
struct SourceReplacementTests {
  private let storyboard = InterfaceBuilderDocument.storyboard(
    InterfaceBuilderDocument.scene(
      #"""
      <tableViewController id="c1" customClass="Songs" sceneMemberID="viewController">
        <tableView key="view" dataMode="prototypes" style="plain" id="t1">
          <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
          <label key="tableHeaderView" text="Label" id="l1">
            <rect key="frame" x="0.0" y="0.0" width="390" height="40"/>
          </label>
        </tableView>
        <navigationItem key="navigationItem" title="Songs" id="n1">
          <barButtonItem key="leftBarButtonItem" title="Item" id="i1"/>
          <barButtonItem key="rightBarButtonItem" title="Item" id="i2"/>
        </navigationItem>
        <!--outlets-->
      </tableViewController>
      """#), initial: "c1")

  /// The lines of the findings.
  private func lines(_ code: String, outlets: String = "", objectiveC: Bool = false) throws -> [Int]
  {
    let folder = try ScratchFolder()
    _ = try folder.write(
      storyboard.replacing("<!--outlets-->", with: outlets), to: "App/Songs.storyboard")
    _ = try folder.write(
      objectiveC
        ? "@interface Songs : UITableViewController\n@end\n@implementation Songs\n\(code)\n@end"
        : "class Songs: UITableViewController { \(code) }",
      to: objectiveC ? "App/Songs.m" : "App/Songs.swift")
    let arguments = ["App", "--only", "generic-label,label-is-stub", "--format", "text"]
    return try CommandRun("a11y-audit", arguments, in: folder.path).output
      .split(separator: "\n").filter { $0.hasPrefix("App/Songs.storyboard:") }
      .compactMap { Int($0.split(separator: ":")[1]) }
  }

  private let header = 9
  private let left = 14
  private let right = 15

  @Test(arguments: [
    "func a() { navigationItem.leftBarButtonItem = UIBarButtonItem() }",
    "override func viewDidLoad() { if isModal { navigationItem.leftBarButtonItem = close } }",
    "override func viewDidLoad() { old = navigationItem.leftBarButtonItem; navigationItem.leftBarButtonItem = nil }",
  ])
  func `an item that code replaces at times is checked`(_ code: String) throws {
    #expect(try lines(code) == [header, left, right])
  }

  @Test(arguments: [
    "override func viewDidLoad() { navigationItem.leftBarButtonItem = UIBarButtonItem() }",
    "override func viewDidLoad() { addClose() }; func addClose() { navigationItem.leftBarButtonItem = nil }",
    "override func viewDidLoad() { navigationItem.setLeftBarButtonItems([close], animated: false) }",
  ])
  func `an item that code replaces is not there`(_ code: String) throws {
    #expect(try lines(code) == [header, right])
  }

  @Test func `Objective-C replaces an item too`() throws {
    let code = "- (void)viewDidLoad { self.navigationItem.leftBarButtonItem = [self close]; }"
    #expect(try lines(code, objectiveC: true) == [header, right])
    let message =
      "- (void)viewDidLoad { [self.navigationItem setLeftBarButtonItem:nil animated:NO]; }"
    #expect(try lines(message, objectiveC: true) == [header, right])
  }

  private let segments = InterfaceBuilderDocument.xib(
    owner: "Songs", outlets: ["sort": "s1"],
    subviews: #"""
      <segmentedControl id="s1">
        <rect key="frame" x="20" y="100" width="300" height="29"/>
        <segments><segment title=""/></segments>
      </segmentedControl>
      """#)

  @Test(arguments: [
    ("", ["App/Songs.xib:15:21: error: UISegment has no label [missing-label]"]),
    ("for (i, name) in names.enumerated() { sort.setTitle(name, forSegmentAt: i) }", []),
    ("sort.removeAllSegments(); sort.insertSegment(withTitle: name, at: 0, animated: false)", []),
  ])
  func `code titles segments through their control`(_ code: String, _ findings: [String]) throws {
    let folder = try ScratchFolder()
    _ = try folder.write(segments, to: "App/Songs.xib")
    _ = try folder.write(
      "class Songs: UIViewController { @IBOutlet var sort: UISegmentedControl!; func a() { \(code) } }",
      to: "App/Songs.swift")
    let run = try CommandRun(
      "a11y-audit", ["App", "--only", "missing-label", "--format", "text"], in: folder.path)
    #expect(
      run.output.split(separator: "\n").filter { $0.contains(".xib:") }.map(String.init) == findings
    )
  }

  @Test func `a header that code replaces is not there`() throws {
    let code = "override func viewDidLoad() { tableView.tableHeaderView = UIView() }"
    #expect(try lines(code) == [left, right])
  }

  @Test func `an item with an outlet may come back`() throws {
    let code =
      "@IBOutlet var add: UIBarButtonItem!; override func viewDidLoad() { navigationItem.leftBarButtonItem = nil }"
    let outlet =
      "<connections><outlet property=\"add\" destination=\"i1\" id=\"o1\"/></connections>"
    #expect(try lines(code, outlets: outlet).contains(left))
  }
}
