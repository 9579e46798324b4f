internal import SourceText

/// Describes a file that is not a hierarchy.
enum UnreadableContent {
  private static let expected = "expected a UI hierarchy in XML"

  /// WebDriverAgent wraps its page source in JSON, and can also send the source itself as JSON.
  private static func json(_ start: JSONStart) -> String {
    if start.texts.contains(where: { isWrappedSource($0.text) }) {
      return "found a response of WebDriverAgent; expected the XML in its member \"value\""
    }
    return start.texts.contains(where: { $0.text.hasPrefix("XCUIElementType") })
      ? "found a page source in JSON; expected it in XML (/source without format=json)"
      : "found JSON that is not an AccessibilitySnapshot hierarchy; \(expected)"
  }

  private static func isWrappedSource(_ text: String) -> Bool {
    ["<XCUIElementType", "<AppiumAUT", "<hierarchy "].contains(where: text.contains)
  }

  /// Whether a document is a page source in JSON, or one wrapped in JSON.
  static func isPageSource(_ start: DocumentStart) -> Bool {
    guard case .json(let json) = start.kind else { return false }
    return json.texts.contains {
      $0.text.hasPrefix("XCUIElementType") || isWrappedSource($0.text)
    }
  }

  private static let signatures: [(bytes: [UInt8], name: String)] = [
    ([0x89, 0x50, 0x4E, 0x47], "a PNG image"),
    ([0xFF, 0xD8, 0xFF], "a JPEG image"),
    ([0x25, 0x50, 0x44, 0x46], "a PDF document"),
    ([0x50, 0x4B, 0x03, 0x04], "a ZIP archive"),
    ([0x1F, 0x8B], "gzip data"),
    (Array("bplist".utf8), "a binary property list"),
    (Array("NIBArchive".utf8), "a compiled nib"),
  ]

  private static let roots: [String: String] = [
    "html": "an HTML page", "plist": "a property list", "svg": "an SVG image",
    "archive": "an Xcode 4 archive, which Xcode 5 and later save as version 3",
  ]

  /// Describes the file, at the position of its root element or of the first unexpected text.
  static func error(
    for bytes: [UInt8], start: DocumentStart, named name: String
  ) -> HierarchyReadingError {
    let position = RootFinder.position(in: bytes)
    return HierarchyReadingError(
      source: name, line: position.line, column: position.column, reason: reason(for: bytes, start))
  }

  private static func reason(for bytes: [UInt8], _ start: DocumentStart) -> String {
    if bytes.isEmpty { return "found an empty file; \(expected)" }
    if let known = signatures.first(where: { bytes.starts(with: $0.bytes) }) {
      return "found \(known.name); \(expected)"
    }
    switch start.kind {
    case .json(let json): return self.json(json)
    case .nothing: return "found nothing but white space and comments; \(expected)"
    case .other: return "found text; \(expected)"
    case .element, .brokenElement: return words(for: start.rootName ?? "")
    }
  }

  private static func words(for root: String) -> String {
    if let kind = roots[root.lowercased()] { return "found \(kind); \(expected)" }
    return "found the root element <\(root)>; expected that of a UI hierarchy "
      + "(app, screen, XCUIElementTypeApplication …)"
  }

  /// Says that a document is in another format than `--from` states.
  static func error(
    for bytes: [UInt8], named name: String, in found: any HierarchyReader.Type,
    not wanted: any HierarchyReader.Type
  ) -> HierarchyReadingError {
    let position = RootFinder.position(in: bytes)
    return HierarchyReadingError(
      source: name, line: position.line, column: position.column,
      reason: "found a hierarchy of the format \(found.formatName); expected "
        + "\(wanted.formatName); omit --from or set it to the right format")
  }
}

/// Finds the position of the first tag of a document.
private struct RootFinder: XMLHandler {
  enum Attribute: String, CaseIterable { case none }

  static func position(in bytes: [UInt8]) -> (line: Int, column: Int) {
    do throws(XMLReadingError) {
      _ = try XMLDocument.read(bytes, into: RootFinder())
      return (1, 1)
    } catch {
      return (error.line, error.column)
    }
  }

  mutating func start(_ tag: borrowing XMLStartTag<Attribute>) throws(XMLReadingError) {
    throw tag.error("")
  }

  mutating func end() throws(XMLReadingError) {}
}
