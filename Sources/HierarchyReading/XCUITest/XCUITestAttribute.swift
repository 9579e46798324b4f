/// The attributes of page sources, in the order in which each program writes them.
enum XCUITestAttribute: String, CaseIterable {
  // WebDriverAgent
  case type, value, name, label, enabled, visible, accessible, nativeAccessibilityElement, focused
  case x, y, width, height, index, hittable, placeholderValue, traits, nativeFrame
  case minValue, maxValue, customActions, processId, bundleId
  // UIAutomation
  case dom, valid, hint, path
  // mac2
  case elementType, identifier, title, selected
  // Tools that write `node` for every element and its type as an attribute
  case typeOfNode = "class"
}
