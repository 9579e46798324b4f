import AccessibilityModel
import Auditing
import Testing

/// A button of a view, and the facts about whether and where it can be pressed.
private struct InspectedViewCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let modifier: String
  let facts: [String]

  private static let unknownSize =
    "minimum size: cannot be checked (nothing in the file fixes its size)"

  static let all = [
    InspectedViewCase(
      testDescription: "a button", modifier: "",
      facts: [
        "presence: on the screen, at an unknown position", "touch target: unknown",
        Self.unknownSize,
      ]),
    InspectedViewCase(
      testDescription: "a disabled button", modifier: ".disabled(true)",
      facts: [
        "enabled: no", "presence: on the screen, at an unknown position", "touch target: unknown",
        Self.unknownSize,
      ]),
    InspectedViewCase(
      testDescription: "a button that a condition disables", modifier: ".disabled(cart.isEmpty)",
      facts: [
        "enabled: at times (code disables it by “cart.isEmpty”)",
        "presence: on the screen, at an unknown position", "touch target: unknown",
        Self.unknownSize,
      ]),
    InspectedViewCase(
      testDescription: "a button that is never disabled", modifier: ".disabled(false)",
      facts: [
        "presence: on the screen, at an unknown position", "touch target: unknown",
        Self.unknownSize,
      ]),
  ]
}

@Suite struct InspectedViewTests {
  @Test(arguments: InspectedViewCase.all)
  fileprivate func `an inspection says whether a view can be pressed`(
    _ example: InspectedViewCase
  ) throws {
    let source = try SwiftUISource(body: "Button(\"Buy\") {}\(example.modifier)")
    let auditor = Auditor(rules: [])
    let audit = try #require(auditor.audit(source.hierarchy).first)
    let index = try #require(audit.screen.elements.firstIndex { $0.role == .button })
    let facts = auditor.inspect(index, in: audit).facts.filter {
      ["enabled", "presence", "touch target", "minimum size"].contains($0.name)
    }
    #expect(
      facts.map { "\($0.name): \($0.value)\($0.reason.map { " (\($0))" } ?? "")" } == example.facts)
  }

  @Test(arguments: [
    ("Button(\"Buy\") {}", "button", "the default of its kind of view"),
    ("Button(\"Buy\") {}.accessibilityAddTraits(.isSelected)", "selected", "stated at App.swift:5"),
  ])
  func `traits of the kind of view are not called stated`(
    _ body: String, _ trait: String, _ reason: String
  ) throws {
    let facts = try facts(of: SwiftUISource(body: body)) { $0.role == .button }
    let traits = try #require(facts.first { $0.name == "traits" })
    #expect(traits.value.contains(trait))
    #expect(traits.reason == reason)
    #expect(!facts.contains { $0.name == "code" })
  }

  /// The stops of a view with two branches and a menu: those that can be on the screen together.
  @Test(arguments: [
    ("Wait", ["stop: 1 of 3 (once it is shown)", "next stop: Menu \"More\" (line 7)"]),
    (
      "Pay",
      [
        "stop: 1 of 4", "next stop: Button \"Buy\" (line 6)",
      ]
    ),
    (
      "Copy",
      [
        "stop: 4 of 5 (once it is shown)", "inside: Menu \"More\" (column 1)",
        "previous stop: Menu \"More\" (column 1)", "next stop: Button \"Last\" (line 8)",
      ]
    ),
  ])
  func `stops are those that can be there together`(_ label: String, _ words: [String]) throws {
    let body =
      "VStack { if isBusy { Text(\"Wait\") } else { Text(\"Pay\")\nButton(\"Buy\") {} }"
      + "\nMenu(\"More\") { Button(\"Copy\") {} }\nButton(\"Last\") {} }"
    let facts = try facts(of: SwiftUISource(body: body)) { $0.label == label }
    let found = facts.filter { $0.name.hasSuffix("stop") || $0.value.hasPrefix("Menu") }
    #expect(found.map(Self.words) == words)
  }

  @Test(arguments: [
    (
      "Image(\"logo\").frame(width: 30, height: 20).onTapGesture { act() }",
      ["name source: the name of its image (it has no label)"]
    ),
    (
      "Image(systemName: \"star\")",
      ["name source: perhaps VoiceOver's name for its symbol"]
    ),
  ])
  func `an image without a label has the name that is spoken`(
    _ body: String, _ words: [String]
  ) throws {
    let facts = try facts(of: SwiftUISource(body: body)) { $0.role == .image }
    #expect(facts.filter { $0.name == "name source" }.map(Self.words) == words)
    let spoken = try #require(facts.first { $0.name == "spoken" }?.reason)
    #expect(spoken.contains("the name of its"))
    #expect(spoken.contains("perhaps") == body.contains("systemName"))
  }

  @Test func `the platform of a view is assumed`() throws {
    let facts = try facts(of: SwiftUISource(body: "Text(\"Pay\")")) { $0.isElement }
    #expect(
      facts.last.map(Self.words)
        == "platform: iOS (assumed, since neither its code nor the project is for the Mac alone)")
  }

  private static func words(_ fact: ElementFact) -> String {
    "\(fact.name): \(fact.value)\(fact.reason.map { " (\($0))" } ?? "")"
  }

  @Test func `a branch that is not shown first has its condition, and is not called a tab`() throws
  {
    let body = "if isBusy { Text(\"Wait\") } else { Text(\"Pay\"); Button(\"Buy\") {} }"
    let facts = try facts(of: SwiftUISource(body: body)) { $0.label == "Wait" }
    let presence = try #require(facts.first { $0.name == "presence" })
    #expect(presence.value == "not on the screen")
    #expect(
      presence.reason?.contains("in a branch or tab of the code that is not shown first") == true)
    #expect(presence.reason?.hasSuffix("shown if “isBusy”") == true)
  }

  @Test(arguments: [
    ("label", ".accessibilityLabel(\"Buy\")"), ("hint", ".accessibilityHint(\"Pays.\")"),
    ("hint", ".help(\"Pays.\")"), ("value", ".accessibilityValue(\"2\")"),
    ("traits", ".accessibilityAddTraits(.isHeader)"),
    ("label", ".accessibility(label: Text(\"Buy\"))"),
  ])
  func `a fact has the line of the modifier that states it`(
    _ name: String, _ modifier: String
  ) throws {
    let body = "Image(\"cart\")\n.padding()\n\(modifier)\n.frame(width: 20)"
    let facts = try facts(of: SwiftUISource(body: body)) { $0.role == .image }
    let fact = try #require(facts.first { $0.name == name })
    #expect(fact.reason == "stated at App.swift:7")
  }

  /// A view, and what an inspection says of the origin of a fact that a variable decides.
  @Test(arguments: [
    ("Toggle(\"Sound\", isOn: $sound)", "value", startsSo),
    ("Toggle(\"Sound\", isOn: $other.sound)", "value", assumed),
    ("Toggle(\"Sound\", isOn: .constant(true))", "value", "stated in the file"),
    ("Stepper(\"Count\", value: $count, in: 1...10)", "value", startsSo),
    ("TextEditor(text: $name)", "value", startsSo),
    ("Image(\"cart\").accessibilityLabel(name)", "label", "stated at App.swift:7; \(startsSo)"),
    ("Image(\"cart\").accessibilityHint(hint)", "hint", "stated at App.swift:7; \(startsSo)"),
    ("Image(\"cart\").accessibilityLabel(\"Cart\")", "label", "stated at App.swift:7"),
  ])
  func `the default of a variable is what the app starts with`(
    _ body: String, _ name: String, _ reason: String
  ) throws {
    let source = try SwiftUISource(
      """
      import SwiftUI
      struct Cart: View {
        @AppStorage("sound") private var sound = true
        @State private var count = 3
        @State private var name = "Ann"
        var hint = "Buys."
        var body: some View { \(body) }
      }
      """)
    let facts = try facts(of: source) { $0.isElement }
    #expect(facts.first { $0.name == name }?.reason == reason)
  }

  private static let startsSo = "what the app starts with, and code may change it"
  private static let assumed = "assumed, since the file does not state what the app starts with"

  @Test func `code for another platform is a part that is not read`() throws {
    let source = try SwiftUISource(
      """
      import SwiftUI
      struct Cart: View {
        var body: some View {
          VStack {
            Text("Cart")
            #if os(watchOS)
            Button("Pay") {}
            #elseif DEBUG
            Button("Log") {}
            #endif
          }
        }
      }
      """)
    #expect(
      source.hierarchy.unreadParts == [
        Hierarchy.UnreadPart(
          lines: 6...7, reason: "in a branch for another platform (#if os(watchOS))")
      ])
  }

  private func facts(
    of source: SwiftUISource, where isWanted: (Element) -> Bool
  ) throws -> [ElementFact] {
    let auditor = Auditor(rules: [])
    let audit = try #require(auditor.audit(source.hierarchy).first)
    let place = audit.screen.elements.firstIndex { isWanted($0) }
    let index = try #require(place)
    return auditor.inspect(index, in: audit).facts
  }
}
