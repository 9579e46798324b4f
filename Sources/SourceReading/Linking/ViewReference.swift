/// A view of a file of screens, by all the ways in which code may come by it.
public struct ViewReference: Sendable, Hashable {
  /// A member of a class that leads to the view.
  public struct Outlet: Sendable, Hashable {
    /// The class of the controller or the view that has the outlet.
    public var owner: String
    /// The members on the way; one for an outlet, more for what UIKit gives
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

  /// As the file names it, or the class of UIKit or AppKit that its kind stands for.
  public var className: String
  /// The class that the file's own kind of object has (`UIButton`), whatever its custom class.
  public var baseClassName: String?
  public var outlets: [Outlet]
  public var actions: [Action]
  /// `tag`; nil for 0, which all views have.
  public var tag: Int?
  /// The app's own classes around it, the innermost first: its controller comes last.
  public var containers: [String]
  /// The names of the runtime attributes that the file sets.
  public var runtimeAttributes: Set<String>

  public init(
    className: String, baseClassName: String? = nil, outlets: [Outlet] = [],
    actions: [Action] = [], tag: Int? = nil,
    containers: [String] = [], runtimeAttributes: Set<String> = []
  ) {
    self.className = className
    self.baseClassName = baseClassName
    self.outlets = outlets
    self.actions = actions
    self.tag = tag
    self.containers = containers
    self.runtimeAttributes = runtimeAttributes
  }
}
