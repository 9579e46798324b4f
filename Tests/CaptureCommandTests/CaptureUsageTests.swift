import Platform
import TestSupport
import Testing

/// The command's handling of its options, without a device or server.
@Suite(.enabled(if: CommandRun.isBuilt("a11y-capture"), "skips: a11y-capture is not built here"))
struct CaptureUsageTests {
  @Test(arguments: [
    ["https://ada:s3cret@farm.example"], ["webdriver"], ["webdriver", "ftp://ada:s3cret@host"],
    ["webdriver", "http://h", "http://ada:s3cret@h"], ["android", "--serial", ""],
    ["webdriver", "http://h", "--session", "a", "--capabilities", "b"], ["--no-such-option"],
    ["android", "--orientation", "upright"], ["android", "--output", ""],
  ])
  func `wrong usage is 64, and repeats no credentials`(_ arguments: [String]) throws {
    let run = try CommandRun("a11y-capture", arguments)
    #expect(run.status == 64)
    #expect(!(run.output + run.errors).contains("s3cret"))
  }

  @Test(arguments: [
    ("[]", "caps.json:1:1: error: found an array; expected an object with capabilities"),
    ("{", "caps.json:1:2: error: the document ends in the middle; expected a key or '}'"),
    (nil, "caps.json: error: no such file; expected a file of capabilities"),
  ])
  func `capabilities that cannot be read are said where they are wrong`(
    _ text: String?, _ line: String
  ) throws {
    let folder = try ScratchFolder()
    if let text { _ = try folder.write(text, to: "caps.json") }
    let run = try CommandRun(
      "a11y-capture", ["webdriver", "http://127.0.0.1:9", "--capabilities", "caps.json"],
      in: folder.path)
    #expect(run.status == 2)
    #expect(run.errors == line + "\n")
  }
}
