import Platform
import TestSupport
import Testing

/// Storyboards with the app's own sources beside them.
@Suite(.enabled(if: CommandRun.isBuilt("a11y-audit"), "skips: a11y-audit is not built here"))
struct SourceCommandTests {
  /// A controller with one button, which an outlet leads to.
  private func xib(_ button: String = #"<state key="normal" image="play"/>"#) -> String {
    #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <device id="retina6_0" orientation="portrait"/>
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Player">
          <connections>
            <outlet property="view" destination="v1" id="o1"/>
            <outlet property="play" destination="b1" id="o2"/>
          </connections>
        </placeholder>
        <view id="v1">
          <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
          <subviews>
            <button id="b1">
              <rect key="frame" x="20" y="100" width="60" height="60"/>
              \#(button)
            </button>
          </subviews>
        </view>
      </objects>
    </document>

    """#
  }

  private let only = [
    "--only", "missing-label,label-is-stub,label-is-identifier", "--format", "text",
  ]

  private func folder(_ code: String, _ file: String = "App/Player.swift") throws -> ScratchFolder {
    let folder = try ScratchFolder()
    _ = try folder.write(xib(), to: "App/Player.xib")
    _ = try folder.write(
      "class Player: UIViewController { @IBOutlet var play: UIButton!\n\(code)\n}\n", to: file)
    return folder
  }

  private func findings(_ arguments: [String], in folder: ScratchFolder) throws -> [String] {
    let run = try CommandRun("a11y-audit", only + arguments, in: folder.path)
    return run.output.split(separator: "\n").filter { $0.contains(".xib:") }.map(String.init)
  }

  private let question =
    "App/Player.xib:14:9: error: UIButton has no label [missing-label] (review)"
  private let failure = "App/Player.xib:14:9: error: UIButton has no label [missing-label]"

  @Test func `what nobody sets is a failure, and without sources a question`() throws {
    let folder = try folder("")
    #expect(try findings(["App"], in: folder) == [failure])
    #expect(try findings(["App", "--no-sources"], in: folder) == [question])
    #expect(try findings(["App/Player.xib"], in: folder) == [question])
    #expect(try findings(["App/Player.xib", "--sources", "App"], in: folder) == [failure])
  }

  @Test func `what code sets is answered`() throws {
    let folder = try folder("func a() { play.accessibilityLabel = title }")
    #expect(try findings(["App"], in: folder) == [])
  }

  @Test func `what code plainly sets is judged`() throws {
    let folder = try folder("func a() { play.accessibilityLabel = \"playButton_main\" }")
    #expect(
      try findings(["App"], in: folder) == [
        "App/Player.xib:14:9: error: UIButton \"playButton_main\" is called “playButton_main”, "
          + "an identifier [label-is-identifier]"
      ])
  }

  @Test func `the configuration says where the sources are`() throws {
    let folder = try folder("func a() { play.accessibilityLabel = title }", "Sources/Player.swift")
    #expect(try findings(["App"], in: folder) == [question])
    _ = try folder.write("sources: Sources\n", to: ".earshot.yml")
    #expect(try findings(["App"], in: folder) == [])
    #expect(try findings(["App", "--no-sources"], in: folder) == [question])
  }

  @Test func `libraries beside the app are left out`() throws {
    let folder = try folder("func a() { play.accessibilityLabel = title }", "App/Pods/Player.swift")
    #expect(try findings(["App"], in: folder) == [question])
    #expect(try findings(["App", "--sources", "App/Pods"], in: folder) == [])
  }

  @Test func `a source that cannot be parsed is a located warning`() throws {
    let folder = try folder("")
    _ = try folder.write("class Broken: UIView {\n", to: "App/Broken.swift")
    let run = try CommandRun("a11y-audit", only + ["App"], in: folder.path)
    #expect(
      run.errors
        == "App/Broken.swift:2:1: warning: found the end of the file, expected \"}\"\n")
    #expect(run.status == 1)
  }

  @Test func `a folder of sources that is not there ends the run`() throws {
    let folder = try folder("")
    let run = try CommandRun("a11y-audit", ["App", "--sources", "Nowhere"], in: folder.path)
    #expect(run.status == 2)
    #expect(
      run.errors
        == "Nowhere: error: no such file or directory, expected a folder with the app's sources\n")
  }
}
