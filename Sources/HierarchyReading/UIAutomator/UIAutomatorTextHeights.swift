internal import AccessibilityModel

/// The heights of the lowest texts of a dump: no screen shows texts too small to read.
struct UIAutomatorTextHeights {
  /// In pixels; nil if there are too few texts.
  let lowest: Double?

  /// Texts that a scroll view or an edge clips are lower than a line.
  init(of screen: Screen, _ facts: [UIAutomatorFacts]) {
    let heights = facts.indices.compactMap { index -> Double? in
      let element = screen.elements[index]
      guard element.role == .staticText, facts[index].contains(.labelled),
        Int(element.end) == index + 1, !element.flags.contains(.clippedFrame),
        !element.flags.contains(.system), !element.frame.isNull, !element.frame.isEmpty,
        element.label?.count(where: \.isLetter) ?? 0 > 1
      else { return nil }
      return element.frame.height
    }
    // One or two may have a fixed height, or be hidden in this way.
    lowest = heights.count < Self.leastTexts ? nil : heights.sorted()[Self.leastTexts - 1]
  }

  /// How many times too large a scale is, if these texts could not be read at it; 1 for a possible
  /// scale.
  func excess(of scale: Double) -> Double {
    guard let lowest, lowest / scale < Self.unreadable else { return 1 }
    return scale * Self.readable / lowest
  }

  private static let leastTexts = 3
  /// Lines of 7 sp, in dp: a text has 1.17 times its size, the ascent and descent of Roboto
  /// (docs/evidence/android.md#density-of-a-dump).
  private static let unreadable = 8.2
  /// Lines of 10 sp, in dp.
  private static let readable = 11.7
}
