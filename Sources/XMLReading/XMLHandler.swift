/// Receives a document, tag by tag.
///
/// A handler names the attributes that it knows; the reader tells them apart by number, without
/// comparing strings.
public protocol XMLHandler {
  /// The attributes that the format has, by their names in the file.
  associatedtype Attribute: RawRepresentable<String> & CaseIterable

  /// Whether ``text(_:)`` is wanted; most formats have all their text in attributes.
  static var readsText: Bool { get }

  /// Takes, before anything else, how many elements there may be at most.
  mutating func prepare(forElements count: Int)
  /// Takes a start tag.
  ///
  /// - Throws: what makes the document unusable; nothing more is read then.
  mutating func start(_ tag: borrowing XMLStartTag<Self>) throws(XMLReadingError)
  /// Takes the end tag of the innermost open element.
  mutating func end() throws(XMLReadingError)
  /// Takes text between tags; one run may come in pieces.
  mutating func text(_ text: String) throws(XMLReadingError)
  /// Takes a comment, with the line on which it ends.
  mutating func comment(_ text: String, line: Int) throws(XMLReadingError)
}

extension XMLHandler {
  public static var readsText: Bool { false }

  public mutating func prepare(forElements count: Int) {}
  public mutating func text(_ text: String) throws(XMLReadingError) {}
  public mutating func comment(_ text: String, line: Int) throws(XMLReadingError) {}
}
