public import AccessibilityModel
internal import ConstraintSolving

/// A screen after layout: the frames that its constraints determine, and the undetermined ones.
public struct ScreenLayout: Sendable {
  /// The frame of each element on the screen, by its index.
  public private(set) var frames: [Rect]
  /// Constraints that contradict each other: the smallest set, for each contradiction.
  public private(set) var conflicts: [LayoutConflict] = []
  /// Views for which the constraints allow several positions or sizes.
  public private(set) var ambiguous: [AmbiguousView] = []
  /// Views whose content the file does not determine, by index: missing images, and the app's own
  /// classes.
  public private(set) var unknownContent: Set<Int> = []
  /// How each element was positioned.
  public private(set) var bases: [FrameBasis]

  /// Lays a screen out as its file shows it, on the canvas of its author.
  public init(canvasOf screen: Screen) {
    let environment = LayoutEnvironment(canvasOf: screen)
    self.init(screen, environment, RootFrames(canvasOf: screen, in: environment))
  }

  /// Lays a screen out where its view fills a window.
  public init(_ screen: Screen, in environment: LayoutEnvironment) {
    self.init(screen, environment, RootFrames(screen, on: environment))
  }

  private init(_ screen: Screen, _ environment: LayoutEnvironment, _ roots: RootFrames) {
    let tree = LayoutTree(screen, in: environment)
    var before: [Rect] = []
    frames = []
    bases = tree.placements.map(FrameBasis.init)
    let content = ContentSizes(tree: tree)
    unknownContent = Set(
      tree.placements.indices.filter { tree.placements[$0].isSolved && content.isUnknown($0) })
    // Widths are final in the first pass, lines of text and inner safe areas in later ones.
    for _ in 0..<4 {
      var pass = LayoutPass(tree, roots: roots, before: before)
      let solved = pass.solve()
      conflicts = solved.conflicts
      ambiguous = solved.ambiguous
      let isSettled = Self.isSame(before, solved.rects)
      before = solved.rects
      if isSettled { break }
    }
    frames = zip(before, screen.elements).map { rect, element in
      AlignmentRect.frame(around: rect, of: element.role)
    }
    for index in frames.indices where !bases[index].isComputed {
      // A mask works on the frame, and a root has no alignment rectangle.
      if tree.placements[index] == .root || tree.placements[index] == .bar {
        frames[index] = roots.frame(of: index)
      }
    }
  }

  private static func isSame(_ before: [Rect], _ now: [Rect]) -> Bool {
    before.count == now.count
      && zip(before, now).allSatisfy { $0.isAlmostEqual(to: $1, tolerance: 0.01) }
  }
}

/// The source of a view's frame.
public enum FrameBasis: Hashable, Sendable {
  /// The window, or the system, which positions its bars.
  case window
  /// Constraints or a stack view.
  case constraints
  /// The autoresizing mask.
  case mask
  /// The view does not exist.
  case absent

  public var isComputed: Bool { self == .constraints }

  init(_ placement: Placement) {
    self =
      switch placement {
      case .root, .bar: .window
      case .constrained, .stacked: .constraints
      case .masked: .mask
      case .absent: .absent
      }
  }
}

/// Constraints that contradict each other.
public struct LayoutConflict: Hashable, Sendable {
  /// With the indices of the views that hold them.
  public struct Part: Hashable, Sendable {
    public var holder: Int
    public var constraint: Constraint
  }

  /// Without any one of them the others can be satisfied; constraints that the system adds are left
  /// out.
  public var constraints: [Part]
  /// The views that they refer to, by index.
  public var views: [Int]
}

/// A view that the constraints leave undecided.
public struct AmbiguousView: Hashable, Sendable {
  public var view: Int
  public var isHorizontal: Bool
  public var isVertical: Bool
}
