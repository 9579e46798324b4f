import AuditRules
import Auditing
import Testing

@testable import Measurements

@Suite struct SampleJudgementTests {
  private static let header = SampleJudgement.columns.joined(separator: "\t") + "\n"

  @Test func `a table of judgements is read`() throws {
    let text =
      Self.header
      + "out\thttps://example.org/a.xml\txcuitest\tmissing-label\tfail\t3\t5\tButton has no label\tright\tthe icon has no name\n"
      + "out\thttps://example.org/b.xml\txcuitest\tvalue-missing\treview\t7\t1\tSlider\tnot\tthe value is beside it\n"
      + "former\thttps://example.org/c.xml\txcuitest\tmissing-label\tfail\t9\t5\tButton has no label\tright\tno name\n"
      + "in\thttps://example.org/a.xml\txcuitest\tmissing-label\tfail\t9\t5\tButton has no label\ttrivial\tnobody can press it\n"
    let judgements = try SampleJudgement.table(text)
    #expect(
      judgements.map(\.sample)
        == [.outOfSample, .outOfSample, .formerlyOutOfSample, .inSample])
    var expected = SampleScore([])
    (expected.files, expected.right, expected.notWorthwhile) = (2, 1, 1)
    #expect(SampleScore(judgements.filter { $0.sample == .outOfSample }) == expected)
  }

  @Test(arguments: [
    (line: 1, text: "sample\turl\n"),
    (line: 2, text: header + "out\tu\txcuitest\tr\tfail\t3\t5\tm\tworthwhile\tof a failure\n"),
    (line: 2, text: header + "elsewhere\tu\txcuitest\tr\tfail\t3\t5\tm\tright\treason\n"),
    (line: 2, text: header + "out\tu\txcuitest\tr\tfail\tthree\t5\tm\tright\treason\n"),
  ])
  func `a row that cannot be read is an error at its line`(line: Int, text: String) {
    let error = #expect(throws: SampleTableError.self) { try SampleJudgement.table(text) }
    #expect(error?.line == line)
  }

  @Test
  func
    `judgements of samples are once each, about rules that there are, with an address and a reason`()
    throws
  {
    let judgements = try SampleJudgement.all()
    let rules = Set(BuiltInRules.descriptions.map(\.id))
    #expect(Set(judgements).count == judgements.count)
    #expect(
      judgements.filter {
        !rules.contains($0.rule) || !$0.url.hasPrefix("https://") || $0.reason.isEmpty
      } == [])
  }

  @Test func `a page without a sample says so first`() {
    let text = SamplePage([], corpus: SampleScore([])).text
    #expect(text.hasPrefix("**There is no judgement yet of files that were not in view"))
  }

  @Test func `files that were not in view come first`() throws {
    let text =
      Self.header
      + "out\thttps://example.org/a.xml\tui\tmissing-label\tfail\t3\t5\tButton has no label\tright\tno name\n"
    let page = SamplePage(try SampleJudgement.table(text), corpus: SampleScore([])).text
    let rows = page.split(separator: "\n").filter {
      $0.hasPrefix("| ") && $0.contains(": ")
    }
    #expect(
      rows == [
        "| out of sample: 1 | 1 | 1 (100 %) | 0 | 0 | 0 | – | 0 |",
        "| of these, `ui`: 1 | 1 | 1 (100 %) | 0 | 0 | 0 | – | 0 |",
        "| previous draws, with the rules of their time: 0 | 0 | – | 0 | 0 | 0 | – | 0 |",
        "| in sample: 0 | 0 | – | 0 | 0 | 0 | – | 0 |",
      ])
  }
}
