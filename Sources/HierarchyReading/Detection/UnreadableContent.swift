internal import SourceText

/// Describes a file that is not a hierarchy.
enum UnreadableContent {
  private static let expected = "expected a UI hierarchy in XML"
  private static let again = "; if it is a capture, capture the screen again"

  private static let signatures: [(bytes: [UInt8], name: String)] = [
    ([0x89, 0x50, 0x4E, 0x47], "a PNG image"),
    ([0xFF, 0xD8, 0xFF], "a JPEG image"),
    ([0x25, 0x50, 0x44, 0x46], "a PDF document"),
    ([0x50, 0x4B, 0x03, 0x04], "a ZIP archive"),
    ([0x1F, 0x8B], "gzip data"),
    (Array("bplist".utf8), "a binary property list"),
  ]

  private static let roots: [String: String] = [
    "plist": "a property list", "svg": "an SVG image",
    "archive": "an Xcode 4 archive, which Xcode 5 and later save as version 3",
  ]

  /// Describes the file, at the position of its root element or of the first unexpected text.
  static func error(
    for bytes: [UInt8], start: DocumentStart, named name: String
  ) -> HierarchyReadingError {
    error(reason(for: bytes, start), in: bytes, named: name)
  }

  /// An error at the same position.
  static func error(
    _ reason: String, in bytes: [UInt8], named name: String
  ) -> HierarchyReadingError {
    let position = RootFinder.position(in: bytes)
    return HierarchyReadingError(
      source: name, line: position.line, column: position.column, reason: reason)
  }

  private static func reason(for bytes: [UInt8], _ start: DocumentStart) -> String {
    if bytes.isEmpty { return "found an empty file; \(expected)\(again)" }
    if let known = signatures.first(where: { bytes.starts(with: $0.bytes) }) {
      return "found \(known.name); \(expected)"
    }
    if let failure = FailedCapture(start) { return failure.reason }
    switch start.kind {
    case .json: return "found JSON that no tool of docs/capture.md writes; \(expected)"
    case .nothing: return "found nothing but white space and comments; \(expected)"
    case .other where start.isText:
      return "not a UI hierarchy: it starts with “\(start.firstLine)”\(again)"
    case .other: return "found binary data; \(expected)"
    case .element, .brokenElement: return words(for: start.rootName ?? "")
    }
  }

  private static func words(for root: String) -> String {
    if root.lowercased() == "html" { return "found an HTML page; \(expected)\(again)" }
    if let kind = roots[root.lowercased()] { return "found \(kind); \(expected)" }
    return "found the root element <\(root)>; expected that of a UI hierarchy "
      + "(app, screen, XCUIElementTypeApplication …)"
  }

  /// Reports that a document is in another format than `--from` states.
  static func error(
    for bytes: [UInt8], named name: String, in found: any HierarchyReader.Type,
    not wanted: any HierarchyReader.Type
  ) -> HierarchyReadingError {
    error(
      "found a hierarchy of the format \(found.formatName); expected \(wanted.formatName); "
        + "omit --from or set it to the right format", in: bytes, named: name)
  }
}

/// Finds the position of the first tag of a document.
private struct RootFinder: XMLHandler {
  enum Attribute: String, CaseIterable { case none }

  static func position(in bytes: [UInt8]) -> (line: Int, column: Int) {
    do throws(DocumentError) {
      _ = try XMLDocument.read(bytes, into: RootFinder())
      return (1, 1)
    } catch {
      return (error.line, error.column)
    }
  }

  mutating func start(_ tag: borrowing XMLStartTag<Attribute>) throws(DocumentError) {
    throw tag.error("")
  }

  mutating func end() throws(DocumentError) {}
}
