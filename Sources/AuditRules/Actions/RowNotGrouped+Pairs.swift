internal import AccessibilityModel
internal import Auditing

// Labels at one side of the screen and their values at the other, one pair a line.

extension RowNotGrouped {
  private struct Pair {
    var label: AuditedElement
    var value: AuditedElement
    /// The place of the label among the stops.
    var place: Int
  }

  /// Reports a label and its value as two stops, in pairs down a captured screen.
  ///
  /// Interface Builder files show neither the length of each text nor what code groups.
  func checkPairs(_ context: AuditContext, _ findings: inout Findings) {
    var run: [Pair] = []
    for pair in pairs(in: context) {
      if let last = run.last, last.place + 2 != pair.place || !isAligned(last, pair) {
        report(run, context, &findings)
        run = []
      }
      run.append(pair)
    }
    report(run, context, &findings)
  }

  private func report(_ run: [Pair], _ context: AuditContext, _ findings: inout Findings) {
    guard run.count >= leastRows, let first = run.first else { return }
    findings.report(
      "\(first.label) has its value as a second stop, in \(run.count) pairs", at: first.label,
      // Types of elements alone do not say which texts the app has joined.
      on: [.exposure],
      related: [first.value] + run.dropFirst().prefix(5).flatMap { [$0.label, $0.value] })
  }

  /// Two neighbours in the reading order that are alone on their line.
  private func pairs(in context: AuditContext) -> [Pair] {
    let stops = context.stopSubjects
    var pairs: [Pair] = []
    var place = 0
    while place + 1 < stops.count {
      let (label, value) = (stops[place], stops[place + 1])
      let isAlone =
        (place == 0 || !stops[place - 1].effectiveFrame.isOnLine(of: label.effectiveFrame))
        && (place + 2 == stops.count
          || !stops[place + 2].effectiveFrame.isOnLine(of: value.effectiveFrame))
      guard isAlone, isPair(label, value) else {
        place += 1
        continue
      }
      pairs.append(Pair(label: label, value: value, place: place))
      place += 2
    }
    return pairs
  }

  private func isPair(_ label: AuditedElement, _ value: AuditedElement) -> Bool {
    let (a, b) = (label.effectiveFrame, value.effectiveFrame)
    guard isText(label), isText(value), a.isOnLine(of: b) else { return false }
    let isLeftToRight = label.context.screen.direction == .ltr
    return isLeftToRight ? a.maxX + leastGap <= b.minX : b.maxX + leastGap <= a.minX
  }

  private func isText(_ subject: AuditedElement) -> Bool {
    guard subject.role == .staticText, subject.kinds.contains([.readTexts, .labelled]),
      !subject.isActionable, !subject.element.traits.contains(.header),
      !subject.effectiveFrame.isEmpty, subject.effectiveFrame.isFinite
    else { return false }
    // UIKit makes one stop of the texts of a table row; only a capture that says which of them are
    // accessibility elements shows that this row keeps them apart.
    return subject.exposure.isStatedElement
      || !subject.ancestors.contains { $0.role == .table }
  }

  /// Whether the labels begin at one edge and the values end at the other, as texts in a grid of two
  /// columns do not.
  private func isAligned(_ one: Pair, _ other: Pair) -> Bool {
    let (a, b) = (one.label.effectiveFrame, other.label.effectiveFrame)
    let (c, d) = (one.value.effectiveFrame, other.value.effectiveFrame)
    let isLeftToRight = one.label.context.screen.direction == .ltr
    let (starts, ends) =
      isLeftToRight ? (a.minX - b.minX, c.maxX - d.maxX) : (a.maxX - b.maxX, c.minX - d.minX)
    return abs(starts) <= edgeTolerance && abs(ends) <= edgeTolerance
  }

  /// In points: a space between two texts of one sentence is narrower.
  private var leastGap: Double { 16 }
  /// In points, for frames that captures round.
  private var edgeTolerance: Double { 2 }
}
