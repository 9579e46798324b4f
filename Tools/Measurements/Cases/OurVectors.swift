import AuditRules
import Auditing

/// The vectors of the rules on names, roles and hints.
enum OurVectors {
  static let rules = Set(
    BuiltInRules.descriptions.filter { [.names, .roles, .hints].contains($0.group) }.map(\.id))

  static let all = RuleVector.all.filter { $0.rule.map(rules.contains) ?? false }
  static let tried = all.filter { (try? VectorScreen($0).document.get()) != nil }

  /// Why each of the others is not tried.
  static let leftOut: [String: String] = Dictionary(
    uniqueKeysWithValues: all.compactMap { vector in
      guard case .failure(let reason) = VectorScreen(vector).document else { return nil }
      return (vector.id, reason.description)
    })
}
