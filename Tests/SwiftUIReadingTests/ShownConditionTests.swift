import AccessibilityModel
import Testing

/// Views in different places of the code whose conditions exclude each other.
struct ShownConditionCase: CustomTestStringConvertible, Sendable {
  let name: String
  let body: String
  var members = ""
  var types = ""
  let spoken: [String]

  var testDescription: String { name }

  static let all = [
    ShownConditionCase(
      name: "an option that the arguments leave out",
      body: "Row(options: [.small, .embedded])",
      types: """
        struct Options: OptionSet {
          let rawValue: Int
          static let wide = Options(rawValue: 1)
          static let small = Options(rawValue: 2)
          static let quiet = Options(rawValue: 4)
          static let embedded: Options = [.quiet]
        }
        struct Row: View {
          let options: Options
          var body: some View {
            VStack {
              Text("A")
              if options.contains(.wide) { Text("Wide"); Text("Wider") } else { Text("Small") }
              if !self.options.contains(.quiet) { Text("Loud") }
            }
          }
        }
        """, spoken: ["A", "Small"]),
    ShownConditionCase(
      name: "a case that the argument is",
      body: "Row(size: .small)",
      types: """
        struct Row: View {
          let size: Size
          var body: some View {
            VStack {
              Text("A")
              if size != .small { Text("B") }
              if size == .large && isNew { Text("C") }
            }
          }
        }
        """, spoken: ["A"]),
    ShownConditionCase(
      name: "a condition and its opposite, in an overlay",
      body: #"VStack { if isEmpty { Text("None") } }.overlay { if !isEmpty { Text("A") } }"#,
      members: "@State var isEmpty = false", spoken: ["None"]),
    ShownConditionCase(
      name: "the side with more content",
      body: """
        if isEmpty { Text("None") }
        if !isEmpty { VStack { Text("A"); Text("B") } }
        """,
      members: "@State var isEmpty = false", spoken: ["A", "B"]),
    ShownConditionCase(
      name: "two values of one property, in properties",
      body: """
        if kind == .film { films }
        if kind == .series { series }
        """,
      members: """
        let kind: Kind
        var films: some View { Text("Film") }
        var series: some View { VStack { Text("Series"); Text("Season") } }
        """, spoken: ["Film"]),
    ShownConditionCase(
      name: "a computed property",
      body: #"VStack { if hasItems { Text("A"); Text("B") }; if items.isEmpty { Text("None") } }"#,
      members: "@State var items: [Int] = []\nvar hasItems: Bool { !items.isEmpty }",
      spoken: ["A", "B"]),
    ShownConditionCase(
      name: "a part of a conjunction",
      body: """
        if isOn && isNew { VStack { Text("A"); Text("B") } }
        if !isOn { Text("Off") }
        """,
      members: "@State var isOn = false\n@State var isNew = false", spoken: ["A", "B"]),
    ShownConditionCase(
      name: "an optional and its absence",
      body: """
        if let item { VStack { Text("A"); Text("B") } }
        if item == nil { Text("None") }
        """,
      members: "@State var item: Int?", spoken: ["A", "B"]),
    ShownConditionCase(
      name: "a case of a switch and one of an if",
      body: """
        switch state { case .done: VStack { Text("A"); Text("B") }; default: Text("Wait") }
        if case .failed = state { Text("Failed") }
        """,
      members: "@State var state = Phase.done", spoken: ["A", "B"]),
    ShownConditionCase(
      name: "another branch of a choice whose first is hidden",
      body: """
        if isEmpty { Text("None") } else { Text("Some") }
        if !isEmpty { VStack { Text("A"); Text("B") } }
        """,
      members: "@State var isEmpty = false", spoken: ["Some", "A", "B"]),
    ShownConditionCase(
      name: "a branch in a view that is there for another one",
      body: """
        if case .done(let value) = state { Button { } label: { summary } } else { summary }
        """,
      members: """
        @State var state = Phase.done
        var summary: some View {
          VStack {
            switch state { case .done: Text("Done"); case .failed: Text("Failed"); Text("Again") }
          }
        }
        """, spoken: ["Done, Button"]),
    ShownConditionCase(
      name: "independent conditions",
      body: """
        if isNew { Text("New") }
        if isRead { Text("Read") }
        """,
      members: "@State var isNew = false\n@State var isRead = false", spoken: ["New", "Read"]),
    ShownConditionCase(
      name: "items of two loops",
      body: """
        ForEach(a) { item in if item.isNew { Text("New") } }
        ForEach(b) { item in if !item.isNew { Text("Old") } }
        """, spoken: ["New", "Old"]),
    ShownConditionCase(
      name: "a tablet", body: #"if idiom == .pad { Text("Pad") } else { Text("Phone") }"#,
      members: "var idiom: UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }",
      spoken: ["Phone"]),
    ShownConditionCase(
      name: "a wide window",
      body: #"if horizontalSizeClass == .regular { Text("Wide") } else { Text("Narrow") }"#,
      members: #"@Environment(\.horizontalSizeClass) var horizontalSizeClass"#, spoken: ["Narrow"]),
    ShownConditionCase(
      name: "flags of two builds",
      body: """
        #if STAGING
          Text("Staging")
        #endif
        #if BETA
          Text("Beta")
        #endif
        """, spoken: ["Staging"]),
    ShownConditionCase(
      name: "code of a debug build",
      body: """
        Text("A")
        #if DEBUG
          Text("Debug")
        #endif
        """, spoken: ["A"]),
    ShownConditionCase(
      name: "code of a Mac",
      body: """
        #if os(macOS) || os(tvOS)
          Text("Mac")
        #else
          Text("Phone")
        #endif
        """, spoken: ["Phone"]),
    ShownConditionCase(
      name: "the first of views of which one fits",
      body: #"ViewThatFits { Text("Long title"); VStack { Text("A"); Text("B") } }"#,
      spoken: ["Long title"]),
  ]
}

@Suite struct ShownConditionTests {
  @Test(arguments: ShownConditionCase.all)
  func `views whose conditions exclude each other are not shown together`(
    _ test: ShownConditionCase
  ) throws {
    let source = try SwiftUISource(body: test.body, members: test.members, types: test.types)
    #expect(source.spoken == test.spoken)
  }

  private static let repeated = [#"Button "Save" shares the label “Save” with another control"#]
  private static let doubted = [#"Button "Save" may share the label “Save” with another control"#]

  @Test(arguments: [
    ("Save(); Save()", repeated),
    ("Save(); if isNew { Save() }", repeated),
    ("if isNew { Save(); Save() }", repeated),
    ("if isNew { Save() }; if isRead { Save() }", doubted),
    ("if isNew { Save() }; if !isNew { Save() }", []),
    ("if isNew { NavigationStack { page } } else { page }", []),
    ("Group { Text(\"A\"); Text(\"B\") }.toolbar { Save() }", []),
  ])
  func `equal labels are sure only if nothing decides that one of them is shown alone`(
    _ body: String, _ messages: [String]
  ) throws {
    let source = try SwiftUISource(
      body: "VStack { \(body.replacing("Save()", with: #"Button("Save") { print("A") }"#)) }",
      members: """
        @State var isNew = false
        @State var isRead = false
        var page: some View { Text("A").toolbar { Button("Save") { save() } } }
        """)
    #expect(source.messages(of: "duplicate-label") == messages)
  }

  @Test func `a control that its own action hides has no state`() throws {
    let source = try SwiftUISource(
      body: #"""
        if !isSearching { Button { isSearching = true } label: { Label("Search", systemImage: "a") } }
        Button { work() } label: { Label("Load", systemImage: isAtWork ? "b" : "c") }
        Button { isOn.toggle() } label: { Label("Star", systemImage: isOn ? "d" : "e") }
        """#,
      members: """
        @State var isSearching = false
        @State var isAtWork = false
        @State var isOn = false
        func work() { isAtWork = true; defer { isAtWork = false }; load() }
        """)
    #expect(
      source.messages(of: "value-missing") == [#"Button "Star" may have no on or off state"#])
  }
}
