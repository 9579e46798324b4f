import AccessibilityModel
import AuditRules
import Auditing
import Testing

/// Code of the app that the reader follows, and what VoiceOver says of it.
struct FollowedCodeCase: CustomTestStringConvertible, Sendable {
  let name: String
  let body: String
  var members = ""
  var types = ""
  let spoken: [String]

  var testDescription: String { name }

  static let all = [
    FollowedCodeCase(
      name: "a modifier with the name of one of SwiftUI's",
      body: #"VStack { Text("A").padding(8) }.padding(insets: edges).frame(size: 44)"#,
      types: """
        extension View {
          func padding(insets: EdgeInsets) -> some View { padding(.leading, 8).padding(.top, 8) }
          func frame(size: CGFloat) -> some View { frame(width: size, height: size) }
        }
        """, spoken: ["A"]),
    FollowedCodeCase(
      name: "overloads that call each other",
      body: #"row("Milk", 2)"#,
      members: """
        func row(_ title: String, _ count: Int) -> some View { row(title, Text(String(count))) }
        func row(_ title: String, _ value: Text) -> some View { HStack { Text(title); value } }
        """, spoken: ["Milk", "2"]),
    FollowedCodeCase(
      name: "a card in a card",
      body: #"Card { Card { Text("A") } }"#,
      types: """
        struct Card<Content: View>: View {
          @ViewBuilder let content: () -> Content
          var body: some View { VStack { content() } }
        }
        """, spoken: ["A"]),
    FollowedCodeCase(
      name: "a builder whose views a property holds",
      body: #"Field("Name") { TextField("Your name", text: $name) }"#,
      types: """
        struct Field<Control: View>: View {
          let control: Control
          let title: String
          init(_ title: String, @ViewBuilder builder: () -> Control) {
            self.title = title
            self.control = builder()
          }
          var body: some View { VStack { Text(title); control } }
        }
        """, spoken: ["Name", "Your name, Text Field. Double tap to edit."]),
    FollowedCodeCase(
      name: "an initializer in an extension, with a default",
      body: #"Tags(tags: ["a"])"#,
      types: """
        struct Tags<Content: View>: View {
          let action: (() -> Void)?
          let content: () -> Content
          init(tags: [String], action: (() -> Void)?, @ViewBuilder content: @escaping () -> Content) {
            self.action = action
            self.content = content
          }
          var body: some View {
            HStack {
              if let action { Text("Tag").onTapGesture { action() } } else { Text("Tag") }
              content()
            }
          }
        }
        extension Tags where Content == EmptyView {
          init(tags: [String], action: (() -> Void)? = nil) {
            self.init(tags: tags, action: action, content: { EmptyView() })
          }
        }
        """, spoken: ["Tag"]),
    FollowedCodeCase(
      name: "an initializer of one of SwiftUI's views",
      body: #"Label(localized: "Search", symbol: "magnifyingglass")"#,
      types: """
        extension Label where Title == Text, Icon == Image {
          init(localized: LocalizedStringResource, symbol: String) {
            self.init(String(localized: localized), systemImage: symbol)
          }
        }
        """, spoken: ["Search"]),
    FollowedCodeCase(
      name: "a text beside its key",
      body: #"Text(String(localized: "cart.title", defaultValue: "Cart"))"#, spoken: ["Cart"]),
    FollowedCodeCase(
      name: "content of a toolbar in a type of its own",
      body: #"Text("A").toolbar { CartBar() }"#,
      types: """
        struct CartBar: ToolbarContent {
          var body: some ToolbarContent { ToolbarItem { Button("Pay") { pay() } } }
        }
        """, spoken: ["Pay, Button", "A"]),
    FollowedCodeCase(
      name: "another name of a view", body: "CartRow()",
      types: """
        typealias CartRow = Row
        struct Row: View { var body: some View { Text("Milk") } }
        """, spoken: ["Milk"]),
    FollowedCodeCase(
      name: "the title of a link, and not its label",
      body: #"NavigationLink(.settings(.title)) { Text("Page") }"#, spoken: ["…, Button"]),
    FollowedCodeCase(
      name: "the view of a value", body: "VStack { page.view(); layer.root.row }",
      members: "let page: Page\nlet layer: Layer",
      types: """
        struct Layer { var root: Page }
        enum Page {
          case cart, help
          @ViewBuilder func view() -> some View {
            switch self { case .cart: VStack { Text("Cart"); Text("Pay") }; case .help: Text("Help") }
          }
          var row: some View { Text("Row") }
        }
        """, spoken: ["Cart", "Pay", "Row"]),
    FollowedCodeCase(
      name: "properties with an underscore", body: #"Page("Cart") { Text("Milk") }"#,
      types: """
        struct Page<Content: View>: View {
          private var _title: String
          private var _content: Content
          init(_ title: String, @ViewBuilder content: () -> Content) {
            self._title = title
            self._content = content()
          }
          var body: some View { VStack { Text(_title); _content } }
        }
        """, spoken: ["Cart", "Milk"]),
    FollowedCodeCase(
      name: "tabs with views as labels",
      body: #"""
        TabView {
          Tab { Text("A") } label: { Label("Home", systemImage: "house") }
          Tab(role: .search) { Text("B") }
        }
        """#, spoken: ["A", "Selected, Home, Tab, 1 of 2", "Search, Tab, 2 of 2"]),
    FollowedCodeCase(
      name: "columns in parentheses",
      body: #"NavigationSplitView(sidebar: { Text("A") }, detail: { Text("B") })"#,
      spoken: ["A", "B"]),
  ]
}

@Suite struct FollowedCodeTests {
  @Test(arguments: FollowedCodeCase.all)
  func `code of the app is followed to what it shows`(_ test: FollowedCodeCase) throws {
    let source = try SwiftUISource(body: test.body, members: test.members, types: test.types)
    #expect(source.spoken == test.spoken)
    #expect(source.hierarchy.warnings.map(\.message).filter { $0.contains("shows itself") } == [])
  }

  @Test func `two actions that only the app completes are not alike`() throws {
    let source = try SwiftUISource(
      body: #"""
        Text("A").accessibilityAction(named: "@\(author)") {}
          .accessibilityAction(named: "@\(reader)") {}
        """#)
    #expect(source.messages(of: "custom-action-bad") == [])
    #expect(source.hierarchy.screens[0].elements.map(\.customActions).contains(["@…"]))
  }

  @Test(arguments: [
    (#"NavigationLink("Help", destination: HelpView().navigationTitle("Help"))"#, 0),
    (#"NavigationLink("Help") { HelpView().padding().navigationTitle("Help") }"#, 0),
    (#"NavigationLink("Help") { HelpView().padding() }"#, 1),
  ])
  func `a link may give the title`(_ body: String, _ count: Int) throws {
    let source = try SwiftUISource(
      body: "NavigationStack { \(body).navigationTitle(\"Cart\") }",
      types: "struct HelpView: View { var body: some View { Text(\"A\") } }")
    #expect(source.messages(of: "screen-without-title").count == count)
  }

  @Test(arguments: [
    ("static func face(size: CGFloat, weight: Font.Weight = .regular) -> Font {", true),
    ("static func face(size: Int, weight: Font.Weight = .regular) -> Face {", false),
  ])
  func `a font of a function of the app has its size`(_ function: String, _ isHeading: Bool) throws
  {
    let source = try SwiftUISource(
      body: """
        VStack { Text("Trips").font(.face(size: 22, weight: .bold)); Text("A"); Text("B") }
        """,
      types: """
        extension Font { \(function)
          if hasFace { return .custom("Face", size: size) }
          return .system(size: size)
        } }
        """)
    #expect(source.findings == (isHeading ? ["role-missing 5:10 review"] : []))
  }

  @Test func `a font that is only a fallback does not fix the size`() throws {
    let source = try SwiftUISource(
      body: #"VStack { Text("Trips").font(Theme.title()); Text("A"); Text("B") }"#,
      types: """
        enum Theme {
          static let bold = "Face-Bold"
          static func title() -> Font { return face(bold, fallback: .system(size: 24)) }
          static func face(_ name: String, fallback: Font) -> Font {
            if hasFace { return .custom(name, size: 24) }
            return fallback
          }
        }
        """)
    #expect(source.findings == ["role-missing 5:10 review"])
  }

  @Test(arguments: [
    ("PayButton(name: \"Pay\", symbol: \"apple.logo\")", ["Apple logo, Button"]),
    ("PayButton(name: \"Pay\", asset: .google)", ["Button"]),
  ])
  func `an initializer leaves out one of two images`(_ body: String, _ spoken: [String]) throws {
    let source = try SwiftUISource(
      body: body,
      types: """
        struct PayButton: View {
          let asset: ImageResource?
          let symbol: String?
          init(name: String, asset: ImageResource) { self.asset = asset; self.symbol = nil }
          init(name: String, symbol: String) { self.asset = nil; self.symbol = symbol }
          var body: some View {
            Button { } label: {
              if let asset { Image(asset) } else if let symbol { Image(systemName: symbol) }
            }
          }
        }
        """)
    #expect(source.spoken.map { String($0.prefix { $0 != "." }) } == spoken)
  }

  @Test func `a number in a text is open as a whole`() throws {
    let source = try SwiftUISource(body: #"Text("Step \(index + 1)")"#, members: "let index: Int")
    #expect(source.spoken == ["Step …"])
  }

  @Test func `a view that another type holds is not the one with its name alone`() throws {
    let source = try SwiftUISource(
      """
      import SwiftUI
      struct CartView: View { var body: some View { VStack { Title(); Shop.Log() } } }
      """,
      others: [
        "A.swift": """
        extension Shop { struct Log: View { var body: some View { Title() }
          struct Title: View { var body: some View { Text("Changes") } } } }
        """,
        "B.swift": "struct Title: View { var body: some View { Text(\"Cart\") } }",
        "C.swift": "enum Shop {}",
      ])
    #expect(source.spoken == ["Cart", "Changes"])
  }

  @Test func `a tap without an action from any caller is not one`() throws {
    let test = try #require(
      FollowedCodeCase.all.first { $0.name.contains("with a default") })
    let source = try SwiftUISource(body: test.body, types: test.types)
    #expect(source.findings == [])
  }

  /// For each screen, whether each finding of a rule is counted by itself.
  private func counted(_ rule: String, in sources: [(name: String, source: SwiftUISource)])
    -> [[Bool]]
  {
    let rules = BuiltInRules.all.filter { $0.ownDescription.id == rule }
    var causes = RunCauses()
    return sources.flatMap { name, source in
      Auditor(rules: rules).audit(source.hierarchy).map {
        $0.causes(&causes, in: name).map { $0 == nil }
      }
    }
  }

  @Test func `a defect of a part is counted once, however many screens show it`() throws {
    let row = """
      import SwiftUI
      struct Row: View { var body: some View { Button { } label: { Image("art") } } }
      """
    let cart = """
      import SwiftUI
      struct Cart: View { var body: some View { VStack { Row(); Text("A"); Row() } } }
      struct Order: View { var body: some View { VStack { Row(); Button { } label: { Image("b") } } } }
      """
    let shown = try SwiftUISource(cart, named: "Cart.swift", others: ["Row.swift": row])
    let own = try SwiftUISource(row, named: "Row.swift", others: ["Cart.swift": cart])
    #expect(
      counted("missing-label", in: [("Cart.swift", shown), ("Row.swift", own)])
        == [[true, false], [false, true], [false]])
  }
}
