/// Receives a document, tag by tag.
///
/// A handler names the attributes that it knows; the reader tells them apart by number, without
/// comparing strings.
public protocol XMLHandler {
  /// The attributes that the format has, by their names in the file.
  associatedtype Attribute: RawRepresentable<String> & CaseIterable

  /// Which text ``text(_:)`` is told of; most formats have all their text in attributes.
  static var textReading: XMLTextReading { get }

  /// Takes how many elements there will be in all, as far as that can be told from a beginning; long
  /// documents are judged again as they go on.
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

/// Which text between tags a handler is told of.
public enum XMLTextReading: Sendable {
  case none
  /// What is not all white space of ASCII.
  case visible
  case all
}

extension XMLHandler {
  public static var textReading: XMLTextReading { .none }

  public mutating func prepare(forElements count: Int) {}
  public mutating func text(_ text: String) throws(XMLReadingError) {}
  public mutating func comment(_ text: String, line: Int) throws(XMLReadingError) {}
}
