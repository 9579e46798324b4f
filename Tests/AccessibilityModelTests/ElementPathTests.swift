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

  /// One of more classes than are kept in a row, most of them met again.
  private var motley: Screen {
    var builder = ScreenBuilder()
    var numbers = SeededNumbers(seed: 11)
    for _ in 0..<600 {
      let number = Int(numbers.next() % 90)
      if number < 60 {
        builder.open(Element(className: number < 30 ? "View\(number)" : "Größe\(number)"))
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
    for screen in [screen, motley] {
      for index in screen.elements.indices {
        #expect(screen.path(of: index) == path(of: index, in: screen))
      }
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

  @Test func `a trail tells how many bytes of a path are those of the one before`() {
    let screen = screen
    var trail = ElementPaths.Trail(ElementPaths(screen))
    var numbers = SeededNumbers(seed: 2)
    var before: [UInt8] = []
    for index in screen.elements.indices.shuffled(using: &numbers) {
      let path = trail.path(of: index)
      let shared = trail.sharedLength
      #expect(path.prefix(shared) == before.prefix(shared))
      // Whole steps, and all of them.
      let common = zip(steps(before), steps(path)).prefix { $0 == $1 }.map(\.0.count)
      #expect(shared == max(0, common.reduce(0) { $0 + $1 + 1 } - 1))
      before = path
    }
  }

  private func steps(_ path: [UInt8]) -> [ArraySlice<UInt8>] {
    path.split(separator: UInt8(ascii: "/"))
  }

  @Test func `a trail spells numbers of several digits`() {
    var builder = ScreenBuilder()
    for _ in 0..<120 {
      builder.open(Element(className: "UIView"))
      builder.close()
    }
    var trail = ElementPaths.Trail(ElementPaths(builder.finish()))
    for number in [1, 9, 10, 11, 99, 100, 120] {
      #expect(trail.path(of: number - 1) == Array("UIView[\(number)]".utf8))
    }
  }
}
