import Platform
import SourceText
import TestSupport
import Testing

/// From a running app to a report and to speech, with a stand-in for the server.
@Suite(.enabled(if: Standins.areThere, "skips: no a11y-capture, no python3 or no ../shared"))
struct CaptureWalkTests {
  @Test(arguments: [StandinServer.Kind.agent, .xcuitest, .uiAutomator2])
  func `a capture goes through the other commands as it is`(_ kind: StandinServer.Kind) throws {
    let folder = try ScratchFolder()
    let server = try StandinServer(kind, in: folder, ["--open-session", "S1"])
    let capture = try CommandRun(
      "a11y-capture", ["webdriver", server.url, "--session", "S1", "--name", "Basket"],
      in: folder.path)
    #expect(capture.status == 0)
    let words = try #require(capture.output.split(separator: "\n").last).split(separator: " ")
    let (running, plain) = (Int(words[0]) ?? 0, Int(words[7]) ?? 0)

    let json = try CommandRun(
      "a11y-audit", ["--profile", "all", "--format", "json", "capture"], in: folder.path)
    #expect(json.errors == "")
    let root = try JSONDocument(Array(json.output.utf8)).root
    #expect(root["summary"]?["rulesRun"]?.integer == running)
    #expect(running > plain + 20)
    #expect(
      root["screens"]?.array?.map { $0["source"]?.string }
        == ["capture/portrait.xml", "capture/landscape.xml"])
    #expect(root["screens"]?.array?.allSatisfy { $0["title"]?.string == "Basket" } == true)

    let page = try CommandRun(
      "a11y-audit", ["--profile", "all", "--format", "html", "capture"], in: folder.path)
    #expect(page.output.ranges(of: "data:image/png;base64,").count == 2)

    let spoken = try CommandRun("a11y-read", ["--transcript", "capture"], in: folder.path)
    #expect(spoken.status == 0)
    #expect(spoken.output.contains("Basket, Heading"))
  }

  @Test func `a picture of the other orientation is in no page`() throws {
    let folder = try ScratchFolder()
    let server = try StandinServer(.agent, in: folder, ["--unrotated-screenshot"])
    let capture = try CommandRun("a11y-capture", ["webdriver", server.url], in: folder.path)
    #expect(
      capture.errors
        == "a11y-capture: warning: the screenshot in landscape is in the other orientation\n")
    let page = try CommandRun(
      "a11y-audit", ["--profile", "all", "--format", "html", "capture"], in: folder.path)
    #expect(page.output.ranges(of: "data:image/png;base64,").count == 1)
  }
}
