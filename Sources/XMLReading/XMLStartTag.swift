/// A start tag with its attributes, for as long as the handler looks at it.
///
/// It borrows the parser's memory and can therefore neither be copied nor kept: values leave it as
/// Swift values.
public struct XMLStartTag<Handler: XMLHandler>: ~Copyable {
  @usableFromInline let raw: RawTag
  @usableFromInline let texts: Unmanaged<TagTexts>
  @usableFromInline let cases: UnsafePointer<Handler.Attribute>

  @inlinable init(
    _ raw: RawTag, texts: Unmanaged<TagTexts>, cases: UnsafePointer<Handler.Attribute>
  ) {
    self.raw = raw
    self.texts = texts
    self.cases = cases
  }

  /// The name of the element, with its prefix if it has one.
  @inlinable public var name: String {
    texts._withUnsafeGuaranteedRef { $0.names[raw.name] }
  }

  /// A number that all elements of the name share in this document, from 0.
  @inlinable public var nameNumber: Int {
    texts._withUnsafeGuaranteedRef { $0.numbers[raw.name] }
  }

  /// The line of the tag's `<`, from 1.
  @inlinable public var line: Int { raw.line }
  /// The column of the tag's `<` in characters, from 1.
  @inlinable public var column: Int { raw.column }
  /// How many attributes there are.
  @inlinable public var count: Int { raw.attributes.count }

  /// Which of the handler's attributes the one at the index is; nil for one that it does not know.
  ///
  /// An attribute with a prefix belongs to somebody else's namespace.
  @inlinable public func attribute(at index: Int) -> Handler.Attribute? {
    let known = raw.attributes[index].known
    return known < 0 ? nil : cases[Int(known)]
  }

  /// The name of the attribute at the index, as the file has it.
  public func attributeName(at index: Int) -> String {
    texts._withUnsafeGuaranteedRef { $0.names[Int(raw.attributes[index].name)] }
  }

  /// The value of the attribute at the index, decoded.
  @inlinable public func string(at index: Int) -> String {
    texts._withUnsafeGuaranteedRef { $0.string(bytes(at: index)) }
  }

  /// Whether the value is empty.
  @inlinable public func isEmpty(at index: Int) -> Bool { bytes(at: index).isEmpty }

  /// Whether the value is exactly the text.
  @inlinable public func equals(_ text: StaticString, at index: Int) -> Bool {
    let bytes = bytes(at: index)
    return TextBytes.isEqual(
      bytes, UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Whether the value has exactly the bytes of a text.
  @inlinable public func equals(text: String, at index: Int) -> Bool {
    let bytes = bytes(at: index)
    return text.utf8.withContiguousStorageIfAvailable { TextBytes.isEqual($0, bytes) } ?? false
  }

  /// Whether the values of two attributes are the same text.
  @inlinable public func hasEqualTexts(at index: Int, and other: Int) -> Bool {
    let (one, two) = (bytes(at: index), bytes(at: other))
    if TextBytes.isEqual(one, two) { return true }
    // Characters may be put together in more than one way, but not those of ASCII.
    let isPlain = TextBytes.isASCII(one) && TextBytes.isASCII(two)
    return !isPlain && string(at: index) == string(at: other)
  }

  /// The value as `true` or `false`; nil for anything else.
  @inlinable public func boolean(at index: Int) -> Bool? { TextBytes.boolean(bytes(at: index)) }

  /// The value as a finite number; nil where it is none.
  @inlinable public func number(at index: Int) -> Double? { TextBytes.number(bytes(at: index)) }

  /// The value as numbers with white space between them; nil where it is none or more than four.
  ///
  /// What is not decimal digits with at most one point is nil too, even where it is a number.
  @inlinable public func plainNumbers(at index: Int) -> (numbers: SIMD4<Double>, count: Int)? {
    TextBytes.plainNumbers(bytes(at: index))
  }

  /// Lends the bytes of the value, decoded.
  @inlinable public func withBytes<Result>(
    at index: Int, _ body: (Span<UInt8>) -> Result
  ) -> Result {
    body(bytes(at: index).span)
  }

  /// An error at this tag.
  public func error(_ reason: String) -> XMLReadingError {
    XMLReadingError(line: line, column: column, reason: reason)
  }

  @inlinable func bytes(at index: Int) -> UnsafeBufferPointer<UInt8> {
    raw.attributes[index].value
  }
}
