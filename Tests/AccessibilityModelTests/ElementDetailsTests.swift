import AccessibilityModel
import Testing

/// What an element says of its details by itself, without a look at them.
@Suite struct ElementDetailsTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let groups: Element.Details.Groups
    let set: @Sendable (inout Element) -> Void
    let isThere: @Sendable (Element) -> Bool
    let unset: @Sendable (inout Element) -> Void

    var testDescription: String { name }

    init<Value: Equatable & Sendable>(
      _ name: String, _ groups: Element.Details.Groups, _ value: Value, none: Value,
      _ detail: any WritableKeyPath<Element.Details, Value> & Sendable,
      _ asked: any KeyPath<Element, Value> & Sendable
    ) {
      self.name = name
      self.groups = groups
      set = { $0.details[keyPath: detail] = value }
      isThere = { $0[keyPath: asked] == value }
      unset = { $0.details[keyPath: detail] = none }
    }
  }

  static let cases = [
    Case("language", .language, "de", none: nil, \.language, \.language),
    Case("alpha", .look, 0.5, none: nil, \.alpha, \.alpha),
    Case("customActions", .actions, ["Delete"], none: [], \.customActions, \.customActions),
    Case("gestures", .actions, [.tap], none: [], \.gestures, \.gestures),
    Case("action", .actions, "buy", none: nil, \.action, \.action),
    Case("objectID", .design, "a-b", none: nil, \.objectID, \.objectID),
    Case("isOn", .state, true, none: nil, \.isOn, \.isOn),
    Case("isExpanded", .state, false, none: nil, \.isExpanded, \.isExpanded),
  ]

  @Test(arguments: cases) func `a detail is asked of the element`(_ detail: Case) {
    var element = Element(className: "UIView")
    #expect(!element.has(.any))
    #expect(!detail.isThere(element))
    detail.set(&element)
    #expect(detail.isThere(element))
    for group in Self.groups { #expect(element.has(group) == detail.groups.contains(group)) }
    detail.unset(&element)
    #expect(!element.has(.any))
    #expect(!detail.isThere(element))
  }

  static let groups: [Element.Details.Groups] = [
    .language, .hint, .actions, .design, .access, .state, .look, .behaviour,
  ]

  /// Facts of which few elements have any: their group stays once there is a box for them.
  static let rare: [(String, Element.Details.Groups, @Sendable (inout Element) -> Void)] = [
    ("containerType", .access, { $0.details.containerType = .list }),
    ("accessibilityFrame", .access, { $0.details.accessibilityFrame = .zero }),
    ("maximumValue", .state, { $0.details.maximumValue = 3 }),
    ("font", .look, { $0.details.font = Font(size: 12) }),
    ("segue", .behaviour, { $0.details.segue = "next" }),
    ("autoresizing", .design, { $0.details.autoresizing = [] }),
    ("text", [], { $0.details.text = "Total" }),
  ]

  @Test(arguments: rare.indices) func `facts apart have a group, and texts have none`(_ row: Int) {
    let (_, groups, set) = Self.rare[row]
    var element = Element(className: "UIView")
    set(&element)
    #expect(element.hasDetails)
    for group in Self.groups { #expect(element.has(group) == groups.contains(group)) }
  }

  @Test func `a hint stands beside the details, whatever is set first`() {
    var element = Element(className: "UIButton")
    element.hint = "Opens the letter."
    element.details.action = "open"
    #expect(element.hint == "Opens the letter.")
    #expect(element.action == "open")
    #expect(element.has(.hint) && element.has(.actions))
    element.hint = nil
    #expect(element.hint == nil)
    #expect(element.action == "open")
    #expect(!element.has(.hint) && element.has(.actions))
    element.hint = "Closes it."
    element.details = Element.Details()
    #expect(element.hint == "Closes it.")
    #expect(element.has(.hint) && !element.has(.actions))
  }

  @Test func `a screen knows which flags occur`() {
    var builder = ScreenBuilder()
    var window = Element(className: "UIWindow")
    window.flags = [.enabled]
    builder.open(window)
    var sheet = Element(className: "UIView")
    sheet.flags = [.viewIsModal]
    builder.append(sheet, to: 0)
    var screen = builder.finish()
    #expect(screen.occurringFlags == [.enabled, .viewIsModal])
    #expect(Screen(elements: screen.elements).occurringFlags == [.enabled, .viewIsModal])
    screen.update(1) { $0.flags.insert(.hidden) }
    #expect(screen.occurringFlags == [.enabled, .viewIsModal, .hidden])
    // The next screen begins anew.
    builder.open(window)
    builder.update(0) { $0.flags.insert(.focused) }
    #expect(builder.finish().occurringFlags == [.enabled, .focused])
  }
}
