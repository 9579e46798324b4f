/// A handler behind calls that know its type, for a session that does not.
///
/// They are made where the handler's type is known, and so are compiled for it.
@usableFromInline struct XMLHandlerCalls {
  /// The attributes that the handler knows, by their names.
  @usableFromInline var attributes: [String: Int16]
  @usableFromInline var textReading: XMLTextReading
  @usableFromInline var prepare: (Int) -> Void
  /// Takes a name that occurs for the first time; a parser numbers names as they come.
  @usableFromInline var name: (String) -> Void
  @usableFromInline var start: (RawTag) throws(XMLReadingError) -> Void
  @usableFromInline var end: () throws(XMLReadingError) -> Void
  @usableFromInline var text: (String) throws(XMLReadingError) -> Void
  @usableFromInline var comment: (String, Int) throws(XMLReadingError) -> Void

  @inlinable init(
    attributes: [String: Int16], textReading: XMLTextReading, prepare: @escaping (Int) -> Void,
    name: @escaping (String) -> Void,
    start: @escaping (RawTag) throws(XMLReadingError) -> Void,
    end: @escaping () throws(XMLReadingError) -> Void,
    text: @escaping (String) throws(XMLReadingError) -> Void,
    comment: @escaping (String, Int) throws(XMLReadingError) -> Void
  ) {
    self.attributes = attributes
    self.textReading = textReading
    self.prepare = prepare
    self.name = name
    self.start = start
    self.end = end
    self.text = text
    self.comment = comment
  }
}
