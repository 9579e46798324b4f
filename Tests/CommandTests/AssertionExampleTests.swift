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

/// The steps of docs/ci/assertions.md that a shell runs, with stand-ins for the tools of the platforms.
@Suite(.enabled(if: CommandRun.isBuilt("a11y-audit"), "skips: a11y-audit is not built here"))
struct AssertionStepTests {
  @Test(arguments: AssertionSteps.all, [true, false])
  func `steps pass or fail with the screen`(_ steps: AssertionSteps, isAccessible: Bool) throws {
    let folder = try ScratchFolder()
    let page = String(
      decoding: try InputFile.read("\(PackageFiles.root)/docs/ci/assertions.md"), as: UTF8.self)
    _ = try folder.write(steps.tree(isAccessible ? "Buy" : ""), to: "tree")
    for (tool, lines) in steps.tools {
      _ = try folder.write("#!/bin/sh\n\(lines)\n", to: "tools/\(tool)")
    }
    let set = try ShellRun("chmod +x tools/*; ln -s tools/gradlew gradlew", in: folder)
    #expect(set.status == 0)
    let commands = try #require(steps.commands(in: page))
    let run = try ShellRun(
      "PATH=$PWD/tools:$(dirname $audit):$PATH; set -e\n\(commands)", in: folder)
    #expect((run.status == 0) == isAccessible, "\(run.output)\(run.errors)")
    #expect((run.output + run.errors).contains("[\(steps.rule)]") == !isAccessible)
  }
}

/// The commands below a heading of the page, with scripts in place of the tools that they start.
struct AssertionSteps: CustomTestStringConvertible {
  var heading: String
  /// The lines of each script; the file `tree` has what the device shows.
  var tools: [String: String]
  /// The tree of a screen with one button, by the label of the button.
  var tree: @Sendable (String) -> String
  var rule = "missing-label"

  var testDescription: String { heading }

  /// The first block for a shell below the heading.
  func commands(in page: String) -> String? {
    guard let heading = page.firstRange(of: "## \(heading)\n"),
      let start = page[heading.upperBound...].firstRange(of: "```sh\n"),
      let end = page[start.upperBound...].firstRange(of: "```")
    else { return nil }
    return String(page[start.upperBound..<end.lowerBound])
  }

  static let all = [
    AssertionSteps(
      heading: "Maestro", tools: ["maestro": "[ $1 = test ] || cat tree"],
      tree: { label in
        """
        {"attributes": {}, "children": [
          {"attributes": {"text": "", "resource-id": "", "bounds": "[0,0][1080,2000]"}, "children": [
            {"attributes": {"text": "", "resource-id": "a:id/buy", "accessibilityText": "\(label)",
              "bounds": "[42,400][342,600]"}, "clickable": true, "enabled": true, "children": []}
          ]}
        ]}
        """
      }),
    AssertionSteps(
      heading: "XCUITest",
      tools: [
        "xcodebuild": "mkdir run.xcresult", "xcrun": "mkdir trees && cp tree trees/cart.txt",
      ],
      tree: { label in
        let label = label.isEmpty ? "" : ", label: '\(label)'"
        return """
          Element subtree:
           →Application, 0x1, {{0.0, 0.0}, {390.0, 844.0}}, label: 'Shop'
              Button, 0x2, {{20.0, 100.0}, {100.0, 60.0}}\(label)

          """
      }),
    AssertionSteps(
      heading: "Espresso and UiAutomator", tools: ["gradlew": "true", "adb": "cp tree cart.xml"],
      tree: { label in
        UIAutomatorDump.text(
          "<node class=\"android.widget.Button\" content-desc=\"\(label)\" clickable=\"true\" "
            + "enabled=\"true\" bounds=\"[40,400][340,600]\"/>")
      }),
  ]
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
