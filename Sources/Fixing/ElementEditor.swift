/// Collects the changes of one element and turns them into edits.
protocol ElementEditor {
  mutating func set(_ attribute: String, to value: String?) throws(FixObstacle)
  func finished() -> [SourceEdit]
}

/// Changes attributes of the element itself, as our own format has them.
struct AttributeEditor: ElementEditor {
  private let text: [UInt8]
  private let attributes: TagAttributes
  private let encoding: SourceEncoding
  private var edits: [SourceEdit] = []

  init(_ source: SourceFile, _ element: Int, className: String) throws(FixObstacle) {
    guard source.outline.name(of: element) == className else { throw .notListed(className) }
    attributes = TagAttributes(of: element, in: source.outline)
    encoding = source.encoding
    text = source.outline.text
  }

  mutating func set(_ attribute: String, to value: String?) throws(FixObstacle) {
    let old = attributes[attribute]
    guard let value else {
      guard let old else { throw .noPlace(property: attribute) }
      return edits.append(SourceEdit(old.whole, []))
    }
    if let old {
      return edits.append(
        SourceEdit(old.value, XMLText.attribute(value, quote: old.quote, in: encoding)))
    }
    // With the same separator as its neighbour: a space, or a line of its own.
    let last = attributes.all.last
    let leading = last.map { Array(text[$0.leading]) } ?? [UInt8(ascii: " ")]
    let quote = last?.quote ?? UInt8(ascii: "\"")
    edits.append(
      SourceEdit(
        insert: leading + Array("\(attribute)=".utf8) + [quote]
          + XMLText.attribute(value, quote: quote, in: encoding) + [quote],
        at: last?.whole.upperBound ?? attributes.nameEnd))
  }

  func finished() -> [SourceEdit] { edits }
}

/// Escapes untrusted text so that XML reads the same text again.
enum XMLText {
  /// For the value of an attribute: white space is kept, which an unescaped tab or line end would
  /// not be.
  static func attribute(_ text: String, quote: UInt8, in encoding: SourceEncoding) -> [UInt8] {
    Array(
      text.unicodeScalars.map { scalar in
        switch scalar {
        case "\"": quote == UInt8(ascii: "\"") ? "&quot;" : "\""
        case "'": quote == UInt8(ascii: "'") ? "&apos;" : "'"
        case "\t", "\n", "\r": "&#\(scalar.value);"
        default: content(of: scalar, in: encoding)
        }
      }.joined().utf8)
  }

  /// For the text between two tags.
  static func content(_ text: String, in encoding: SourceEncoding) -> [UInt8] {
    Array(
      text.unicodeScalars.map {
        $0 == "\r" ? "&#13;" : content(of: $0, in: encoding)
      }.joined().utf8)
  }

  private static func content(of scalar: Unicode.Scalar, in encoding: SourceEncoding) -> String {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    default: encoding.holds(scalar) ? String(scalar) : "&#\(scalar.value);"
    }
  }
}
