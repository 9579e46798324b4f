import SourceReading
import Testing

struct ObjectiveCSettingTests {
  @Test(
    arguments: ObjectiveCSettingCase.objects + ObjectiveCSettingCase.forms
      + ObjectiveCSettingCase.values)
  func `what statements set is learnt`(_ test: ObjectiveCSettingCase) {
    let source = """
      @implementation Page
      - (void)show:(PriceCell *)cell for:(id)item {
      \(test.body)
      }
      @end
      """
    let facts = ObjectiveCSourceReader.read(Array(source.utf8), file: "Page.m")
    #expect(
      facts.settings.map(\.outline).map { outline in
        let words = outline.split(separator: " ", omittingEmptySubsequences: false)
        return words.dropFirst().dropLast(2).joined(separator: " ")
      } == test.settings)
    #expect(facts.settings.allSatisfy { $0.scope.outline == "Page.show" })
    #expect(facts.warnings == [])
  }
}
