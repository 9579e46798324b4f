internal import AccessibilityModel
public import Relayout

/// Two orientations of one screen while they are compared.
public final class OrientationPair {
  /// The portrait, where they differ.
  public let first: AuditContext
  public let second: AuditContext
  /// From the first to the second.
  public let matching: ElementMatching
  public let check: CaptureCheck
  /// The screen after the device has been turned back, with what its elements were at first.
  public let returned: (context: AuditContext, matching: ElementMatching)?
  public private(set) lazy var order = OrderComparison(
    first.stopElements, second.stopElements, by: matching)
  /// The stops of the first screen with what they are in the second, in reading order.
  public private(set) lazy var matchedStops: [(before: AuditedElement, after: Counterpart)] =
    first.stops.compactMap { stop in
      let subject = first.subject(stop.element)
      return counterpart(of: subject).map { (subject, $0) }
    }

  /// What reports tell of it, worked out once for both layouts.
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

  /// Whether the frames of the second were worked out from those of the first.
  public var isComputed: Bool { second.screen.isComputed }

  /// What an element is in the other orientation, and how sure that is.
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

  /// The same thing in the other orientation.
  public struct Counterpart {
    public let subject: AuditedElement
    public let basis: ElementMatch.Basis

    /// How sure a finding is that rests on the two being the same.
    public var outcome: Outcome {
      ElementMatch(index: subject.index, basis: basis).certainty == .possible ? .review : .fail
    }
  }
}
