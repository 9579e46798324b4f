/// The ways to the elements of a screen from their roots.
///
/// Class names, numbered among siblings of the same class where there are several
/// (`UIView/UIButton[2]`), so that a path is a relative XPath. All numbers are worked out in one
/// walk, since a screen may have 100,000 siblings in a row.
public struct ElementPaths: Sendable {
  /// Of the elements; -1 for a root.
  fileprivate let parents: [Int32]
  /// Of their subtrees.
  fileprivate let ends: [Int32]
  fileprivate let classNumbers: [Int32]
  /// The names of the classes, by their numbers.
  fileprivate let classNames: [String]
  /// For each element, its number among the siblings of its class; 0 for the only one.
  fileprivate let siblingNumbers: [Int32]

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
    var numbers = [Int32](repeating: 0, count: parents.count)
    var counting = SiblingNumbers(classes, ends: ends)
    counting.number(siblingsIn: parents.indices, in: &numbers)
    for index in parents.indices where Int(ends[index]) > index + 2 {
      counting.number(siblingsIn: (index + 1)..<Int(ends[index]), in: &numbers)
    }
    self.parents = parents
    self.ends = ends
    classNumbers = classes.numbers
    classNames = classes.names
    siblingNumbers = numbers
  }

  /// What paths are made of, each with a number for every element.
  public var columns: [[Int32]] { [parents, ends, classNumbers, siblingNumbers] }

  /// The path of an element.
  public func path(of index: Int) -> String {
    var trail = Trail(self)
    return String(decoding: trail.path(of: index), as: UTF8.self)
  }
}

/// Numbers elements among the siblings of their class.
private struct SiblingNumbers {
  private let classNumbers: [Int32]
  private let ends: [Int32]
  /// Of the siblings at hand, how many there are of each class.
  private var counts: [Int32]
  /// The first sibling of each class that there is.
  private var firsts: [Int32]
  /// The classes that there are.
  private var occurring: [Int] = []

  init(_ classes: ElementClasses, ends: [Int32]) {
    classNumbers = classes.numbers
    self.ends = ends
    counts = [Int32](repeating: 0, count: classes.names.count)
    firsts = counts
  }

  /// - Parameters:
  ///   - range: begins with the first sibling and ends with all that is in the last.
  ///   - numbers: of all elements.
  mutating func number(siblingsIn range: Range<Int>, in numbers: inout [Int32]) {
    var index = range.lowerBound
    while index < range.upperBound {
      let number = Int(classNumbers[index])
      counts[number] += 1
      if counts[number] == 1 {
        firsts[number] = Int32(index)
        occurring.append(number)
      } else {
        numbers[Int(firsts[number])] = 1
        numbers[index] = counts[number]
      }
      index = Int(ends[index])
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
      classes = [[UInt8]](repeating: [], count: paths.classNames.count)
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
        steps.append(Place(element: current, end: paths.ends[place]))
        current = paths.parents[place]
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
      let classNumber = Int(paths.classNumbers[element])
      if classes[classNumber].isEmpty { classes[classNumber] += paths.classNames[classNumber].utf8 }
      bytes.append(contentsOf: classes[classNumber])
      let number = paths.siblingNumbers[element]
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
