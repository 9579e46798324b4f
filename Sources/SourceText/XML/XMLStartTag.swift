/// A start tag with its attributes.
///
/// It borrows the parser's memory and can therefore neither be copied nor kept: values leave it as
/// Swift values.
public struct XMLStartTag<Attribute>: ~Copyable {
  private let tag: SAXTag
  private let attributes: [Attribute]
  private let numbers: [Int]

  /// - Parameters:
  ///   - attributes: those that the handler knows.
  ///   - numbers: for each name of the document its index among them; -1 for none.
  init(_ tag: SAXTag, attributes: [Attribute], numbers: [Int]) {
    self.tag = tag
    self.attributes = attributes
    self.numbers = numbers
  }

  /// The name of the element, with its prefix if it has one.
  public var name: String { tag.name }
  /// The line of the tag's `<`, from 1.
  public var line: Int { tag.line }
  /// The column of the tag's `<` in characters, from 1.
  public var column: Int { tag.column }
  /// The number of attributes.
  public var count: Int { tag.attributes.count }

  /// The attribute at the index; nil for one that the handler does not know.
  ///
  /// An attribute with a prefix belongs to another namespace and is never known.
  public func attribute(at index: Int) -> Attribute? {
    let number = numbers[tag.attributes[index].name]
    return number < 0 ? nil : attributes[number]
  }

  /// The name of the attribute at the index, as the file has it.
  public func attributeName(at index: Int) -> String { tag.names[tag.attributes[index].name].text }

  /// The value of the attribute at the index, decoded.
  public func string(at index: Int) -> String { tag.attributes[index].string }

  public func isEmpty(at index: Int) -> Bool { tag.attributes[index].length == 0 }

  /// Whether the value is exactly the text.
  public func equals(_ text: String, at index: Int) -> Bool { tag.attributes[index].equals(text) }

  /// The value as `true` or `false`; nil for anything else.
  public func boolean(at index: Int) -> Bool? { tag.attributes[index].boolean }

  /// The value as a finite number; nil for anything else.
  public func number(at index: Int) -> Double? { tag.attributes[index].decimal }

  /// Lends the bytes of the value, decoded.
  public func withBytes<Result>(at index: Int, _ body: (Span<UInt8>) -> Result) -> Result {
    tag.attributes[index].withBytes(body)
  }

  /// An error at this tag.
  public func error(_ reason: String) -> DocumentError {
    DocumentError(line: line, column: column, reason: reason)
  }
}
