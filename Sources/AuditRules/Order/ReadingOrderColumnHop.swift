internal import AccessibilityModel
internal import Auditing

/// Reports names side by side, above or below their figures or below their pictures, that are read apart from them:
/// “Visitors, Orders, 34, 12”.
struct ReadingOrderColumnHop: ScreenRule {
  static let description = RuleDescription(
    id: "reading-order-column-hop",
    group: .order,
    summary: "Names must be read with their figures and pictures.",
    rationale: "Users hear all names and then all figures: visitors, orders, 34, 12.",
    remedy: Remedy(
      "make each name and its figure one element",
      android: "make each name and its figure one focusable group",
      .uiKit(#"column.isAccessibilityElement = true; column.accessibilityLabel = "Visitors, 34""#),
      .swiftUI(".accessibilityElement(children: .combine)"),
      .views(#"android:screenReaderFocusable="true""#),
      .compose("Modifier.semantics(mergeDescendants = true) {}")),
    severity: .error,
    criteria: [.wcag("1.3.2")],
    needs: [.frames, .exposure],
    // VoiceOver on a Mac has its own order.
    platforms: [.iOS, .tvOS, .android]
  )

  /// In points, between a name and its figure.
  private static let mostGap = 24.0
  private static let mostColumns = 8

  private typealias Line = ArraySlice<PlacedStop>

  func check(_ context: AuditContext, findings: inout Findings) {
    for group in context.stopGroups where group.count > 3 {
      let stops = group.map { PlacedStop($0, on: context) }
      let lines = lines(of: stops)
      for place in lines.indices.dropLast() {
        let (names, figures) = (lines[place], lines[place + 1])
        guard isPair(names, figures, context),
          !isTable(lines, at: place, context), let first = names.first, let second = figures.first
        else { continue }
        let subject = context.subject(first.index)
        findings.report(
          "\(subject) is read apart from \(context.subject(second.index)) in its column",
          at: subject,
          on: [.frame, .separateStop],
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
      lower.allSatisfy({ isText(context.subject($0.index)) })
    else { return false }
    if upper.allSatisfy({ isPicture(context.subject($0.index)) }) { return true }
    guard upper.allSatisfy({ isText(context.subject($0.index)) }) else { return false }
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

  private func isPicture(_ subject: AuditedElement) -> Bool {
    subject.surface.isPlainImage && !subject.isActionable
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

extension ReadingOrderColumnHop {
  static let examples = RuleExamples(
    passing: [
      // A table of names and values.
      Example(
        #"""
        <UILabel text="Name" frame="20 100 100 20"/><UILabel text="Maria" frame="200 100 100 20"/>
        <UILabel text="Town" frame="20 130 100 20"/><UILabel text="Graz" frame="200 130 100 20"/>
        <UILabel text="Phone" frame="20 160 100 20"/><UILabel text="12345" frame="200 160 100 20"/>
        """#),
      // A table with its heads.
      Example(
        #"""
        <UILabel text="Price" frame="16 100 110 20"/><UILabel text="Number" frame="140 100 110 20"/>
        <UILabel text="34" frame="16 124 110 20"/><UILabel text="12" frame="140 124 110 20"/>
        <UILabel text="36" frame="16 148 110 20"/><UILabel text="14" frame="140 148 110 20"/>
        """#),
    ],
    failing: [
      // Three names, then three figures.
      Example(
        #"""
        ↓<UILabel text="Visitors" frame="16 116 110 20"/><UILabel text="Orders" frame="140 116 110 20"/>
        <UILabel text="34" frame="16 142 110 28"/><UILabel text="12" frame="140 142 110 28"/>
        """#),
      // Two pictures, then what they show.
      Example(
        #"""
        ↓<UIImageView isElement="true" label="Bread" frame="20 100 100 100"/>
        <UIImageView isElement="true" label="Milk" frame="220 100 100 100"/>
        <UILabel text="2.50" frame="20 210 100 20"/><UILabel text="1.10" frame="220 210 100 20"/>
        """#),
    ]
  )
}
