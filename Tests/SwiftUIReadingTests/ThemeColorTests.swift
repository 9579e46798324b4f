import AccessibilityModel
import SourceReading
import TestSupport
import Testing

/// The colours of an app's theme.
@Suite struct ThemeColorTests {
  @Test(arguments: [
    ("Color.brand", "extension Color { static let brand = Color(white: 0.2) }", "#333333"),
    (".brand", "extension Color { static var brand = Color(white: 0.2) }", "#333333"),
    (
      ".brand",
      "extension ShapeStyle where Self == Color { static var brand: Color { .init(white: 0.2) } }",
      "#333333"
    ),
    (
      "Color.theme.brand",
      """
      extension Color { static let theme = Palette() }
      struct Palette { let brand = Color(white: 0.2) }
      """, "#333333"
    ),
    (
      "Palette.day.brand",
      """
      struct Palette {
        let brand: Color
        static let day = Palette(brand: Color(white: 0.2))
      }
      """, "#333333"
    ),
    (
      "AppTheme.Colors.brand",
      """
      enum AppTheme { enum Colors { static let brand = base; static let base = Color(white: 0.2) } }
      enum Old { enum Colors { static let brand = Color(white: 0.8) } }
      """, "#333333"
    ),
    (
      "Color(.brand)",
      "extension UIColor { static let brand = UIColor(red: 51 / 255.0, green: 0.2, blue: 0.2, alpha: 1) }",
      "#333333"
    ),
    (
      "Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? .white : .black })", "",
      "#000000, dark #FFFFFF"
    ),
    ("Color(light: .black, dark: .white)", "", "#000000, dark #FFFFFF"),
    ("Color(hue: 0, saturation: 1, brightness: 1)", "", "#FF0000"),
    ("Color.init(hex: \"#ABC\")", "", "#AABBCC"),
    ("Color(hex: 0x1A2B3C, alpha: 0.5)", "", "#1A2B3C at 50.0 %"),
    (
      "Color(hex: \"801A2B3C\")",
      """
      extension Color {
        init(hex: String) {
          let a, r, g, b: UInt64
          (a, r, g, b) = (int >> 24, int >> 16 & 0xFF, int >> 8 & 0xFF, int & 0xFF)
          self.init(red: Double(r) / 255, green: Double(g) / 255, blue: Double(b) / 255, opacity: Double(a) / 255)
        }
      }
      """, "#1A2B3C at 50.0 %"
    ),
    (
      "Color(hex: 0x1A2B3C80)",
      """
      extension Color {
        init(hex: UInt) {
          self.init(
            red: Double(hex >> 24 & 0xFF) / 255, green: Double(hex >> 16 & 0xFF) / 255,
            blue: Double(hex >> 8 & 0xFF) / 255, opacity: Double(hex & 0xFF) / 255)
        }
      }
      """, "#1A2B3C at 50.0 %"
    ),
    (
      "Color(r: 51, g: 51, b: 51)",
      """
      extension Color {
        init(r: Double, g: Double, b: Double) { self.init(red: r / 255, green: g / 255, blue: b / 255) }
      }
      """, "#333333"
    ),
    (
      "Color(ink: 1)",
      """
      extension Color { init(ink _: Int) { self.init(UIColor(white: 0.2, alpha: 1)) } }
      extension Color { init(_ other: UIColor) { self.init(other.lighter) } }
      """, "unknown"
    ),
    (
      "Color(.text)",
      """
      enum Asset { case text }
      extension Color { init(_ asset: Asset) { self.init(UIColor(asset)) } }
      extension UIColor { convenience init(_ asset: Asset) { self.init(white: 0.2, alpha: 1) } }
      """, "#333333"
    ),
    (
      "Color(a: 1)",
      """
      extension Color {
        init(a: Int) { self.init(b: a) }
        init(b: Int) { self.init(a: b) }
      }
      """, "unknown"
    ),
    (
      "Color.from(.text, isDarkMode)",
      """
      enum Part { case text, line }
      extension Color {
        static func from(_ part: Part, _ isDarkMode: Bool) -> Color {
          switch part {
          case .text: return isDarkMode ? .white : .black
          case .line: return .gray
          }
        }
      }
      """, "#000000, dark #FFFFFF"
    ),
    (
      "page(theme)",
      """
      func page(_ theme: Theme) -> Color {
        switch theme.kind { case .light: return .black; case .dark: return .white; case .system: return .gray }
      }
      """, "#000000, dark #FFFFFF"
    ),
    (
      "Look.shared.brand",
      """
      protocol Palette { var brand: Color { get } }
      struct Light: Palette { let brand = Color.black }
      struct Dark: Palette { let brand = Color.white }
      enum Look { static var shared: Palette { make() } }
      """, "#000000, dark #FFFFFF"
    ),
    (
      "Level.high.color",
      """
      enum Level {
        case high, low
        var color: Color { switch self { case .high: .black; case .low: .white } }
      }
      """, "#000000"
    ),
    (
      "Model.shared.color", "class Model { static let shared = Model(); var color = Color.black }",
      "#000000"
    ),
    (
      "Model.shared.color",
      "class Model { static let shared = Model(); @Published var color = Color.black }", "#000000"
    ),
    ("UIColor(named: \"Old\") ?? Color(white: 0.2)", "", "#333333"),
    ("Color.black ?? .white", "", "#000000"),
    (
      "Color.black.opacity(colorScheme == .dark ? 0.2 : 0.5)", "", "#000000 at 50.0 %, dark #000000"
    ),
    (
      "Color(.palette.ink)",
      """
      extension UIColor { static var palette: Palette.Type { Palette.self } }
      enum Palette { static let ink = UIColor(white: 0.2, alpha: 1) }
      """, "#333333"
    ),
    (
      "Helper.ink",
      """
      enum Helper {
        static var ink: Color {
          #if os(iOS)
            return Color(white: 0.2)
          #else
            return Color(NSColor.labelColor)
          #endif
        }
      }
      """, "#333333"
    ),
    (
      "Color(Colors.brand())",
      """
      enum Colors {
        static func brand() -> UIColor { hexString(hex: "#333333") }
        static func hexString(hex: String) -> UIColor { parsed(hex) }
      }
      """, "#333333"
    ),
    (
      "Brand.Colors.text", "enum Theme { enum Colors { static let text = Color.black } }", "unknown"
    ),
  ])
  func `a colour is followed to its value`(
    _ color: String, _ types: String, _ expected: String
  ) throws {
    let source = try SwiftUISource(
      body: #"Text("Total").foregroundStyle(\#(color))"#, types: types)
    let text = try #require(source.hierarchy.screens[0].elements.first { $0.label == "Total" })
    #expect(ViewColorCase.words(.text, of: text) == expected)
  }

  @Test(arguments: [
    (
      "isDue ? Color(white: 0.6) : .black",
      ["Text \"Total\" may have a text contrast of 2.84:1; minimum 4.5:1"]
    ),
    ("shade()", ["Text \"Total\" may have a text contrast of 2.84:1; minimum 4.5:1"]),
    ("isDue ? Color(white: 0.2) : .black", []),
    ("other()", []),
  ])
  func `of the colours that code chooses from, the worst is asked about`(
    _ color: String, _ messages: [String]
  ) throws {
    let source = try SwiftUISource(
      body: #"Text("Total").foregroundStyle(\#(color)).background(.white)"#,
      members: """
        func shade() -> Color {
          if isDue { return Color(white: 0.6) }
          return .black
        }
        """)
    #expect(source.messages(of: "text-contrast") == messages)
  }

  /// Grey on white has 2.84:1.
  @Test(arguments: [
    (
      "a state that code sets", "shade",
      "@State var shade = Color.black; func fail() { shade = Color(white: 0.6) }",
      ""
    ),
    (
      "a state that code chooses for", "shade",
      "@State var shade = Color.black; func fail() { shade = isNew ? Color(white: 0.6) : .black }",
      ""
    ),
    (
      "a gradient",
      "LinearGradient(colors: [.black, Color(white: 0.6)], startPoint: .top, endPoint: .bottom)",
      "", ""
    ),
    ("a gradient of one colour", "Color(white: 0.6).gradient", "", ""),
    (
      "palettes of one protocol", "palette.brand", "let palette: any Palette",
      """
      protocol Palette { var brand: Color { get } }
      struct Day: Palette { let brand = Color(white: 0.6) }
      struct Night: Palette { let brand = Color.black }
      """
    ),
    (
      "values of one type", "Theme.Tokens.brand", "",
      """
      struct Colors { let brand: Color; let line: Color; let page: Color }
      enum Theme {
        static var current: Colors = make(.day)
        static func make(_ day: Day) -> Colors {
          let base = Base.of(day)
          return Colors(brand: base.brand, line: .gray, page: .white)
        }
        enum Tokens { @MainActor static var brand: SwiftUI.Color { Theme.current.brand } }
      }
      enum Base {
        case day, night
        static func of(_ day: Day) -> Base { day.isLight ? .day : .night }
        var brand: Color { switch self { case .day: SwiftUI.Color(white: 0.6); case .night: .black } }
      }
      """
    ),
  ])
  func `a colour with several values is asked about`(
    _ name: String, _ color: String, _ members: String, _ types: String
  ) throws {
    let source = try SwiftUISource(
      body: #"Text("Total").foregroundStyle(\#(color)).background(.white)"#, members: members,
      types: types)
    #expect(
      source.messages(of: "text-contrast")
        == ["Text \"Total\" may have a text contrast of 2.84:1; minimum 4.5:1"])
  }

  @Test(arguments: [
    (#"Button("Total") {}"#, 1), (#"Button { pay() } label: { Text("Total") }"#, 1),
    (#"Button("Total") {}.buttonStyle(.plain)"#, 0),
    (#"Button("Total", role: .destructive) {}"#, 0),
    (#"Text("Total").foregroundStyle(Color.accentColor)"#, 1),
    (#"Text("Total").foregroundStyle(.black)"#, 0),
  ])
  func `the accent colour of an app is that of its buttons`(_ view: String, _ count: Int) throws {
    let folder = try ScratchFolder()
    let path = try folder.write(
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {
        "red": "0.6", "green": "0.6", "blue": "0.6", "alpha": "1"}}}]}
      """, to: "A.xcassets/AccentColor.colorset/Contents.json")
    let source = try SwiftUISource(
      """
      import SwiftUI
      struct CartView: View {
        var body: some View { VStack { \(view) }.background(.white).navigationTitle("Cart") }
      }
      """, colors: AppResources(reading: [path]).colors)
    let messages = source.messages(of: "text-contrast")
    #expect(messages.count == count)
    #expect(messages.allSatisfy { $0.contains("may have a text contrast of 2.84:1") })
  }

  @Test func `letters on a tint of their own have one palette`() throws {
    let source = try SwiftUISource(
      body:
        #"Text("Total").foregroundStyle(palette.brand).background(palette.brand.opacity(0.1)).navigationTitle("Cart")"#,
      members: "let palette: Palette",
      types: """
        protocol Palette { var brand: Color { get } }
        struct Day: Palette { let brand = Color(white: 0.6) }
        struct Night: Palette { let brand = Color.black }
        """)
    let messages = source.messages(of: "text-contrast")
    #expect(messages.count == 1)
    #expect(messages.first?.contains("may have a text contrast of 1.00:1") == true)
  }

  @Test func `a view that is given its colour has the worst of those that code gives it`() throws {
    let source = try SwiftUISource(
      """
      import SwiftUI
      struct BadgeView: View {
        let tintColor: Color
        var body: some View { Text("Total").foregroundStyle(tintColor).background(.white) }
      }
      """,
      others: [
        "Cart.swift": """
        import SwiftUI
        struct CartView: View {
          var body: some View {
            BadgeView(tintColor: .black)
            BadgeView(tintColor: Color(white: 0.6))
          }
        }
        """
      ])
    #expect(
      source.messages(of: "text-contrast")
        == ["Text \"Total\" may have a text contrast of 2.84:1; minimum 4.5:1"])
  }

  @Test(arguments: [
    ("A3A3A3", "Color.A_3_A_3_A_3"), ("EBA72B", ".EBA_72_B"), ("Gray-100", "Color(.gray100)"),
    ("TextSecondary", "Color.textSecondary"), ("MainColor", ".main"), ("Pure/red", ".pureRed"),
    // The folder of an asset is a part of its name.
    ("Pure/red", "Color.Pure.red"),
  ])
  func `the symbol that Xcode makes of the name of an asset stands for it`(
    _ name: String, _ symbol: String
  ) throws {
    let folder = try ScratchFolder()
    let color = """
      {"colors": [{"color": {"color-space": "srgb", "components": {
        "red": "0.2", "green": "0.2", "blue": "0.2", "alpha": "1"}}}]}
      """
    let paths = [
      try folder.write(
        #"{"properties": {"provides-namespace": true}}"#, to: "A.xcassets/Pure/Contents.json"),
      try folder.write(color, to: "A.xcassets/\(name).colorset/Contents.json"),
    ]
    let source = try SwiftUISource(
      """
      import SwiftUI
      struct CartView: View { var body: some View { Text("Total").foregroundStyle(\(symbol)) } }
      """, colors: AppResources(reading: paths).colors)
    let text = try #require(source.hierarchy.screens[0].elements.last)
    #expect(ViewColorCase.words(.text, of: text) == "#333333")
  }

  @Test(arguments: ["Palette.Colors.page", "Color.of(.page)", "page()"])
  func `a colour of the app's own is a layer`(_ layer: String) throws {
    let source = try SwiftUISource(
      body:
        #"ZStack { \#(layer).ignoresSafeArea(); Text("Total") }.font(.system(size: 15, weight: .semibold)).foregroundStyle(Color(white: 0.55))"#,
      members: "func page() -> Color { .white }",
      types: """
        enum Palette { enum Colors { static let page = Color.white } }
        enum Part { case page }
        extension Color { static func of(_ part: Part) -> Color { switch part { case .page: .white } } }
        """)
    #expect(
      source.messages(of: "text-contrast")
        == ["Text \"Total\" has a text contrast of 3.35:1; minimum 4.5:1"])
  }

  @Test func `a style of the app gives the label of a button its colours`() throws {
    let source = try SwiftUISource(
      body: #"Button("Total") {}.buttonStyle(CardStyle(color: Color(white: 0.6)))"#,
      members: """
        struct CardStyle: ButtonStyle {
          let color: Color
          func makeBody(configuration: Configuration) -> some View {
            configuration.label.foregroundStyle(configuration.isPressed ? .red : .white)
              .background(color)
          }
        }
        """)
    #expect(
      source.messages(of: "text-contrast")
        == ["Text \"Total\" has a text contrast of 2.84:1; minimum 4.5:1"])
  }

  @Test(arguments: [
    ("Color(white: 0.3)", []),
    ("Color(white: 0.5)", ["Text \"Total\" has a text contrast of 3.97:1; minimum 4.5:1"]),
  ])
  func `a button has the colours of the state in which it can be used`(
    _ color: String, _ messages: [String]
  ) throws {
    let source = try SwiftUISource(
      body: """
        Button {} label: {
          HStack { Text("Total").font(.headline).foregroundStyle(.white) }
            .background(isBusy ? Color(white: 0.8) : \(color))
        }.disabled(isBusy)
        """)
    #expect(source.messages(of: "text-contrast") == messages)
  }

  @Test func `a private colour of another file has no effect`() throws {
    let source = try SwiftUISource(
      """
      import SwiftUI
      struct CartView: View { var body: some View { Text("Total").foregroundStyle(.teal) } }
      """,
      others: [
        "Widget.swift": "import SwiftUI\nprivate extension Color { static let teal = Color.black }"
      ])
    let text = try #require(source.hierarchy.screens[0].elements.first { $0.label == "Total" })
    #expect(ViewColorCase.words(.text, of: text) == "#30B0C7, dark #40C8E0")
  }

  @Test func `the worst of several backgrounds is asked about`() throws {
    let source = try SwiftUISource(
      body: """
        Button {} label: {
          Text("Total").foregroundStyle(.white).background(RoundedRectangle(cornerRadius: 8).fill(shade()))
        }
        """,
      members: "func shade() -> Color { isValid ? .black : Color(white: 0.6) }")
    #expect(
      source.messages(of: "text-contrast")
        == ["Text \"Total\" may have a text contrast of 2.84:1; minimum 4.5:1"])
  }
}
