import AccessibilityModel
import Testing

@testable import HierarchyReading

@Suite struct XCUITestKindTests {
  @Test func `kinds are found by the names of either framework`() {
    #expect(XCUITestKind.named("XCUIElementTypeSecureTextField")?.role == .secureTextField)
    #expect(XCUITestKind.named("XCUIElementTypeDockItem")?.role == .button)
    #expect(XCUITestKind.named("UIAActivityView")?.role == .sheet)
    #expect(XCUITestKind.named("UIAMapView")?.role == .map)
  }

  @Test(arguments: ["XCUIElementTypeMapView", "UIAMap", "Button", "XCUIElementType", "UIA", ""])
  func `other names are of no kind`(_ name: String) {
    #expect(XCUITestKind.named(name) == nil)
  }
}
