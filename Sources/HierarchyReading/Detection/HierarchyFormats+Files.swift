internal import SourceText

/// The content of a file in a folder, by its beginning.
public enum FoundContent: Hashable, Sendable {
  /// A hierarchy, perhaps a broken one, or the message of a tool that failed to capture one. It is read,
  /// and refused with the reason if it holds no screen.
  case hierarchy
  case unsupported(UnsupportedFormat)
  /// Content that does not concern Earshot.
  case other
}

// Decides which files of a folder are read. Most XML and JSON in a project is not a hierarchy, so
// the beginning of a file decides; its name decides only whether a file without content is worth
// mentioning.
extension HierarchyFormats {
  /// - Parameter name: the path of the document.
  public static func content(of start: DocumentStart, named name: String) -> FoundContent {
    if let format = UnsupportedFormat(start, named: name) { return .unsupported(format) }
    if format(of: start) != nil || FailedCapture(start) != nil { return .hierarchy }
    let ending = FileName(name).ending
    // No other program has files of these names.
    if all.contains(where: { $0.ownExtensions.contains(ending) }) { return .hierarchy }
    let isShared = all.contains { $0.sharedExtensions.contains(ending) }
    return isShared && mayBeFailedCapture(start, ending: ending)
      ? .unsupported(.failedCapture) : .other
  }

  /// Whether a file with the name of a capture may be one that failed: it is empty or cut, or it is
  /// an answer of a server or a shell. Other text is a template, which may have the extension
  /// `.xml` too.
  private static func mayBeFailedCapture(_ start: DocumentStart, ending: String) -> Bool {
    switch start.kind {
    case .nothing: true
    case .brokenElement: start.rootName?.first?.isLetter == true
    case .element: start.rootName?.lowercased() == "html"
    case .json(let json): ending != "json" || json.texts.isEmpty && json.ending == .cut
    case .other: ending != "json" && (start.begins(with: "Killed") || start.mentionsHierarchy)
    }
  }

  /// Whether the name alone says that a file may hold a hierarchy.
  public static func mayBeHierarchy(named name: String) -> Bool {
    let ending = FileName(name).ending
    return all.contains {
      $0.ownExtensions.contains(ending) || $0.sharedExtensions.contains(ending)
    }
  }
}
