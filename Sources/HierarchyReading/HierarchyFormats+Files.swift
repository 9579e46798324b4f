internal import SourceText

// Decides which files of a folder are read: all that may hold a screen, so that none is silently
// left out.
extension HierarchyFormats {
  /// Whether a file found in a folder may hold a hierarchy: it begins like one, or its name ends
  /// like one and nothing shows that it is something else.
  ///
  /// Such a file is read, and rejected with the reason if it holds none.
  public static func mayBeHierarchy(_ start: DocumentStart, named name: String) -> Bool {
    if format(of: start) != nil || UnreadableContent.isPageSource(start) { return true }
    let ending = ending(of: name)
    if all.contains(where: { $0.ownExtensions.contains(ending) }) { return true }
    guard all.contains(where: { $0.sharedExtensions.contains(ending) }) else { return false }
    switch start.kind {
    case .nothing, .brokenElement: return true
    // A page that a server sent instead of a capture.
    case .element: return start.rootName?.lowercased() == "html"
    case .json(let json):
      let isUnclear = json.texts.isEmpty && (json.ending == .cut || json.ending == .malformed)
      return ending != "json" || isUnclear
    // Configuration files begin with comments, which JSON does not have.
    case .other: return ending != "json" || !(start.begins(with: "//") || start.begins(with: "/*"))
    }
  }

  /// Whether the name alone says that a file may hold a hierarchy.
  public static func mayBeHierarchy(named name: String) -> Bool {
    let ending = ending(of: name)
    return all.contains {
      $0.ownExtensions.contains(ending) || $0.sharedExtensions.contains(ending)
    }
  }

  /// The extension in lower case; `xml` for `cart.xml.gz`.
  private static func ending(of name: String) -> String {
    var parts = name.lowercased().split(separator: "/").last?.split(separator: ".") ?? []
    if parts.last == "gz" { parts.removeLast() }
    return parts.count > 1 ? String(parts[parts.count - 1]) : ""
  }
}
