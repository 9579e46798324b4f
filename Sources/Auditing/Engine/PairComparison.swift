internal import AccessibilityModel
internal import ReadingOrder
internal import Relayout

/// Combines two orientations of one screen for the rules.
struct PairComparison {
  let pair: OrientationPair

  /// All screens of the comparison, in order.
  var contexts: [AuditContext] {
    [pair.first, pair.second] + (pair.returned.map { [$0.context] } ?? [])
  }

  init(_ first: Screen, _ second: Screen, returned: Screen?, app: AppFacts, ruleset: Int?) {
    let rotated = RotatedScreen(first, given: second) { screen in
      ReadingOrder.stops(in: screen).map(\.element)
    }
    let check = CaptureCheck(
      first, rotated: second, by: rotated.matching,
      stops: ReadingOrder.stops(in: second).map(\.element))
    // A screen that did not rotate, or is letterboxed, is still settled.
    let reason = check.didNotAnswer ? nil : check.reason
    let one = AuditContext(first, app: app, ruleset: ruleset)
    let other = AuditContext(second.withoutFrames(because: reason), app: app, ruleset: ruleset)
    let last = returned.map { AuditContext($0, app: app, ruleset: ruleset) }
    for context in [one, other, last] {
      context?.hasOtherOrientation = first.orientation != second.orientation
    }
    pair = OrientationPair(one, other, matching: rotated.matching, check: check, returned: last)
  }

  init(_ rotated: RotatedScreen, app: AppFacts, ruleset: Int?) {
    let check = CaptureCheck(
      rotated.original, rotated: rotated.screen, by: rotated.matching, stops: [])
    pair = OrientationPair(
      AuditContext(rotated.original, app: app, ruleset: ruleset),
      AuditContext(rotated.screen, app: app, ruleset: ruleset),
      matching: rotated.matching, check: check)
  }
}

extension Screen {
  /// The screen without frames, if its capture shows that it was still rotating.
  var asFarAsSettled: Screen { withoutFrames(because: CaptureCheck(self).reason) }

  fileprivate func withoutFrames(because reason: String?) -> Screen {
    guard let reason else { return self }
    var screen = self
    screen.capabilities.remove(.frames)
    screen.limitations.insert(Limitation(.frames, reason: reason), at: 0)
    return screen
  }
}
