/// The measurements in a screenshot at the frame of an element.
public struct MeasuredLook: Hashable, Sendable {
  /// The background of a text or a symbol.
  public enum Ground: String, Hashable, Sendable, CaseIterable {
    /// One colour.
    case plain
    /// Colours that blend into each other.
    case gradient
    /// Something like a photograph.
    case picture
    /// Two or more colours, each over an area of its own.
    case several
  }

  /// The content that was measured.
  public enum Content: String, Hashable, Sendable {
    /// Letters, which the file knows.
    case text
    /// An icon or another symbol without letters.
    case sign
  }

  public var content: Content
  public var ground: Ground
  /// nil if nothing contrasts with the background.
  public var contrast: MeasuredContrast?
  /// The possible font sizes, in points; nil if unknown.
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

  /// Whether exactly one colour was seen on one other, both in full.
  public var isSure: Bool {
    ground == .plain && (contrast?.confidence ?? 0) >= MeasuredContrast.sureConfidence
  }
}

/// The contrast of a text or a symbol, measured in a picture (docs/evidence/pixels.md#contrast).
public struct MeasuredContrast: Hashable, Sendable {
  /// The colour of the content, without its smoothed edges.
  public var foreground: Color
  /// The background colour; of several, the one closest to the foreground.
  public var background: Color
  /// The contrast ratio of the two.
  public var ratio: Double
  /// The possible ratios: smoothed edges hide colours, and a background may have several.
  public var range: ClosedRange<Double>
  /// From 0 to 1: how plainly the picture shows one colour on one other.
  public var confidence: Double

  /// The confidence from which the foreground was seen in full: smoothing does not explain it.
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
