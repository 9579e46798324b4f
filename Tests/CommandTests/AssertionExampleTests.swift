import Platform
import TestSupport
import Testing

/// The examples of docs/ci/assertions.md, run against a stand-in for the driver.
@Suite(.enabled(if: CommandRun.isBuilt("a11y-audit"), "skips: a11y-audit is not built here"))
struct AssertionExampleTests {
  @Test(arguments: AssertionExample.all, [true, false])
  func `an example passes or fails with the screen`(
    _ example: AssertionExample, isAccessible: Bool
  ) throws {
    let folder = try ScratchFolder()
    guard try ShellRun("command -v \(example.program)", in: folder).status == 0 else {
      print("skips: \(example.program) is not installed here")
      return
    }
    let page = String(
      decoding: try InputFile.read("\(PackageFiles.root)/docs/ci/assertions.md"), as: UTF8.self)
    let code = try #require(example.code(in: page))
    let label = isAccessible ? " label=\"Buy\"" : ""
    _ = try folder.write(
      XCUITestSource.text(
        "<XCUIElementTypeButton x=\"9\" y=\"99\" width=\"99\" height=\"99\"\(label)/>"),
      to: "source.xml")
    _ = try folder.write(code + example.call, to: example.file)
    let run = try ShellRun("PATH=$(dirname $audit):$PATH; \(example.command)", in: folder)
    #expect((run.status == 0) == isAccessible, "\(run.output)\(run.errors)")
    #expect((run.output + run.errors).contains("[missing-label]") == !isAccessible)
  }
}

/// The code of the page in one language, and how to run it.
struct AssertionExample: CustomTestStringConvertible {
  var language: String
  var program: String
  var file: String
  /// The lines that a test adds to the example.
  var call: String
  var command: String

  var testDescription: String { language }

  /// The first block of the page in the language.
  func code(in page: String) -> String? {
    guard let start = page.firstRange(of: "```\(language)\n"),
      let end = page[start.upperBound...].firstRange(of: "```")
    else { return nil }
    return String(page[start.upperBound..<end.lowerBound])
  }

  static let all = [
    AssertionExample(
      language: "python", program: "python3", file: "test.py",
      call: """

        class Driver:
            page_source = open("source.xml", encoding="utf-8").read()


        assert_accessible(Driver(), "cart")
        """, command: "python3 test.py"),
    AssertionExample(
      language: "javascript", program: "node", file: "test.js",
      call: """

        const driver = { getPageSource: async () => require("node:fs").readFileSync("source.xml", "utf8") };
        assertAccessible(driver, "cart").catch((error) => { console.error(error); process.exit(1); });
        """, command: "node test.js"),
    AssertionExample(
      language: "java", program: "javac", file: "Accessibility.java",
      call: """

        final class Main {
          public static void main(String[] arguments) throws Exception {
            Accessibility.check(Files.readString(Path.of("source.xml")), "cart");
          }
        }
        """, command: "javac Accessibility.java && java -cp . Main"),
  ]
}
