import AccessibilityModel
import Testing

@testable import Auditing

@Suite struct SubjectKindsTests {
  @Test func `kinds of stops differ from kinds of elements`() {
    var builder = ScreenBuilder()
    for flags: Element.Flags in [.initial, [.initial, .hidden], [.initial, .respondsToTap]] {
      var element = Element(className: "UIButton", role: .button)
      element.label = "Buy"
      element.flags = flags
      builder.open(element)
      builder.close()
    }
    let screen = builder.finish()
    let stop: ElementKinds = [.all, .stops, .actionable, .controls, .labelled]
    #expect(ElementKinds.ofElements(in: screen) { _ in true } == [stop, [], stop])
    #expect(
      ElementKinds.ofElements(in: screen) { _ in false }
        == [[.all, .actionable], [], [.all, .actionable]])
  }
}
