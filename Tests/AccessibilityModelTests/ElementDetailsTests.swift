import AccessibilityModel
import Testing

/// Details are read and written as facts of the element, wherever they are stored.
@Suite struct ElementDetailsTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let set: @Sendable (inout Element) -> Void
    let isThere: @Sendable (Element) -> Bool
    let unset: @Sendable (inout Element) -> Void

    var testDescription: String { name }

    init<Value: Equatable & Sendable>(
      _ name: String, _ value: Value, none: Value,
      _ detail: any WritableKeyPath<Element.Details, Value> & Sendable
    ) {
      self.name = name
      set = { $0[dynamicMember: detail] = value }
      isThere = {
        $0[dynamicMember: detail] == value && $0.details[keyPath: detail] == value
      }
      unset = { $0.details[keyPath: detail] = none }
    }
  }

  static let cases = [
    Case("language", "de", none: nil, \.language),
    Case("alpha", 0.5, none: nil, \.alpha),
    Case("customActions", ["Delete"], none: [], \.customActions),
    Case("gestures", [.tap], none: [], \.gestures),
    Case("action", "buy", none: nil, \.action),
    Case("objectID", "a-b", none: nil, \.objectID),
    Case("isOn", true, none: nil, \.isOn),
    Case("isExpanded", false, none: nil, \.isExpanded),
    Case("containerType", .list, none: nil, \.containerType),
    Case("accessibilityFrame", .zero, none: nil, \.accessibilityFrame),
    Case("maximumValue", 3, none: nil, \.maximumValue),
    Case("font", Font(size: 12), none: nil, \.font),
    Case("segue", "next", none: nil, \.segue),
    Case("autoresizing", [], none: nil, \.autoresizing),
    Case("text", "Total", none: nil, \.text),
  ]

  @Test(arguments: cases) func `a detail is asked of the element`(_ detail: Case) {
    var element = Element(className: "UIView")
    #expect(!detail.isThere(element))
    detail.set(&element)
    #expect(detail.isThere(element))
    detail.unset(&element)
    #expect(!detail.isThere(element))
  }

  @Test func `a copy keeps its details when the original changes`() {
    var element = Element(className: "UIButton")
    element.customActions = ["Delete"]
    let copy = element
    element.customActions.append("Move")
    element.backgroundColor = Color(red: 1, green: 0, blue: 0)
    #expect(element.customActions == ["Delete", "Move"])
    #expect(copy.customActions == ["Delete"])
    #expect(copy.backgroundColor == nil)
  }

  @Test func `a hint is independent of the details, whichever is set first`() {
    var element = Element(className: "UIButton")
    element.hint = "Opens the letter."
    element.details.action = "open"
    #expect(element.hint == "Opens the letter.")
    #expect(element.action == "open")
    element.hint = nil
    #expect(element.hint == nil)
    #expect(element.action == "open")
    element.hint = "Closes it."
    element.details = Element.Details()
    #expect(element.hint == "Closes it.")
    #expect(element.action == nil)
  }
}
