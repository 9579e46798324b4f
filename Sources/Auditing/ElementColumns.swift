public import AccessibilityModel

/// What walks over a whole screen ask of its elements, each in a row of its own.
///
/// An element is as long as two lines of the processor's cache: a walk that wants one field of a
/// million elements would read all of them. All rules share one object: as a value it would be counted
/// up and down in all its parts.
public final class ElementColumns: Sendable {
  public let roles: [Role]
  /// The indices of the parents; -1 for a root.
  public let parents: [Int32]
  /// The indices behind the last descendants.
  public let ends: [Int32]
  public let frames: [Rect]
  /// See ``Element/effectiveFrame``; the same array, where no element has one of its own.
  public let readerFrames: [Rect]
  public let marks: [Marks]
  public let classes: ElementClasses
  /// What each is to those in it.
  let surroundings: [Surroundings]
  /// Those that have ``Element/Details`` of any group, in document order: few, on most screens.
  public let detailed: [Int]
  /// Those that take the screen for themselves, shown or not: alerts, sheets, popovers and views
  /// that are modal.
  let modal: [Int]
  /// Whether any element has the role, shown or not, by its number.
  private let occurring: [Bool]

  /// What is true or false of an element.
  public struct Marks: OptionSet, Sendable {
    public let rawValue: UInt8

    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It is one of ``ElementColumns/detailed``.
    public static let detailed = Marks(rawValue: 1 << 0)
    /// The flag of that name: touches go to it or to what is in it.
    public static let userInteractionEnabled = Marks(rawValue: 1 << 1)
    /// The flag of that name: it is no view.
    public static let virtual = Marks(rawValue: 1 << 5)
    /// Nothing of its own keeps it from being touched.
    static let touchable = Marks(rawValue: 1 << 2)
    /// The screen reader goes through the stops in it before it goes on.
    static let keepsStopsTogether = Marks(rawValue: 1 << 3)
    /// It takes the screen for itself.
    static let modal = Marks(rawValue: 1 << 4)
    /// The trait of that name.
    static let backButton = Marks(rawValue: 1 << 6)
    /// One of a tab bar, by its role or by its trait.
    static let tab = Marks(rawValue: 1 << 7)
  }

  /// - Parameter visit: is called with each element in turn, while it is at hand.
  init(_ elements: [Element], _ visit: (Int) -> Void) {
    var roles = [Role](repeating: .other, count: elements.count)
    var parents = [Int32](repeating: -1, count: elements.count)
    var ends = parents
    var frames = [Rect](repeating: .null, count: elements.count)
    var marks = [Marks](repeating: [], count: elements.count)
    var surroundings = [Surroundings](repeating: [], count: elements.count)
    var classes = ElementClasses.Numbering(count: elements.count)
    var occurring = [Bool](repeating: false, count: Role.allCases.count)
    var (modal, detailed): ([Int], [Int]) = ([], [])
    // Spans: an array would be asked at each element whether anybody shares it.
    var roleRow = roles.mutableSpan
    var parentRow = parents.mutableSpan
    var endRow = ends.mutableSpan
    var frameRow = frames.mutableSpan
    var markRow = marks.mutableSpan
    var surroundingRow = surroundings.mutableSpan
    for index in elements.indices {
      let own = elements.marks(of: index)
      if own.contains(.modal) { modal.append(index) }
      if own.contains(.detailed) { detailed.append(index) }
      markRow[index] = own
      roleRow[index] = elements[index].role
      parentRow[index] = elements[index].parent
      endRow[index] = elements[index].end
      frameRow[index] = elements[index].frame
      surroundingRow[index] = Surroundings.made(by: elements, index)
      occurring[Int(elements[index].role.rawValue)] = true
      classes.append(index, of: elements)
      visit(index)
    }
    self.roles = roles
    self.parents = parents
    self.ends = ends
    self.frames = frames
    self.marks = marks
    self.surroundings = surroundings
    self.occurring = occurring
    self.classes = ElementClasses(classes)
    self.modal = modal
    self.detailed = detailed
    var readerFrames = frames
    for index in detailed where elements[index].accessibilityFrame != nil {
      readerFrames[index] = elements.effectiveFrame(of: index)
    }
    self.readerFrames = readerFrames
  }
}

extension ElementColumns {
  /// See ``Element/touchFrame``.
  public func touchFrame(of index: Int) -> Rect {
    let frame = frames[index]
    return frame.isEmpty ? readerFrames[index] : frame
  }

  func isAncestor(_ ancestor: Int, of index: Int) -> Bool {
    ancestor < index && index < Int(ends[ancestor])
  }

  /// Whether any element has the role, shown or not.
  func occurs(_ role: Role) -> Bool { occurring[Int(role.rawValue)] }
}

extension [Element] {
  // Field by field: a copy of an element would count all its texts.

  fileprivate func marks(of index: Int) -> ElementColumns.Marks {
    let flags = self[index].flags
    let (role, traits) = (self[index].role, self[index].traits)
    var marks: ElementColumns.Marks = []
    if traits.contains(.backButton) { marks.insert(.backButton) }
    if role == .tab || traits.contains(.tabBarItem) { marks.insert(.tab) }
    if flags.contains(.userInteractionEnabled) {
      marks.insert(.userInteractionEnabled)
      if !traits.contains(.keyboardKey) { marks.insert(.touchable) }
    }
    if flags.contains(.virtual) { marks.insert(.virtual) }
    if role == .cell || !flags.isDisjoint(with: [.groupsChildren, .viewIsModal]) {
      marks.insert(.keepsStopsTogether)
    }
    if role.isModal || flags.contains(.viewIsModal) { marks.insert(.modal) }
    guard self[index].hasDetails else { return marks }
    marks.insert(.detailed)
    if self[index].respondsToUserInteraction == false { marks.remove(.touchable) }
    if self[index].containerType != nil || self[index].orderedElements != nil {
      marks.insert(.keepsStopsTogether)
    }
    return marks
  }
}

extension Role {
  fileprivate var isModal: Bool {
    switch self {
    case .alert, .sheet, .popover: true
    default: false
    }
  }
}
