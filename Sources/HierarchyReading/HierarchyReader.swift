public import AccessibilityModel

/// Reads one format into the model.
///
/// A reader never prints, never crashes on any input, and depends on no rule. Unknown classes,
/// traits and attributes are kept by name.
public protocol HierarchyReader: Sendable {
  /// The name of the format in `--from` and in reports.
  static var formatName: String { get }

  /// Whether a document that begins like this is in the format, even if it is damaged.
  static func recognizes(_ start: DocumentStart) -> Bool

  /// File extensions that this format shares with other documents: `xml`.
  static var sharedExtensions: [String] { get }

  /// File extensions of this format only.
  static var ownExtensions: [String] { get }

  /// Whether a valid file may hold no view; a capture without views has failed.
  static var mayHoldNoView: Bool { get }

  init()

  /// Reads a whole document.
  ///
  /// - Parameter name: the file, for errors and for facts that follow from its name.
  /// - Throws: the error, at its line and column.
  func read(
    _ bytes: [UInt8], named name: String, options: ReadingOptions
  ) throws(HierarchyReadingError) -> Hierarchy
}

extension HierarchyReader {
  public static var sharedExtensions: [String] { ["xml"] }
  public static var ownExtensions: [String] { [] }
  public static var mayHoldNoView: Bool { false }
}

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

/// Why a file could not be read as a hierarchy, and where.
public struct HierarchyReadingError: Error, Hashable, Sendable, CustomStringConvertible {
  public var source: String
  /// From 1.
  public var line: Int
  /// In characters, from 1.
  public var column: Int
  /// The fault and the expected content, lower case, no full stop.
  public var reason: String
  /// Why the file is valid and holds nothing to audit; nil for every other file.
  public var emptiness: Emptiness?
  /// Whether the file was opened; otherwise line and column have no meaning.
  public var isOpened = true

  /// Why a valid file holds nothing to audit.
  public enum Emptiness: Hashable, Sendable {
    /// It has no view, such as a storyboard with references only.
    case noView
    /// Other files show all the views that it may have, and those are audited.
    case shownElsewhere
    /// It has views, and what they show is in no file that was read.
    case leftOut
  }

  public init(source: String, line: Int, column: Int, reason: String) {
    self.source = source
    self.line = line
    self.column = column
    self.reason = reason
  }

  /// An error of a file that could not be opened.
  public init(unopened source: String, reason: String) {
    self.init(source: source, line: 1, column: 1, reason: reason)
    isOpened = false
  }

  public var description: String {
    isOpened ? "\(source):\(line):\(column): error: \(reason)" : "\(source): error: \(reason)"
  }
}
