internal import AccessibilityModel

/// The content of an area, and its background.
struct AreaLook {
  let ground: MeasuredLook.Ground
  /// nil if nothing contrasts with the background.
  let contrast: MeasuredContrast?
  /// The single colour of the background, and of its content; nil if it is not uniform.
  let plain: (ground: Ground, foreground: Pixel)?

  /// A larger area is not a line of text.
  static let mostPixels = 4_000_000
  /// With less of one colour, a background is not uniform: bold letters in a tight frame leave
  /// half.
  private static let leastShare = 0.4
  /// The minimum share of an area with the background colour: for a text, and for a symbol, whose
  /// round button may leave the corners of its frame to another colour.
  private static let leastOfArea = (text: 0.3, sign: 0.1)

  /// nil if nothing is drawn.
  init?(of area: PixelArea, content: MeasuredLook.Content) {
    guard area.count <= Self.mostPixels, let ground = Ground(of: area) else { return nil }
    let least = content == .text ? Self.leastOfArea.text : Self.leastOfArea.sign
    guard ground.share >= Self.leastShare,
      Double(ground.matching) >= least * Double(area.count)
    else {
      self.init(UnevenGround(of: area), kind: UnevenGround.kind(of: area))
      return
    }
    guard let drawn = Foreground(in: area, on: ground) else { return nil }
    if content == .text, OtherGrounds(in: area, besides: ground).exist {
      self.init(UnevenGround(of: area), kind: .several)
    } else {
      self.init(drawn, on: ground)
    }
  }

  private init(_ drawn: Foreground, on ground: Ground) {
    let ratio = drawn.color.contrast(with: ground.color)
    let evidence = drawn.evidence
    // Letters that are nowhere seen in full may be this much stronger.
    let strongest = drawn.color.extrapolated(from: ground.color, coverage: evidence.coverage)
      .contrast(with: ground.color)
    self.ground = .plain
    plain = (ground, drawn.color)
    contrast = MeasuredContrast(
      foreground: drawn.color.color, background: ground.color.color, ratio: ratio,
      range: min(ratio, strongest)...max(ratio, strongest), confidence: evidence.confidence)
  }

  private init(_ uneven: UnevenGround?, kind: MeasuredLook.Ground) {
    ground = kind
    plain = nil
    contrast = uneven.map {
      MeasuredContrast(
        foreground: $0.foreground.color, background: $0.background.color,
        ratio: $0.range.lowerBound, range: $0.range, confidence: 0.3)
    }
  }
}

extension Foreground {
  /// How plainly the colour was seen, and its minimum coverage: the share of full colour that the
  /// pixels farthest from the background show.
  var evidence: (confidence: Double, coverage: Double) {
    let fullShare = Double(full) / Double(drawn)
    let provenShare = Double(proven) / Double(drawn)
    let isOneColor = foreign <= 0.15
    if proven >= 6, provenShare >= 0.03 { return (isOneColor ? 0.95 : 0.6, 0.99) }
    if full >= 4, fullShare >= 0.03 { return (isOneColor ? 0.7 : 0.4, 0.85) }
    return (0.3, 0.7)
  }
}

/// Other colours that text of an area may be drawn on.
struct OtherGrounds {
  let exist: Bool

  init(in area: PixelArea, besides ground: Ground) {
    exist = Self.isDrawnOutside(area, ground) || Self.hasThickArea(area, ground)
  }

  /// Whether there is content outside the background, on another colour.
  private static func isDrawnOutside(_ area: PixelArea, _ ground: Ground) -> Bool {
    var counts = ColorCounts()
    for y in 0..<area.height {
      for x in 0..<area.width where !ground.spans[y].contains(x) { counts.add(area[x, y]) }
    }
    guard counts.total * 5 >= area.count, let other = counts.mode,
      counts.count(near: other, tolerance: Ground.tolerance) * 2 >= counts.total
    else { return false }
    let drawn = counts.counts.reduce(0) { sum, entry in
      let isRim =
        entry.key.difference(other) <= 24
        || Foreground.isMixture(entry.key, other, ground.color)
      return isRim ? sum : sum + entry.value
    }
    return drawn * 100 >= area.count
  }

  /// Whether the content has an area that cannot be a stroke of a letter: wider than two fifths of
  /// the height.
  private static func hasThickArea(_ area: PixelArea, _ ground: Ground) -> Bool {
    var counts = ColorCounts()
    for y in 0..<area.height {
      for x in ground.spans[y] where area[x, y].difference(ground.color) > 8 {
        counts.add(area[x, y])
      }
    }
    guard let color = counts.mode,
      counts.count(near: color, tolerance: Ground.tolerance) * 12 >= ground.inside
    else { return false }
    let reach = max(4, area.height / 5)
    var (all, thick) = (0, 0)
    for y in 0..<area.height {
      for x in ground.spans[y] where area[x, y].difference(color) <= Ground.tolerance {
        all += 1
        // Not only the ends: strokes may be this far apart.
        let around = [1, 2, 3, 4].lazy.map { $0 * reach / 4 }.flatMap {
          [(x - $0, y), (x + $0, y), (x, y - $0), (x, y + $0)]
        }
        let isThick = around.allSatisfy { x, y in
          x >= 0 && y >= 0 && x < area.width && y < area.height
            && area[x, y].difference(color) <= Ground.tolerance
        }
        if isThick { thick += 1 }
      }
    }
    return thick * 10 >= all
  }
}
