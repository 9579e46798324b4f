import Auditing
import Testing

@Suite struct FindingReportsTests {
  /// Five, the second of which has a changed element.
  private func findings() throws -> FindingReports {
    let buttons = (1...5).map { "<UIButton frame=\"0 \(50 * $0) 44 44\"/>\n" }.joined()
    let audited = try Audited(
      "<screen title=\"Cart\" size=\"390 844\">\n\(buttons)</screen>", only: ["missing-label"])
    var findings = audited.screens[0].findings
    findings[1].element.label = "changed"
    return findings
  }

  private func told(_ findings: some Sequence<FindingReport>) -> [String] {
    findings.map { "\($0.fingerprint) \($0.element.line) \($0.element.label ?? "-")" }
  }

  @Test func `they are replaced as in an array, with the changes of their elements`() throws {
    let findings = try findings()
    let list = Array(findings)
    #expect(list.count == 5)
    for lower in 0...5 {
      for upper in lower...5 {
        for new in [[], [list[1]], [list[3], list[1], list[0]]] {
          var changed = findings
          changed.replaceSubrange(lower..<upper, with: new)
          var expected = list
          expected.replaceSubrange(lower..<upper, with: new)
          #expect(told(changed) == told(expected))
        }
      }
    }
  }

  @Test func `those that were filtered or added are of the same screen`() throws {
    let findings = try findings()
    #expect(told(findings.filter { $0.element.line > 2 }) == told(findings.dropFirst()))
    var added = FindingReports()
    for finding in findings { added.append(finding) }
    #expect(told(added) == told(findings))
    added.removeAll { $0.element.label == nil }
    #expect(told(added) == told([findings[1]]))
  }

  @Test func `a copy for a thread of its own tells the same`() throws {
    let findings = try findings()
    let own = findings.ownCopy
    #expect(told(own) == told(findings))
    #expect(own.map(\.element.spoken) == findings.map(\.element.spoken))
    #expect(own.map(\.element.path) == findings.map(\.element.path))
    #expect(own[0].kind != findings[0].kind)
  }

  @Test func `what findings of a kind share is the same`() throws {
    var findings = try findings()
    #expect(Set(findings.map(\.kind)).count == 1)
    findings[2].status = .suppressed
    #expect(findings[2].kind != findings[0].kind)
    findings[3].message = "otherwise"
    #expect(findings[3].kind == findings[0].kind)
    findings[4].suggestion = "otherwise"
    #expect(findings[4].kind == nil)
  }
}
