/// A changed screen: another appearance, language or orientation, a device, views that are hidden at first, or the values
/// of code.
struct Variant<Condition: Equatable> {
  /// The change.
  let condition: Condition
  /// Those that count, with the doubts that the change brings.
  let findings: [Finding]
}

/// A finding of a screen or of its variants: those at one location are one.
struct VariantFinding<Condition: Equatable> {
  var finding: Finding
  /// The conditions under which it occurs besides that of the file, in the order of the variants.
  fileprivate(set) var conditions: [Condition] = []
  /// Whether the screen in the file shows it.
  let isOwn: Bool
}

extension [Finding] {
  /// The findings of a screen with those of its variants.
  ///
  /// A new one that needs review in one variant needs review in all.
  ///
  /// - Parameter named: the finding with the words for its conditions; nil if it does not count.
  func merged<Condition>(
    with variants: [Variant<Condition>], named: (VariantFinding<Condition>) -> Finding?
  ) -> [Finding] {
    var all = map { VariantFinding<Condition>(finding: $0, isOwn: true) }
    var numbers = Dictionary(grouping: indices) { self[$0].location }
    for variant in variants {
      for finding in variant.findings {
        guard let known = numbers[finding.location] else {
          numbers[finding.location] = [all.count]
          all.append(
            VariantFinding(finding: finding, conditions: [variant.condition], isOwn: false))
          continue
        }
        for number in known {
          if all[number].conditions.last != variant.condition {
            all[number].conditions.append(variant.condition)
          }
          guard !all[number].isOwn, all[number].finding.doubt == nil else { continue }
          all[number].finding.doubt = finding.doubt
        }
      }
    }
    return all.compactMap(named)
  }
}

extension Finding {
  /// With words about a condition at the end of its message.
  func adding(_ words: String) -> Finding {
    var finding = self
    finding.statement = "\(statement)\(words)"
    return finding
  }

  func doubted(because doubt: Reason) -> Finding {
    var finding = self
    finding.doubt = doubt
    return finding
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
