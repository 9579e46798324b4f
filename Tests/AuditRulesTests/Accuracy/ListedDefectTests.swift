import Testing

@testable import Measurements

@Suite struct ListedDefectTests {
  private static let header = ListedDefect.columns.joined(separator: "\t") + "\n"
  private static let table =
    header
    + "1\thttps://example.org/a.xml\tui\t3\tbutton\tno name\tserious\tcertain\tfailure\tmissing-label\n"
    + "2\thttps://example.org/b.xml\tui\t4\tbutton\tno name\tserious\tcertain\tfailure\tmissing-label\n"
    + "2\thttps://example.org/b.xml\tui\t5:7\tfield\tno name\tserious\tcertain\treview\tmissing-label\n"
    + "2\thttps://example.org/c.xml\tui\t6\ttext\tfaint\tmoderate\tcertain\tmissed\tits colour is unknown\n"
    + "2\thttps://example.org/c.xml\tui\t7\ttab\tno state\tmoderate\tlikely\tnote\tselection-state-missing\n"
    + "2\thttps://example.org/c.xml\tui\t8\ttext\tlong\tminor\tcertain\tmissed\tno rule\n"
    + "2\thttps://example.org/c.xml\tweb\t9\ttext\tlong\tserious\tpossible\tmissed\tno rule\n"

  @Test func `only failures and reviews of serious and moderate defects count as found`() throws {
    let text = RecallPage(try ListedDefect.table(Self.table)).text
    #expect(
      text.hasPrefix(
        """
        In the last draw of unseen files, 2 of 3 serious and moderate defects that are certain from the file
        were found, and 0 of 1 that are likely.
        """))
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| ") && $0.contains("`ui`") }
    #expect(
      rows == [
        "| 2 | `ui` | 2 | 3 | 2 (67 %) | 1 | 1 | 0 (0 %) | 0 |",
        "| 1 | `ui` | 1 | 1 | 1 (100 %) | 1 | 0 | – | 0 |",
      ])
    #expect(!text.contains("`web`"))
  }

  @Test func `a page without a list says so`() {
    #expect(RecallPage([]).text.hasPrefix("**No defects have been listed yet**"))
  }

  @Test(arguments: [
    (name: "other columns", line: 1, text: "draw\turl\n"),
    (
      name: "an unknown outcome", line: 2,
      text: header + "2\tu\tui\t3\tb\td\tserious\tcertain\tfound\tr\n"
    ),
    (
      name: "a draw without a number", line: 2,
      text: header + "x\tu\tui\t3\tb\td\tserious\tcertain\tmissed\tr\n"
    ),
    (name: "a cell too few", line: 2, text: header + "2\tu\tui\n"),
  ])
  func `a row that cannot be read is an error at its line`(name: String, line: Int, text: String) {
    let error = #expect(throws: SampleTableError.self) { try ListedDefect.table(text) }
    #expect(error?.line == line)
  }

  @Test func `defects are listed once each, with an address and a reason`() throws {
    let defects = try ListedDefect.all()
    #expect(Set(defects).count == defects.count)
    #expect(
      defects.filter {
        !$0.url.hasPrefix("https://github.com/") || $0.defect.isEmpty || $0.reason.isEmpty
      } == [])
  }

  @Test func `the page has the figures of the table`() throws {
    #expect(try PagePart.recall.stored() == RecallPage(try ListedDefect.all()).text)
  }
}
