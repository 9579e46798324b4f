/// Collects the changes of one element and turns them into edits.
protocol ElementEditor {
  mutating func set(_ attribute: String, to value: String?) throws(FixObstacle)
  func finished() -> [SourceEdit]
}

/// Changes attributes of the element itself, as our own format has them.
struct AttributeEditor: ElementEditor {
  private var tag: TagEditor

  init(_ source: SourceFile, _ element: Int, className: String) throws(FixObstacle) {
    guard source.outline.name(of: element) == className else { throw .notListed(className) }
    tag = TagEditor(source, element)
  }

  mutating func set(_ attribute: String, to value: String?) throws(FixObstacle) {
    if let value { return tag.set(attribute, to: value) }
    guard tag.remove(attribute) else { throw .noPlace(property: attribute) }
  }

  func finished() -> [SourceEdit] { tag.edits }
}

/// Collects edits of the attributes of one start tag.
struct TagEditor {
  private let text: [UInt8]
  private let attributes: TagAttributes
  private let encoding: SourceEncoding
  private(set) var edits: [SourceEdit] = []

  init(_ source: SourceFile, _ element: Int) {
    attributes = TagAttributes(of: element, in: source.outline)
    encoding = source.encoding
    text = source.outline.text
  }

  /// The value as the file has it; nil for none.
  subscript(attribute: String) -> String? {
    attributes[attribute].map { String(decoding: text[$0.value], as: UTF8.self) }
  }

  mutating func set(_ attribute: String, to value: String) {
    if let old = attributes[attribute] {
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

  /// - Returns: whether there is such an attribute.
  mutating func remove(_ attribute: String) -> Bool {
    guard let old = attributes[attribute] else { return false }
    edits.append(SourceEdit(old.whole, []))
    return true
  }
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
