/// A named colour of an asset catalogue with its variants.
///
/// The form is that of Apple's “Asset Catalog Format Reference”, Named Color Type.
public struct ColorSet: Sendable, Equatable {
  public enum Luminosity: String, Sendable { case light, dark }

  /// The colour of a variant.
  public enum Value: Sendable, Equatable {
    case components(ColorComponents)
    /// A system colour by its name (`systemBlueColor`), which has variants of its own.
    case system(String)
  }

  public struct Variant: Sendable, Equatable {
    /// Nil for any.
    public var luminosity: Luminosity?
    public var isHighContrast: Bool
    /// `universal`, `iphone`, `ipad`, `mac` …
    public var idiom: String
    /// `display-P3` for screens with more colours; nil for any.
    public var displayGamut: String?
    public var value: Value
    public var location: SourceLocation
  }

  /// With the surrounding folders that form a namespace (`Brand/Accent`).
  public var name: String
  public var variants: [Variant]
  public var location: SourceLocation

  /// The variant that is shown; nil if the set has none that fits.
  ///
  /// Of those that fit, luminosity counts before contrast, contrast before idiom: a dark screen
  /// with high contrast shows the dark colour if the set has no dark one with high contrast.
  ///
  /// - Parameter idiom: `iphone`, `ipad`, `mac` …
  public func variant(
    isDark: Bool, isHighContrast: Bool = false, idiom: String = "iphone"
  ) -> Variant? {
    let wanted: Luminosity = isDark ? .dark : .light
    let fitting = variants.filter { variant in
      (variant.luminosity ?? wanted) == wanted && (isHighContrast || !variant.isHighContrast)
        && (variant.idiom == "universal" || variant.idiom == idiom)
    }
    func rank(_ variant: Variant) -> Int {
      (variant.luminosity == wanted ? 8 : 0) + (variant.isHighContrast ? 4 : 0)
        + (variant.idiom == idiom ? 2 : 0) + (variant.displayGamut == nil ? 1 : 0)
    }
    let best = fitting.map(rank).max()
    return fitting.first { rank($0) == best }
  }
}
