/// The value of an expression, if the code shows it.
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
  /// A name that is declared elsewhere (`AppStrings.AccessibilityLabel.close`).
  case constant(String)
  /// A property of another object, or of the same one (`self.titleLabel.text`).
  case property(ObjectReference, ViewProperty)
  case font(FontValue)
  /// By its name in an asset catalogue, or by that of a system symbol.
  case image(name: String, isSymbol: Bool)
  case color(ColorValue)
  /// Anything else: the property is set, but the value is unknown.
  case computed

  /// A layer that covers the colour of a view, such as a gradient.
  static let layer = CodeValue.constant("CAGradientLayer")

  /// `NSLocalizedString` and similar functions, and macros with similar names.
  public struct LocalizedText: Sendable, Hashable {
    public var key: String
    /// The `.strings` file without its extension; nil for `Localizable`.
    public var table: String?
    /// The value in the code, for a key that no table has.
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
    /// `systemFont(ofSize:)`, `UIFont(name:size:)`: a fixed size in points.
    case fixed(size: Double?)
    /// The current font of the view; in an extension of `UIFont`, the font itself.
    case own
    /// The font of an object (`titleLabel.font`).
    case ofObject(ObjectReference)
    /// The font that a method derives from another: `label.font.bold()`.
    case derived(FontValue, by: String)
  }

  public enum ColorValue: Sendable, Hashable {
    /// In an asset catalogue.
    case named(String)
    /// A system colour, by its name in Swift without `UIColor` (`label`, `systemBlue`).
    case system(String)
    /// Components in sRGB from 0 to 1.
    case components(red: Double, green: Double, blue: Double, alpha: Double)
  }
}
