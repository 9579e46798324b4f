import AccessibilityModel
import HierarchyReading
import TestSupport
import Testing

struct UIAutomatorFieldTests {
  @Test func `any view that holds a password is a field`() throws {
    let source = """
      <hierarchy><node class="android.view.View" text="•••" password="true" enabled="false" \
      bounds="[0,0][900,144]"/></hierarchy>
      """
    let field = try #require(try Screen(reading: source).elements.first)
    #expect(field.role == .secureTextField)
    #expect(field.traits == [.textEntry, .secureTextField, .notEnabled])
    #expect(field.label == nil)
    #expect(field.value == "•••")
  }
}
