public import AccessibilityModel
internal import SourceText

/// Reads what `maestro hierarchy` prints of an iPhone or an Android device, in JSON.
///
/// An iPhone's tree has neither types nor traits, and most versions omit the classes of Android: only labels,
/// identifiers, states and sizes remain (docs/evidence/trees.md#maestro).
public struct MaestroReader: HierarchyReader {
  public static let formatName = "maestro"

  public init() {}

  public static let sharedExtensions = ["json"]

  public static func recognizes(_ start: DocumentStart) -> Bool {
    guard let json = json(of: start) else { return false }
    let keys = Set(json.texts.lazy.filter(\.isKey).map(\.text))
    return keys.contains("attributes")
      && (keys.isSuperset(of: ["accessibilityText", "resource-id"])
        || keys.isSuperset(of: ["bounds", "children", "resource-id"]))
  }

  /// The program prints “Running on …”, the device, before the tree.
  private static func json(of start: DocumentStart) -> JSONStart? {
    if case .json(let json) = start.kind { return json }
    return start.jsonBelowLines
  }

  public func read(
    _ bytes: [UInt8], named name: String, options: ReadingOptions
  ) throws(HierarchyReadingError) -> Hierarchy {
    let start = DocumentStart(bytes)
    let bytes = start.jsonBelowLines == nil ? bytes : JSONBelowLines.blanked(bytes)
    guard let json = Self.json(of: start), Self.isAndroid(json) else {
      return try MaestroAppleTree.hierarchy(
        of: bytes, named: name, format: Self.formatName, options)
    }
    do throws(DocumentError) {
      var tree = MaestroAndroidTree()
      try JSONTree.read([try JSONDocument(bytes).root], into: &tree)
      return Self.hierarchy(of: &tree.handler, options)
    } catch {
      throw HierarchyReadingError(error, source: name)
    }
  }

  /// Only the nodes of Android state whether they are clickable; only its identifiers have a package.
  private static func isAndroid(_ start: JSONStart) -> Bool {
    start.texts.contains {
      $0.isKey
        ? $0.text == "clickable" || $0.text == "scrollable" || $0.text == "class"
        : $0.text.contains(":id/")
    }
  }

  private static func hierarchy(
    of handler: inout UIAutomatorHandler, _ options: ReadingOptions
  ) -> Hierarchy {
    var hierarchy = Hierarchy(format: formatName)
    var displays = handler.finish().map { UIAutomatorScreen($0) }
    for index in displays.indices {
      hierarchy.warnings += displays[index].finish(options)
      hierarchy.screens.append(displays[index].screen)
    }
    hierarchy.warnings += handler.warnings.all
    return hierarchy
  }
}
