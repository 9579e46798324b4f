internal import AccessibilityModel

// Texts of captured Android screens, whose fonts a dump does not include, that no font fits.

extension TextRoom {
  /// A text that is cut in the smallest font that apps use.
  public struct Cut {
    /// The length that it needs in that font, and the one that it has, in dp.
    public let need: Double
    public let has: Double
    public let dimension: Dimension
  }

  public enum Dimension: String {
    case width, height
  }

  /// How a text of a dump is cut, in a column too narrow for its words or in a strip lower than a line; nil if it
  /// may fit.
  ///
  /// Long texts that end in dots are not meant: the name of a file has any length.
  public var cut: Cut? {
    let screen = subject.context.screen
    guard screen.platform == .android, subject.isCaptured, !screen.capabilities.contains(.fonts),
      subject.role == .staticText, subject.frame.isFinite, !subject.frame.isEmpty,
      let text = subject.element.visibleText, text.count(where: \.isLetter) >= Self.fewestLetters,
      !isAtEdge, subject.ancestorTraits.isDisjoint(with: [.webView])
    else { return nil }
    let (width, height) = (subject.frame.width, subject.frame.height)
    // At any density that the dump may have.
    let tolerance = screen.scaleTolerance
    let line = Self.smallestFont * Self.lineHeight
    if height * tolerance < Self.leastPartOfLine * line, width > height {
      return Cut(need: line, has: height, dimension: .height)
    }
    let need = narrowestWidth(of: text, height: height, line: line)
    return width <= Self.narrow && need > width * tolerance * Self.doubtOfWidth
      ? Cut(need: need, has: width, dimension: .width) : nil
  }

  /// The width for its longest word, or for all of a few words in the lines that it is high.
  private func narrowestWidth(of text: String, height: Double, line: Double) -> Double {
    let words = text.split(whereSeparator: \.isWhitespace)
    let widths = words.map { TextWidth.estimate($0, size: Self.smallestFont, isBold: false) }
    let longest = widths.max() ?? 0
    guard words.count <= Self.fewWords else { return longest }
    let lines = max(1, (height / line).rounded(.down))
    return max(longest, widths.reduce(0, +) / lines)
  }

  /// Whether a scroll view or the edge of the screen may hide the rest of it.
  private var isAtEdge: Bool {
    let geometry = subject.context.geometry
    let (frame, bounds) = (subject.frame, subject.context.screen.bounds)
    return geometry.touchesScrolledEdge(subject.index) || geometry.isCut(subject.index)
      || frame.minX <= bounds.minX || frame.maxX >= bounds.maxX || frame.minY <= bounds.minY
      || frame.maxY >= bounds.maxY
  }

  /// In sp: Material's smallest text is 11 (https://m3.material.io/styles/typography/type-scale-tokens).
  private static let smallestFont = 10.0
  /// Lower than this part of a line, letters are cut: capitals are 0.7 of the font's size high.
  private static let leastPartOfLine = 0.7
  /// In dp: the width of a column for one word.
  private static let narrow = 56.0
  /// Condensed fonts have four fifths of the width.
  private static let doubtOfWidth = 1.25
  private static let fewWords = 3
  private static let fewestLetters = 4
}
