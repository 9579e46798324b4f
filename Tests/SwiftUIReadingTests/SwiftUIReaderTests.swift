import AccessibilityModel
import HierarchyReading
import SourceReading
import SwiftUIReading
import Testing

/// Which views are screens, where their facts are, and what becomes of code that cannot be read.
@Suite struct SwiftUIReaderTests {
  private static let row = """
    import SwiftUI
    struct Row: View { var body: some View { Text("Milk") } }
    """

  @Test func `a view that another one shows is a part of it`() throws {
    let source = try SwiftUISource(
      """
      import SwiftUI
      struct Row: View { var body: some View { Text("Milk") } }
      struct Cart: View { var body: some View { VStack { Row() } } }
      struct Empty: View { var body: some View { Text("Empty") } }
      """)
    #expect(source.hierarchy.screens.map(\.identifier) == ["Cart", "Empty"])
    #expect(source.hierarchy.screens.map(\.number) == [0, 1])
    #expect(source.spoken(on: 0) == ["Milk"])
  }

  @Test(arguments: [
    ("Cart Watch App/Cart.swift", "SwiftUI", true), ("Cart.swift", "WatchKit", true),
    ("Cart TV/Cart.swift", "SwiftUI", true), ("Cart.swift", "TVUIKit", true),
    ("Cart.swift", "SwiftUI", false),
  ])
  func `a screen of a watch or a TV has no targets of a phone and no orientation`(
    _ name: String, _ module: String, _ isOfWatch: Bool
  ) throws {
    let source = try SwiftUISource(
      """
      import \(module)
      struct Cart: View { var body: some View { Text("Milk") } }
      """, named: name)
    var hierarchy = source.hierarchy
    var facts = AppFacts()
    facts.orientations = ["portrait"]
    hierarchy.add(facts)
    let capabilities = hierarchy.screens[0].capabilities
    #expect(
      [capabilities.contains(.targetSizes), capabilities.contains(.appOrientations)]
        == [!isOfWatch, !isOfWatch])
  }

  @Test func `a view that is pushed or presented is a screen`() throws {
    let source = try SwiftUISource(
      """
      import SwiftUI
      struct Cart: View {
        var body: some View {
          NavigationLink("Pay") { Pay() }.sheet(isPresented: $isShown) { Help() }
        }
      }
      struct Pay: View { var body: some View { Text("Pay") } }
      struct Help: View { var body: some View { Text("Help") } }
      """)
    #expect(source.hierarchy.screens.map(\.identifier) == ["Cart", "Pay", "Help"])
    #expect(
      source.hierarchy.screens.map { $0.capabilities.contains(.wholeScreen) }
        == [false, true, true])
  }

  @Test func `a list of screens in a model shows none of them`() throws {
    let source = try SwiftUISource(
      """
      import SwiftUI
      struct Pay: View { var body: some View { Text("Pay") } }
      struct Entry { var screens: [AnyView] { [AnyView(Pay())] } }
      """)
    #expect(source.hierarchy.screens.map(\.identifier) == ["Pay"])
  }

  @Test(arguments: [
    (".navigationDestination(for: Int.self) { screen($0) }", ["Cart", "Pay", "Help"]),
    (".sheet(item: $item) { self.screen($0) }", ["Cart", "Pay", "Help"]),
    (".overlay { screen(1) }", ["Cart"]),
    (".overlay { screen(1) }.sheet(item: $item) { screen($0) }", ["Cart"]),
  ])
  func `the views that a function makes are screens if its callers push or present them`(
    _ modifier: String, _ screens: [String]
  ) throws {
    let source = try SwiftUISource(
      """
      import SwiftUI
      struct Cart: View {
        var body: some View { Text("Cart")\(modifier) }
        @ViewBuilder func screen(_ number: Int) -> some View {
          switch number {
          case 1: Pay()
          default: Help()
          }
        }
      }
      struct Pay: View { var body: some View { Text("Pay") } }
      struct Help: View { var body: some View { Text("Help") } }
      """)
    #expect(
      source.hierarchy.screens.compactMap(\.identifier).filter { !$0.contains("sheet") }
        == screens)
  }

  @Test
  func
    `a row in a list that a pushed property makes is read by itself, and the label of a link is a part`()
    throws
  {
    let source = try SwiftUISource(
      """
      import SwiftUI
      struct Cart: View {
        var body: some View {
          NavigationLink(destination: list) { Text("All") }
          NavigationLink(.settings) { Row() }
        }
        var list: some View { List { Item() } }
      }
      struct Item: View { var body: some View { Text("Milk") } }
      struct Row: View { var body: some View { Text("Settings") } }
      """)
    #expect(source.hierarchy.screens.map(\.identifier) == ["Cart", "Item"])
    #expect(source.spoken == ["All, Button", "Settings, Button"])
  }

  @Test func `modifiers for one platform leave a view as it is`() throws {
    let source = try SwiftUISource(
      body: """
        List { Text("Milk"); Text("Bread") }
          .navigationTitle("Cart")
          #if os(visionOS)
            .ornament { Text("3 items") }
          #endif
          .toolbar { Button("Pay") {} }
        """)
    #expect(source.spoken == ["Cart, Heading", "Pay, Button", "Milk", "Bread"])
  }

  @Test func `the content of a sheet is a screen`() throws {
    let source = try SwiftUISource(
      body: #"Text("Cart").sheet(isPresented: $isShown) { Text("Help") }"#)
    #expect(source.hierarchy.screens.map(\.identifier) == ["CartView", "CartView (sheet)"])
    #expect(source.spoken(on: 1) == ["Help"])
  }

  @Test func `a found file with parts only has no screen, and a named one has`() throws {
    let others = [
      "Cart.swift": "import SwiftUI\nstruct Cart: View { var body: some View { Row() } }"
    ]
    let error = #expect(throws: HierarchyReadingError.self) {
      try SwiftUISource(Self.row, named: "Row.swift", others: others, isNamed: false)
    }
    #expect(error?.emptiness == .shownElsewhere)
    #expect(
      error?.description
        == "Row.swift:1:1: error: found only parts of views in other files; expected a view of its own"
    )
    let named = try SwiftUISource(Self.row, named: "Row.swift", others: others)
    #expect(named.spoken == ["Milk"])
  }

  @Test func `previews are not screens`() throws {
    let source = try SwiftUISource(
      """
      import SwiftUI
      struct Cart: View { var body: some View { Text("Cart") } }
      struct CartPreviews: PreviewProvider { static var previews: some View { Cart() } }
      #Preview { Cart() }
      """)
    #expect(source.hierarchy.screens.map(\.identifier) == ["Cart"])
  }

  @Test func `each element has the line and column of its view`() throws {
    let source = try SwiftUISource(
      """
      import SwiftUI
      struct Cart: View {
        var body: some View {
          VStack {
            Text("Täglich"); Button("Buy") {}
          }
        }
      }
      """)
    let elements = source.hierarchy.screens[0].elements
    #expect(elements.map(\.className) == ["Cart", "VStack", "Text", "Button"])
    #expect(elements.map(\.line) == [2, 4, 5, 5])
    #expect(elements.map(\.column) == [1, 5, 7, 24])
  }

  @Test func `a view of another file is where it is shown`() throws {
    let source = try SwiftUISource(
      "import SwiftUI\nstruct Cart: View { var body: some View { VStack { Row() } } }",
      others: ["Row.swift": Self.row])
    #expect(source.spoken == ["Milk"])
    #expect(source.hierarchy.screens[0].elements.map(\.line) == [2, 2, 2])
    #expect(source.hierarchy.screens[0].elements.map(\.column) == [1, 43, 52])
    #expect(
      source.hierarchy.screens[0].elements.map { $0.details.declaration?.description } == [
        nil, nil, "Row.swift:2",
      ])
  }

  @Test func `a finding in a view of another file names its code`() throws {
    let source = try SwiftUISource(
      """
      import SwiftUI
      struct Cart: View { var body: some View { VStack { Volume() } } }
      """,
      others: [
        "Views/Volume.swift": """
        import SwiftUI
        struct Volume: View {
          @State var level = 0.5
          var body: some View {
            Slider(value: $level)
          }
        }
        """
      ])
    #expect(source.messages(of: "missing-label") == ["Slider in Volume.swift:5 has no label"])
  }

  @Test func `faulty code is a located warning, and the rest is read`() throws {
    let source = try SwiftUISource(
      """
      import SwiftUI
      struct Cart: View { var body: some View { Text("Cart") } }
      struct Broken: View { var body: some View { Text("A" } }
      """)
    #expect(source.spoken == ["Cart"])
    #expect(source.hierarchy.warnings.map(\.line) == [3])
    #expect(source.hierarchy.warnings.map(\.message) == ["found \"}\"; expected \")\""])
  }

  @Test func `unknown modifiers are counted and change nothing`() throws {
    let source = try SwiftUISource(body: #"Text("Cart").sparkles().glow().sparkles()"#)
    #expect(source.spoken == ["Cart"])
    #expect(
      source.hierarchy.warnings.map(\.message)
        == ["2 modifiers are unknown and change nothing: glow, sparkles"])
  }

  @Test func `the content of a view of a library is read, and one without content is left out`()
    throws
  {
    let source = try SwiftUISource(
      body:
        #"PlatformStack { Text("Cart"); Lottie(name: "box"); Button { } label: { period.label(1) } }"#
    )
    #expect(source.spoken == ["Cart", "…, Button"])
    #expect(source.messages(of: "missing-label") == [])
    #expect(
      source.hierarchy.warnings.map(\.message) == [
        "2 views are unknown and left out: Lottie, label"
      ])
  }

  @Test func `a view that shows itself ends with a warning`() throws {
    let source = try SwiftUISource(
      """
      import SwiftUI
      struct Tree: View {
        var body: some View { VStack { Text("Node"); Branch() } }
      }
      struct Branch: View { var body: some View { Tree() } }
      struct Root: View { var body: some View { Tree() } }
      """)
    #expect(source.hierarchy.screens.map(\.identifier) == ["Root"])
    #expect(source.spoken == ["Node"])
    #expect(
      source.hierarchy.warnings.map { "\($0.line): \($0.message)" }
        == ["5: Tree shows itself; its content is left out here"])
  }

  @Test func `code without a view is refused with the reason`() {
    let error = #expect(throws: HierarchyReadingError.self) {
      try SwiftUISource("import SwiftUI\nlet a = 1")
    }
    #expect(
      error?.description == "App.swift:1:1: error: found no SwiftUI view; expected at least one")
    #expect(error?.emptiness == .shownElsewhere)
  }

  @Test(arguments: ["(", "[", "{ "])
  func `code that is nested too deeply is refused`(_ bracket: String) {
    let code = "import SwiftUI\nstruct A: View { var body: some View { "
    let error = #expect(throws: HierarchyReadingError.self) {
      try SwiftUISource(code + String(repeating: bracket, count: 100_000))
    }
    #expect(error?.reason.hasSuffix("; the file is left out") == true)
  }

  @Test func `views that multiply end at a limit`() throws {
    var code = "import SwiftUI\nstruct V0: View { var body: some View { Text(\"A\") } }\n"
    for level in 1...22 {
      code +=
        "struct V\(level): View { var body: some View { VStack { V\(level - 1)(); V\(level - 1)() } } }\n"
    }
    let source = try SwiftUISource(code)
    #expect(source.hierarchy.screens.count == 1)
    #expect(source.hierarchy.screens[0].elements.count < 100_000)
  }

  @Test func `a button whose content is beyond the limit has a name that is not known`() throws {
    var code = """
      import SwiftUI
      struct Row: View { var body: some View { Text("A") } }
      struct P23: View { var body: some View { Button { } label: { Row() } } }
      struct Root: View { var body: some View { P1() } }

      """
    for level in 1...22 {
      code += "struct P\(level): View { var body: some View { P\(level + 1)() } }\n"
    }
    let source = try SwiftUISource(code)
    let buttons = source.hierarchy.screens[0].elements.filter { $0.role == .button }
    #expect(buttons.map(\.label) == ["…"])
    #expect(source.messages(of: "missing-label") == [])
  }

  @Test func `missing data is stated with the way to get it`() throws {
    let screen = try SwiftUISource(body: #"Text("Cart")"#).hierarchy.screens[0]
    #expect(screen.capabilities.isDisjoint(with: [.frames, .constraints]))
    let limitation = screen.limitations.first { $0.capabilities.contains(.frames) }
    #expect(
      limitation?.reason(lacking: .frames) == "the system lays out SwiftUI views on the device")
    #expect(limitation?.remedy == "capture the running app: docs/capture.md")
  }
}
