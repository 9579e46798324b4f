internal import AccessibilityModel

/// A rule about two orientations of one screen: the effects of rotating the device.
public protocol PairRule: Rule {
  /// Whether it is about screens that do not rotate: it then also runs on captures whose only fault
  /// is that.
  static var judgesScreensThatDoNotAnswer: Bool { get }

  func check(_ pair: OrientationPair, findings: inout PairFindings)
}

extension PairRule {
  public static var judgesScreensThatDoNotAnswer: Bool { false }
}

/// Collects the findings of a rule about two orientations.
public struct PairFindings {
  private var findings: Findings
  private let pair: OrientationPair
  /// For each finding, its screen: the first, the second or the last.
  private var sides: [Int] = []

  /// Why the inspected element was not reported.
  var excuses: [Reason] { findings.excuses }

  /// - Parameter inspected: the element whose excuses are kept.
  init(rule: RuleDescription, pair: OrientationPair, inspecting inspected: AuditedElement? = nil) {
    findings = Findings(rule: rule, inspecting: inspected)
    self.pair = pair
  }

  /// Reports an element, in the screen that it belongs to.
  ///
  /// - Parameters:
  ///   - premises: what it rests on; each of them may make it less sure.
  ///   - doubt: a reason for review that only the rule knows.
  ///   - severity: if it differs from the rule's own.
  ///   - suggestion: a more exact fix than the rule's.
  ///   - related: elements of the same screen.
  public mutating func report(
    _ message: Finding.Message, at subject: AuditedElement, on premises: [Premise] = [],
    doubt: Reason? = nil, severity: Severity? = nil, suggestion: Remedy? = nil, fix: Fix? = nil,
    related: [AuditedElement] = []
  ) {
    let count = findings.all.count
    findings.report(
      message, at: subject, on: premises, doubt: doubt, severity: severity, suggestion: suggestion,
      fix: fix,
      related: related.filter { $0.context === subject.context })
    // Nothing is added if a premise does not hold.
    guard findings.all.count > count else { return }
    let context = subject.context
    sides.append(context === pair.first ? 0 : context === pair.second ? 1 : 2)
  }

  /// States why an element that the rule would otherwise report is not a defect, for `--inspect`.
  public mutating func excuse(_ subject: AuditedElement, because reason: @autoclosure () -> Reason)
  {
    findings.excuse(subject, because: reason())
  }

  /// The findings in the first screen (0), the second (1) or the last (2).
  func all(inScreen side: Int) -> [Finding] {
    let both = [pair.first.screen.orientation, pair.second.screen.orientation]
    return zip(findings.all, sides).filter { $0.1 == side }.map { finding, _ in
      var finding = finding
      finding.orientations = both[0] == both[1] ? [both[0]] : both
      return finding
    }
  }
}

extension ElementRule {
  /// The finding of the rule at one element, for rules that compare.
  public func finding(at subject: AuditedElement) -> Finding? {
    var findings = Findings(rule: Self.description)
    check(subject, findings: &findings)
    return findings.all.first
  }
}
