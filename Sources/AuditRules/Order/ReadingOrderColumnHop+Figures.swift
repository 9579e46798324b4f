internal import AccessibilityModel
internal import Auditing

// Names above or below their figures, side by side: “Visitors, Orders, 34, 12”.

extension ReadingOrderColumnHop {
  /// In points, between a name and its figure.
  private static let mostGap = 24.0
  private static let mostColumns = 8

  private typealias Line = ArraySlice<PlacedStop>

  func checkFigures(_ context: AuditContext, findings: inout Findings) {
    let reported = Set(findings.all.flatMap { [$0.element] + $0.related })
    for group in context.stopGroups where group.count > 3 {
      let stops = group.map { PlacedStop($0, on: context) }
      let lines = lines(of: stops)
      for place in lines.indices.dropLast() {
        let (names, figures) = (lines[place], lines[place + 1])
        guard isPair(names, figures, context),
          !isTable(lines, at: place, context), let first = names.first, let second = figures.first,
          !reported.contains(first.index)
        else { continue }
        let subject = context.subject(first.index)
        findings.report(
          "\(subject) is read apart from \(context.subject(second.index)) in its column",
          at: subject,
          on: [.frame, .separateStop],
          suggestion: Remedy(
            "make each name and its figure one element",
            android: "make each name and its figure one focusable group"),
          related: (figures + names.dropFirst()).map { context.subject($0.index) })
      }
    }
  }

  /// The stops that are read one after the other and share a line.
  private func lines(of stops: [PlacedStop]) -> [Line] {
    var lines: [Line] = []
    var start = 0
    for place in stops.indices {
      guard place > start else { continue }
      let (before, after) = (stops[place - 1].frame, stops[place].frame)
      if before.sharesColumn(with: after) || !before.isOnLine(of: after) {
        lines.append(stops[start..<place])
        start = place
      }
    }
    lines.append(stops[start...])
    return lines
  }

  /// Whether each text of one line has one of the other in its column, and one of the lines has all the figures.
  private func isPair(_ upper: Line, _ lower: Line, _ context: AuditContext) -> Bool {
    guard (2...Self.mostColumns).contains(upper.count), areInColumns(upper, lower),
      zip(upper, lower).allSatisfy({ $1.frame.minY - $0.frame.maxY <= Self.mostGap }),
      (upper + lower).allSatisfy({ isText(context.subject($0.index)) })
    else { return false }
    let areAbove = areFigures(upper, context)
    let areBelow = areFigures(lower, context)
    guard areAbove != areBelow else { return false }
    return (areAbove ? lower : upper).allSatisfy {
      let name = context.subject($0.index)
      return !isFigure(name) && name.wording.facts.hasLetterOrDigit
    }
  }

  /// Whether more lines of figures follow, or precede, in the same columns: the names are the heads of a table.
  private func isTable(_ lines: [Line], at place: Int, _ context: AuditContext) -> Bool {
    let others = [place - 1, place + 2].filter(lines.indices.contains).map { lines[$0] }
    return others.contains { areInColumns(lines[place], $0) && areFigures($0, context) }
  }

  private func areInColumns(_ upper: Line, _ lower: Line) -> Bool {
    upper.count == lower.count
      && zip(upper, lower).allSatisfy { $0.frame.isFinite && $0.frame.sharesColumn(with: $1.frame) }
  }

  private func areFigures(_ line: Line, _ context: AuditContext) -> Bool {
    line.allSatisfy { isFigure(context.subject($0.index)) }
  }

  private func isText(_ subject: AuditedElement) -> Bool {
    subject.role == .staticText && !subject.isActionable && !subject.traits.contains(.header)
  }

  /// Whether a text begins with a number, after a sign or a currency at most, or is one that code fills in.
  private func isFigure(_ subject: AuditedElement) -> Bool {
    subject.templateUse.hasPrototypeLabel
      || subject.wording.label.first { $0.isLetter || $0.isNumber }?.isNumber == true
  }
}
