/// The findings of one screen in several variants – appearances, languages, devices – with those at one location
/// merged.
struct VariantFindings<Variant: Equatable> {
  struct Entry {
    var finding: Finding
    /// Those that show it, in the order in which they were added.
    var variants: [Variant]
    /// Whether the screen in the file shows it.
    let isOwn: Bool
  }

  private(set) var entries: [Entry]
  private var numbers: [Finding.Location: [Int]]

  /// - Parameters:
  ///   - findings: those of the screen in the file; each remains by itself.
  ///   - variant: the variant that it is; `nil` for another screen.
  init(_ findings: [Finding] = [], in variant: Variant? = nil) {
    entries = findings.map { finding in
      Entry(finding: finding, variants: variant.map { [$0] } ?? [], isOwn: true)
    }
    numbers = Dictionary(grouping: entries.indices) { findings[$0].location }
  }

  mutating func add(_ findings: [Finding], in variant: Variant) {
    for finding in findings { add(finding, in: variant) }
  }

  /// Adds a finding; a new one that needs review in one variant needs review in all.
  mutating func add(_ finding: Finding, in variant: Variant) {
    guard let known = numbers[finding.location] else {
      numbers[finding.location] = [entries.count]
      entries.append(Entry(finding: finding, variants: [variant], isOwn: false))
      return
    }
    for number in known {
      if entries[number].variants.last != variant { entries[number].variants.append(variant) }
      guard !entries[number].isOwn, entries[number].finding.doubt == nil else { continue }
      entries[number].finding.doubt = finding.doubt
    }
  }
}

extension Auditor {
  /// The rules of an audit that have run and check a variant of its screen.
  func rules(of audit: ScreenAudit, where isWanted: (any Rule) -> Bool) -> [any Rule] {
    let run = Set(audit.rulesRun.map(\.id))
    return rules.filter { run.contains($0.ownDescription.id) && $0.judgesOneScreen && isWanted($0) }
  }

  /// The findings of rules about one screen.
  ///
  /// - Parameter places: the indices of the elements; all if nil.
  func findings(of rules: [any Rule], in context: AuditContext, at places: [Range<Int>]? = nil)
    -> [Finding]
  {
    let wanted = places.map { Set($0.joined()) }
    return ElementWalk(rules).findings(in: context, at: places, timings: timings).flatMap(\.self)
      + rules.lazy.compactMap(\.screenRule).flatMap { self.findings(of: $0, in: context) }
      .filter { wanted?.contains($0.element) ?? true }
  }
}
