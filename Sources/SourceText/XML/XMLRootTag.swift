/// The first tag of a document, read by the parser; the rest of the document need not be XML.
public struct XMLRootTag: Hashable, Sendable {
  /// With its prefix if it has one.
  public let name: String
  /// By their names, decoded; none if the parser cannot read the tag.
  public let attributes: [String: String]
  /// Whether the parser can read the tag.
  public let isWellFormed: Bool

  /// - Parameter bytes: in UTF-8, from the `<` of the tag on.
  public init(_ bytes: [UInt8]) {
    XMLDocument.prepare()
    let receiver = FirstTagReceiver()
    SAXSession(bytes, limits: XMLLimits(), receiver: receiver).parse()
    // libxml2 reports a tag before it notices that its end is missing.
    isWellFormed = receiver.name != nil && XMLTagScanner.end(ofTagAt: 0, in: bytes) != nil
    attributes = receiver.attributes
    name = receiver.name ?? Self.lexicalName(bytes)
  }

  private static func lexicalName(_ bytes: [UInt8]) -> String {
    let ends: [UInt8] = [0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ">"), UInt8(ascii: "/")]
    return String(
      decoding: bytes.dropFirst().prefix(100).prefix { !ends.contains($0) }, as: UTF8.self)
  }
}

/// Keeps the first tag and ends the reading with it.
private final class FirstTagReceiver: SAXReceiver {
  private(set) var name: String?
  private(set) var attributes: [String: String] = [:]

  let textReading = XMLTextReading.none
  let doctypeReading = XMLDoctypeReading.refused

  func start(_ tag: SAXTag) throws(DocumentError) {
    guard name == nil else { return }
    name = tag.name
    for attribute in tag.attributes {
      attributes[tag.names[attribute.name].text] = attribute.string
    }
    throw DocumentError(line: tag.line, column: tag.column, reason: "")
  }

  func end() throws(DocumentError) {}
  func text(_ text: String) throws(DocumentError) {}
  func comment(_ text: String, line: Int) throws(DocumentError) {}
}
