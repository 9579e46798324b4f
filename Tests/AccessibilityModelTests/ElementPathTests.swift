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

  /// A tree with more classes in a row than are cached, most of them repeated later.
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

  /// The expected path, step by step.
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

  @Test func `a number may have several digits`() {
    var builder = ScreenBuilder()
    for _ in 0..<120 {
      builder.open(Element(className: "UIView"))
      builder.close()
    }
    let screen = builder.finish()
    for number in [1, 9, 10, 11, 99, 100, 120] {
      #expect(screen.path(of: number - 1) == "UIView[\(number)]")
    }
  }
}
