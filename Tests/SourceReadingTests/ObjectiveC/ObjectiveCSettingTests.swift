import SourceReading
import Testing

struct ObjectiveCSettingTests {
  @Test(
    arguments: ObjectiveCSettingCase.objects + ObjectiveCSettingCase.forms
      + ObjectiveCSettingCase.values)
  func `settings in statements are recorded`(_ test: ObjectiveCSettingCase) {
    let source = """
      @implementation Page
      - (void)show:(PriceCell *)cell for:(id)item {
      \(test.body)
      }
      @end
      """
    let facts = ObjectiveCSourceReader.read(Array(source.utf8), file: "Page.m")
    #expect(
      facts.settings.map { $0.line.drop { $0 != " " }.dropFirst() }.map(String.init)
        == test.settings)
    #expect(facts.settings.allSatisfy { $0.scope.words == "Page.show" })
    #expect(facts.warnings == [])
  }
}
