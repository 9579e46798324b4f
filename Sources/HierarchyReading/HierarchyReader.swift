public import AccessibilityModel

/// Reads one format into the model.
///
/// A reader never prints, never crashes whatever the file, and knows no rule. Unknown classes,
/// traits and attributes are kept by name.
public protocol HierarchyReader: Sendable {
  /// The name by which `--from` and the reports call the format.
  static var formatName: String { get }

  /// Whether a document that begins like this is in the format, or was before it was damaged.
  static func recognizes(_ start: DocumentStart) -> Bool

  /// What names of files in the format end in, where other documents end in it too: `xml`.
  static var sharedExtensions: [String] { get }

  /// What only names of files in the format end in.
  static var ownExtensions: [String] { get }

  /// Whether a sound file may hold no view; a capture without one has failed.
  static var mayHoldNoView: Bool { get }

  init()

  /// Reads a whole document.
  ///
  /// - Parameter name: the file, for errors and for what can be known from its name.
  /// - Throws: what was wrong, at its line and column.
  func read(
    _ bytes: [UInt8], named name: String, options: ReadingOptions
  ) throws(HierarchyReadingError) -> Hierarchy
}

extension HierarchyReader {
  public static var sharedExtensions: [String] { ["xml"] }
  public static var ownExtensions: [String] { [] }
  public static var mayHoldNoView: Bool { false }
}

/// What a format may lack and the user states.
public struct ReadingOptions: Hashable, Sendable {
  /// Pixels for each inch of an Android screen (160 is one pixel for each dp).
  public var density: Double?
  public var idiom: Idiom?
  /// BCP 47, for screens that name no language of their own.
  public var language: String?
  /// The superclasses of classes of the app, by their names; they override those of a file.
  public var superclasses: [String: String] = [:]
  /// What `a11y-capture` has noted beside the document.
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
  /// What was found and what was expected, lower case, no full stop.
  public var reason: String
  /// The file is what it should be and holds nothing to audit, such as a storyboard of references alone.
  public var isEmptyFile = false
  /// Whether the file was opened; the line and the column say nothing otherwise.
  public var isOpened = true

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
