internal import AccessibilityModel

/// One element of a layout, with its attributes.
struct AndroidNode: Sendable {
  /// The name of the element, or of the class that its attribute `class` names.
  var name: String
  /// By their names without the prefix `android`; those of `tools` keep it, others have none.
  var attributes: [String: String]
  /// From 1.
  var line: Int
  /// In characters, from 1.
  var column: Int
  /// The index after its last descendant.
  var end: Int
  /// Its place in the file that holds it, if that is another one: it is reported at the line of the inclusion.
  var declaration: Element.Declaration?
  /// The toolbar whose navigation button it is; empty for one without an identifier, nil for any other node.
  var toolbar: String?

  subscript(attribute: String) -> String? { attributes[attribute] }

  /// A Boolean attribute; nil if it is missing, or if a binding or a resource decides.
  func flag(_ attribute: String) -> Bool? {
    switch attributes[attribute] {
    case "true": true
    case "false": false
    default: nil
    }
  }

  /// The name of its identifier, without `@+id/`.
  var id: String? {
    attributes["id"].flatMap { AndroidReference($0) }.flatMap { $0.type == "id" ? $0.name : nil }
  }
}
