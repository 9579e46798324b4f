internal import AccessibilityModel
public import Relayout

/// A rule about two orientations of one screen: what turning the device does to it.
public protocol PairRule: Rule {
  /// Whether it is about screens that do not answer to the turn: it is run on captures that are
  /// settled but for that.
  static var judgesScreensThatDoNotAnswer: Bool { get }

  func check(_ pair: PairInspection, findings: inout PairFindings)
}

extension PairRule {
  public static var judgesScreensThatDoNotAnswer: Bool { false }
}

/// Two orientations of one screen while they are compared.
public final class PairInspection {
  /// The portrait, where they differ.
  public let first: ScreenInspection
  public let second: ScreenInspection
  /// From the first to the second.
  public let matching: ElementMatching
  public let check: CaptureCheck
  /// The screen after the device has been turned back, with what its elements were at first.
  public let returned: (inspection: ScreenInspection, matching: ElementMatching)?
  public private(set) lazy var order = OrderComparison(
    Array(first.stopElements), Array(second.stopElements), by: matching)
  /// The stops of the first screen with what they are in the second, in reading order.
  public private(set) lazy var matchedStops: [(before: Subject, after: Counterpart)] =
    first.stops.compactMap { stop in
      let subject = first.subject(stop.element)
      return counterpart(of: subject).map { (subject, $0) }
    }

  /// What reports tell of it, worked out once for both layouts.
  private(set) lazy var turn = ScreenTurn(self)

  init(
    _ first: ScreenInspection, _ second: ScreenInspection, matching: ElementMatching,
    check: CaptureCheck, returned: ScreenInspection? = nil
  ) {
    self.first = first
    self.second = second
    self.matching = matching
    self.check = check
    self.returned = returned.map { last in
      (
        last,
        ElementMatching(
          first.screen, order: Array(first.stopElements), last.screen,
          order: Array(last.stopElements))
      )
    }
  }

  /// Whether the frames of the second were worked out from those of the first.
  public var isComputed: Bool { second.screen.isComputed }

  /// What an element is in the other orientation, and how sure that is.
  public func counterpart(of subject: Subject) -> Counterpart? {
    if subject.inspection === first {
      return matching.match(of: subject.index).map {
        Counterpart(subject: second.subject($0.index), basis: $0.basis)
      }
    }
    return matching.origin(of: subject.index).map {
      Counterpart(subject: first.subject($0.index), basis: $0.basis)
    }
  }

  /// The same thing in the other orientation.
  public struct Counterpart {
    public let subject: Subject
    public let basis: ElementMatch.Basis

    /// How sure a finding is that rests on the two being the same.
    public var outcome: Outcome {
      ElementMatch(index: subject.index, basis: basis).certainty == .possible ? .review : .fail
    }
  }
}

/// Takes what a rule about two orientations finds.
public struct PairFindings {
  private var findings: Findings
  private let pair: PairInspection
  /// For each finding, whether it stands in the first screen, the second or the last.
  private var sides: [Int] = []

  init(rule: RuleDescription, pair: PairInspection) {
    findings = Findings(rule: rule)
    self.pair = pair
  }

  /// Reports an element, in the screen that it belongs to.
  ///
  /// - Parameters:
  ///   - severity: where it differs from the rule's own.
  ///   - suggestion: where there is a better one than the rule's remedy.
  ///   - related: of the same screen.
  public mutating func report(
    _ message: Finding.Message, at subject: Subject, outcome: Outcome = .fail,
    severity: Severity? = nil, suggestion: String? = nil, fix: Fix? = nil, related: [Subject] = []
  ) {
    findings.report(
      message, at: subject, outcome: outcome, severity: severity, suggestion: suggestion, fix: fix,
      related: related.filter { $0.inspection === subject.inspection })
    let inspection = subject.inspection
    sides.append(inspection === pair.first ? 0 : inspection === pair.second ? 1 : 2)
  }

  /// What stands in the first screen (0), the second (1) or the last (2).
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
  /// What the rule finds at one element, for rules that compare.
  public func finding(at subject: Subject) -> Finding? {
    var findings = Findings(rule: Self.description)
    check(subject, findings: &findings)
    return findings.all.first
  }
}
