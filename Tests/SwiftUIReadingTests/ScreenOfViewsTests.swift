import AccessibilityModel
import HierarchyReading
import SourceReading
import SwiftUIReading
import Testing

/// Views of an app that no code leads to.
@Suite struct UnmentionedViewTests {
  private static let app = """
    @main struct Shop: App { var body: some Scene { WindowGroup { Root() } } }
    """
  private static let router = """
    final class Router { func open() { show(Root()) } }
    struct Root: View { var body: some View { Text("A") } }
    """
  private static let preview = "#Preview { Cart() }"

  @Test(arguments: [
    ([app, "struct Root: View { var body: some View { Cart() } }"], false),
    ([app, "struct Root: View { var body: some View { Text(\"A\") } }", preview], true),
    ([app, "struct Old: View { var body: some View { Cart() } }"], true),
    ([app, "final class Router { func open() { show(Cart()) } }"], false),
    ([app, "typealias First = Cart"], false),
    (["struct Root: View { var body: some View { Text(\"A\") } }"], false),
    (["struct Root: View { var body: some View { Text(\"A\") } }", preview], false),
    (["public struct Root: View { public var body: some View { Text(\"A\") } }", preview], true),
    ([router, preview], true),
    ([router, "struct Demo: PreviewProvider { static var previews: some View { Cart() } }"], true),
    (
      [router, "struct Demo: View { var body: some View { Cart() } }", "#Preview { Demo() }"], true
    ),
    (["final class Router { func open() { show(Cart()) } }", preview], false),
  ])
  func `a view that only previews or unused views name is marked`(
    _ files: [String], _ isUnmentioned: Bool
  ) throws {
    let cart = """
      import SwiftUI
      struct Cart: View { var body: some View { Button { } label: { Image("a") } } }
      extension Cart { static let first = Cart() }
      """
    let source = try SwiftUISource(
      cart, others: Dictionary(uniqueKeysWithValues: files.enumerated().map { ("\($0).swift", $1) })
    )
    #expect((source.hierarchy.screens[0].unmentioned != nil) == isUnmentioned)
    #expect(source.findings == ["missing-label 2:43\(isUnmentioned ? " review" : "")"])
  }

  @Test func `a public view is for other modules`() throws {
    let source = try SwiftUISource(
      "import SwiftUI\npublic struct Cart: View { public var body: some View { Text(\"A\") } }",
      others: ["A.swift": Self.app])
    #expect(source.hierarchy.screens[0].unmentioned == nil)
  }
}

/// Files of an app, and the screens in each: their names, and what is spoken on the first.
struct ViewScreenCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let files: [String: String]
  let screens: [String: [String]]

  init(_ description: String, _ files: [String: String], _ screens: [String: [String]]) {
    (testDescription, self.files, self.screens) = (description, files, screens)
  }

  private static let cart = "struct Cart: View { var body: some View { Text(\"Milk\") } }"

  /// Views that another one gets and shows behind a link or in a sheet: they are screens, and not parts of it.
  static let ofParameters = [
    ViewScreenCase(
      "a destination that a card pushes",
      [
        "A.swift": cart,
        "B.swift": """
        struct Shop: View { var body: some View { VStack { Card(title: "Cart", target: Cart()) } } }
        struct Card<Target: View>: View {
          let title: String
          let target: Target
          var body: some View { NavigationLink(destination: target) { Text(title) } }
        }
        """,
      ], ["A.swift": ["Cart: Milk"], "B.swift": ["Shop: Cart, Button"]]),
    ViewScreenCase(
      "a closure whose view a card presents",
      [
        "A.swift": cart,
        "B.swift": """
        struct Shop: View { var body: some View { Card(title: "Cart") { Cart() } } }
        struct Card<Target: View>: View {
          let title: String
          @ViewBuilder let target: () -> Target
          @State var isOpen = false
          var body: some View { Button(title) { isOpen = true }.sheet(isPresented: $isOpen) { target() } }
        }
        """,
      ], ["A.swift": ["Cart: Milk"], "B.swift": ["Shop: Cart, Button", "Shop (sheet): Milk"]]),
    ViewScreenCase(
      "a view that a router of the app gets",
      [
        "A.swift": cart,
        "B.swift": """
        struct Shop: View { var body: some View { Button("Cart") { router.push(Cart()) } } }
        final class Router { func push(_ view: some View) {} }
        """,
      ], ["A.swift": ["Cart: Milk"], "B.swift": ["Shop: Cart, Button"]]),
    ViewScreenCase(
      "a view that a button assigns",
      [
        "A.swift": cart,
        "B.swift":
          "struct Shop: View { var body: some View { Button(\"Cart\") { page = AnyView(Cart()) } } }",
      ], ["A.swift": ["Cart: Milk"], "B.swift": ["Shop: Cart, Button"]]),
    ViewScreenCase(
      "the content of a modifier of a library",
      [
        "A.swift": cart,
        "B.swift":
          "struct Shop: View { var body: some View { Text(\"Bread\").popup(item: $item) { Cart() } } }",
      ], ["A.swift": ["Cart: Milk"], "B.swift": ["Shop: Bread"]]),
    ViewScreenCase(
      "the content of a modifier of the app",
      [
        "A.swift": cart,
        "B.swift": """
        struct Shop: View { var body: some View { Text("Bread").below { Cart() } } }
        extension View {
          func below<C: View>(@ViewBuilder content: () -> C) -> some View { VStack { self; content() } }
        }
        """,
      ], ["B.swift": ["Shop: Bread|Milk"]]),
    ViewScreenCase(
      "a view that a function of the view shows",
      [
        "A.swift": cart,
        "B.swift": """
        struct Shop: View {
          var body: some View { VStack { framed(Cart()) } }
          func framed(_ view: some View) -> some View { view.border(.red) }
        }
        """,
      ], ["B.swift": ["Shop: Milk"]]),
    ViewScreenCase(
      "a view in a property that no code shows",
      [
        "A.swift": cart,
        "B.swift": """
        struct Shop: View {
          var body: some View { Text("Bread") }
          var column: some View { VStack { Cart() } }
        }
        """,
      ], ["A.swift": ["Cart: Milk"], "B.swift": ["Shop: Bread"]]),
    ViewScreenCase(
      "rows of a page behind a link",
      [
        "A.swift": cart,
        "B.swift": """
        struct Shop: View {
          var body: some View { NavigationLink(destination: page, label: { Text("All") }) }
          var page: some View { List { Cart() } }
        }
        """,
      ], ["A.swift": ["Cart: Milk"], "B.swift": ["Shop: All, Button"]]),
    ViewScreenCase(
      "a view in a property that the body shows",
      [
        "A.swift": cart,
        "B.swift": """
        struct Shop: View {
          var body: some View { VStack { column } }
          var column: some View { VStack { Cart() } }
        }
        """,
      ], ["B.swift": ["Shop: Milk"]]),
    ViewScreenCase(
      "a view that a card shows",
      [
        "A.swift": cart,
        "B.swift": """
        struct Shop: View { var body: some View { Card(content: Cart()) } }
        struct Card<Content: View>: View {
          let content: Content
          var body: some View { VStack { content } }
        }
        """,
      ], ["B.swift": ["Shop: Milk"]]),
    ViewScreenCase(
      "a view that a card shows and pushes",
      [
        "A.swift": cart,
        "B.swift": """
        struct Shop: View { var body: some View { Card(content: Cart()) } }
        struct Card<Content: View>: View {
          let content: Content
          var body: some View { VStack { content; NavigationLink("More") { content } } }
        }
        """,
      ], ["B.swift": ["Shop: Milk|More, Button"]]),
  ]

  /// Views that functions outside of types make; each is part of a view only if code of a view leads to the function.
  static let ofFunctions = [
    ViewScreenCase(
      "a function that only code of UIKit calls",
      [
        "A.swift": cart,
        "B.swift": "func make() -> UIViewController { let v = Cart(); return show(v) }",
      ],
      ["A.swift": ["Cart: Milk"]]),
    ViewScreenCase(
      "a function whose view a hosting controller shows",
      [
        "A.swift": cart, "B.swift": "func make() -> some View { Cart() }",
        "C.swift": "class C { func go() { present(UIHostingController(rootView: make())) } }",
      ], ["A.swift": ["Cart: Milk"]]),
    ViewScreenCase(
      "a hosting controller of the app's own",
      [
        "A.swift": cart,
        "B.swift": """
        struct Shop: View {
          var body: some View { Text("Bread") }
          func open() { show(Host(rootView: Cart())) }
        }
        """,
      ], ["A.swift": ["Cart: Milk"], "B.swift": ["Shop: Bread"]]),
    ViewScreenCase(
      "a constant that a hosting controller shows",
      [
        "A.swift": cart,
        "B.swift": """
        struct Shop: View {
          var body: some View { Text("Bread") }
          func open() { let cart = Cart().padding(); show(Host(rootView: cart)) }
        }
        """,
      ], ["A.swift": ["Cart: Milk"], "B.swift": ["Shop: Bread"]]),
    ViewScreenCase(
      "a function that a view calls through another one",
      [
        "A.swift": cart,
        "B.swift": "func make() -> some View { Cart() }\nfunc row() -> some View { make() }",
        "C.swift":
          "struct Shop: View { var body: some View { VStack { Text(\"Bread\"); row() } } }",
      ], ["C.swift": ["Shop: Bread|Milk"]]),
    ViewScreenCase(
      "a function that a view calls and whose view shows it again",
      [
        "A.swift": "struct Cart: View { var body: some View { VStack { Text(\"Milk\"); row() } } }",
        "B.swift": "func row() -> some View { Cart() }",
      ], ["A.swift": ["Cart: Milk"]]),
    ViewScreenCase(
      "a method with the name of a function",
      [
        "A.swift": cart, "B.swift": "func row() -> some View { Cart() }",
        "C.swift":
          "struct Shop: View { var body: some View { row() }; func row() -> some View { Text(\"Bread\") } }",
      ], ["A.swift": ["Cart: Milk"], "C.swift": ["Shop: Bread"]]),
    ViewScreenCase(
      "the view of another target with the name of a part",
      [
        "Phone/Cart.swift": cart,
        "TV/Cart.swift": "struct Cart: View { var body: some View { Text(\"Wine\") } }",
        "TV/Shop.swift":
          "struct Shop: View { var body: some View { VStack { Text(\"Bread\"); Cart() } } }",
      ], ["Phone/Cart.swift": ["Cart: Milk"], "TV/Shop.swift": ["Shop: Bread|Wine"]]),
    ViewScreenCase(
      "a part of a view whose body no file has",
      ["A.swift": cart, "B.swift": "@Drawn struct Shop: View { var row: some View { Cart() } }"],
      ["A.swift": ["Cart: Milk"]]),
  ]

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
      "a body in an extension of a protocol",
      [
        "A.swift": """
        protocol Card: View { var title: String { get } }
        struct Cart: Card { let title = "Milk" }
        struct Shop: View { var body: some View { VStack { Text("Bread"); Cart() } } }
        """,
        "B.swift": "extension Card { var body: some View { Text(title) } }",
      ], ["A.swift": ["Shop: Bread|Milk"]]),
    ViewScreenCase(
      "a body of its own before that of a protocol",
      [
        "A.swift": """
        protocol Card {}
        protocol Tile: Card {}
        extension Card { var body: some View { Text("Bread") }; var name: String { "Milk" } }
        struct Cart: View, Tile { var body: some View { Text(name) } }
        """
      ], ["A.swift": ["Cart: Milk"]]),
    ViewScreenCase(
      "a view whose body no file has",
      ["A.swift": "struct Cart: View { let title = \"Milk\" }"], [:]),
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
      "modifiers and views of the app with names of SwiftUI's",
      [
        "A.swift": """
        extension View {
          func tint(_ color: Theme) -> some View { tint(color.value) }
          func sheet(unwrapping item: Item) -> some View { sheet(isPresented: item.isShown) { Text("Sheet") } }
        }
        struct Form<C: View>: View { let content: C; var body: some View { SwiftUI.Form { content; Text("End") } } }
        struct Cart: View {
          var body: some View { VStack { Text("Milk").tint(.red).sheet(unwrapping: item); Form { Text("Bread") } } }
        }
        """
      ], ["A.swift": ["Cart: Milk|Bread|End", "Cart (sheet): Sheet"]]),
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

/// Views that code shows in place, and the screens of the file.
extension ViewScreenCase {
  static let inPlace = [
    ViewScreenCase(
      "the windows of an app",
      [
        "A.swift": """
        @main struct Shop: App {
          let name = "Milk"
          var body: some Scene {
            WindowGroup { VStack { Text(name) } }
            Settings { Form { Toggle("Offers", isOn: $offers) } }
            MenuBarExtra("Shop", systemImage: "cart") { Button("Open") { open() } }
          }
        }
        """
      ],
      [
        "A.swift": [
          "Shop (window): Milk",
          "Shop (settings): Offers, Switch Button, Off. Double tap to toggle setting.",
          "Shop (menu bar extra): Open, Button",
        ]
      ]),
    ViewScreenCase(
      "a window that shows a view of the app alone",
      [
        "A.swift":
          "@main struct Shop: App { var body: some Scene { WindowGroup { Cart().padding() } } }",
        "B.swift": cart,
      ], ["B.swift": ["Cart: Milk"]]),
    ViewScreenCase(
      "a widget",
      [
        "A.swift": """
        struct Offer: Widget {
          var body: some WidgetConfiguration {
            StaticConfiguration(kind: "k", provider: P()) { entry in Text("Milk") }
          }
        }
        """
      ], ["A.swift": ["Offer (widget): Milk"]]),
    ViewScreenCase(
      "a hosting controller",
      [
        "A.swift": """
        class Shop: UIViewController {
          func show() { present(UIHostingController(rootView: VStack { Text("Milk") })) }
        }
        func make() -> UIViewController { UIHostingController(rootView: Text("Bread")) }
        #Preview { UIHostingController(rootView: Text("Wine")) }
        """
      ], ["A.swift": ["Shop (hosting controller): Milk", "(hosting controller): Bread"]]),
  ]
}

@Suite struct ScreenOfViewsTests {
  @Test(arguments: [
    ("let host = UIHostingController(rootView: Cart()); push(host)", true),
    ("let host = UIHostingController(rootView: Cart()); host.title = name; push(host)", false),
    ("let cart = Cart(); let host = Host(rootView: cart); push(host)", false),
  ])
  func `the title of a bar is missing if no code of UIKit may set it`(
    _ code: String, _ isMissing: Bool
  ) throws {
    let source = try SwiftUISource(
      """
      import SwiftUI
      struct Cart: View {
        var body: some View { List { Text("Milk") }.toolbar { Button("Add") { add() } } }
      }
      class Shop: UIViewController { func open() { \(code) } }
      """)
    #expect(source.findings == (isMissing ? ["screen-without-title 2:1"] : []))
  }

  @Test(arguments: ViewScreenCase.all)
  func `each view of a named file is on a screen of it`(_ test: ViewScreenCase) {
    for name in test.files.keys {
      #expect(test.screens(of: name, isNamed: true) == test.screens[name] ?? [])
    }
  }

  @Test(
    arguments: ViewScreenCase.ofFunctions + ViewScreenCase.ofParameters + ViewScreenCase.inPlace)
  func `each view of a found file is on a screen of it, or part of another`(
    _ test: ViewScreenCase
  ) {
    for name in test.files.keys {
      #expect(test.screens(of: name, isNamed: false) == test.screens[name] ?? [])
    }
  }

  @Test func `a member in another file is named with its own line`() throws {
    let source = try SwiftUISource(
      "import SwiftUI\n\nstruct Cart: View { var body: some View { row } }",
      others: [
        "Rows.swift": """
        import SwiftUI
        extension Cart {
          var row: some View { Text("Milk") }
        }
        """
      ])
    let text = source.hierarchy.screens[0].elements.last
    #expect(text?.label == "Milk")
    #expect(text?.line == 3)
    #expect(text?.details.declaration?.description == "Rows.swift:3")
  }
}
