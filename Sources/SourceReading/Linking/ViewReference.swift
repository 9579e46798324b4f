public import AccessibilityModel

/// A view in a file of screens, with all the ways in which code may refer to it.
public struct ViewReference: Sendable, Hashable {
  /// The class in the file, or the UIKit or AppKit class of its kind.
  public var className: String
  public var links: CodeLinks

  public init(className: String, _ links: CodeLinks = CodeLinks()) {
    self.className = className
    self.links = links
  }
}
