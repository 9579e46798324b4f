/// A new value for a property of one element.
public struct PropertyChange: Hashable, Sendable {
  /// The position of the element's start tag: line and column in characters, from 1.
  public var line: Int
  public var column: Int
  /// The class of the element: parts that a view draws have its position, and another class.
  public var className: String
  /// By its name in our own format.
  public var attribute: String
  /// nil to remove it.
  public var value: String?

  public init(line: Int, column: Int, className: String, attribute: String, value: String?) {
    self.line = line
    self.column = column
    self.className = className
    self.attribute = attribute
    self.value = value
  }
}

/// A format that can be edited: its files are sources, not captures.
public enum FixableFormat: String, CaseIterable, Hashable, Sendable {
  case ui
  case interfaceBuilder = "interface-builder"
  case androidLayout = "android-layout"
}
