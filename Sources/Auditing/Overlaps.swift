internal import AccessibilityModel

/// Which rectangles of many share an area.
///
/// A line goes down the screen and meets each rectangle at its top: those that it has not left yet are
/// all that it can share an area with, and on a screen that people use these are a few.
struct Overlaps {
  /// The numbers of those that share an area with each, and where those of each start.
  private let numbers: [Int]
  private let starts: [Int]

  /// So many side by side, or in a heap, are found faster by their places.
  private static let mostAtOnce = 64

  /// nil where too many rectangles stand on one line.
  init?(of frames: [Rect]) {
    var order = frames.enumerated().map { (top: $1.minY, number: $0) }
    order.sort { ($0.top, $0.number) < ($1.top, $1.number) }
    var pairs: [(Int32, Int32)] = []
    var open: [(number: Int32, frame: Rect)] = []
    for (top, number) in order {
      open.removeAll { $0.frame.maxY <= top }
      guard open.count < Self.mostAtOnce else { return nil }
      let frame = frames[number]
      for other in open where !other.frame.intersection(frame).isNull {
        pairs.append((other.number, Int32(number)))
      }
      open.append((Int32(number), frame))
    }
    self.init(pairs, count: frames.count)
  }

  private init(_ pairs: [(Int32, Int32)], count: Int) {
    var starts = [Int](repeating: 0, count: count + 1)
    for (one, other) in pairs {
      starts[Int(one) + 1] += 1
      starts[Int(other) + 1] += 1
    }
    for number in 0..<count { starts[number + 1] += starts[number] }
    var numbers = [Int](repeating: 0, count: 2 * pairs.count)
    var next = starts
    for (one, other) in pairs {
      numbers[next[Int(one)]] = Int(other)
      numbers[next[Int(other)]] = Int(one)
      next[Int(one)] += 1
      next[Int(other)] += 1
    }
    for number in 0..<count where starts[number + 1] - starts[number] > 1 {
      numbers[starts[number]..<starts[number + 1]].sort()
    }
    (self.numbers, self.starts) = (numbers, starts)
  }

  /// - Parameter near: gives the numbers of those that share an area with one, in ascending order.
  init(count: Int, _ near: (Int) -> [Int]) {
    var numbers: [Int] = []
    var starts = [0]
    for number in 0..<count {
      numbers += near(number)
      starts.append(numbers.count)
    }
    (self.numbers, self.starts) = (numbers, starts)
  }

  /// The numbers of the rectangles that share an area with one, in ascending order.
  subscript(number: Int) -> ArraySlice<Int> { numbers[starts[number]..<starts[number + 1]] }
}
