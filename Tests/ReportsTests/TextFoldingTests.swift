import Reports
import Testing

@Suite struct TextFoldingTests {
  /// Buttons without a label, each on its own line.
  private static func buttons(_ count: Int, title: String = "Cart") -> String {
    let button = "<UIButton frame=\"10 10 60 60\"/>\n"
    return "<screen title=\"\(title)\" size=\"390 844\">\n"
      + String(repeating: button, count: count) + "</screen>"
  }

  @Test func `two of a kind are printed both`() throws {
    let report = try SampleReport.report([("a.xml", Self.buttons(2))])
    #expect(
      TextReport().text(of: report) == """
        a.xml:2:1: error: UIButton has no label [named]
            spoken: "Button"
            fix: name it
        a.xml:3:1: error: UIButton has no label [named]
            spoken: "Button"

        Checked 1 screen (2 elements, 2 VoiceOver stops) with 4 rules.
        2 errors, 0 warnings.

        """)
  }

  @Test func `three or more are one, with the lines of the rest`() throws {
    let report = try SampleReport.report([("a.xml", Self.buttons(12))])
    #expect(
      TextReport().text(of: report) == """
        a.xml:2:1: error: UIButton has no label [named]
            spoken: "Button"
            fix: name it
            same in 11 more places: lines 3–13

        Checked 1 screen (12 elements, 12 VoiceOver stops) with 4 rules.
        12 errors, 0 warnings.
        Most frequent: named 12.

        """)
  }

  @Test func `on one line columns are listed`() throws {
    let text = Self.buttons(3).split(separator: "\n").joined()
    let report = try SampleReport.report([("a.xml", text)])
    #expect(TextReport().text(of: report).contains("    same in 2 more places: columns 68, 99\n"))
  }

  @Test(arguments: [
    (["a.xml"], "\n", ["same in 2 more places: lines 3–4"]),
    (["a.xml"], "", ["same in 2 more places: columns 68, 99"]),
    (["a.xml", "b.xml"], "\n", ["same in 3 more places: lines 3–4, b.xml:3:1"]),
  ])
  func `parts of a finding are listed below it with their places`(
    _ files: [String], _ separator: String, _ lines: [String]
  ) throws {
    let buttons = Self.buttons(3).split(separator: "\n").joined(separator: separator)
    var report = try SampleReport.report(
      [
        ("a.xml", buttons), ("b.xml", Self.buttons(2, title: "Other")),
      ].filter { files.contains($0.0) })
    let first = report.screens[0].findings[0].fingerprint
    for screen in report.screens.indices {
      for finding in report.screens[screen].findings.indices.dropFirst() {
        report.screens[screen].findings[finding].partOf = first
      }
    }
    let text = TextReport().text(of: report)
    let found = text.split(separator: "\n").filter { $0.contains("same in") }
    #expect(found.map { $0.drop { $0 == " " } }.map(String.init) == lines)
  }

  @Test func `verbose folds nothing and repeats fixes`() throws {
    let report = try SampleReport.report([("a.xml", Self.buttons(3))])
    let text = TextReport(style: { $0.detail = .everything }).text(of: report)
    #expect(text.split(separator: "\n").count { $0 == "    fix: name it" } == 3)
    #expect(!text.contains("more place"))
  }

  @Test func `quiet prints what fails and nothing else`() throws {
    let report = try SampleReport.report([
      ("cart.xml", SampleReport.cart), ("b.xml", SampleReport.cart), ("bad.xml", "<screen>\n"),
    ])
    #expect(
      TextReport(style: { $0.detail = .failures }).text(of: report) == """
        cart.xml:3:5: error: UIButton "buy" has no label [named]
            spoken: "Button"
            fix: name it
            same in 1 more place: b.xml:3:5
        bad.xml:2:1: error: found the end of the file inside <screen>; expected </screen>

        """)
  }

  @Test func `headings distinguish several screens`() throws {
    let report = try SampleReport.report([
      ("a.xml", Self.buttons(1)), ("b.xml", SampleReport.both),
      ("c.xml", "<screen title=\"Fine\"><UIButton title=\"Go\" frame=\"0 0 60 60\"/></screen>"),
    ])
    let text = TextReport().text(of: report)
    #expect(
      text.split(separator: "\n").filter { $0.hasSuffix(")") && !$0.contains("] (") } == [
        "a.xml: Cart, portrait (1 error)", "b.xml: Both, portrait (2 errors)",
      ])
  }
}

@Suite struct TextStyleTests {
  private static let cart = [("cart.xml", SampleReport.cart)]

  @Test func `lines break at words, and never in a location or a rule`() throws {
    let report = try SampleReport.report(Self.cart)
    let text = TextReport(style: { $0.width = 40 }).text(of: report)
    #expect(
      text == """
        cart.xml:3:5: error: UIButton "buy" has
                no label [named]
            spoken: "Button"
            fix: name it
        cart.xml:3:5: review: UIButton "buy" may
                be small [target-size-small,
                target-size-smaller]
            spoken: "Button"
            fix: enlarge it

        Checked 1 screen (3 elements, 2
                VoiceOver stops) with 4 rules.
        1 error, 0 warnings, 2 to review, 1 note
                (hidden; --fail-on note prints
                it).
        Autofix available for 1 finding; preview
                with --fix --dry-run.

        """)
  }

  @Test func `only the word has a colour`() throws {
    let report = try SampleReport.report(Self.cart)
    let text = TextReport(style: { $0.hasColors = true }).text(of: report)
    #expect(
      text.split(separator: "\n").filter { $0.contains("\u{1B}") } == [
        "cart.xml:3:5: \u{1B}[31merror\u{1B}[0m: UIButton \"buy\" has no label [named]",
        "cart.xml:3:5: \u{1B}[36mreview\u{1B}[0m: UIButton \"buy\" may be small "
          + "[target-size-small, target-size-smaller]",
      ])
  }

  @Test(arguments: [(5, "5"), (999, "999"), (1_000, "1,000"), (1_000_008, "1,000,008")])
  func `large numbers have commas`(_ number: Int, _ text: String) throws {
    var report = try SampleReport.report(Self.cart)
    report.screens[0].elements = number
    #expect(TextReport().text(of: report).contains("(\(text) element"))
  }
}
