public import AccessibilityModel
internal import SourceText

/// Reads what `idb ui describe-all` and `axe describe-ui` print of an iOS simulator, in JSON.
///
/// Both list accessibility elements: idb in one array, axe as a tree
/// (docs/evidence/trees.md#idb-and-axe).
public struct IdbReader: HierarchyReader {
  public static let formatName = "idb"

  public init() {}

  public static let sharedExtensions = ["json"]

  public static func recognizes(_ start: DocumentStart) -> Bool {
    guard case .json(let json) = start.kind else { return false }
    let keys = Set(json.texts.lazy.filter(\.isKey).map(\.text))
    return keys.contains("AXLabel") && !keys.isDisjoint(with: ["AXFrame", "AXUniqueId", "frame"])
  }

  public func read(
    _ bytes: [UInt8], named name: String, options: ReadingOptions
  ) throws(HierarchyReadingError) -> Hierarchy {
    try IdbTree.hierarchy(of: bytes, named: name, format: Self.formatName, options)
  }
}
