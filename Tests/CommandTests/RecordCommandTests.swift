import HierarchyReading
import Platform
import TestSupport
import Testing

/// Records on standard input, one result per line.
@Suite(.enabled(if: CommandRun.isBuilt("a11y-audit"), "skips: a11y-audit is not built here"))
struct RecordCommandTests {
  private static let bad =
    #"<screen title="Cart" size="390 844"><UIButton frame="10 100 60 60"/></screen>"#
  private static let good =
    #"<screen title="Cart" size="390 844"><UIButton title="Buy" frame="10 100 60 60"/></screen>"#

  private func audit(
    _ arguments: [String], input: String, in folder: ScratchFolder
  ) throws -> CommandRun {
    try CommandRun(
      "a11y-audit", ["--only", "missing-label"] + arguments, input: input, in: folder.path)
  }

  private func record(_ source: String, _ content: String, from: String? = nil) -> String {
    let content = content.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let format = from.map { ", \"from\": \"\($0)\"" } ?? ""
    return "{\"source\": \"\(source)\", \"content\": \"\(content)\"\(format)}\n"
  }

  /// The line of a record without findings.
  private func clean(_ number: Int, _ source: String) -> String {
    """
    {"schemaVersion": 1, "record": \(number), "source": "\(source)", "screens": [{"source": \
    "\(source)", "format": "ui", "title": "Cart", "orientation": "portrait", "elements": 1, \
    "stops": 1, "findings": [], "customControls": [], "notRun": []}], "unreadable": [], \
    "notRun": [], "warnings": [], "summary": {"errors": 0, "warnings": 0, "notes": 0, "reviews": 0, \
    "suppressed": 0, "baselined": 0, "rulesRun": 1, "rulesNotRun": 0}}

    """
  }

  /// The line of a record that cannot be used.
  private func failed(
    _ number: Int, _ source: String, _ line: Int, _ column: Int, _ reason: String
  ) -> String {
    """
    {"schemaVersion": 1, "record": \(number), "source": "\(source)", "screens": [], \
    "unreadable": [{"source": "\(source)", "line": \(line), "column": \(column), "message": \
    "\(reason)"}], "notRun": [], "warnings": [], "summary": {"errors": 0, "warnings": 0, \
    "notes": 0, "reviews": 0, "suppressed": 0, "baselined": 0, "rulesRun": 0, "rulesNotRun": 0}}

    """
  }

  @Test func `a screen a line gives a result a line`() throws {
    let folder = try ScratchFolder()
    let run = try audit(
      ["--records", "ndjson"],
      input: record("a", Self.good) + "\n" + record("b/c.xml", Self.good, from: "ui"), in: folder)
    #expect(run.output == clean(1, "a") + clean(3, "b/c.xml"))
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test func `paths give what a run over each gives`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(Self.good, to: "a.xml")
    _ = try folder.write(Self.good, to: "b c.xml")
    let run = try audit(["--records", "files"], input: "a.xml\r\n./b c.xml", in: folder)
    #expect(run.output == clean(1, "a.xml") + clean(2, "b c.xml"))
    #expect(run.status == 0)
  }

  @Test func `a finding is exit 1, and is that of a run over the file`() throws {
    let folder = try ScratchFolder()
    let file = try folder.write(Self.bad, to: "a.xml")
    let run = try audit(["--records", "files"], input: file + "\n", in: folder)
    #expect(run.status == 1)
    let alone = try audit(["--format", "json", "a.xml"], input: "", in: folder)
    let spaces = { (text: String) in text.filter { !$0.isWhitespace } }
    let screens = spaces(alone.output).split(separator: "\"screens\":").last ?? ""
    #expect(
      spaces(run.output)
        == "{\"schemaVersion\":1,\"record\":1,\"source\":\"a.xml\",\"screens\":"
        + screens.replacing("\"summary\"", with: "\"warnings\":[],\"summary\""))
    let never = try audit(
      ["--records", "files", "--fail-on", "never"], input: file + "\n", in: folder)
    #expect(never.status == 0)
    #expect(never.output == run.output)
  }

  @Test func `a record that fails has a line of its own and harms no other`() throws {
    let folder = try ScratchFolder()
    let input =
      "{\"source\": 3}\n[]\nhello\n{\"content\": \"x\"}\n{\"source\": \"x\"}\n"
      + record("d.xml", "<screen><UIView></screen>") + record("e", "", from: "ui")
      + record("f", "<screen/>", from: "paper") + record("a", Self.good)
    let run = try audit(["--records", "ndjson"], input: input, in: folder)
    #expect(run.status == 2)
    let formats = HierarchyFormats.names.joined(separator: ", ")
    let both = "an object with \\\"source\\\" and \\\"content\\\""
    #expect(
      run.output
        == failed(1, "<stdin>", 1, 12, "found a number as \\\"source\\\"; expected a string")
        + failed(2, "<stdin>", 2, 1, "found an array; expected \(both)")
        + failed(3, "<stdin>", 3, 1, "found 'h'; expected a value")
        + failed(4, "<stdin>", 4, 1, "found no \\\"source\\\"; expected the name of the screen")
        + failed(
          5, "x", 1, 1,
          "found no \\\"content\\\"; expected the hierarchy (column 1 of the record on line 5)")
        + failed(
          6, "d.xml", 1, 26, "found </screen>; expected </UIView>, which opened on line 1")
        + failed(7, "e", 1, 1, "found no element; expected '<' and the root element")
        + failed(
          8, "f", 1, 1,
          "found the format \\\"paper\\\"; expected one of \(formats) "
            + "(column 49 of the record on line 8)")
        + clean(9, "a"))
  }

  @Test(arguments: [
    #"{"source": "a\/b.json", "content": "[{\"elem"#,
    #"{"from": null, "source": "a/b.json", "content": 3}"#,
    #"{"source": "a/b.json"}"#, #"{"source": "a/b.json", "content": "[{\"element\":{\"_0\":{"}"#,
    #"{"source": "a/b.json", "content": "[]", "content": "[]"}"#,
  ])
  func `a broken record is reported by its own name`(_ line: String) throws {
    let folder = try ScratchFolder()
    let run = try audit(["--records", "ndjson"], input: line + "\n", in: folder)
    #expect(run.status == 2)
    #expect(run.output.contains("\"source\": \"a/b.json\", \"screens\": []"))
    #expect(run.output.contains("\"unreadable\": [{\"source\": \"a/b.json\", "))
    #expect(!run.output.contains("<stdin>"))
  }

  @Test func `files that cannot be read fail alone`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(Self.good, to: "a.xml")
    _ = try folder.write("rules: [", to: "b/.earshot.yml")
    _ = try folder.write(Self.good, to: "b/a.xml")
    let run = try audit(
      ["--records", "files"], input: "none.xml\nb\n-\nb/a.xml\na.xml\n", in: folder)
    #expect(run.status == 2)
    let lines = run.output.split(separator: "\n").map { $0 + "\n" }
    #expect(lines.count == 5)
    #expect(
      lines[0]
        == failed(
          1, "none.xml", 1, 1, "no such file"))
    #expect(lines[1] == failed(2, "b", 1, 1, "is a directory"))
    #expect(
      lines[2]
        == failed(
          3, "<stdin>", 3, 1,
          "found -; expected the path of a file: standard input holds the records"))
    #expect(lines[3].contains("\"message\": \"b/.earshot.yml:"))
    #expect(lines[4] == clean(5, "a.xml"))
  }

  @Test func `the encoding in an XML declaration does not apply to a text`() throws {
    let folder = try ScratchFolder()
    for encoding in ["utf-16", "ISO-8859-1", "windows-1252"] {
      let content =
        "<?xml version='1.0' encoding='\(encoding)'?>" + Self.good.replacing("Buy", with: "Käse")
      let run = try audit(["--records", "ndjson"], input: record("a", content), in: folder)
      #expect(run.output == clean(1, "a"))
    }
  }

  @Test func `a configuration and a baseline hold for records`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(Self.bad, to: "a.xml")
    let known = try audit(["--write-baseline", "known", "a.xml"], input: "", in: folder)
    #expect(known.status == 0)
    let run = try audit(
      ["--records", "ndjson", "--baseline", "known"],
      input: record("a.xml", Self.bad) + record("b.xml", Self.bad), in: folder)
    #expect(run.status == 1)
    #expect(run.output.split(separator: "\"status\": \"baselined\"").count == 2)
    #expect(run.output.split(separator: "\"status\": \"open\"").count == 2)
  }

  @Test func `without a record there is no audit`() throws {
    let folder = try ScratchFolder()
    let run = try audit(["--records", "files"], input: " \n\n", in: folder)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors == "a11y-audit: error: found no record; expected one a line\n")
  }

  @Test(arguments: [
    (["a.xml"], "a path"), (["--format", "sarif"], "--format sarif"),
    (["--report", "json=a"], "--report"), (["--compare", "a"], "--compare"),
    (["--write-baseline", "a"], "--write-baseline"), (["--list-rules"], "--list-rules"),
    (["--fix"], "--fix"), (["--device", "all"], "--device"), (["--audio", "a"], "--audio"),
    (["--timings"], "--timings"),
  ])
  func `options that need a whole run do not combine with records`(
    _ arguments: [String], _ name: String
  ) throws {
    let run = try CommandRun("a11y-audit", ["--records", "files"] + arguments)
    #expect(run.status == 64)
    #expect(
      run.errors.hasPrefix(
        "Error: --records reads standard input and prints JSON lines; \(name) does not go with it."
      ))
  }

  @Test func `a record of too many bytes is passed over`() throws {
    let folder = try ScratchFolder()
    let long = "{\"source\": \"" + String(repeating: "x", count: 70_000_000) + "\n"
    let run = try audit(
      ["--records", "ndjson"], input: long + record("a", Self.good), in: folder)
    #expect(
      run.output
        == failed(1, "<stdin>", 1, 1, "a record of more than 67108864 bytes; expected fewer")
        + clean(2, "a"))
    #expect(run.status == 2)
  }
}
