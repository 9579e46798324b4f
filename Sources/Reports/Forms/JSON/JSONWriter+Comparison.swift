internal import Auditing
internal import SourceText

extension JSONWriter {
  /// New findings as fingerprints, since the report lists them; fixed ones in full.
  mutating func comparison(_ comparison: Comparison) {
    object { json in
      json.key("new")
      json.array(comparison.new) { $0.string($1.finding.fingerprint.description) }
      json.key("fixed")
      json.array(comparison.fixed) { $0.earlier($1) }
      json.member("unchanged", comparison.unchanged.count)
      json.key("notLookedAt")
      json.array(comparison.notLookedAt) { $0.earlier($1) }
      json.key("gone")
      json.array(comparison.gone) { $0.string($1.fingerprint) }
    }
  }

  private mutating func earlier(_ finding: EarlierFinding) {
    object(inline: true) { json in
      json.member("rule", finding.rule)
      json.member("severity", finding.severity)
      json.member("fingerprint", finding.fingerprint)
      json.member("message", finding.message)
      json.member("source", finding.source)
      json.member("title", finding.title)
    }
  }
}
