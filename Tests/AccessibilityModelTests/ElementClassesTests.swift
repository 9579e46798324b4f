import AccessibilityModel
import TestSupport
import Testing

@Suite struct ElementClassesTests {
  private func elements(_ names: [String]) -> [Element] {
    names.enumerated().map { place, name in
      Element(className: name, role: place.isMultiple(of: 3) ? .button : .other)
    }
  }

  @Test func `classes are numbered as they occur first, and one is one in any role`() {
    let classes = ElementClasses(elements(["UIView", "UILabel", "UIView", "", "UILabel", "", ""]))
    #expect(classes.names == ["UIView", "UILabel", ""])
    #expect(classes.numbers == [0, 1, 0, 2, 1, 2, 2])
    #expect((0..<7).map(classes.ownCopy.name) == (0..<7).map(classes.name))
    #expect(ElementClasses([]).names.isEmpty)
  }

  @Test func `many classes with names of one length are told apart`() {
    var random = SeededNumbers(seed: 4)
    let names = (0..<3000).map { _ in "View\(Int.random(in: 100..<999, using: &random))" }
    let classes = ElementClasses(elements(names))
    #expect(classes.numbers.map { classes.names[Int($0)] } == names)
    #expect(Set(classes.names).count == classes.names.count)
  }
}
