import AccessibilityModel
import Testing

/// Modifiers that a build condition or a style decides, and texts that an argument decides.
@Suite struct ConditionalModifierTests {
  @Test(arguments: [
    ("#if os(iOS)\n.accessibilityLabel(\"Add\")\n#endif", ["Add, Button"]),
    ("#if os(iOS)\n.accessibilityLabel(\"Add\")\n#endif\n.padding()", ["Add, Button"]),
    (
      "#if os(macOS)\n.accessibilityLabel(\"Insert\")\n#else\n.accessibilityLabel(\"Add\")\n#endif",
      ["Add, Button"]
    ),
    (
      "#if os(macOS)\n.padding()\n#elseif canImport(UIKit)\n.padding()\n.accessibilityLabel(\"Add\")\n#endif",
      ["Add, Button"]
    ),
    (
      "#if os(iOS)\n#if !DEBUG\n.accessibilityLabel(\"Add\")\n#endif\n.padding()\n#endif",
      ["Add, Button"]
    ),
    (
      "#if os(iOS)\n.accessibilityLabel(\"Add\")\n#endif\n#if os(iOS)\n.accessibilityHint(\"Opens a form\")\n#endif",
      ["Add, Button. Opens a form"]
    ),
  ])
  func `modifiers between build conditions count like other code`(
    _ modifiers: String, _ spoken: [String]
  ) throws {
    let source = try SwiftUISource(
      body: "Button { } label: { Image(\"plus\") }\n\(modifiers)")
    #expect(source.spoken == spoken)
    #expect(source.messages(of: "missing-label") == [])
  }

  private static let label = #"Label("Favorite", systemImage: "star")"#

  @Test(arguments: [
    ("Button { } label: { \(label) }.labelStyle(.iconOnly)", 0),
    ("Button { } label: { \(label).labelStyle(.iconOnly) }", 0),
    ("HStack { Button { } label: { \(label) } }.labelStyle(IconOnlyLabelStyle())", 0),
    ("Button(\"Favorite\", systemImage: \"star\") { }.labelStyle(.iconOnly)", 0),
    ("Button { } label: { \(label) }.labelStyle(.titleAndIcon)", 1),
    ("HStack { Button { } label: { \(label).labelStyle(.titleOnly) } }.labelStyle(.iconOnly)", 1),
    ("Button { } label: { \(label); Text(\"Favorite\") }.labelStyle(.iconOnly)", 1),
    ("Button { } label: { \(label) }", 1),
  ])
  func `a style of labels that shows icons alone hides their titles`(
    _ button: String, _ count: Int
  ) throws {
    let source = try SwiftUISource(
      body: "VStack { \(button).accessibilityLabel(\"Remove from list\") }")
    #expect(source.messages(of: "label-in-name").count == count)
    let unnamed = try SwiftUISource(body: "VStack { \(button) }")
    #expect(unnamed.messages(of: "missing-label") == [])
    #expect(unnamed.spoken.first?.hasPrefix("Favorite") == true)
  }

  @Test(arguments: [
    ("let id: ID", #"id.isUnknown ? "Other" : "\(id.number)""#, true),
    ("var isOther = false", #"isOther ? "Other" : "Bus""#, true),
    ("@State private var isOther = true", #"isOther ? "Other" : "Bus""#, false),
    ("let id: ID", #""Other""#, false),
  ])
  func `two views do not share a text that their arguments decide`(
    _ member: String, _ text: String, _ isOpen: Bool
  ) throws {
    let name = member.contains("ID") ? "id" : "isOther"
    let argument = { (value: String) in member.contains("private") ? "" : "\(name): \(value)" }
    let source = try SwiftUISource(
      body: "VStack { Option(\(argument("a"))); Option(\(argument("b"))) }",
      types: """
        struct Option: View {
          \(member)
          var body: some View { Button { choose(\(name)) } label: { Text(\(text)) } }
        }
        """)
    let found = source.findings.filter { $0.hasPrefix("duplicate-label") }
    #expect(found.map { $0.hasSuffix(" review") } == [isOpen])
  }
}
