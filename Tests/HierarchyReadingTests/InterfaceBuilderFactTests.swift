import AccessibilityModel
import HierarchyReading
import TestSupport
import Testing

/// A view of a xib, and a fact about it that no outline shows.
struct InterfaceBuilderFact: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let document: String
  /// The fact about the element with the object id `it`, in words.
  let fact: String

  private static let frame =
    "<rect key=\"frame\" x=\"20\" y=\"20\" width=\"100\" height=\"30\"/>"

  /// A window of the Mac whose content has some views.
  private static func window(_ views: String, _ attributes: String = "") -> String {
    InterfaceBuilderDocument.xib(
      """
      <window title="A" \(attributes) id="w">
        <view key="contentView" id="v">\(frame)<subviews>\(views)</subviews></view>
      </window>
      """, for: .macOS)
  }

  private static func button(_ cell: String, _ connections: String = "") -> String {
    """
    <button id="it">\(frame)<buttonCell key="cell" type="push" title="Go" id="c">\(cell)</buttonCell>\
    \(connections)</button>
    """
  }

  private static let next =
    "<connections><outlet property=\"nextKeyView\" destination=\"b\" id=\"o\"/></connections>"

  static let keys = [
    InterfaceBuilderFact(
      testDescription: "Escape, in Base64",
      document: window(
        button("<string key=\"keyEquivalent\" base64-UTF8=\"YES\">\nGw\n</string>")), fact: "key ⎋"),
    InterfaceBuilderFact(
      testDescription: "Return",
      document: window(button("<string key=\"keyEquivalent\">\r</string>")),
      fact: "key ↩"),
    InterfaceBuilderFact(
      testDescription: "a letter with modifiers",
      document: window(
        button(
          "<modifierMask key=\"keyEquivalentModifierMask\" shift=\"YES\" command=\"YES\"/>"
            + "<string key=\"keyEquivalent\">k</string>")), fact: "key ⇧⌘K"),
    InterfaceBuilderFact(
      testDescription: "a menu item has the Command key",
      document: InterfaceBuilderDocument.xib(
        "<menu id=\"m\"><items><menuItem title=\"Find\" keyEquivalent=\"f\" id=\"it\"/></items></menu>",
        for: .macOS), fact: "key ⌘F"),
    InterfaceBuilderFact(
      testDescription: "a cell that refuses the focus",
      document: window(
        """
        <button id="it">\(frame)<buttonCell key="cell" type="push" title="Go" \
        refusesFirstResponder="YES" id="c"/></button>
        """), fact: "no focus"),
    InterfaceBuilderFact(
      testDescription: "an order that the window keeps",
      document: window(button("", next), "autorecalculatesKeyViewLoop=\"NO\""), fact: "next b"),
    InterfaceBuilderFact(
      testDescription: "an order that the window replaces", document: window(button("", next)),
      fact: ""),
    InterfaceBuilderFact(
      testDescription: "a push button without a key", document: window(button("")), fact: ""),
  ]

  /// A scroll view and its content, with constraints.
  private static func scroller(_ constraints: String) -> String {
    InterfaceBuilderDocument.xib(
      """
      <scrollView id="it">\(frame)
        <subviews><view id="c">\(frame)</view></subviews>
        <constraints>\(constraints)</constraints>
        <viewLayoutGuide key="frameLayoutGuide" id="f"/>
      </scrollView>
      """)
  }

  private static func equal(_ side: String, _ rest: String = "", to item: String = "it") -> String {
    "<constraint firstItem=\"c\" firstAttribute=\"\(side)\" secondItem=\"\(item)\" "
      + "secondAttribute=\"\(side)\" \(rest) id=\"k-\(side)\"/>"
  }

  static let axes = [
    InterfaceBuilderFact(
      testDescription: "content as wide as the scroll view", document: scroller(equal("width")),
      fact: "scrolls vertical"),
    InterfaceBuilderFact(
      testDescription: "content as wide as its visible frame",
      document: scroller(equal("width", to: "f")), fact: "scrolls vertical"),
    InterfaceBuilderFact(
      testDescription: "content as high as the scroll view", document: scroller(equal("height")),
      fact: "scrolls horizontal"),
    InterfaceBuilderFact(
      testDescription: "content of its size", document: scroller(equal("width") + equal("height")),
      fact: ""),
    InterfaceBuilderFact(
      testDescription: "content of twice its width",
      document: scroller(equal("width", "multiplier=\"2\"")), fact: ""),
  ]

  /// A button with actions for some events.
  private static func touched(_ events: String...) -> String {
    let actions = events.map {
      "<action selector=\"go:\" destination=\"-1\" eventType=\"\($0)\" id=\"a-\($0)\"/>"
    }
    return InterfaceBuilderDocument.xib(
      "<button id=\"it\">\(frame)<connections>\(actions.joined())</connections></button>")
  }

  static let touches = [
    InterfaceBuilderFact(
      testDescription: "an action on touch-down", document: touched("touchDown"), fact: "touch-down"
    ),
    InterfaceBuilderFact(
      testDescription: "an action when the touch ends", document: touched("touchUpInside"), fact: ""
    ),
    InterfaceBuilderFact(
      testDescription: "actions for both", document: touched("touchDown", "touchUpInside"), fact: ""
    ),
  ]
}

@Suite struct InterfaceBuilderFactTests {
  @Test(
    arguments: InterfaceBuilderFact.keys + InterfaceBuilderFact.axes + InterfaceBuilderFact.touches)
  func `a file states a fact`(_ test: InterfaceBuilderFact) throws {
    let hierarchy = try HierarchyFormats.read(Array(test.document.utf8), named: "a.xib")
    let element = try #require(
      hierarchy.screens.flatMap(\.elements).first { $0.objectID == "it" })
    #expect(Self.words(for: element) == test.fact)
  }

  private static func words(for element: Element) -> String {
    let keyboard = element.keyboard
    let words = [
      keyboard?.shortcut.map { "key \($0)" }, keyboard?.refusesFocus == true ? "no focus" : nil,
      keyboard?.next.map { "next \($0)" }, element.scrollAxis.map { "scrolls \($0.rawValue)" },
      element.actsOnTouchDown ? "touch-down" : nil,
    ]
    return words.compactMap(\.self).joined(separator: ", ")
  }
}
