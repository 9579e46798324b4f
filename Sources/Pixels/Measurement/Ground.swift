/// The single colour of most of an area, and its position in the area.
///
/// Anything outside it is left out: the corners of a rounded button, the margin around it. A row
/// counts from its first pixel of the colour to its last.
struct Ground {
  let color: Pixel
  /// For each row, the columns between the first and the last pixel of the colour.
  let spans: [Range<Int>]
  /// The pixels within the spans.
  let inside: Int
  /// The pixels within the spans that have the colour.
  let matching: Int

  /// The variation of one colour on screens: dithering, and the rounding of translucent layers.
  static let tolerance = 3

  /// nil if nothing in the area is opaque.
  init?(of area: PixelArea) {
    var counts = ColorCounts()
    // Around the centre: a button's margin may be larger than its face.
    let quarter = area.height / 4
    for y in quarter..<(area.height - quarter) {
      for x in 0..<area.width where area[x, y].isOpaque { counts.add(area[x, y]) }
    }
    guard let color = counts.mode else { return nil }
    var spans: [Range<Int>] = []
    var (inside, matching) = (0, 0)
    for y in 0..<area.height {
      var (first, last, own) = (area.width, -1, 0)
      for x in 0..<area.width where area[x, y].difference(color) <= Self.tolerance {
        first = min(first, x)
        last = x
        own += 1
      }
      spans.append(last < first ? 0..<0 : first..<(last + 1))
      inside += max(0, last - first + 1)
      matching += own
    }
    (self.color, self.spans) = (color, spans)
    (self.inside, self.matching) = (inside, matching)
  }

  /// The share of the colour in the area that it encloses.
  var share: Double { Double(matching) / Double(max(1, inside)) }
}
