import Platform
import TestSupport
import Testing

/// The form of untrusted texts for a terminal or the log of a CI system.
@Suite struct TerminalTextTests {
  @Test func `every character of a terminal's commands or of turned writing is taken out`() {
    for value in UInt32(0)...0x2100 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let safe: String =
        switch value {
        case 0x09, 0x0A, 0x0D, 0x2028, 0x2029: "a b"
        case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x061C: "ab"
        default: "a\(scalar)b"
        }
      #expect(TerminalText.safe("a\(scalar)b") == safe)
    }
  }

  @Test(
    arguments: [
      ("::stop-commands::x", ": :stop-commands::x"),
      (" \u{A0}\u{2003}::error::x", " \u{A0}\u{2003}: :error::x"),
      ("\n::error::x", " : :error::x"), ("\u{1B}::error::x", ": :error::x"),
      ("::\u{301}error::x", ": :\u{301}error::x"),
      ("a ::error::x", "a ::error::x"), ("a.xml:1:1: error: b", "a.xml:1:1: error: b"),
      ("a ##[group]b", "a ## [group]b"), ("###[group]b", "### [group]b"),
      ("##vso[task.complete]b ##teamcity[x]", "##vso [task.complete]b ##teamcity [x]"),
      ("a # b[1] ## c [2] #d[3]", "a # b[1] ## c [2] #d[3]"), ("", ""),
    ])
  func `a line of a log commands no CI system`(_ text: String, _ line: String) {
    #expect(TerminalText.line(text) == line)
  }

  @Test func `the line feeds of several lines are kept, and each is a line by itself`() {
    #expect(
      TerminalText.lines("a\r\n::error::b\n\u{1B}[31mc\n") == "a \n: :error::b\n[31mc\n")
    #expect(TerminalText.withoutCommands("a\u{200F}\n::b\n") == "a\u{200F}\n: :b\n")
  }

  /// Standard error and standard output have one entry point; output of another file would bypass
  /// the sanitiser.
  @Test func `nothing but Console prints`() throws {
    let printing = try Regex(
      #"standardError|fputs|FileHandle|exit\(withError|(^|[^.\w])(print|debugPrint|dump)\("#)
    // The plugin is a separate program, which the package manager runs; the C library is called
    // from one file only.
    let exempt = ["/Terminal/Console.swift", "/CLibrary/CLibrary.swift", "/AuditPlugin.swift"]
    let files = try Folder.files(below: PackageFiles.root + "/Sources").filter { file in
      file.hasSuffix(".swift") && !exempt.contains { file.hasSuffix($0) }
    }
    #expect(files.count > 300)
    let found = try files.filter { file in
      String(decoding: try InputFile.read(file), as: UTF8.self).split(separator: "\n").contains {
        !$0.contains("///") && !$0.contains("func print(") && $0.contains(printing)
      }
    }
    #expect(found == [])
  }
}
