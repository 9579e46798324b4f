internal import AccessibilityModel

/// A text and the value that it is the label of, each a stop.
public struct ValuePair {
  public let label: AuditedElement
  public let value: AuditedElement
}

extension AuditContext {
  /// Labels that end in a colon, each before its value, by the view that has them: texts of an Interface Builder file
  /// outside of cells, which read their texts as one stop.
  var labelsWithColon: [[AuditedElement]] {
    var labels: [Int: [AuditedElement]] = [:]
    // A text that ends in a colon itself is not a value: code writes both into one text.
    for value in stopSubjects where value.isTextOutsideCell {
      guard let label = value.caption, label.isTextOutsideCell, label.endsInColon,
        !value.endsInColon
      else { continue }
      labels[label.parent?.index ?? -1, default: []].append(label)
    }
    return labels.values.sorted { $0[0].index < $1[0].index }
  }

  /// The captions on an iOS design, each before a value that code sets.
  var captionsOfCodeValues: [AuditedElement] {
    stopSubjects.filter { $0.isTextOutsideCell && !$0.endsInColon }.compactMap(\.captionOfCodeValue)
  }
}

extension AuditedElement {
  /// The text of an iOS design that stays as it is, directly before a text that code sets, beside or above it.
  fileprivate var captionOfCodeValue: AuditedElement? {
    guard context.screen.isDesignOfUIKit, templateUse.hasPrototypeText,
      let number = context.stopNumber(of: index), number > 0
    else { return nil }
    let label = context.subject(context.stopElements[number - 1])
    guard label.isTextOutsideCell, label.role == .staticText, label.frame.isFinite, frame.isFinite,
      !label.templateUse.hasPrototypeText, !label.traits.contains(.header),
      label.titleSize <= titleSize, label.wording.label.contains(where: \.isLetter),
      label.wording.label.split(separator: " ").count <= Self.mostWordsOfCaption
    else { return nil }
    if label.frame.isOnLine(of: frame), label.frame.maxX <= frame.minX + 1 { return label }
    let gap = frame.minY - label.frame.maxY
    return (-1...Self.mostBelow).contains(gap) && label.frame.sharesColumn(with: frame)
      ? label : nil
  }

  private static let mostWordsOfCaption = 4
  /// In points.
  private static let mostBelow = 16.0

  fileprivate var isTextOutsideCell: Bool {
    kinds.contains(.readTexts) && !isActionable && !ancestorTraits.contains(.cell)
  }

  /// Whether it is a text of a captured screen that is read, and not a heading.
  fileprivate var isCapturedText: Bool {
    surface.isReadText && kinds.contains([.stops, .labelled]) && !isActionable
      && !traits.contains(.header) && effectiveFrame.isFinite && !effectiveFrame.isEmpty
      // UIKit makes one stop of the texts of a table row; only a capture that says which of them are accessibility
      // elements shows that this row keeps them apart.
      && (exposure.isStatedElement || !ancestors.contains { $0.role == .table })
  }
}

// MARK: - Lines

// Labels at one side of a captured screen and their values at the other, one pair a line. Interface Builder files
// show neither the length of each text nor what code groups.

extension AuditContext {
  /// The pairs that follow each other down the screen, between the same two edges.
  public var pairsOfLines: [[ValuePair]] {
    var runs: [[ValuePair]] = []
    var next = -1
    for (place, pair) in pairsOnLines {
      if place == next, let last = runs.last?.last, isAligned(last, pair) {
        runs[runs.count - 1].append(pair)
      } else {
        runs.append([pair])
      }
      next = place + 2
    }
    return runs
  }

  /// Two neighbours in the reading order that are alone on their line, with the place of the label among the stops.
  private var pairsOnLines: [(place: Int, pair: ValuePair)] {
    let stops = stopSubjects
    var pairs: [(Int, ValuePair)] = []
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
      pairs.append((place, ValuePair(label: label, value: value)))
      place += 2
    }
    return pairs
  }

  private func isPair(_ label: AuditedElement, _ value: AuditedElement) -> Bool {
    let (a, b) = (label.effectiveFrame, value.effectiveFrame)
    guard label.isCapturedText, value.isCapturedText, a.isOnLine(of: b) else { return false }
    return screen.direction == .ltr
      ? a.maxX + Self.leastGap <= b.minX : b.maxX + Self.leastGap <= a.minX
  }

  /// Whether the labels begin at one edge and the values end at the other, as texts in a grid of two
  /// columns do not.
  private func isAligned(_ one: ValuePair, _ other: ValuePair) -> Bool {
    let (a, b) = (one.label.effectiveFrame, other.label.effectiveFrame)
    let (c, d) = (one.value.effectiveFrame, other.value.effectiveFrame)
    let (starts, ends) =
      screen.direction == .ltr
      ? (a.minX - b.minX, c.maxX - d.maxX) : (a.maxX - b.maxX, c.minX - d.minX)
    return abs(starts) <= Self.edgeTolerance && abs(ends) <= Self.edgeTolerance
  }

  /// In points: a space between two texts of one sentence is narrower.
  private static var leastGap: Double { 16 }
  /// In points, for frames that captures round.
  private static var edgeTolerance: Double { 2 }
}

// MARK: - Figures

extension AuditContext {
  /// Numbers above or below their labels, as on cards with figures: side by side on a captured screen, or one that is
  /// much larger than its label.
  public var figures: [ValuePair] {
    let stops = stopSubjects.filter {
      // The texts of a key or another control are parts of its name.
      $0.isCapturedText && $0.parent?.isActionable != true
    }
    let numbers = stops.filter { isNumber($0.wording.label) }.prefix(Self.mostNumbers)
    let labels = stops.filter { isName($0.wording.label) }
    guard !numbers.isEmpty, !labels.isEmpty else { return [] }
    let figures = numbers.compactMap { number in
      label(of: number, among: labels).map { ValuePair(label: $0, value: number) }
    }
    let lines = Dictionary(grouping: figures, by: { line(of: $0) })
    return figures.filter { figure in
      let columns = Set((lines[line(of: figure)] ?? []).map { $0.label.index })
      return columns.count > 1 || isMuchLarger(figure)
    }
  }

  /// The numbers of one line have the same, in steps of four points.
  private func line(of figure: ValuePair) -> Double {
    (figure.value.effectiveFrame.center.y / 4).rounded()
  }

  private func isMuchLarger(_ figure: ValuePair) -> Bool {
    figure.value.effectiveFrame.height >= 2 * figure.label.effectiveFrame.height
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
      guard label.parent?.index == number.parent?.index, Self.isInColumn(own, other) else {
        return false
      }
      let gap = max(other.minY - own.maxY, own.minY - other.maxY)
      return (-1...max(Self.mostGapInColumn, other.height)).contains(gap)
    }
    .prefix(2)
    // A text between two is that of either.
    return near.count == 1 ? near.first : nil
  }

  private static func isInColumn(_ one: Rect, _ other: Rect) -> Bool {
    abs(one.center.x - other.center.x) <= columnTolerance
      || abs(one.minX - other.minX) <= columnTolerance
  }

  /// In points.
  private static var mostGapInColumn: Double { 12 }
  private static var columnTolerance: Double { 3 }
  private static var mostNumbers: Int { 64 }
  private static var longestNumber: Int { 12 }
  private static var mostLettersOfUnit: Int { 3 }
  private static var mostWordsOfLabel: Int { 4 }
}
