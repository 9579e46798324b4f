import AccessibilityModel
import Testing

/// Which content a view shows at first, and whether its navigation has a title.
@Suite struct ShownBranchTests {
  @Test(arguments: [
    (#"NavigationStack { Text("A") }"#, 1),
    (#"NavigationStack { Text("A").navigationTitle("Cart") }"#, 0),
    (#"NavigationStack { Text("A").toolbar(.hidden, for: .navigationBar) }"#, 0),
    (#"NavigationStack { Text("A").cartTitle() }"#, 0),
    (#"NavigationStack { Text("A").navigationTitle(isAtTop ? "" : name) }"#, 0),
    (#"NavigationStack { List { Section("Photo") { Text("A") } } }"#, 1),
    (#"NavigationStack { CartPage() }"#, 0),
    (#"NavigationStack { CartPage() }.overlay { Text("B") }"#, 0),
    (#"NavigationStack { VStack { Text("A"); content } }"#, 0),
    (#"NavigationStack { Text("A").toolbar { Button { } label: { Text("Save") } } }"#, 1),
    (#"NavigationStack { VStack { Text("A"); LottieView() } }"#, 1),
    (
      #"NavigationStack { Text("A").toolbar { ToolbarItem(placement: .principal) { Logo() } } }"#, 0
    ),
    ("NavigationStack { Text(\"A\")\n#if os(iOS)\n.navigationTitle(\"Cart\")\n#endif\n}", 0),
    ("NavigationStack { Text(\"A\")\n#if os(macOS)\n.navigationTitle(\"Cart\")\n#endif\n}", 1),
    (
      "NavigationStack { Text(\"A\")\n#if os(macOS)\n.bold()\n#else\n.navigationTitle(\"Cart\")\n#endif\n.padding() }",
      0
    ),
    ("NavigationStack { Text(\"A\")\n#if DEBUG\n.navigationTitle(\"Cart\")\n#endif\n}", 1),
    ("NavigationStack { Text(\"A\")\n#if PRO\n.navigationTitle(\"Cart\")\n#endif\n}", 0),
  ])
  func `a navigation without a title is reported, unless what the source does not show may set one`(
    _ body: String, _ count: Int
  ) throws {
    let source = try SwiftUISource(body: body)
    #expect(
      source.messages(of: "screen-without-title")
        == Array(repeating: "NavigationBar has no title", count: count))
  }

  @Test(arguments: [
    (#"if isLoading { ProgressView() } else { Text("A") }"#, ["A"]),
    (#"if isEmpty { Text("Empty") } else { VStack { Text("A"); Text("B") } }"#, ["A", "B"]),
    (#"if isNew { Text("New") } else { Text("Old") }"#, ["New"]),
    (
      #"Form { if isNew { Section { Text("A") } } else { Section { Text("A"); Text("B") } } }"#,
      ["A", "B"]
    ),
    (
      #"List { if isNew { Group { Text("A") } } else { Group { Text("A"); Text("B") } } }"#,
      ["A", "B"]
    ),
    (
      #"if #available(iOS 26, *) { Text("New") } else { VStack { Text("A"); Text("B") } }"#, ["New"]
    ),
    (#"Part(isShort: true)"#, ["Short"]),
    (#"Part(style: .plain)"#, ["A", "B", "Plain"]),
    (#"Part(title: nil)"#, ["A", "B", "Framed"]),
    (#"Part(title: "Cart")"#, ["A", "B", "Framed", "Cart"]),
  ])
  func `the branch with the most stops is shown, unless arguments decide`(
    _ body: String, _ spoken: [String]
  ) throws {
    let source = try SwiftUISource(
      body: body,
      types: """
        struct Part: View {
          var isShort = false
          var style = Style.framed
          var title: String?
          var body: some View {
            VStack {
              if isShort { Text("Short") } else {
                Text("A")
                Text("B")
                switch style { case .plain: Text("Plain"); case .framed: Text("Framed") }
                if title != nil { Text(title ?? "") }
              }
            }
          }
        }
        """)
    #expect(source.spoken.map { $0 == "…" ? "Cart" : $0 } == spoken)
  }

  @Test(arguments: [
    ("if isOn { Text(\"On\") } else { Text(\"Off\") }", ["Off"]),
    ("if !isOn { Text(\"Off\") } else { Text(\"On\") }", ["Off"]),
    ("if page == .second { Text(\"Second\") } else { Text(\"First\") }", ["First"]),
    ("if page == .first { Text(\"First\") } else { Text(\"Second\") }", ["First"]),
    // The one with more stops is shown all the same.
    ("if isOn { Text(\"On\"); Text(\"More\") } else { Text(\"Off\") }", ["On", "More"]),
    (
      "Group { if isSet { Text(\"On\") } else { Text(\"Off\") } }.onAppear { isSet = load() }",
      ["On"]
    ),
  ])
  func `of branches with equally many stops, the initial value of a state decides`(
    _ body: String, _ spoken: [String]
  ) throws {
    let source = try SwiftUISource(
      body: body,
      members: """
        @State private var isOn = false
        @State private var isSet = false
        @State private var page = Page.first
        func change() { isOn = true; isSet = true; page = .second }
        """)
    #expect(source.spoken == spoken)
  }

  @Test(arguments: [
    ("Part()", ["A", "B"]),
    ("Part(isLoading: .constant(true))", ["Loading"]),
    ("Part(badge: .constant(\"New\"))", ["A", "B", "…"]),
    ("Part(badge: $badge)", ["A", "B", "…"]),
  ])
  func `a binding that never changes decides what is shown`(
    _ body: String, _ spoken: [String]
  ) throws {
    let source = try SwiftUISource(
      body: "VStack { \(body) }", members: "@State var badge = load()",
      types: """
        struct Part: View {
          @Binding var isLoading: Bool
          @Binding var badge: String
          init(
            isLoading: Binding<Bool> = Binding(get: { false }, set: { _ in }),
            badge: Binding<String> = .constant("")
          ) {
            self._isLoading = isLoading
            self._badge = badge
          }
          var body: some View {
            if isLoading { Text("Loading") } else {
              Text("A")
              Text("B")
              if !badge.isEmpty { Text(badge) }
            }
          }
        }
        """)
    #expect(source.spoken == spoken)
  }
}
