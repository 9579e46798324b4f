internal import Auditing

/// The rules that ran on no screen, in one line or in full.
struct SkippedRuleSummary {
  private let rules: SkippedRules
  private let report: AuditReport

  init(_ report: AuditReport) {
    rules = SkippedRules(report)
    self.report = report
  }

  /// - Parameter isDetailed: whether to name each rule with its reason.
  func lines(isDetailed: Bool) -> [String] {
    isDetailed ? details : [line].compactMap(\.self)
  }

  /// The maximum number of named facts; those that block most rules are named.
  private static let limit = 3

  /// How many rules lack data; nil if none does. Rules for other platforms are not counted.
  private var line: String? {
    let facts = rules.byMissingData
    let count = facts.values.reduce(into: Set<String>()) { $0.formUnion($1) }.count
    guard count > 0 else { return nil }
    let most = facts.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      .prefix(Self.limit).map { "\($0.key) (\($0.value.count))" }
    return "\(SummaryText.count(count, "rule")) skipped: \(inputs) \(most.inWords) "
      + "(--verbose lists \(count == 1 ? "it" : "them"); docs/capture.md)."
  }

  private var inputs: String {
    let formats = Set(report.screens.map(\.format))
    if formats.count > 1 { return "these formats lack" }
    let isAlone = Set(report.screens.map(\.source)).count == 1
    let name =
      switch formats.first {
      case "xcuitest": "page source"
      case "uiautomator": "dump"
      case "interface-builder": "Interface Builder file"
      default: "file"
      }
    return isAlone ? "this \(name) lacks" : "these \(name)s lack"
  }

  /// A line for each reason.
  private var details: [String] {
    rules.groups.map { group in
      let words = "\(group.explanation): \(group.rules.joined(separator: ", "))."
      // The reason of a rule for other platforms already states this.
      if words.hasPrefix("not applicable: ") { return "N" + words.dropFirst() }
      return "\(group.lacksData ? "Skipped" : "Not applicable"): \(words)"
    }
  }
}
