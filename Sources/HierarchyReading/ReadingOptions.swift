public import AccessibilityModel

/// Facts that a format may lack and the user can state.
public struct ReadingOptions: Hashable, Sendable {
  /// Pixels per inch of an Android screen (at 160, one pixel is one dp).
  public var density: Double?
  public var idiom: Idiom?
  /// BCP 47, for screens without a language of their own.
  public var language: String?
  /// The superclasses of the app's classes, by name; they override those in a file.
  public var superclasses: [String: String] = [:]
  /// The resources of the Android project that a layout belongs to; nil if there is none.
  public var androidResources: AndroidResources?
  /// The whole path of the document, whose folders say what a layout is for; nil if that is its name.
  public var path: String?
  /// The record of `a11y-capture` beside the document.
  public var capture: CapturedLayout?

  public init(density: Double? = nil, idiom: Idiom? = nil, language: String? = nil) {
    self.density = density
    self.idiom = idiom
    self.language = language
  }
}
