/// What came of solving the constraints of a screen, beside the frames.
///
/// The auditor's rules ask for it and know nothing of how it was solved.
public struct SolvedLayout: Hashable, Sendable {
  /// The device that the screen was laid out on; nil where it was laid out as it was drawn.
  public var device: String?
  public var conflicts: [Conflict] = []
  public var undecided: [Undecided] = []

  public init(device: String? = nil) { self.device = device }

  /// Constraints that contradict each other: without any one of them the others can be met.
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

  /// An element that the constraints leave more than one place or size.
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
