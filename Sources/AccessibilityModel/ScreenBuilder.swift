/// Puts the elements of a screen together in document order.
///
/// `open` and `close` follow the start and end tags of a file; nothing recurses.
public struct ScreenBuilder: Sendable {
  public var elements: [Element] { arena }
  @usableFromInline var arena: [Element] = []
  private var openElements: [Int32] = []
  @usableFromInline var occurringFlags: Element.Flags = []

  public init() {}

  /// Makes room, so that a million elements are not moved each time that they outgrow it.
  public mutating func reserveCapacity(_ count: Int) { arena.reserveCapacity(count) }

  public var depth: Int { openElements.count }
  public var isEmpty: Bool { arena.isEmpty }
  /// The index of the innermost open element.
  public var current: Int? { openElements.last.map(Int.init) }

  /// Adds an element below the innermost open one and opens it.
  ///
  /// - Returns: its index.
  @discardableResult
  public mutating func open(_ element: consuming Element) -> Int {
    let index = arena.count
    element.parent = openElements.last ?? -1
    element.end = Int32(index + 1)
    occurringFlags.formUnion(element.flags)
    arena.append(element)
    openElements.append(Int32(index))
    return index
  }

  /// Does the same with an element that is filled in where it stands: it is a hundred bytes and more,
  /// which each step of making it elsewhere would move.
  ///
  /// - Parameter fill: must leave its place in the tree alone.
  /// - Returns: what the body makes of it.
  @inlinable @inline(__always) public mutating func open<Result>(
    _ element: consuming Element, _ fill: (inout Element) -> Result
  ) -> Result {
    update(open(element), fill)
  }

  /// Closes the innermost open element.
  public mutating func close() {
    guard let index = openElements.popLast() else { return }
    arena[Int(index)].end = Int32(arena.count)
  }

  /// Adds an element as the last child of one that is closed and ends where the elements end.
  public mutating func append(_ element: Element, to parent: Int) {
    let index = arena.count
    occurringFlags.formUnion(element.flags)
    arena.append(element)
    arena[index].parent = Int32(parent)
    arena[index].end = Int32(index + 1)
    arena[parent].end = Int32(index + 1)
  }

  /// - Returns: what the body makes of the element.
  @inlinable @inline(__always) @discardableResult public mutating func update<Result>(
    _ index: Int, _ change: (inout Element) -> Result
  ) -> Result {
    let result = change(&arena[index])
    occurringFlags.formUnion(arena[index].flags)
    return result
  }

  /// Gives a screen all elements so far, with every open one closed, and starts anew.
  ///
  /// - Parameter facts: the screen without its elements.
  public mutating func finish(_ facts: Screen = Screen()) -> Screen {
    while !openElements.isEmpty { close() }
    var screen = facts
    screen.elements = arena
    screen.occurringFlags = occurringFlags
    arena = []
    occurringFlags = []
    return screen
  }
}
