import AccessibilityModel
import Testing
import Utterances

/// What TalkBack says: name, state, role, hint, and no gesture of VoiceOver's.
struct TalkBackWordingTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var element: Element
    var spoken: String

    init(_ spoken: String, _ role: Role, _ change: (inout Element) -> Void) {
      testDescription = spoken
      self.spoken = spoken
      element = Element(className: "android.view.View", role: role)
      change(&element)
    }
  }

  static let all: [Case] = [
    Case("Buy, Button. Double-tap to activate", .button) {
      ($0.label, $0.traits) = ("Buy", .button)
    },
    Case("Buy, Disabled, Button", .button) {
      ($0.label, $0.traits) = ("Buy", .button)
      $0.flags.remove(.enabled)
    },
    Case("Wi-Fi, On, Switch. Double-tap to toggle", .toggle) {
      ($0.label, $0.value, $0.traits) = ("Wi-Fi", "1", .toggleButton)
    },
    Case("Terms, Not checked, Checkbox. Double-tap to toggle", .checkBox) {
      ($0.label, $0.value, $0.traits) = ("Terms", "0", [.button, .toggleButton])
    },
    Case("Volume, 40%, Slider. Use volume keys to adjust", .slider) {
      ($0.label, $0.value, $0.traits) = ("Volume", "40%", .adjustable)
    },
    Case("Name, Ada, Edit box. Double-tap to edit text", .textField) {
      ($0.label, $0.value, $0.traits) = ("Name", "Ada", .textEntry)
    },
    Case("PIN, 4 characters, Password. Double-tap to edit text", .secureTextField) {
      ($0.label, $0.value, $0.traits) = ("PIN", "1234", [.textEntry, .secureTextField])
    },
    Case("News, Heading", .staticText) { ($0.label, $0.traits) = ("News", .header) },
    Case(
      "Row. Double-tap to activate. Double-tap and hold to long press. Actions available", .cell
    ) {
      $0.label = "Row"
      $0.flags.insert(.respondsToTap)
      $0.details.gestures = [.longPress]
      $0.details.customActions = ["Delete"]
    },
    Case("Home, Selected, Tab. Double-tap to activate", .tab) {
      ($0.label, $0.traits) = ("Home", [.button, .selected])
    },
  ]

  @Test(arguments: all) func `an element is spoken in TalkBack's order`(_ example: Case) {
    var builder = ScreenBuilder()
    builder.open(example.element)
    let said = Describer(wording: .talkback).utterance(
      for: Stop(element: 0), in: builder.finish())
    #expect(said.spoken == example.spoken)
  }
}
