public import AccessibilityModel

/// Reads storyboards and xibs of version 3 (Xcode 5 and later), for iOS, tvOS and macOS.
///
/// Each view controller's view, and each view and cell at the root of a xib, is a screen. Values
/// that the app's code sets at run time are not in the file; `Screen.limitations` records this.
/// Frames are those of the canvas (`Screen.framesAreDesignTime`).
public struct InterfaceBuilderReader: HierarchyReader {
  public static let formatName = "interface-builder"

  public init() {}

  public static let mayHoldNoView = true
  public static let sharedExtensions: [String] = []
  public static let ownExtensions = ["storyboard", "xib", "nib"]

  public static func recognizes(_ start: DocumentStart) -> Bool {
    let type = start.attributes["type"] ?? ""
    switch start.rootName {
    case "document": return type.hasPrefix("com.apple.")
    case "archive": return type.contains("InterfaceBuilder")
    default: return start.begins(with: "NIBArchive")
    }
  }

  private static let compiledStarts = [Array("NIBArchive".utf8), Array("bplist".utf8)]

  public func read(
    _ bytes: [UInt8], named name: String, options: ReadingOptions
  ) throws(HierarchyReadingError) -> Hierarchy {
    if Self.compiledStarts.contains(where: bytes.starts) {
      throw HierarchyReadingError(
        source: name, line: 1, column: 1,
        reason: "found a compiled nib; expected the .storyboard or .xib it was made from")
    }
    var interface = try IBHandler().received(bytes, named: name).document
    interface.superclasses = options.superclasses
    interface.resolve()
    var hierarchy = Hierarchy(format: Self.formatName)
    hierarchy.screens = IBScreens(document: interface, options: options).screens()
    hierarchy.warnings = interface.warnings
    hierarchy.comments = interface.comments
    return hierarchy
  }
}
