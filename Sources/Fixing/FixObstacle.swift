/// Why a change cannot be written into a file.
public enum FixObstacle: Error, Hashable, Sendable, CustomStringConvertible {
  case encoding(String)
  /// The parsed file would not reproduce its bytes.
  case notReproducible
  /// There is no start tag at the position.
  case noTag
  /// Another view creates the element, and the file does not list it.
  case notListed(String)
  /// The format cannot hold the property.
  case noPlace(property: String)
  /// The value is a resource, which other views may use.
  case resource(String)
  /// The file declares no prefix for Android's attributes.
  case noNamespace
  /// A value holds characters that XML cannot.
  case notXML
  /// Another change of the same property came first.
  case conflict(property: String)

  /// Completes “not fixed:”.
  public var description: String {
    switch self {
    case .encoding(let name): "the file is written in \(name); expected UTF-8 or UTF-16"
    case .notReproducible: "the file holds bytes that are invalid in its encoding"
    case .noTag: "the element is not where it was read"
    case .notListed(let name): "the \(name) is drawn by another view and has no element of its own"
    case .noPlace(let property): "the file has no place for \(property)"
    case .resource(let name): "the value is the resource \(name), which other views may use"
    case .noNamespace: "the file declares no prefix for Android's attributes"
    case .notXML: "the value holds a character that XML cannot"
    case .conflict(let property): "another fix changes \(property) too, and came first"
    }
  }
}
