public import AccessibilityModel

/// A view of a file of screens, by all the ways in which code may come by it.
public struct ViewReference: Sendable, Hashable {
  /// As the file names it, or the class of UIKit or AppKit that its kind stands for.
  public var className: String
  public var links: CodeLinks

  public init(className: String, _ links: CodeLinks = CodeLinks()) {
    self.className = className
    self.links = links
  }
}
