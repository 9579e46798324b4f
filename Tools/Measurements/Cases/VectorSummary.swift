import AuditRules
import Auditing
import HierarchyReading

/// The part of `docs/accuracy.md` about the peers' cases.
struct VectorSummary {
  private let tried = Set(OurVectors.tried.map(\.id)).union(VectorCase.all.map(\.id))

  /// Cases that would run, and where we say something else on purpose.
  private static let differences: Set<String> = [
    "androidlint-005", "androidlint-009", "androidlint-010", "axe-core-001",
    "swiftlint-010",
  ]

  private var agreement: String {
    let all = tried.count + Self.differences.count
    return "\(tried.count) of \(all), \(tried.count * 100 / all) %"
  }

  /// The cases that are not run, with the reason; grouped by reason.
  private var leftOut: [(reason: String, ids: [String])] {
    var groups: [String: [String]] = [:]
    for vector in RuleVector.all where !tried.contains(vector.id) {
      groups[reason(for: vector), default: []].append(vector.id)
    }
    return groups.map { ($0.key, $0.value.sorted()) }.sorted { $0.ids[0] < $1.ids[0] }
  }

  private func reason(for vector: RuleVector) -> String {
    OurVectors.leftOut[vector.id] ?? VectorsLeftOut.reasons[vector.id]
      ?? (vector.rule == nil
        ? "it is a case of \(vector.kind), not of a rule"
        : "no rule of this catalogue is called `\(vector.rule ?? "")`")
  }

  var text: String {
    """
    The shared folder restates \(RuleVector.all.count) cases of the tests of ten other tools. \(tried.count) of them carry enough data to
    be a screen, and run as parameterised tests (`RuleVectorTests`, `VectorTests`): on all of them the rule says what the
    other tool says. On \(Self.differences.count) more we say something else on purpose (\(Self.differences.sorted().map { "`\($0)`" }.joined(separator: ", "))), which
    makes it \(agreement). Those and the others that are not run, with the reason:

    \(leftOut.map { "- \($0.reason): \($0.ids.map { "`\($0)`" }.joined(separator: ", "))" }.joined(separator: "\n"))

    """
  }
}
