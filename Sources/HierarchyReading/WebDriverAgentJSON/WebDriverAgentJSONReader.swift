public import AccessibilityModel
internal import SourceText

/// Reads WebDriverAgent's page source in JSON (`/source?format=json`, Appium's `mobile: source`).
///
/// It has the types and the data of the page source in XML, and omits what newer versions of that include
/// (docs/evidence/trees.md#webdriveragents-json).
public struct WebDriverAgentJSONReader: HierarchyReader {
  public static let formatName = "wda-json"

  public init() {}

  public static let sharedExtensions = ["json"]

  public static func recognizes(_ start: DocumentStart) -> Bool {
    guard case .json(let json) = start.kind else { return false }
    if json.texts.contains(where: { $0.text.hasPrefix("XCUIElementType") }) { return true }
    let keys = Set(json.texts.lazy.filter(\.isKey).map(\.text))
    return keys.isSuperset(of: ["type", "rect"])
      && !keys.isDisjoint(with: ["isEnabled", "isVisible", "rawIdentifier"])
  }

  public func read(
    _ bytes: [UInt8], named name: String, options: ReadingOptions
  ) throws(HierarchyReadingError) -> Hierarchy {
    try WebDriverAgentTree.hierarchy(of: bytes, named: name, format: Self.formatName, options)
  }
}
