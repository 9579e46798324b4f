/// What the parser tells of a start tag; its memory is valid during the call only.
@usableFromInline struct RawTag {
  /// The number of the name, without its prefix, among those of the document.
  @usableFromInline var nameNumber: Int
  /// One of libxml2's names, which it keeps as long as the parser.
  @usableFromInline var prefix: UnsafePointer<UInt8>?
  @usableFromInline var line: Int
  @usableFromInline var column: Int
  @usableFromInline var attributes: UnsafeBufferPointer<RawAttribute>
}

/// An attribute of such a tag.
@usableFromInline struct RawAttribute: BitwiseCopyable {
  /// The name without its prefix; libxml2 keeps both as long as the parser.
  @usableFromInline var name: UnsafePointer<UInt8>
  @usableFromInline var prefix: UnsafePointer<UInt8>?
  /// The bytes of the value, decoded.
  @usableFromInline var value: UnsafeBufferPointer<UInt8>
  /// The place of the name among those that the handler knows; nil for another one.
  @usableFromInline var known: Int32?
}

/// The texts of a document on the side of its handler.
@usableFromInline final class TagTexts {
  /// The names by their numbers.
  @exclusivity(unchecked) @usableFromInline private(set) var names: [String] = []
  @exclusivity(unchecked) private var recent = RecentTexts()

  @usableFromInline init() {}

  @usableFromInline func add(name: String) { names.append(name) }

  /// The text of a value.
  @usableFromInline func string(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    recent.string(bytes)
  }
}
