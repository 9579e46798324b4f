import Foundation
import TestSupport
import Testing

private enum Python {
  static let hasLXML =
    (try? ShellRun("python3 -c 'import lxml.etree'", in: ScratchFolder()).status) == 0
}

/// Whether XPath expressions of reports find their elements: lxml decides.
@Suite(
  .enabled(if: CommandRun.isBuilt("a11y-audit"), "skips: a11y-audit is not built here"),
  .enabled(if: Python.hasLXML, "skips: Python has no lxml here"))
struct LocatorCommandTests {
  /// Prints the expressions that do not match exactly the element on their line, then their number.
  private static let script = """
    import json, sys
    from lxml import etree
    tried = 0
    for screen in json.load(sys.stdin)["screens"]:
        tree = etree.parse(screen["source"])
        for finding in screen["findings"]:
            element = finding["element"]
            if "xpath" not in element:
                continue
            tried += 1
            found = tree.xpath(element["xpath"])
            lines = [node.sourceline for node in found]
            kinds = [node.get("class") or node.tag for node in found]
            if lines != [element["line"]] or kinds != [element["class"]]:
                print(screen["source"], element["xpath"], lines, element["line"])
    print("tried", tried > 0)
    """

  @Test func `each expression matches its element alone`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(Self.script, to: "try.py")
    let captures = "'\(PackageFiles.root)'/Fixtures/{xcuitest,uiautomator}/*.xml"
    let run = try ShellRun(
      "$audit --profile all --fail-on never --format json \(captures) | python3 try.py", in: folder)
    #expect(run.output == "tried True\n")
  }
}
