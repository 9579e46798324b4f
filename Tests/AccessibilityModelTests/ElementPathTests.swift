import AccessibilityModel
import TestSupport
import Testing

@Suite struct ElementPathTests {
  /// A tree of some 200 elements of few classes, the same in every run.
  private var screen: Screen {
    var builder = ScreenBuilder()
    var numbers = SeededNumbers(seed: 7)
    for _ in 0..<200 {
      let number = Int(numbers.next() % 9)
      if number < 6 {
        builder.open(Element(className: ["UIView", "UIButton", "Größe"][number % 3]))
      } else if builder.depth > 0 {
        builder.close()
      }
    }
    return builder.finish()
  }

  /// What a path is, step by step.
  private func path(of index: Int, in screen: Screen) -> String {
    let steps = [index] + screen.ancestors(of: index)
    return steps.reversed().map { step in
      let siblings = screen.parent(of: step).map { Array(screen.children(of: $0)) } ?? screen.roots
      let name = screen.elements[step].className
      let same = siblings.filter { screen.elements[$0].className == name }
      guard same.count > 1, let place = same.firstIndex(of: step) else { return name }
      return "\(name)[\(place + 1)]"
    }.joined(separator: "/")
  }

  @Test func `a path names each class on the way, numbered among its like`() {
    let screen = screen
    let paths = ElementPaths(screen)
    for index in screen.elements.indices {
      #expect(paths.path(of: index) == path(of: index, in: screen))
    }
  }

  @Test func `a trail spells the same paths in any order`() {
    let screen = screen
    let paths = ElementPaths(screen)
    var trail = ElementPaths.Trail(paths)
    var numbers = SeededNumbers(seed: 1)
    let orders = [
      Array(screen.elements.indices), screen.elements.indices.reversed(),
      screen.elements.indices.shuffled(using: &numbers),
    ]
    for index in orders.flatMap({ $0 }) {
      #expect(trail.path(of: index) == Array(paths.path(of: index).utf8))
    }
  }
}
