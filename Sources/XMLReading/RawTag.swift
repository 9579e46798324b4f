/// What the parser tells of a start tag; its memory is valid during the call only.
@usableFromInline struct RawTag {
  /// The number that the parser has given to the name.
  @usableFromInline var name: Int
  /// The place of its `<`, both from 1.
  @usableFromInline var line: Int
  @usableFromInline var column: Int
  @usableFromInline var attributes: UnsafeBufferPointer<RawAttribute>
}

/// An attribute of such a tag: 16 bytes, of which ten million are written and read once more.
@usableFromInline struct RawAttribute: BitwiseCopyable {
  /// The bytes of the value, decoded.
  @usableFromInline var start: UnsafePointer<UInt8>
  @usableFromInline var length: UInt32
  /// The number that the parser has given to the name.
  @usableFromInline var name: UInt16
  /// The place of the name among those that the handler knows; -1 for another one.
  @usableFromInline var known: Int16

  @inlinable var value: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: start, count: Int(length))
  }
}
