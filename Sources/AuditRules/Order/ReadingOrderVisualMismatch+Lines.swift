internal import AccessibilityModel
internal import Auditing

// Lines that are read from their end: VoiceOver compares the tops of elements, so that the tallest of a centred line
// comes first (docs/evidence/voiceover.md#rows).

extension ReadingOrderVisualMismatch {
  /// In points: the centres of views that a line aligns.
  private static let centring = 4.0
  /// The stops before and after one to compare: a line has few.
  private static let mostInLine = 8

  func checkLines(_ context: AuditContext, findings: inout Findings) {
    for group in context.stopGroups where group.count > 1 {
      let stops = group.map { PlacedStop($0, on: context) }
      var end = 0
      for place in stops.indices.dropLast() where place >= end {
        guard isReadLate(stops[place + 1], after: stops[place], context) else { continue }
        let line = line(of: place, in: stops)
        guard !line.isEmpty else { continue }
        if declaresOrder(around: stops[place].index, context) {
          findings.excuse(
            context.subject(stops[place].index), because: "the view around it states the order")
          continue
        }
        end = (line.last ?? place) + 1
        report(stops, line, place, context, &findings)
      }
    }
  }

  private func report(
    _ stops: [PlacedStop], _ line: [Int], _ place: Int, _ context: AuditContext,
    _ findings: inout Findings
  ) {
    let subject = context.subject(stops[place].index)
    let other = context.subject(stops[place + 1].index)
    let side = context.screen.direction == .ltr ? "left" : "right"
    findings.report(
      "\(subject) is read before \(other), shown \(side) of it on one line", at: subject,
      on: [.frame],
      suggestion: Remedy(
        "group the line with shouldGroupAccessibilityChildren and order it with accessibilityElements",
        android: "order the views of the line as they are shown"),
      related: line.filter { $0 != place }.map { context.subject(stops[$0].index) },
      // If labels and buttons of a design share lines, one question covers them.
      asking: .ofDesign)
  }

  /// Whether a stop is on the line of the one read before it, at its beginning, and lower only for its height.
  private func isReadLate(
    _ late: PlacedStop, after early: PlacedStop, _ context: AuditContext
  ) -> Bool {
    let screen = context.screen
    let (a, b) = (early.frame, late.frame)
    guard a.isFinite, b.isFinite, isInLine(a, b), b.minY - a.minY >= screen.rowTolerance,
      !screen.isAncestor(early.index, of: late.index),
      !screen.isAncestor(late.index, of: early.index),
      ![early, late].contains(where: { isSpinner(context.subject($0.index)) })
    else { return false }
    return screen.direction == .ltr ? b.maxX <= a.minX + 1 : b.minX >= a.maxX - 1
  }

  /// Whether it only shows that something loads, in any order with the text beside it.
  private func isSpinner(_ subject: AuditedElement) -> Bool {
    subject.role == .activityIndicator
  }

  private func isInLine(_ a: Rect, _ b: Rect) -> Bool {
    abs(a.center.y - b.center.y) <= Self.centring
  }

  private func declaresOrder(around index: Int, _ context: AuditContext) -> Bool {
    context.screen.ancestors(of: index).contains {
      context.screen.elements[$0].orderedElements != nil
    }
  }

  /// The stops on a line, by their places; empty where something beside it has lines of its own.
  private func line(of place: Int, in stops: [PlacedStop]) -> [Int] {
    let frame = stops[place].frame
    let near = max(0, place - Self.mostInLine)..<min(stops.count, place + Self.mostInLine + 1)
    let beside = near.filter {
      let other = stops[$0].frame
      return other.isFinite && min(frame.maxY, other.maxY) - max(frame.minY, other.minY) > 2
    }
    return beside.allSatisfy { isInLine(frame, stops[$0].frame) } ? beside : []
  }
}
