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
    /// The appearance proxy of a class, which applies to all its views.
    case appearance(of: String)
  }

  public var root: Root
  /// The members from the root (`["headerView", "titleLabel"]`); empty for the root itself.
  public var path: [String]
  /// Whether it refers to each element of the collection at the end of the path.
  public var isEachElement: Bool

  public init(root: Root, path: [String] = [], isEachElement: Bool = false) {
    self.root = root
    self.path = path
    self.isEachElement = isEachElement
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
