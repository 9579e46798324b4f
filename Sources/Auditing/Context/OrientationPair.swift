internal import AccessibilityModel
public import Relayout

/// Two orientations of one screen during their comparison.
public final class OrientationPair {
  /// The portrait, if they differ.
  public let first: AuditContext
  public let second: AuditContext
  /// From the first to the second.
  public let matching: ElementMatching
  public let check: CaptureCheck
  /// The screen after rotating back, matched with its elements before.
  public let returned: (context: AuditContext, matching: ElementMatching)?
  public private(set) lazy var order = OrderComparison(
    first.stopElements, second.stopElements, by: matching)
  /// The stops of the first screen with their counterparts in the second, in reading order.
  public private(set) lazy var matchedStops: [(before: AuditedElement, after: Counterpart)] =
    first.stops.compactMap { stop in
      let subject = first.subject(stop.element)
      return counterpart(of: subject).map { (subject, $0) }
    }

  private(set) lazy var collapsedColumn = CollapsedColumn(self)

  /// The differences for reports, computed once for both layouts.
  private(set) lazy var turn = OrientationDiff(self)

  init(
    _ first: AuditContext, _ second: AuditContext, matching: ElementMatching,
    check: CaptureCheck, returned: AuditContext? = nil
  ) {
    self.first = first
    self.second = second
    self.matching = matching
    self.check = check
    self.returned = returned.map { last in
      (
        last,
        ElementMatching(
          first.screen, order: first.stopElements, last.screen,
          order: last.stopElements)
      )
    }
  }

  /// Whether the frames of the second were computed from those of the first.
  public var isComputed: Bool { second.screen.isComputed }

  /// Whether both captures state what is selected.
  public var statesSelection: Bool {
    first.screen.capabilities.contains(.selection)
      && second.screen.capabilities.contains(.selection)
  }

  /// The counterpart of an element in the other orientation, and how certain it is.
  public func counterpart(of subject: AuditedElement) -> Counterpart? {
    if subject.context === first {
      return matching.match(of: subject.index).map {
        Counterpart(subject: second.subject($0.index), basis: $0.basis)
      }
    }
    return matching.origin(of: subject.index).map {
      Counterpart(subject: first.subject($0.index), basis: $0.basis)
    }
  }

  /// The same element in the other orientation.
  public struct Counterpart {
    public let subject: AuditedElement
    public let basis: ElementMatch.Basis

    /// Why a finding that depends on the two being the same may be wrong; nil if they are.
    public var doubt: Reason? {
      let match = ElementMatch(index: subject.index, basis: basis)
      return .when(match.certainty == .possible, "the two may be different elements")
    }
  }
}
