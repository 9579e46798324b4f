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
