import AuditRules
import Auditing
import Testing

// Defects of parts that several screens or branches show, and what the system decides.

extension WholeAppTests {
  @Test(arguments: [
    (
      "a text that each screen gives it", "text-contrast", "Text(title).foregroundColor(.yellow)",
      "", ""
    ),
    (
      "the stops of each screen after it", "too-many-stops-without-heading", "Text(\"First\")",
      String(repeating: "Text(\"Word\"); ", count: 30),
      String(repeating: "Text(\"Word\"); ", count: 41)
    ),
  ])
  func `a defect of a part is one on all screens`(
    _ name: String, _ rule: String, _ part: String, _ rest: String, _ other: String
  ) throws {
    let source = try SwiftUISource(
      """
      import SwiftUI
      struct CartView: View {
        var body: some View {
          VStack { Part(title: "Bread"); \(rest) }.navigationTitle("Cart")
        }
      }
      struct ListView: View {
        var body: some View {
          VStack { Part(title: "Wine"); \(other) }.navigationTitle("List")
        }
      }
      """,
      others: [
        "Part.swift":
          "import SwiftUI\nstruct Part: View { let title: String; var body: some View { \(part) } }"
      ])
    let rules = BuiltInRules.all.filter { $0.ownDescription.id == rule }
    let audits = Auditor(rules: rules).audit(source.hierarchy)
    #expect(audits.map(\.findings.count) == [1, 1])
    var causes = RunCauses()
    let firsts = audits.map { $0.causes(&causes, in: "App.swift") }
    #expect(firsts == [[nil], [audits[0].fingerprint(of: audits[0].findings[0])]])
  }

  @Test func `a part of a file that a screen shows in two branches has one defect`() throws {
    let source = try SwiftUISource(
      """
      import SwiftUI
      struct CartView: View {
        @State var isWide = false
        var body: some View {
          if isWide { HStack { swatch; Text("A") } } else { VStack { swatch } }
        }
        var swatch: some View { Button { choose() } label: { Circle() } }
      }
      """)
    let audits = Auditor(rules: BuiltInRules.all.filter { $0.ownDescription.id == "missing-label" })
      .audit(source.hierarchy)
    #expect(audits.map(\.findings.count) == [2])
    var causes = RunCauses()
    #expect(audits[0].causes(&causes, in: "App.swift").map { $0 == nil } == [true, false])
  }

  @Test(arguments: [
    (".foregroundColor(.secondary)", ["text-contrast 11:1"]),
    (".foregroundStyle(.secondary)", []),
    (".foregroundStyle(Color.secondary)", ["text-contrast 11:1"]),
    (".foregroundStyle(.brand)", ["text-contrast 11:1"]),
  ])
  func `a style without its type is the system's, whatever an extension of Color has`(
    _ modifier: String, _ findings: [String]
  ) throws {
    let source = try SwiftUISource(
      """
      import SwiftUI
      extension Color {
        static let secondary = Color(red: 0.9, green: 0.9, blue: 0.9)
      }
      extension ShapeStyle where Self == Color {
        static var brand: Color { Color(red: 0.9, green: 0.9, blue: 0.9) }
      }
      struct CartView: View {
        var body: some View {
          VStack {
      Text("Total").font(.body)\(modifier)
          }.navigationTitle("Cart")
        }
      }
      """)
    #expect(source.findings.filter { $0.hasPrefix("text-contrast") } == findings)
  }

  @Test(arguments: [
    ("import SwiftUI", ["dynamic-type-unsupported 5:1", "role-missing 4:14"]),
    ("import SwiftUI; import WidgetKit", ["dynamic-type-unsupported 5:1 review"]),
    (
      "import SwiftUI; import WidgetKit; let center = WidgetCenter.shared",
      ["dynamic-type-unsupported 5:1", "role-missing 4:14"]
    ),
  ])
  func `the system gives a widget its size, and it has no parts`(
    _ imports: String, _ findings: [String]
  ) throws {
    let source = try SwiftUISource(
      """
      \(imports)
      struct TotalView: View {
        var body: some View {
          VStack { Text("Total").font(.title)
      Text("of all").font(.system(size: 12))
            Text("It is what you spent in this month.")
            Button("Details") { open() }
          }
        }
      }
      """)
    #expect(source.findings == findings)
  }
}
