import AccessibilityModel
import HierarchyReading
import Testing

/// Code that no app has: it ends in screens or in a reason, and never in a trap or an endless search.
@Suite struct HostileViewTests {
  @Test(arguments: HostileViewCase.all)
  func `hostile code is read to an end`(_ test: HostileViewCase) {
    do throws(HierarchyReadingError) {
      let source = try SwiftUISource(test.code)
      let count = source.hierarchy.screens.map(\.elements.count).reduce(0, +)
      #expect(count <= 60_000)
      // The rules run to an end, too.
      if count <= 1_000 { #expect(source.findings.count <= count * 10) }
      #expect(test.isRead)
    } catch {
      #expect(!test.isRead)
      #expect(error.line >= 1 && !error.reason.isEmpty)
    }
  }
}

struct HostileViewCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let code: String
  /// Whether it has a screen.
  let isRead: Bool

  init(_ description: String, isRead: Bool = true, _ code: String) {
    (testDescription, self.code, self.isRead) = (description, code, isRead)
  }

  /// A view with a body and members.
  private static func view(_ body: String, _ members: String = "") -> String {
    "struct A: View { \(members)\nvar body: some View { \(body)\n} }"
  }

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  static let all = [
    HostileViewCase(
      "constants that refer to each other", view("Text(a)", "let a = b; let b = a")),
    HostileViewCase(
      "optionals that refer to each other",
      view("if let a { Text(a) }; if b != nil { Text(b) }", "let a = b; let b = a")),
    HostileViewCase(
      "colours that refer to each other",
      view("Text(\"A\").foregroundStyle(a)", "var a: Color { b }; var b: Color { a }")),
    HostileViewCase(
      "global views that show each other",
      view("first") + "\nvar first: some View { second }\nvar second: some View { first }"),
    HostileViewCase(
      "a modifier that applies itself",
      view("Text(\"A\").glow()")
        + "\nextension View { func glow() -> some View { self.glow().glow() } }"),
    HostileViewCase(
      "a long chain of modifiers", isRead: false,
      view("Text(\"A\")" + repeated(".padding(1)", 50_000))),
    HostileViewCase(
      "many conditions beside each other",
      view(repeated("if isOn { Text(\"A\") } else { Text(\"B\") }\n", 3_000))),
    HostileViewCase(
      "many branches", isRead: false,
      view("if a { Text(\"A\") }" + repeated(" else if b { Text(\"B\") }", 20_000))),
    HostileViewCase(
      "sizes without bounds",
      view(
        "Button {} label: { Text(\"A\").frame(width: 1e999, height: -9e99).padding(1e308).padding(1e308) }"
      )),
    HostileViewCase(
      "code that ends early", "struct A: View { var body: some View { VStack { if let x = { Text(\""
    ),
    HostileViewCase(
      "a view with the names of SwiftUI",
      view("Text()")
        + "\nstruct Text: View { var body: some View { VStack { Text(); View() } } }"),
    HostileViewCase(
      "nested closures without names",
      view("ForEach(x) { ForEach($0) { ForEach($0) { Text($0); $0; $1.body } } }")),
  ]
}
