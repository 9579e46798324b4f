/// Receives a document, tag by tag.
///
/// A handler names the attributes that it knows; tags report them as cases of that type.
public protocol XMLHandler {
  /// The attributes that the format has, by their names in the file.
  associatedtype Attribute: RawRepresentable<String>

  /// The text that ``text(_:)`` receives; most formats have all their text in attributes.
  static var textReading: XMLTextReading { get }

  /// How a DOCTYPE is handled; most formats have none.
  static var doctypeReading: XMLDoctypeReading { get }

  /// Receives a start tag.
  ///
  /// - Throws: an error that makes the document unusable; reading then stops.
  mutating func start(_ tag: borrowing XMLStartTag<Attribute>) throws(DocumentError)
  /// Receives the end tag of the innermost open element.
  mutating func end() throws(DocumentError)
  /// Receives text between tags; one run may arrive in several pieces.
  mutating func text(_ text: String) throws(DocumentError)
  /// Receives a comment, with the line on which it ends.
  mutating func comment(_ text: String, line: Int) throws(DocumentError)
  /// Receives a warning about the document, before its first tag.
  mutating func warn(_ message: String, line: Int, column: Int)
}

/// The text between tags that a handler receives.
public enum XMLTextReading: Sendable {
  case none
  /// Text that is not only ASCII white space.
  case visible
  case all
}

/// How a DOCTYPE is handled. No DTD is ever fetched, and no entity is ever expanded.
public enum XMLDoctypeReading: Sendable {
  case refused
  /// One that only refers to a DTD is skipped; one with its own declarations is refused.
  case skippedReference
}

extension XMLHandler {
  public static var textReading: XMLTextReading { .none }
  public static var doctypeReading: XMLDoctypeReading { .refused }

  public mutating func text(_ text: String) throws(DocumentError) {}
  public mutating func comment(_ text: String, line: Int) throws(DocumentError) {}
  public mutating func warn(_ message: String, line: Int, column: Int) {}
}
