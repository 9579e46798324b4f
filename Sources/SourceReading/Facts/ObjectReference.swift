/// An object as code names it: `self.playButton`, `cell.titleLabel`, `buttons[0]`, `$0`.
public struct ObjectReference: Sendable, Hashable {
  /// Where the way to the object begins.
  public enum Root: Sendable, Hashable {
    /// `self`, or a variable whose class is known, of this class.
    case instance(of: String)
    /// An object of this class that the code has made; no file of a screen holds it.
    case created(String)
    /// The parameter of the function around it, by its position from 0.
    case parameter(Int)
    /// A variable of the function, or a global one, whose class is not known.
    case variable(String)
    /// A view that was found by walking: `subviews`, `viewWithTag(7)`.
    case found(tag: Int?)
    /// The appearance proxy of a class, which stands for all its views.
    case appearance(of: String)
  }

  public var root: Root
  /// The members from the root on (`["headerView", "titleLabel"]`); empty for the root itself.
  public var path: [String]
  /// It stands for each element of the collection that the path leads to.
  public var isEachElement: Bool

  public init(root: Root, path: [String] = [], isEachElement: Bool = false) {
    self.root = root
    self.path = path
    self.isEachElement = isEachElement
  }
}
