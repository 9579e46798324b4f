import AccessibilityModel
import Testing

@testable import Auditing

@Suite struct ClassifiedElementsTests {
  @Test func `what stops are is told apart from what elements are`() {
    var builder = ScreenBuilder()
    for flags: Element.Flags in [.initial, [.initial, .hidden], [.initial, .respondsToTap]] {
      var element = Element(className: "UIButton", role: .button)
      element.label = "Buy"
      element.flags = flags
      builder.open(element)
      builder.close()
    }
    let elements = ClassifiedElements(builder.finish())
    let stops = elements.kinds([0, 1, 2])
    #expect(stops[0] == [.all, .stops, .actionable, .controls, .labelled])
    #expect(stops[1] == [])
    #expect(elements.kinds([-1, -1, -1]) == [[.all, .actionable], [], [.all, .actionable]])
    #expect(elements.cues[2].contains(.respondsToTap))
    #expect(!elements.cues[0].contains(.respondsToTap))
  }
}
