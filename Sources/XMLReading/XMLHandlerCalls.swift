/// A handler behind calls that know its type, for a session that does not.
///
/// They are made where the handler's type is known, and so are compiled for it.
@usableFromInline struct XMLHandlerCalls {
  /// The names of the attributes that the handler knows.
  @usableFromInline var attributes: [String]
  @usableFromInline var textReading: XMLTextReading
  @usableFromInline var prepare: (Int) -> Void
  @usableFromInline var start: (RawTag) throws(XMLReadingError) -> Void
  @usableFromInline var end: () throws(XMLReadingError) -> Void
  @usableFromInline var text: (String) throws(XMLReadingError) -> Void
  @usableFromInline var comment: (String, Int) throws(XMLReadingError) -> Void

  @inlinable init(
    attributes: [String], textReading: XMLTextReading, prepare: @escaping (Int) -> Void,
    start: @escaping (RawTag) throws(XMLReadingError) -> Void,
    end: @escaping () throws(XMLReadingError) -> Void,
    text: @escaping (String) throws(XMLReadingError) -> Void,
    comment: @escaping (String, Int) throws(XMLReadingError) -> Void
  ) {
    self.attributes = attributes
    self.textReading = textReading
    self.prepare = prepare
    self.start = start
    self.end = end
    self.text = text
    self.comment = comment
  }
}

/// What libxml2 tells of a start tag; its memory is valid during the call only.
@usableFromInline struct RawTag {
  @usableFromInline let session: Unmanaged<SAXSession>
  /// The place of the name, without its prefix, among those of the document.
  @usableFromInline let nameNumber: Int
  @usableFromInline let prefix: UnsafePointer<UInt8>?
  @usableFromInline let line: Int
  @usableFromInline let column: Int
  @usableFromInline let count: Int
  /// libxml2's array: name, prefix, URI, begin and end of the value, for each attribute.
  @usableFromInline let attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
}
