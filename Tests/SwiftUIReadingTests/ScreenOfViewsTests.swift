import AccessibilityModel
import HierarchyReading
import SourceReading
import SwiftUIReading
import Testing

/// Files of an app, and the screens in each: their names, and what is spoken on the first.
struct ViewScreenCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let files: [String: String]
  let screens: [String: [String]]

  init(_ description: String, _ files: [String: String], _ screens: [String: [String]]) {
    (testDescription, self.files, self.screens) = (description, files, screens)
  }

  static let all = [
    ViewScreenCase(
      "a protocol of the app that refines View",
      [
        "A.swift":
          "protocol Page: View {}\nstruct Cart: Page { var body: some View { Text(\"Milk\") } }"
      ],
      ["A.swift": ["Cart: Milk"]]),
    ViewScreenCase(
      "a protocol that refines one of another file",
      [
        "A.swift": "protocol Page: View {}", "B.swift": "protocol Sheet: Page {}",
        "C.swift": "struct Cart: Sheet { var body: some View { Text(\"Milk\") } }",
      ], ["C.swift": ["Cart: Milk"]]),
    ViewScreenCase(
      "a library's protocol whose body has parameters",
      [
        "A.swift": """
        struct Cart: ConnectedView { func body(props: Props) -> some View { Text("Milk") } }
        """
      ], ["A.swift": ["Cart: Milk"]]),
    ViewScreenCase(
      "a library's protocol of modifiers",
      [
        "A.swift":
          "struct Frame: Decoration { func body(content: Content) -> some View { content } }"
      ],
      [:]),
    ViewScreenCase(
      "views that show each other",
      [
        "A.swift": """
        struct Cart: View { var body: some View { VStack { Text("Milk"); Row() } } }
        struct Row: View { var body: some View { VStack { Text("Bread"); Cart() } } }
        """
      ], ["A.swift": ["Cart: Milk|Bread"]]),
    ViewScreenCase(
      "a view in one of UIKit",
      [
        "A.swift": """
        struct Cart: View { var body: some View { Text("Milk") } }
        struct Box: UIViewRepresentable { func makeUIView(context: Context) -> UIView { host(Cart()) } }
        """
      ], ["A.swift": ["Cart: Milk"]]),
    ViewScreenCase(
      "a view in a list of pages",
      [
        "A.swift": """
        struct Cart: View { var body: some View { Text("Milk") } }
        struct Pages: View { let all = [AnyView(Cart())]; var body: some View { Text("Pages") } }
        """
      ], ["A.swift": ["Cart: Milk", "Pages: Pages"]]),
    ViewScreenCase(
      "views of two targets with one name",
      [
        "Phone/Home.swift": "struct Home: View { var body: some View { Text(\"Phone\") } }",
        "TV/Home.swift": "struct Home: View { var body: some View { Text(\"TV\") } }",
        "TV/Root.swift":
          "struct Root: View { var body: some View { VStack { Text(\"Root\"); Home() } } }",
      ],
      [
        "Phone/Home.swift": ["Home: Phone"], "TV/Home.swift": ["Home: TV"],
        "TV/Root.swift": ["Root: Root|TV"],
      ]
    ),
  ]

  /// The screens of a file, as in ``screens``; none if the file has none.
  func screens(of name: String, isNamed: Bool) -> [String] {
    guard
      let source = try? SwiftUISource(
        files[name] ?? "", named: name, others: files.filter { $0.key != name }, isNamed: isNamed)
    else { return [] }
    return source.hierarchy.screens.indices.map {
      let spoken = source.spoken(on: $0).joined(separator: "|")
      return "\(source.hierarchy.screens[$0].identifier ?? ""): \(spoken)"
    }
  }
}

@Suite struct ScreenOfViewsTests {
  @Test(arguments: ViewScreenCase.all)
  func `each view is on a screen of its file, or part of another`(_ test: ViewScreenCase) {
    for name in test.files.keys {
      #expect(test.screens(of: name, isNamed: true) == test.screens[name] ?? [])
    }
  }
}
