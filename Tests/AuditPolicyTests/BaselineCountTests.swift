import AuditPolicy
import Auditing
import Testing

@Suite struct BaselineCountTests {
  @Test func `counts that are added up stop at the largest`() throws {
    let line = """
      {"file": "a.xml", "rule": "missing-label", "element": "buy", "count": 9223372036854775807}

      """
    let key = Baseline.Key(file: "a.xml", screen: nil, rule: "missing-label", element: "buy")
    let baseline = try Baseline(reading: Array((line + line).utf8), named: "known")
    #expect(baseline.counts == [key: .max])
  }
}
