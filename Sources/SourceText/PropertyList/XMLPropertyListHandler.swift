/// Builds a property list from its XML form.
///
/// The stack of open containers replaces recursion, so deep input cannot exhaust the thread's stack.
struct XMLPropertyListHandler: XMLHandler {
  static let textReading = XMLTextReading.all
  static let doctypeReading = XMLDoctypeReading.skippedReference

  /// An element whose end tag has not been read.
  private struct Open {
    var name: String
    var line: Int
    var column: Int
    var text = ""
    var elements: [PropertyList] = []
    var members: [PropertyList.Member] = []
    /// The key that waits for its value.
    var key: (name: String, line: Int, column: Int)?

    func error(_ reason: String) -> DocumentError {
      DocumentError(line: line, column: column, reason: reason)
    }
  }

  private var open: [Open] = []
  private var root: PropertyList?
  private let limits: PropertyListLimits

  static func read(
    _ bytes: [UInt8], limits: PropertyListLimits
  ) throws(DocumentError) -> PropertyList {
    var xmlLimits = XMLLimits()
    // The `plist` element itself is one level more.
    xmlLimits.depth = limits.depth + 1
    xmlLimits.elements = limits.values
    let handler = try XMLDocument.read(
      bytes, into: XMLPropertyListHandler(limits: limits), limits: xmlLimits)
    guard let root = handler.root else {
      throw DocumentError(line: 1, column: 1, reason: "found no value; expected one in <plist>")
    }
    return root
  }

  private init(limits: PropertyListLimits) { self.limits = limits }

  mutating func start(_ tag: borrowing XMLStartTag<PropertyListAttribute>) throws(DocumentError) {
    if open.isEmpty, tag.name != "plist" {
      throw tag.error("found <\(tag.name)>; expected <plist>")
    }
    if let parent = open.last, !["plist", "array", "dict"].contains(parent.name) {
      throw tag.error("found <\(tag.name)> in <\(parent.name)>; expected text")
    }
    if open.last?.name == "dict", open.last?.key == nil, tag.name != "key" {
      throw tag.error("found <\(tag.name)>; expected a <key>")
    }
    open.append(Open(name: tag.name, line: tag.line, column: tag.column))
  }

  mutating func text(_ text: String) throws(DocumentError) {
    guard let last = open.indices.last else { return }
    if ["plist", "array", "dict"].contains(open[last].name) {
      guard text.allSatisfy(\.isWhitespace) else {
        throw open[last].error("found text in <\(open[last].name)>; expected elements")
      }
    } else {
      open[last].text += text
    }
  }

  mutating func end() throws(DocumentError) {
    guard let element = open.popLast(), element.name != "plist" else { return }
    guard let parent = open.indices.last else { return }
    if element.name == "key" {
      guard open[parent].name == "dict", open[parent].key == nil else {
        throw element.error("found <key>; expected a value")
      }
      open[parent].key = (element.text, element.line, element.column)
      return
    }
    try add(try Self.value(of: element), of: element, to: parent)
  }

  private mutating func add(
    _ value: PropertyList, of element: Open, to parent: Int
  ) throws(DocumentError) {
    switch open[parent].name {
    case "dict":
      guard let key = open[parent].key else { return }
      open[parent].members.append(
        PropertyList.Member(key: key.name, line: key.line, column: key.column, value: value))
      open[parent].key = nil
    case "array": open[parent].elements.append(value)
    default:
      guard root == nil else { throw element.error("found a second value; expected one") }
      root = value
    }
  }
}

// MARK: - Values

extension XMLPropertyListHandler {
  private static func value(of element: Open) throws(DocumentError) -> PropertyList {
    PropertyList(content: try content(of: element), line: element.line, column: element.column)
  }

  private static func content(of element: Open) throws(DocumentError) -> PropertyList.Content {
    switch element.name {
    case "string": return .string(element.text)
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "array": return .array(element.elements)
    case "dict":
      if let key = element.key {
        throw element.error("the key \"\(key.name)\" has no value; expected one")
      }
      return .dictionary(element.members)
    case "data", "date": return .opaque
    case "integer": return try integer(of: element)
    case "real":
      guard let number = Double(trimmed(element.text)) else {
        throw element.error("found \"\(element.text)\"; expected a number")
      }
      return .real(number)
    default: throw element.error("found <\(element.name)>; expected a value of a property list")
    }
  }

  private static func integer(of element: Open) throws(DocumentError) -> PropertyList.Content {
    let text = trimmed(element.text)
    let number =
      text.lowercased().hasPrefix("0x") ? Int(text.dropFirst(2), radix: 16) : Int(text)
    if let number { return .integer(number) }
    // A number of more than 64 bits is still a number.
    guard let number = Double(text) else {
      throw element.error("found \"\(element.text)\"; expected an integer")
    }
    return .real(number)
  }

  private static func trimmed(_ text: String) -> String {
    String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}

/// The only attribute that a property list may have.
enum PropertyListAttribute: String, CaseIterable { case version }
