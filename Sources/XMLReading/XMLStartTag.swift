/// A start tag with its attributes, for as long as the handler looks at it.
///
/// It borrows the parser's memory and can therefore neither be copied nor kept: values leave it as
/// Swift values.
public struct XMLStartTag<Handler: XMLHandler>: ~Copyable {
  /// The name of the element, with its prefix if it has one.
  public let name: String
  /// The line of the tag's `<`, from 1.
  public let line: Int
  /// The column of the tag's `<` in characters, from 1.
  public let column: Int
  /// How many attributes there are.
  public let count: Int

  @usableFromInline let session: AnySAXSession
  @usableFromInline let cases: [Handler.Attribute]
  /// libxml2's array: name, prefix, URI, begin and end of the value, for each attribute.
  @usableFromInline let attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?

  init(
    name: String, line: Int, column: Int, count: Int, session: AnySAXSession,
    cases: [Handler.Attribute],
    attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  ) {
    self.name = name
    self.line = line
    self.column = column
    self.count = count
    self.session = session
    self.cases = cases
    self.attributes = attributes
  }

  /// Which of the handler's attributes the one at the index is; nil for one that it does not know.
  ///
  /// An attribute with a prefix belongs to somebody else's namespace.
  @inlinable public func attribute(at index: Int) -> Handler.Attribute? {
    guard let name = attributes?[index * 5], attributes?[index * 5 + 1] == nil else { return nil }
    let number = session.attributeNumber(name)
    return number < 0 ? nil : cases[number]
  }

  /// The name of the attribute at the index, as the file has it.
  public func attributeName(at index: Int) -> String {
    guard let name = attributes?[index * 5] else { return "" }
    guard let prefix = attributes?[index * 5 + 1] else { return String(cString: name) }
    return String(cString: prefix) + ":" + String(cString: name)
  }

  /// The value of the attribute at the index, decoded.
  @inlinable public func string(at index: Int) -> String { session.string(bytes(at: index)) }

  /// Whether the value is empty.
  @inlinable public func isEmpty(at index: Int) -> Bool { bytes(at: index).isEmpty }

  /// Whether the value is exactly the text.
  @inlinable public func equals(_ text: StaticString, at index: Int) -> Bool {
    let bytes = bytes(at: index)
    guard bytes.count == text.utf8CodeUnitCount else { return false }
    return bytes.elementsEqual(
      UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// The value as a finite number; nil where it is none.
  @inlinable public func number(at index: Int) -> Double? { NumberText.number(bytes(at: index)) }

  /// An error at this tag.
  public func error(_ reason: String) -> XMLReadingError {
    XMLReadingError(line: line, column: column, reason: reason)
  }

  @inlinable func bytes(at index: Int) -> UnsafeBufferPointer<UInt8> {
    guard let attributes, let start = attributes[index * 5 + 3], let end = attributes[index * 5 + 4]
    else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(start: start, count: end - start)
  }
}
