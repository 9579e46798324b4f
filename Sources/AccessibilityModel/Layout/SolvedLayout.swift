/// The result of solving the constraints of a screen, besides the frames.
///
/// Rules use it and do not depend on the solver.
public struct SolvedLayout: Hashable, Sendable {
  /// The device of the layout; nil for the Interface Builder canvas.
  public var device: String?
  public var conflicts: [Conflict] = []
  public var undecided: [Undecided] = []

  public init(device: String? = nil) { self.device = device }

  /// Constraints that contradict each other: without any one of them, the others can be satisfied.
  public struct Conflict: Hashable, Sendable {
    public var constraints: [Constraint]
    /// The elements that hold them, by index, in the order of the constraints.
    public var holders: [Int]
    /// The elements that they are about, by index.
    public var elements: [Int]

    public init(constraints: [Constraint], holders: [Int], elements: [Int]) {
      self.constraints = constraints
      self.holders = holders
      self.elements = elements
    }
  }

  /// An element for which the constraints allow several positions or sizes.
  public struct Undecided: Hashable, Sendable {
    public var element: Int
    public var isHorizontal: Bool
    public var isVertical: Bool

    public init(element: Int, isHorizontal: Bool, isVertical: Bool) {
      self.element = element
      self.isHorizontal = isHorizontal
      self.isVertical = isVertical
    }
  }
}
