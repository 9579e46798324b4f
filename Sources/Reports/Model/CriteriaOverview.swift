internal import Auditing

/// The findings of a run by what they fail, and how far the run checked each criterion.
///
/// Everything derives from the criteria of the rules that ran or were skipped. Rules find failures; that none
/// was found does not show that a criterion is satisfied.
struct CriteriaOverview {
  /// How far the rules of a run checked a criterion.
  enum Check: String, CaseIterable {
    /// Each rule about it had the data that it needs.
    case byRules = "checked by rules"
    /// Some rules about it were skipped for lack of data.
    case inPart = "checked in part"
    /// Rules about it ran, and no screen has an element that they are about.
    case nothingToCheck = "nothing to check"
    /// Every rule about it lacks data, or there is no rule.
    case notCheckable = "not checkable from these files"
  }

  struct Row {
    let criterion: SuccessCriterion
    /// The clause of EN 301 549; nil if none adopts the criterion.
    let clause: String?
    /// A finding of a rule with several criteria counts in the row of each.
    let counts: FindingCounts
    let check: Check
    /// The ids of the rules about it that checked something.
    let checked: [String]
    /// The ids of the rules about it that were skipped for lack of data.
    let skipped: [String]
  }

  /// All criteria of levels A and AA, and those of level AAA with findings.
  let rows: [Row]
  /// The findings of each basis, each counted once; those without findings are left out.
  let totals: [(basis: RuleBasis, counts: FindingCounts)]

  init(_ report: AuditReport) {
    let rules = RulesByCriterion(report)
    var byCriterion: [String: FindingCounter<Fingerprint>] = [:]
    var byBasis: [RuleBasis: FindingCounter<Fingerprint>] = [:]
    for finding in report.screens.lazy.flatMap(\.findings) where finding.counts {
      let kind = FindingKind(finding)
      for criterion in finding.rule.criteria {
        byCriterion[criterion.wcag, default: FindingCounter()].add(kind, finding.fingerprint)
      }
      byBasis[RuleBasis(finding.rule), default: FindingCounter()].add(kind, finding.fingerprint)
    }
    rows = SuccessCriterion.all.compactMap { criterion in
      let found = byCriterion[criterion.number]?.counts
      guard criterion.isRequired || found != nil else { return nil }
      return Row(
        criterion: criterion, clause: EuropeanClause(.wcag(criterion.number))?.number,
        counts: found ?? FindingCounts(), check: rules.check(of: criterion.number),
        checked: rules.checked[criterion.number] ?? [],
        skipped: rules.skipped[criterion.number] ?? [])
    }
    totals = RuleBasis.allCases.compactMap { basis in
      byBasis[basis].map { (basis, $0.counts) }
    }
  }

  /// The rows with findings.
  var failed: [Row] { rows.filter { $0.counts.open > 0 } }
  /// The criteria of levels A and AA.
  var required: [Row] { rows.filter(\.criterion.isRequired) }
}

/// The rules of a run by the criteria that they are about, each sorted by id.
private struct RulesByCriterion {
  private(set) var checked: [String: [String]] = [:]
  private(set) var skipped: [String: [String]] = [:]
  /// Criteria whose rules ran, with or without an element to check.
  private var run: Set<String> = []

  init(_ report: AuditReport) {
    let coverage = RuleCoverage(report.screens)
    let hadSubjects = report.rulesWithSubjects
    for rule in coverage.run.sorted(by: { $0.id < $1.id }) {
      for criterion in rule.criteria.map(\.wcag) {
        run.insert(criterion)
        if hadSubjects.contains(rule.id) { checked[criterion, default: []].append(rule.id) }
      }
    }
    var known: Set<String> = []
    let lacking = coverage.skipped.filter { !$0.missingData.isEmpty && !coverage.hasRun($0.rule) }
    for rule in lacking.map(\.rule).sorted(by: { $0.id < $1.id })
    where known.insert(rule.id).inserted {
      for criterion in rule.criteria { skipped[criterion.wcag, default: []].append(rule.id) }
    }
  }

  func check(of criterion: String) -> CriteriaOverview.Check {
    if checked[criterion] != nil { return skipped[criterion] == nil ? .byRules : .inPart }
    return run.contains(criterion) ? .nothingToCheck : .notCheckable
  }
}
