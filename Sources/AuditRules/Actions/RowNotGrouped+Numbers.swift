internal import AccessibilityModel
internal import Auditing

// Numbers above or below their labels, as on cards with figures.

extension RowNotGrouped {
  private struct Figure {
    var number: AuditedElement
    var label: AuditedElement

    /// The numbers of one line have the same, in steps of four points.
    var line: Double { (number.effectiveFrame.center.y / 4).rounded() }
  }

  /// Reports numbers that are stops apart from their labels, side by side on a captured screen, or one that is much
  /// larger than its label: users hear “23” and do not learn what it counts.
  ///
  /// One question for each screen.
  func checkNumbers(_ context: AuditContext, _ findings: inout Findings) {
    let stops = context.stopSubjects.filter(isReadText)
    let numbers = stops.filter { isNumber($0.wording.label) }.prefix(Self.mostNumbers)
    let labels = stops.filter { isName($0.wording.label) }
    guard !numbers.isEmpty, !labels.isEmpty else { return }
    let figures = numbers.compactMap { number in
      label(of: number, among: labels).map { Figure(number: number, label: $0) }
    }
    let lines = Dictionary(grouping: figures, by: \.line)
    let told = figures.filter { figure in
      let columns = Set((lines[figure.line] ?? []).map { $0.label.index })
      return columns.count > 1 || isHero(figure)
    }
    guard let first = told.first else { return }
    findings.report(
      told.count == 1
        ? "\(first.label) has its value as a second stop"
        : "\(first.label) has its value as a second stop, in \(told.count) pairs", at: first.label,
      on: [.exposure],
      related: [first.number] + told.dropFirst().prefix(5).flatMap { [$0.label, $0.number] })
  }

  private func isReadText(_ subject: AuditedElement) -> Bool {
    subject.role == .staticText && subject.kinds.contains([.readTexts, .labelled])
      && !subject.isActionable && !subject.traits.contains(.header)
      && subject.effectiveFrame.isFinite && !subject.effectiveFrame.isEmpty
      // The texts of a key or another control are parts of its name.
      && subject.parent?.isActionable != true
      // UIKit makes one stop of the texts of a row.
      && (subject.exposure.isStatedElement || !subject.ancestors.contains { $0.role == .table })
  }

  /// Whether a text is a number, with a unit of a few letters or without one; a time or a date is a text of its own.
  private func isNumber(_ text: String) -> Bool {
    let text = text.collapsed
    return text.count <= Self.longestNumber && text.contains(where: \.isNumber)
      && !text.contains(":") && !text.contains("/") && !text.contains("(")
      && text.count(where: \.isLetter) <= Self.mostLettersOfUnit
      && text.split(separator: " ").count <= 2
  }

  /// Whether a text may name a number: a few words without digits.
  private func isName(_ text: String) -> Bool {
    let text = text.collapsed
    return text.count(where: \.isLetter) >= 2 && !text.contains(where: \.isNumber)
      && text.split(separator: " ").count <= Self.mostWordsOfLabel
  }

  /// The text directly above or below a number, in its column and in the same view.
  private func label(of number: AuditedElement, among labels: [AuditedElement]) -> AuditedElement? {
    let own = number.effectiveFrame
    let near = labels.lazy.filter { label in
      let other = label.effectiveFrame
      guard label.parent?.index == number.parent?.index, isInColumn(own, other) else {
        return false
      }
      let gap = max(other.minY - own.maxY, own.minY - other.maxY)
      return (-1...max(mostGap, other.height)).contains(gap)
    }
    .prefix(2)
    // A text between two is that of either.
    return near.count == 1 ? near.first : nil
  }

  private func isInColumn(_ one: Rect, _ other: Rect) -> Bool {
    abs(one.center.x - other.center.x) <= columnTolerance
      || abs(one.minX - other.minX) <= columnTolerance
  }

  /// Whether a number is drawn much larger than its label.
  private func isHero(_ figure: Figure) -> Bool {
    figure.number.effectiveFrame.height >= 2 * figure.label.effectiveFrame.height
  }

  /// In points.
  private var mostGap: Double { 12 }
  private var columnTolerance: Double { 3 }
  private static let mostNumbers = 64
  private static let longestNumber = 12
  private static let mostLettersOfUnit = 3
  private static let mostWordsOfLabel = 4
}
