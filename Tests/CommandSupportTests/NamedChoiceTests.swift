import AccessibilityModel
import CommandSupport
import Testing

@Suite struct NamedChoiceTests {
  @Test func `a choice is told by the names of its cases, without a description for any`() {
    #expect(Idiom.allValueStrings == ["phone", "pad", "tv", "mac"])
    #expect(Idiom.allValueDescriptions == [:])
  }
}
