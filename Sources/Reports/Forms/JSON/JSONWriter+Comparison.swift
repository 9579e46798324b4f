internal import Auditing
internal import SourceText

extension JSONWriter {
  /// New findings as fingerprints, since the report lists them; fixed ones in full. Programs count by
  /// fingerprint: what people count as one is not folded.
  mutating func comparison(_ comparison: Comparison) {
    object { json in
      json.key("new")
      json.array(comparison.new.flatMap { $0.fingerprints.map(\.description).sorted() }) {
        $0.string($1)
      }
      json.key("fixed")
      json.array(comparison.fixedGroups.single) { $0.earlier($1) }
      json.member("unchanged", comparison.unchanged.reduce(0) { $0 + $1.fingerprints.count })
      json.key("notLookedAt")
      json.array(comparison.notLookedAtGroups.single) { $0.earlier($1) }
      json.key("gone")
      json.array(comparison.goneGroups.single) { $0.string($1.fingerprint) }
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

extension [[EarlierFinding]] {
  /// All findings, each fingerprint once.
  fileprivate var single: [EarlierFinding] {
    var known: Set<String> = []
    return joined().filter { known.insert($0.fingerprint).inserted }
  }
}
