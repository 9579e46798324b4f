/// A reference to an object in code: `self.playButton`, `cell.titleLabel`, `buttons[0]`, `$0`.
public struct ObjectReference: Sendable, Hashable {
  /// The object that the path starts from.
  public enum Root: Sendable, Hashable {
    /// `self`, or a variable of this class.
    case instance(of: String)
    /// An object of this class that the code creates; it is not in a file.
    case created(String)
    /// A parameter of the surrounding function, by its position from 0.
    case parameter(Int)
    /// A local or global variable of unknown class.
    case variable(String)
    /// The result of a function, or the value of a static property. Its class is known once all
    /// files are read.
    ///
    /// - Parameters:
    ///   - type: the type that has the function; nil if the call does not show it.
    ///   - isStatic: whether it is called on the type itself.
    case result(of: String, type: String?, isStatic: Bool = false)
    /// A view found by search: `subviews`, `viewWithTag(7)`.
    case found(tag: Int?)
    /// The appearance proxy of a class, which applies to all its views inside objects of some
    /// classes; to all its views if there are no such classes.
    case appearance(of: String, containers: [String])
  }

  public var root: Root
  /// The members from the root (`["headerView", "titleLabel"]`); empty for the root itself.
  public var path: [String]
  /// Whether it refers to each element of the collection at the end of the path.
  public var isEachElement: Bool
  /// The view that it is a subview of; nil if it was found otherwise.
  public var container: Container?
  /// The class that a cast gives it; nil for none.
  public var castClassName: String?

  /// A view with subviews, described like the reference to it.
  public struct Container: Sendable, Hashable {
    public var root: Root
    public var path: [String]
  }

  public init(
    root: Root, path: [String] = [], isEachElement: Bool = false, container: Container? = nil
  ) {
    self.root = root
    self.path = path
    self.isEachElement = isEachElement
    self.container = container
  }
}

extension ObjectReference {
  /// Appends a member to the path; if the path becomes longer than any in an app, the object is
  /// unknown.
  ///
  /// Otherwise, a variable that is assigned its own member would have a path that grows with each
  /// line.
  mutating func append(_ member: String) {
    if path.count >= Self.longestPath { (root, path) = (.variable(member), []) }
    path.append(member)
    castClassName = nil
  }

  /// The object after a cast to a class.
  func cast(to className: String) -> ObjectReference {
    var object = self
    object.castClassName = className
    return object
  }

  private static let longestPath = 32

  /// Whether its class is that of a function's result.
  var isResult: Bool { if case .result = root { true } else { false } }

  /// Whether only its members are known, but not the object from which they start.
  var isMemberOfUnknown: Bool {
    switch root {
    case .variable, .result: !path.isEmpty
    default: false
    }
  }

  /// Any of its subviews.
  var eachSubview: ObjectReference {
    ObjectReference(
      root: .found(tag: nil), isEachElement: true, container: Container(root: root, path: path))
  }

  /// The view that it is any subview of; nil for other references.
  var emptiedView: ObjectReference? {
    if let last = path.last, ["subviews", "arrangedSubviews"].contains(last) {
      return ObjectReference(root: root, path: path.dropLast())
    }
    guard isFound, path.isEmpty else { return nil }
    return container.map { ObjectReference(root: $0.root, path: $0.path) }
  }
}

extension [ObjectReference] {
  /// Removes duplicates after the objects of several expressions are joined.
  ///
  /// Otherwise, if each variable is one of two others, the number of objects doubles with each
  /// line.
  var distinct: [ObjectReference] {
    var known: Set<ObjectReference> = []
    return filter { known.count < Self.mostJoined && known.insert($0).inserted }
  }

  /// An expression lists fewer outlets of a screen than this.
  private static var mostJoined: Int { 256 }
}
