/// What a picture of the screen shows where an element is.
public struct MeasuredLook: Hashable, Sendable {
  /// What lies behind a text or a sign.
  public enum Ground: String, Hashable, Sendable, CaseIterable {
    /// One colour.
    case plain
    /// Colours that go over into each other.
    case gradient
    /// Something like a photograph.
    case picture
    /// Two or more colours, each over an area of its own.
    case several
  }

  /// What was looked for.
  public enum Content: String, Hashable, Sendable {
    /// Letters, which the file knows.
    case text
    /// An icon or another sign without letters.
    case sign
  }

  public var content: Content
  public var ground: Ground
  /// nil where nothing stands out from what lies behind it.
  public var contrast: MeasuredContrast?
  /// What the size of the font may be, in points; nil where it cannot be told.
  public var fontSize: ClosedRange<Double>?

  public init(
    _ content: Content, ground: Ground, contrast: MeasuredContrast?,
    fontSize: ClosedRange<Double>? = nil
  ) {
    self.content = content
    self.ground = ground
    self.contrast = contrast
    self.fontSize = fontSize
  }

  /// Whether one colour was seen on one other, both in full.
  public var isSure: Bool {
    ground == .plain && (contrast?.confidence ?? 0) >= MeasuredContrast.sureConfidence
  }
}

/// The contrast of a text or a sign, measured in a picture (docs/evidence/pixels.md#contrast).
public struct MeasuredContrast: Hashable, Sendable {
  /// The colour of what is drawn, without the edges that are smoothed.
  public var foreground: Color
  /// The colour behind it; of several, the one that is most like the foreground.
  public var background: Color
  /// The contrast ratio of the two.
  public var ratio: Double
  /// What the ratio may be: smoothed edges hide colours, and a background may have several.
  public var range: ClosedRange<Double>
  /// From 0 to 1: how plainly the picture shows one colour on one other.
  public var confidence: Double

  /// The confidence from which on the foreground was seen in full: no smoothing explains it.
  public static let sureConfidence = 0.8

  public init(
    foreground: Color, background: Color, ratio: Double, range: ClosedRange<Double>,
    confidence: Double
  ) {
    self.foreground = foreground
    self.background = background
    self.ratio = ratio
    self.range = range
    self.confidence = confidence
  }
}
