/// The ways to the elements of a screen from their roots.
///
/// Class names, numbered among siblings of the same class where there are several
/// (`UIView/UIButton[2]`), so that a path is a relative XPath. All numbers are worked out in one
/// walk, since a screen may have 100,000 siblings in a row.
public struct ElementPaths: Sendable {
  private let screen: Screen
  /// For each element, its number among the siblings of its class; 0 for the only one.
  private let numbers: [Int32]

  public init(_ screen: Screen) {
    self.screen = screen
    var counting = SiblingNumbers(screen)
    counting.add(screen.roots)
    for index in screen.elements.indices where screen.elements[index].end > index + 2 {
      counting.add(screen.children(of: index))
    }
    numbers = counting.numbers
  }

  /// The path of an element.
  public func path(of index: Int) -> String {
    var trail = Trail(self)
    return String(decoding: trail.path(of: index), as: UTF8.self)
  }
}

/// Numbers elements among the siblings of their class.
private struct SiblingNumbers {
  private let elements: [Element]
  /// 0 for an element that is the only one of its class.
  private(set) var numbers: [Int32]
  /// The classes of the siblings at hand, each by its first element.
  private var classes: [(first: Int, count: Int32)] = []
  /// Where each of them stands; empty while they are few.
  private var table: [String: Int] = [:]

  /// Few classes stand side by side, so that they are found faster in a row than in a table.
  private static let rowLength = 8

  init(_ screen: Screen) {
    elements = screen.elements
    numbers = [Int32](repeating: 0, count: elements.count)
  }

  mutating func add(_ siblings: some Sequence<Int>) {
    classes.removeAll(keepingCapacity: true)
    if !table.isEmpty { table.removeAll() }
    for index in siblings {
      if let place = place(ofClassAt: index) {
        classes[place].count += 1
        numbers[index] = classes[place].count
        if classes[place].count == 2 { numbers[classes[place].first] = 1 }
      } else {
        classes.append((index, 1))
        fillTable()
      }
    }
  }

  private func place(ofClassAt index: Int) -> Int? {
    guard table.isEmpty else { return table[elements[index].className] }
    for place in classes.indices
    where elements[classes[place].first].className == elements[index].className {
      return place
    }
    return nil
  }

  private mutating func fillTable() {
    guard classes.count > Self.rowLength else { return }
    for place in table.count..<classes.count {
      table[elements[classes[place].first].className] = place
    }
  }
}

extension ElementPaths {
  /// Spells paths one after the other, and what one shares with the one before only once.
  public struct Trail: Sendable {
    private let paths: ElementPaths
    /// The path of the last element, in UTF-8.
    private var bytes: [UInt8] = []
    /// How many bytes at the beginning of the last path are those of the one before: whole steps.
    public private(set) var sharedLength = 0
    /// The elements on the way to the last one, itself included, with the lengths of their paths.
    private var steps: [Step] = []

    private struct Step {
      var element: Int32
      /// The end of its subtree.
      var end: Int32
      var length: Int32 = 0
    }

    public init(_ paths: ElementPaths) { self.paths = paths }

    /// The path of an element, in UTF-8.
    public mutating func path(of index: Int) -> [UInt8] {
      let index = Int32(index)
      while let last = steps.last, index < last.element || index >= last.end {
        steps.removeLast()
      }
      let shared = steps.last?.element ?? -1
      sharedLength = Int(steps.last?.length ?? 0)
      bytes.removeLast(bytes.count - sharedLength)
      let first = steps.count
      climb(from: index, to: shared)
      for place in first..<steps.count { spell(place) }
      return bytes
    }

    /// Adds the steps on the way from an element up to one around it, in the order of the path.
    private mutating func climb(from index: Int32, to shared: Int32) {
      var low = steps.count
      var current = index
      while current >= 0, current != shared {
        let place = Int(current)
        steps.append(Step(element: current, end: paths.screen.elements[place].end))
        current = paths.screen.elements[place].parent
      }
      var high = steps.count - 1
      while low < high {
        steps.swapAt(low, high)
        low += 1
        high -= 1
      }
    }

    private mutating func spell(_ place: Int) {
      let element = Int(steps[place].element)
      if !bytes.isEmpty { bytes.append(UInt8(ascii: "/")) }
      bytes.append(contentsOf: paths.screen.elements[element].className.utf8)
      let number = paths.numbers[element]
      if number > 0 {
        bytes.append(UInt8(ascii: "["))
        spell(number)
        bytes.append(UInt8(ascii: "]"))
      }
      steps[place].length = Int32(bytes.count)
    }

    /// Goes on with a number, which costs a text of its own where it has several digits.
    private mutating func spell(_ number: Int32) {
      if number < 10 {
        bytes.append(UInt8(ascii: "0") + UInt8(number))
      } else {
        bytes.append(contentsOf: String(number).utf8)
      }
    }
  }
}
