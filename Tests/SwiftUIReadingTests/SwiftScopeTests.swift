import AccessibilityModel
import AuditRules
import Auditing
import HierarchyReading
import SwiftUIReading
import Testing

/// Which declaration of the app the code of a view means (Swift's rules of access).
struct SwiftScopeCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let body: String
  let others: [String: String]
  let spoken: [String]

  init(_ description: String, _ body: String, others: [String: String], spoken: [String]) {
    testDescription = description
    (self.body, self.others, self.spoken) = (body, others, spoken)
  }

  static let all = [
    SwiftScopeCase(
      "a modifier of the private extension of another file", #"Text("A").framed()"#,
      others: ["B.swift": "private extension View { func framed() -> some View { Text(\"B\") } }"],
      spoken: ["A"]),
    SwiftScopeCase(
      "a private modifier of another file, and one for all files", #"Text("A").framed()"#,
      others: [
        "B.swift": "extension View { private func framed() -> some View { Text(\"B\") } }",
        "C.swift": "extension View { func framed() -> some View { VStack { self; Text(\"C\") } } }",
      ], spoken: ["A", "C"]),
    SwiftScopeCase(
      "a private function of another file", #"VStack { Text("A"); header() }"#,
      others: [
        "B.swift": "private func header() -> some View { Text(\"B\") }",
        "C.swift": "func header() -> some View { Text(\"C\") }",
      ], spoken: ["A", "C"]),
    SwiftScopeCase(
      "a private constant of another file", "VStack { Text(\"A\"); Text(title) }",
      others: ["B.swift": "private let title = \"B\"", "C.swift": "let title = \"C\""],
      spoken: ["A", "C"]),
    SwiftScopeCase(
      "a private method that another file has for a type of the same name",
      "VStack { Text(\"A\"); note() }",
      others: [
        "B.swift": """
        enum Home { struct CartView { private func note() -> some View { Text("B") } } }
        extension CartView { func note() -> some View { Text("C") } }
        """
      ], spoken: ["A", "C"]),
    SwiftScopeCase(
      "a property that an extension of all views has", #"Text("A").framed"#,
      others: [
        "B.swift": """
        extension View { var framed: some View { VStack { self; Text("B") } } }
        """
      ], spoken: ["A", "B"]),
    SwiftScopeCase(
      "a shape of the app's own in a modifier", #"Text("A").outlined()"#,
      others: [
        "B.swift": """
        struct Edge: Shape { func path(in rect: CGRect) -> Path { Path(rect) } }
        extension View {
          func outlined() -> some View { clipShape(Edge()).background(Edge().stroke(.red)) }
        }
        """
      ], spoken: ["A"]),
    SwiftScopeCase(
      "the view that a value of a loop has",
      "ForEach(kinds, id: \\.self) { kind in kind.icon }",
      others: [
        "B.swift": """
        enum Kind { case food; var icon: some View { Text("Food") } }
        extension CartView { var kinds: [Kind] { [] } }
        """
      ], spoken: ["Food"]),
  ]
}

@Suite struct SwiftScopeTests {
  @Test(arguments: SwiftScopeCase.all)
  func `a name means what Swift's rules of access say`(_ test: SwiftScopeCase) throws {
    let source = try SwiftUISource(
      "import SwiftUI\nstruct CartView: View { var body: some View { \(test.body) } }",
      others: test.others.mapValues { "import SwiftUI\n\($0)" })
    #expect(source.spoken == test.spoken)
  }

  @Test(arguments: [
    ("import SwiftUI", true), ("import XCTest\nimport SwiftUI", false),
    ("import SwiftUI\nimport Testing", false),
  ])
  func `the views of tests are not screens`(_ imports: String, _ isOne: Bool) {
    let code = "\(imports)\nstruct Host: View { var body: some View { Text(\"A\") } }"
    #expect(SwiftUIReader.mayHaveScreens(Array(code.utf8), named: "A.swift") == isOne)
  }
}

/// The views of an app for the Mac.
@Suite struct MacViewTests {
  @Test(arguments: [
    (Idiom.phone, ["dynamic-type-unsupported", "screen-without-title"]), (.mac, []),
  ])
  func `a Mac has no Dynamic Type and no navigation bar`(
    _ idiom: Idiom, _ rules: [String]
  ) throws {
    let code = """
      import SwiftUI
      struct Host: View {
        var body: some View {
          NavigationStack { List { Text("A").font(.system(size: 12)); Text("B") } }
        }
      }
      """
    let hierarchy = try SwiftUIReader(
      Array(code.utf8), named: "A.swift", in: SwiftUIProject([])
    ).hierarchy(isNamed: true, options: ReadingOptions(idiom: idiom, language: "en"))
    let found = Auditor(rules: BuiltInRules.all).audit(hierarchy).flatMap(\.findings)
    let names = Set(found.map(\.rule.id)).intersection([
      "dynamic-type-unsupported", "screen-without-title",
    ])
    #expect(names.sorted() == rules)
  }
}
