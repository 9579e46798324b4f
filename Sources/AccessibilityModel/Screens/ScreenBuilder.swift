/// Puts the elements of a screen together in document order.
///
/// `open` and `close` follow the start and end tags of a file; nothing recurses.
public struct ScreenBuilder: Sendable {
  public private(set) var elements: [Element] = []
  private var openElements: [Int32] = []

  public init() {}

  public var depth: Int { openElements.count }
  public var isEmpty: Bool { elements.isEmpty }
  /// The index of the innermost open element.
  public var current: Int? { openElements.last.map(Int.init) }

  /// Adds an element below the innermost open one and opens it.
  ///
  /// - Returns: its index.
  @discardableResult
  public mutating func open(_ element: consuming Element) -> Int {
    let index = elements.count
    element.parent = openElements.last ?? -1
    element.end = Int32(index + 1)
    elements.append(element)
    openElements.append(Int32(index))
    return index
  }

  /// Closes the innermost open element.
  public mutating func close() {
    guard let index = openElements.popLast() else { return }
    elements[Int(index)].end = Int32(elements.count)
  }

  /// Adds an element as the last child of one that is closed and ends where the elements end.
  public mutating func append(_ element: Element, to parent: Int) {
    let index = elements.count
    elements.append(element)
    elements[index].parent = Int32(parent)
    elements[index].end = Int32(index + 1)
    elements[parent].end = Int32(index + 1)
  }

  /// - Returns: the result of the closure.
  @discardableResult public mutating func update<Result>(
    _ index: Int, _ change: (inout Element) -> Result
  ) -> Result {
    change(&elements[index])
  }

  /// Moves all elements so far into a screen, closing every open one, and starts anew.
  ///
  /// - Parameter facts: the screen without its elements.
  public mutating func finish(_ facts: Screen = Screen()) -> Screen {
    while !openElements.isEmpty { close() }
    var screen = facts
    elements.numberSiblings()
    screen.elements = elements
    elements = []
    return screen
  }
}
