/// What an expression stands for, as far as it is written.
public indirect enum CodeValue: Sendable, Hashable {
  /// A literal without interpolations.
  case text(String)
  case localized(LocalizedText)
  case flag(Bool)
  case number(Double)
  /// Members of an option set or an enumeration, without their type (`button`, `selected`); those of
  /// Objective-C by their Swift names.
  case members([String])
  /// `nil`.
  case nothing
  /// The name of something that is declared elsewhere (`AppStrings.AccessibilityLabel.close`).
  case constant(String)
  /// A property of another object, or of the same (`self.titleLabel.text`).
  case property(ObjectReference, ViewProperty)
  case font(FontValue)
  /// By its name in an asset catalogue, or of a system symbol.
  case image(name: String, isSymbol: Bool)
  case color(ColorValue)
  /// Anything else: known to be set, not to what.
  case computed

  /// `NSLocalizedString` and its kin, and macros that are called like them.
  public struct LocalizedText: Sendable, Hashable {
    public var key: String
    /// The `.strings` file without its ending; nil for `Localizable`.
    public var table: String?
    /// What the code gives where no table has the key.
    public var defaultValue: String?

    public init(key: String, table: String? = nil, defaultValue: String? = nil) {
      self.key = key
      self.table = table
      self.defaultValue = defaultValue
    }
  }

  public indirect enum FontValue: Sendable, Hashable {
    /// `UIFont.preferredFont(forTextStyle:)`, by the name of the style in Swift (`body`).
    case textStyle(String)
    /// `UIFontMetrics.scaledFont(for:)`.
    case scaled
    /// `systemFont(ofSize:)`, `UIFont(name:size:)`: a size in points that does not follow the user's.
    case fixed(size: Double?)
    /// The font that the view has already; in an extension of `UIFont` the font itself.
    case own
    /// The font of an object (`titleLabel.font`).
    case ofObject(ObjectReference)
    /// What a method makes of a font: `label.font.bold()`.
    case derived(FontValue, by: String)
  }

  public enum ColorValue: Sendable, Hashable {
    /// Of an asset catalogue.
    case named(String)
    /// Of the system, by its name in Swift without `UIColor` (`label`, `systemBlue`).
    case system(String)
    /// Components in sRGB from 0 to 1.
    case components(red: Double, green: Double, blue: Double, alpha: Double)
  }
}
