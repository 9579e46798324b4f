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
    var numbers = [Int32](repeating: 0, count: screen.elements.count)
    Self.number(screen.roots, in: screen, into: &numbers)
    for index in screen.elements.indices where screen.elements[index].end > index + 2 {
      Self.number(screen.children(of: index), in: screen, into: &numbers)
    }
    self.numbers = numbers
  }

  /// The path of an element.
  public func path(of index: Int) -> String {
    var steps: [Int] = []
    var length = 0
    var current = index
    while current >= 0 {
      steps.append(current)
      length += screen.elements[current].className.utf8.count + 4
      current = Int(screen.elements[current].parent)
    }
    var path = ""
    path.reserveCapacity(length)
    for step in steps.reversed() {
      if !path.isEmpty { path += "/" }
      path += screen.elements[step].className
      guard numbers[step] > 0 else { continue }
      path += "["
      path += String(numbers[step])
      path += "]"
    }
    return path
  }

  private static func number(
    _ siblings: some Sequence<Int>, in screen: Screen, into numbers: inout [Int32]
  ) {
    // Few classes stand side by side, so that they are found faster in a row than in a table.
    var classes: [(first: Int, count: Int32)] = []
    var table: [String: Int] = [:]
    for index in siblings {
      let name = screen.elements[index].className
      let place =
        classes.count <= 8
        ? classes.firstIndex { screen.elements[$0.first].className == name } : table[name]
      guard let place else {
        classes.append((index, 1))
        if classes.count == 9 {
          for (place, known) in classes.enumerated() {
            table[screen.elements[known.first].className] = place
          }
        } else if classes.count > 9 {
          table[name] = classes.count - 1
        }
        continue
      }
      classes[place].count += 1
      numbers[index] = classes[place].count
      if classes[place].count == 2 { numbers[classes[place].first] = 1 }
    }
  }
}
