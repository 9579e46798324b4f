/// A reference to an object in code: `self.playButton`, `cell.titleLabel`, `buttons[0]`, `$0`.
public struct ObjectReference: Sendable, Hashable {
  /// The object that the path starts from.
  public enum Root: Sendable, Hashable {
    /// `self`, or a variable of this class.
    case instance(of: String)
    /// An object of this class that the code creates; it is in no file.
    case created(String)
    /// A parameter of the surrounding function, by its position from 0.
    case parameter(Int)
    /// A local or global variable of unknown class.
    case variable(String)
    /// A view found by search: `subviews`, `viewWithTag(7)`.
    case found(tag: Int?)
    /// The appearance proxy of a class, which applies to all its views in objects of each of some classes; to all its
    /// views if there are none.
    case appearance(of: String, containers: [String])
  }

  public var root: Root
  /// The members from the root (`["headerView", "titleLabel"]`); empty for the root itself.
  public var path: [String]
  /// Whether it refers to each element of the collection at the end of the path.
  public var isEachElement: Bool
  /// The view whose subviews it is one of; nil if it was found otherwise.
  public var container: Container?

  /// A view with subviews, like the reference to it.
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
  /// Any of its subviews.
  var eachSubview: ObjectReference {
    ObjectReference(
      root: .found(tag: nil), isEachElement: true, container: Container(root: root, path: path))
  }

  /// The view whose subviews it stands for, if it is any of them.
  var emptiedView: ObjectReference? {
    if let last = path.last, ["subviews", "arrangedSubviews"].contains(last) {
      return ObjectReference(root: root, path: path.dropLast())
    }
    guard isFound, path.isEmpty else { return nil }
    return container.map { ObjectReference(root: $0.root, path: $0.path) }
  }
}

extension [ObjectReference] {
  /// Each object once, where the objects of several expressions are joined.
  ///
  /// A variable that is one of two others, of which each is one of two others, would otherwise have a
  /// number of objects that doubles from line to line.
  var distinct: [ObjectReference] {
    var known: Set<ObjectReference> = []
    return filter { known.count < Self.mostJoined && known.insert($0).inserted }
  }

  /// One expression lists fewer outlets of a screen.
  private static var mostJoined: Int { 256 }
}
