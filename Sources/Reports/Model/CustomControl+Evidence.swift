extension CustomControl {
  /// The evidence in the sources in a few lines; facts of one origin share a line.
  var evidenceInWords: [String] {
    let evidence = evidence ?? []
    // The other facts have their origin beside them.
    let shown = Set(["label", "traits", "hint", "value"])
    let set = evidence.filter { $0.state == .set && !shown.contains($0.fact) }
    let places = set.compactMap { fact in
      fact.file.flatMap { file in fact.line.map { "\(fact.fact) at \(file):\($0)" } }
    }
    return (places.isEmpty ? [] : ["set by code: \(places.joined(separator: ", "))"])
      + groups(of: evidence, .notSet, "not set by code")
      + groups(of: evidence, .unknown, "unknown")
  }

  /// One line for all facts with the same reason.
  private func groups(
    of evidence: [EvidenceReport], _ state: EvidenceReport.State, _ words: String
  ) -> [String] {
    var reasons: [String] = []
    var facts: [String: [String]] = [:]
    for fact in evidence where fact.state == state {
      guard let reason = fact.reason else { continue }
      if facts[reason] == nil { reasons.append(reason) }
      facts[reason, default: []].append(fact.fact)
    }
    return reasons.map { "\(words): \(facts[$0, default: []].joined(separator: ", ")) (\($0))" }
  }
}
