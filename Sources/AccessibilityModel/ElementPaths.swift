/// The ways to the elements of a screen from their roots.
///
/// Class names, numbered among siblings of the same class where there are several
/// (`UIView/UIButton[2]`), so that a path is a relative XPath. All numbers are worked out in one
/// walk, since a screen may have 100,000 siblings in a row.
public struct ElementPaths: Sendable {
  fileprivate let steps: [Step]
  /// The names of the classes, by their numbers.
  fileprivate let classes: [String]

  /// What a path asks of an element on its way, apart from the element, which is nine times as long.
  fileprivate struct Step {
    var parent: Int32
    /// The end of its subtree.
    var end: Int32
    /// The number of its class.
    var classNumber: Int32
    /// Its number among the siblings of its class; 0 for the only one.
    var siblingNumber: Int32 = 0
  }

  public init(_ screen: Screen) {
    let elements = screen.elements
    self.init(
      ElementClasses(elements), parents: elements.map(\.parent), ends: elements.map(\.end))
  }

  /// - Parameters:
  ///   - classes: of the elements.
  ///   - parents: of the elements; -1 for a root.
  ///   - ends: of their subtrees.
  public init(_ classes: ElementClasses, parents: [Int32], ends: [Int32]) {
    var steps: [Step] = []
    steps.reserveCapacity(parents.count)
    for index in parents.indices {
      steps.append(
        Step(parent: parents[index], end: ends[index], classNumber: classes.numbers[index]))
    }
    var counting = SiblingNumbers(classes: classes.names.count)
    counting.add(to: &steps, siblingsIn: steps.indices)
    for index in steps.indices where steps[index].end > index + 2 {
      counting.add(to: &steps, siblingsIn: (index + 1)..<Int(steps[index].end))
    }
    self.steps = steps
    self.classes = classes.names
  }

  /// The path of an element.
  public func path(of index: Int) -> String {
    var trail = Trail(self)
    return String(decoding: trail.path(of: index), as: UTF8.self)
  }
}

/// Numbers elements among the siblings of their class.
private struct SiblingNumbers {
  /// Of the siblings at hand, how many there are of each class.
  private var counts: [Int32]
  /// The first sibling of each class that there is.
  private var firsts: [Int32]
  /// The classes that there are.
  private var occurring: [Int] = []

  /// - Parameter classes: how many there are.
  init(classes: Int) {
    counts = [Int32](repeating: 0, count: classes)
    firsts = counts
  }

  /// - Parameter range: begins with the first sibling and ends with all that is in the last.
  mutating func add(to steps: inout [ElementPaths.Step], siblingsIn range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      let number = Int(steps[index].classNumber)
      counts[number] += 1
      if counts[number] == 1 {
        firsts[number] = Int32(index)
        occurring.append(number)
      } else {
        steps[Int(firsts[number])].siblingNumber = 1
        steps[index].siblingNumber = counts[number]
      }
      index = Int(steps[index].end)
    }
    for number in occurring { counts[number] = 0 }
    occurring.removeAll(keepingCapacity: true)
  }
}

extension ElementPaths {
  /// Spells paths one after the other, and what one shares with the one before only once.
  public struct Trail: Sendable {
    private let paths: ElementPaths
    /// The names of the classes in UTF-8, by their numbers; empty before they are asked for. A trail has
    /// its own, since each use is counted, and other threads would count the same.
    private var classes: [[UInt8]]
    /// The path of the last element, in UTF-8.
    private var bytes: [UInt8] = []
    /// How many bytes at the beginning of the last path are those of the one before: whole steps.
    public private(set) var sharedLength = 0
    /// The elements on the way to the last one, itself included, with the lengths of their paths.
    private var steps: [Place] = []

    private struct Place {
      var element: Int32
      /// The end of its subtree.
      var end: Int32
      var length: Int32 = 0
    }

    public init(_ paths: ElementPaths) {
      self.paths = paths
      classes = [[UInt8]](repeating: [], count: paths.classes.count)
    }

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
        steps.append(Place(element: current, end: paths.steps[place].end))
        current = paths.steps[place].parent
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
      let classNumber = Int(paths.steps[element].classNumber)
      if classes[classNumber].isEmpty { classes[classNumber] += paths.classes[classNumber].utf8 }
      bytes.append(contentsOf: classes[classNumber])
      let number = paths.steps[element].siblingNumber
      if number > 0 {
        bytes.append(UInt8(ascii: "["))
        spell(number)
        bytes.append(UInt8(ascii: "]"))
      }
      steps[place].length = Int32(bytes.count)
    }

    /// Goes on with a number, without a text of its own.
    private mutating func spell(_ number: Int32) {
      if number >= 10 { spell(number / 10) }
      bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
    }
  }
}
