import ScreenReader
import Testing

/// Two transcripts and the description of their differences.
struct ComparisonCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let kept: [String]
  let now: [String]
  let words: [String]

  init(_ name: String, _ kept: [String], _ now: [String], _ words: [String]) {
    testDescription = name
    self.kept = kept
    self.now = now
    self.words = words
  }

  static let all = [
    ComparisonCase("the same", ["a", "b"], ["a", "b"], []),
    ComparisonCase(
      "a changed line", ["a", "b", "c"], ["a", "x", "c"],
      ["changed: stop 2 was “b”, is “x”"]),
    ComparisonCase(
      "a new line", ["a", "c"], ["a", "b", "c"], ["new: “b” is stop 2"]),
    ComparisonCase(
      "a line that vanished", ["a", "b", "c"], ["a", "c"], ["vanished: “b” was stop 2"]),
    ComparisonCase(
      "a line that moved", ["a", "b", "c", "d"], ["b", "c", "d", "a"],
      ["moved: “a” was stop 1, is stop 4"]),
    ComparisonCase(
      "all at once", ["a", "b", "c", "d", "e"], ["b", "x", "d", "a", "y", "e"],
      [
        "changed: stop 2 was “c”, is “x”", "moved: “a” was stop 1, is stop 4",
        "new: “y” is stop 5",
      ]),
    ComparisonCase("everything is new", [], ["a"], ["new: “a” is stop 1"]),
  ]
}

@Suite struct TranscriptComparisonTests {
  @Test(arguments: ComparisonCase.all)
  func `a difference is described for people`(_ test: ComparisonCase) {
    let comparison = TranscriptComparison(kept: test.kept, now: test.now)
    #expect(comparison.differences.map(\.description) == test.words)
  }

  @Test func `line ends make no difference`() {
    let comparison = TranscriptComparison(kept: "a\r\nb", now: "a\nb\n")
    #expect(comparison.differences == [])
  }
}
