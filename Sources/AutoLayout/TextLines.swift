internal import AccessibilityModel

/// A text broken into lines, by a simple model.
///
/// Words are as wide as the average advance widths of their letters (``SystemFont``); a line has as
/// many words as fit; a word that does not fit is alone on its line and is broken at the edge.
/// Hyphens, kerning and ligatures are left out.
struct TextLines: Hashable {
  var width: Double
  var height: Double
  /// From the top of the first line.
  var firstBaseline: Double
  var lastBaseline: Double
  var count: Int

  /// - Parameters:
  ///   - limit: the maximum width of a line; nil for none.
  ///   - most: the maximum number of lines; 0 for none.
  init(_ text: String, font: SystemFont, limit: Double?, most: Int, heights: LineHeights? = nil) {
    var widest = 0.0
    var lines = 0
    let limit = limit.map { max($0, 1) }
    let measured = text.prefix(Self.mostCharacters)
    for paragraph in measured.split(separator: "\n", omittingEmptySubsequences: false) {
      let broken = Self.lines(of: paragraph, font, limit: most == 1 ? nil : limit)
      widest = max(widest, broken.widest)
      lines += broken.count
    }
    let shown = most > 0 ? min(lines, most) : lines
    count = max(1, shown)
    width = most == 1 ? widest : min(widest, limit ?? widest)
    var line = font.lineHeight * (heights?.multiple ?? 1)
    line = min(max(line, heights?.minimum ?? 0), heights?.maximum ?? .infinity)
    height = line * Double(count) + (heights?.spacing ?? 0) * Double(count - 1)
    // Space that a line has beyond its font's height is above the letters.
    firstBaseline = line - font.lineHeight + font.ascender
    lastBaseline = height - font.lineHeight + font.ascender
  }

  /// Longer texts exceed any screen.
  private static let mostCharacters = 4_000

  private static func lines(
    of paragraph: Substring, _ font: SystemFont, limit: Double?
  ) -> (count: Int, widest: Double) {
    let whole = font.width(of: paragraph)
    guard let limit, limit > 0, whole > limit + 0.01 else { return (1, whole) }
    let space = font.width(of: " ")
    var count = 1
    var current = 0.0
    var widest = 0.0
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      let width = font.width(of: word)
      if current > 0, current + space + width > limit {
        widest = max(widest, current)
        count += 1
        current = 0
      }
      current += current > 0 ? space + width : width
      // A word longer than a line continues on the next one.
      guard current > limit else { continue }
      let more = min((current / limit).rounded(.up) - 1, 1_000)
      widest = limit
      count += Int(more)
      current = max(0, current - more * limit)
    }
    return (count, max(widest, current))
  }
}
