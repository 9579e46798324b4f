/// The ways in which the app's code may refer to a view of an Interface Builder file.
///
/// The file has them as connections, classes and tags; it does not show how the code uses them.
public struct CodeLinks: Sendable, Hashable {
  /// Members of an object that lead to the view.
  public struct Outlet: Sendable, Hashable {
    /// The class of the object: a controller, a view or the file's owner.
    public var owner: String
    /// One name for a connection of the file, several for UIKit's own properties
    /// (`navigationItem.rightBarButtonItem`).
    public var path: [String]
    /// One of several views of the outlet.
    public var isCollection: Bool

    public init(owner: String, path: [String], isCollection: Bool = false) {
      self.owner = owner
      self.path = path
      self.isCollection = isCollection
    }
  }

  /// A method that gets the view as its sender.
  public struct Action: Sendable, Hashable {
    /// The class of the object whose method it is; empty for the responder chain.
    public var owner: String
    /// As the file has it (`tap:`, `tapWithSender:`).
    public var selector: String

    public init(owner: String, selector: String) {
      self.owner = owner
      self.selector = selector
    }
  }

  public var outlets: [Outlet] = []
  /// UIKit's own properties that hold the view, through which code can replace it:
  /// `navigationItem.leftBarButtonItem`, the header of a table.
  public var slots: [Outlet] = []
  public var actions: [Action] = []
  /// The class of the file's kind of object (`UIButton`), whatever its custom class.
  public var baseClassName: String?
  /// `tag`; nil for 0, which all views have.
  public var tag: Int?
  /// The app's own classes around it, the innermost first; those of its controller and of the file's
  /// owner come last.
  public var containers: [String] = []
  /// The classes of UIKit or AppKit that all objects around it have or inherit from.
  public var systemContainers: Set<String> = []
  /// The names of the run-time attributes that the file sets.
  public var runtimeAttributes: Set<String> = []
  /// The attributes with a string whose name suggests a text (`localizableString`) or whose value
  /// is the key of one (`CART_TITLE`): code may show that text instead of the one in the file.
  public var textAttributes: Set<String> = []

  public init() {}
}
