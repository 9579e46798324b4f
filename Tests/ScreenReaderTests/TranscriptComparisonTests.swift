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

@Suite(.timeLimit(.minutes(10))) struct TranscriptComparisonTests {
  @Test(arguments: ComparisonCase.all)
  func `a difference is described for people`(_ test: ComparisonCase) {
    let comparison = TranscriptComparison(kept: test.kept, now: test.now)
    #expect(comparison.differences.map(\.description) == test.words)
  }

  @Test func `line ends make no difference`() {
    let comparison = TranscriptComparison(kept: "a\r\nb", now: "a\nb\n")
    #expect(comparison.differences == [])
  }

  /// A minimal difference of these takes the square of their length.
  private static let length = 20_000

  @Test func `of long transcripts without a common line each line is changed`() {
    let kept = (0..<Self.length).map { "old \($0)" }
    let now = (0..<Self.length).map { "new \($0)" }
    let differences = TranscriptComparison(kept: kept, now: now).differences
    #expect(differences.count == Self.length)
    #expect(differences.first == .changed(was: "old 0", now: "new 0", at: 1))
    #expect(differences.last == .changed(was: "old 19999", now: "new 19999", at: 20_000))
  }

  @Test func `few changes of a long transcript are found`() {
    let kept = (0..<Self.length).map { $0 % 2 == 0 ? "Button" : "line \($0)" }
    var now = kept
    now[10_001] = "other"
    now.insert("more", at: 15_000)
    now.remove(at: 10)
    #expect(
      TranscriptComparison(kept: kept, now: now).differences == [
        .vanished("Button", from: 11), .changed(was: "line 10001", now: "other", at: 10_001),
        .new("more", at: 15_000),
      ])
  }

  @Test func `a long transcript that is turned round has moves alone`() {
    let kept = (0..<Self.length).map { "line \($0)" }
    let differences = TranscriptComparison(kept: kept, now: kept.reversed()).differences
    #expect(differences.count == Self.length - 1)
    #expect(differences.first == .moved("line 19999", from: 20_000, to: 1))
  }

  @Test func `of long transcripts of one repeated line only the rest is said`() {
    let kept = Array(repeating: "Button", count: Self.length)
    let now = ["first"] + kept.dropLast(2) + ["x", "Button"]
    #expect(
      TranscriptComparison(kept: kept, now: now).differences
        == [.changed(was: "Button", now: "first", at: 1), .new("x", at: 20_000)])
  }
}
