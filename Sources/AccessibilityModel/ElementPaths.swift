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
    var steps: [String] = []
    var current: Int? = index
    while let element = current {
      let name = screen.elements[element].className
      steps.append(numbers[element] == 0 ? name : "\(name)[\(numbers[element])]")
      current = screen.parent(of: element)
    }
    return steps.reversed().joined(separator: "/")
  }

  private static func number(
    _ siblings: some Sequence<Int>, in screen: Screen, into numbers: inout [Int32]
  ) {
    var firsts: [String: Int] = [:]
    var counts: [String: Int32] = [:]
    for index in siblings {
      let name = screen.elements[index].className
      let count = (counts[name] ?? 0) + 1
      counts[name] = count
      if count == 1 { firsts[name] = index } else { numbers[index] = count }
    }
    for (name, count) in counts where count > 1 {
      if let first = firsts[name] { numbers[first] = 1 }
    }
  }
}
