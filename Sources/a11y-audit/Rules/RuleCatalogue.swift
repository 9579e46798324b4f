internal import ArgumentParser
internal import AuditPolicy
internal import AuditRules
internal import Auditing
internal import CommandSupport
internal import Reports
internal import SourceText

/// The text of `--list-rules` and `--explain`.
enum RuleCatalogue {
  /// The ids, for the completion of options in a shell.
  static let completion = CompletionKind.words { BuiltInRules.descriptions.map(\.id).sorted() }

  static func rule(_ id: String) -> (any Rule)? {
    BuiltInRules.all.first { $0.ownDescription.id == id }
  }

  /// The error for an unknown rule, with the nearest name.
  static func unknown(_ id: String) -> String {
    if let rule = UndecidableRules.all.first(where: { $0.id == id }) {
      return "The rule \"\(id)\" cannot run: \(rule.reason)."
    }
    guard let nearest = Nearest.word(to: id, in: BuiltInRules.descriptions.map(\.id)) else {
      return "Unknown rule \"\(id)\"; --list-rules lists them."
    }
    return "Unknown rule \"\(id)\"; did you mean \"\(nearest)\"?"
  }

  /// The forms of the list.
  enum Form: String, CaseIterable { case text, json, markdown }

  static func list(as form: Form) -> [UInt8] {
    let report = RuleListReport(
      BuiltInRules.all, undecidable: UndecidableRules.all, measured: BuiltInRules.measured)
    return switch form {
    case .text: Array(list().utf8)
    case .json: report.json()
    case .markdown: Array(report.markdown().utf8)
    }
  }

  private static func list() -> String {
    RuleGroup.allCases.map { group in
      let rules = BuiltInRules.descriptions.filter { $0.group == group }
      guard !rules.isEmpty else { return "" }
      return "\(group.rawValue) (\(rules.count))\n"
        + rules.map { "    \($0.id): \($0.severity.rawValue): \($0.summary)\n" }.joined()
    }.joined()
      + "cannot run yet (\(UndecidableRules.all.count))\n"
      + UndecidableRules.all.map { "    \($0.id): \($0.summary) Skipped: \($0.reason).\n" }.joined()
      + measure
  }

  private static var measure: String {
    let measured = BuiltInRules.measured.count
    return "\(measured) of \(BuiltInRules.all.count) rules are measured on real files "
      + "(--explain shows the figures).\n"
  }

  static func explanation(of id: String) -> String {
    rule(id).map { RuleExplanation($0).text } ?? ""
  }
}
