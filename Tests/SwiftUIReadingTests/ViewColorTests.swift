import AccessibilityModel
import SourceReading
import TestSupport
import Testing

/// The colours of texts, symbols and backgrounds that a view states.
@Suite struct ViewColorTests {
  @Test(arguments: ViewColorCase.all)
  func `a colour is read where the source states it`(_ test: ViewColorCase) throws {
    let source = try SwiftUISource(body: test.body, members: test.members)
    let screen = source.hierarchy.screens[0]
    let texts = screen.elements.filter { $0.label == "Total" }
    #expect(texts.map { ViewColorCase.words(.text, of: $0) } == [test.text])
    let painter = screen.elements.indices.last { index in
      let element = screen.elements[index]
      return index > 0
        && (element.backgroundColor != nil || element.unknownColors.contains(.background))
    }
    #expect(
      painter.map { ViewColorCase.words(.background, of: screen.elements[$0]) } == test.background)
  }

  @Test func `a screen has the background of the system, and a part of one has none`() throws {
    let whole = try SwiftUISource(body: #"Text("Total").navigationTitle("Cart")"#)
    #expect(
      ViewColorCase.words(.background, of: whole.hierarchy.screens[0].elements[0])
        == "#FFFFFF, dark #000000")
    let part = try SwiftUISource(body: #"Text("Total")"#)
    #expect(ViewColorCase.words(.background, of: part.hierarchy.screens[0].elements[0]) == "none")
  }

  @Test(arguments: [
    ("Color.brand", []),
    (
      ".white",
      [
        "Text \"Upgrade\" has a text contrast of 1.00:1; minimum 4.5:1"
      ]
    ),
  ])
  func `the background of a stack in a button is that of its texts`(
    _ color: String, _ messages: [String]
  ) throws {
    let source = try SwiftUISource(
      body: """
        VStack {
          Button {} label: {
            VStack { Text("Upgrade") }.foregroundColor(.white).background(\(color))
          }
        }.background(Color(.secondarySystemBackground))
        """)
    #expect(source.messages(of: "text-contrast") == messages)
  }

  @Test(arguments: [
    #"Color("Brand text")"#, "Color(.brandText)", "Color.brandText", ".brandText",
    #"Color(uiColor: UIColor(named: "Brand text")!)"#,
  ])
  func `a colour of an asset catalogue has its two appearances`(_ color: String) throws {
    let folder = try ScratchFolder()
    let table = """
      {"colors": [
      {"color": {"color-space": "srgb", "components": {
        "red": "0.2", "green": "0.2", "blue": "0.2", "alpha": "1"}}},
      {"appearances": [{"appearance": "luminosity", "value": "dark"}],
      "color": {"color-space": "srgb", "components": {
        "red": "0.8", "green": "0.8", "blue": "0.8", "alpha": "1"}}}
      ]}
      """
    let path = try folder.write(table, to: "A.xcassets/Brand text.colorset/Contents.json")
    let source = try SwiftUISource(
      """
      import SwiftUI
      struct CartView: View {
        var body: some View { Text("Total").foregroundStyle(\(color)) }
      }
      """, colors: AppResources(reading: [path]).colors)
    let text = try #require(source.hierarchy.screens[0].elements.last)
    #expect(ViewColorCase.words(.text, of: text) == "#333333, dark #CCCCCC")
  }

  @Test(arguments: [
    ("isOn", "isOn", ["#FFFFFF on #0000FF"]),
    ("isOff", "isOn", ["unknown on unknown"]),
    ("model.isEmpty", "model.isEmpty", ["#333333 on #CCCCCC"]),
  ])
  func `one condition for a text and its background gives the colours of one state`(
    _ ofText: String, _ ofBackground: String, _ colors: [String]
  ) throws {
    let source = try SwiftUISource(
      body: """
        Text("Total")
          .foregroundStyle(\(ofText) ? Color.white : Color(white: 0.2))
          .background(\(ofBackground) ? Color(red: 0, green: 0, blue: 1) : Color(white: 0.8))
        """)
    let texts = source.hierarchy.screens[0].elements.filter { $0.label == "Total" }
    #expect(
      texts.map {
        ViewColorCase.words(.text, of: $0) + " on " + ViewColorCase.words(.background, of: $0)
      } == colors)
  }

  @Test func `an app that chooses its appearance has no known background`() throws {
    let source = try SwiftUISource(
      body: #"Text("Total").navigationTitle("Cart")"#,
      types: "struct Root: View { var body: some View { Text(\"\").preferredColorScheme(.light) } }"
    )
    #expect(
      ViewColorCase.words(.background, of: source.hierarchy.screens[0].elements[0]) == "none")
  }
}

struct ViewColorCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let body: String
  let members: String
  let text: String
  /// Nil for a view that paints none.
  let background: String?

  init(
    _ description: String, _ body: String, members: String = "", text: String,
    background: String? = nil
  ) {
    testDescription = description
    (self.body, self.members) = (body, members)
    (self.text, self.background) = (text, background)
  }

  static func words(_ part: Element.ColoredPart, of element: Element) -> String {
    if element.unknownColors.contains(part) { return "unknown" }
    guard let color = element.details[part] else { return "none" }
    let alpha = color.alpha < 1 ? " at \((color.alpha * 100).rounded()) %" : ""
    let dark = element.colorVariants[part]?[.dark].map { ", dark \($0.hex)" } ?? ""
    return color.hex + alpha + dark
  }

  private static let label = "#000000, dark #FFFFFF"

  static let all = [
    ViewColorCase("no colour", #"Text("Total")"#, text: label),
    ViewColorCase(
      "a name", #"Text("Total").foregroundColor(.yellow)"#, text: "#FFCC00, dark #FFD60A"),
    ViewColorCase(
      "components", #"Text("Total").foregroundStyle(Color(red: 0.2, green: 51 / 255, blue: 1))"#,
      text: "#3333FF"),
    ViewColorCase(
      "six digits", ##"Text("Total").foregroundStyle(Color(hex: "#1a2B3C"))"##, text: "#1A2B3C"),
    ViewColorCase(
      "a number of six digits", #"Text("Total").foregroundStyle(Color(hex: 0x1A2B3C))"#,
      text: "#1A2B3C"),
    ViewColorCase(
      "eight digits, whose order is the app's own",
      #"Text("Total").foregroundStyle(Color(hex: "801A2B3C"))"#, text: "unknown"),
    ViewColorCase(
      "a colour of UIKit", #"Text("Total").foregroundColor(Color(.systemGray2))"#,
      text: "#AEAEB2, dark #636366"),
    ViewColorCase(
      "components of UIKit",
      #"Text("Total").foregroundColor(Color(UIColor(red: 0.2, green: 0.2, blue: 1, alpha: 0.5)))"#,
      text: "#3333FF at 50.0 %"),
    ViewColorCase(
      "a part of the alpha of a colour",
      #"Text("Total").foregroundStyle(Color.black.opacity(0.5))"#,
      text: "#000000 at 50.0 %"),
    ViewColorCase(
      "a constant", #"Text("Total").foregroundColor(faint)"#,
      members: "private let faint = Color(white: 0.8)", text: "#CCCCCC"),
    ViewColorCase(
      "a state", #"Text("Total").foregroundColor(faint)"#,
      members: "@State private var faint = Color(white: 0.8)", text: "unknown"),
    ViewColorCase(
      "a choice by the appearance",
      #"Text("Total").foregroundColor(colorScheme == .dark ? .white : .black)"#,
      text: "#000000, dark #FFFFFF"),
    ViewColorCase(
      "a choice of code by the appearance", #"Text("Total").foregroundColor(faint)"#,
      members: """
        var faint: Color { switch colorScheme { case .light: return .white; default: .black } }
        """, text: "#FFFFFF, dark #000000"),
    ViewColorCase(
      "a choice of code by a condition on the appearance",
      #"Text("Total").foregroundColor(faint)"#,
      members: "var faint: Color { if colorScheme == .dark { return .white }; return .black }",
      text: "#000000, dark #FFFFFF"),
    ViewColorCase(
      "another choice", #"Text("Total").foregroundColor(isDue ? .red : .black)"#, text: "unknown"),
    ViewColorCase(
      "the colour of a stack", #"VStack { Text("Total") }.foregroundStyle(.white)"#,
      text: "#FFFFFF"),
    ViewColorCase(
      "the nearest of two",
      #"VStack { Text("Total").foregroundStyle(.black) }.foregroundStyle(.white)"#,
      text: "#000000"),
    ViewColorCase("an asset", #"Text("Total").foregroundStyle(Color("brand"))"#, text: "unknown"),
    ViewColorCase(
      "a background", #"Text("Total").background(Color.black)"#, text: label,
      background: "#000000"),
    ViewColorCase(
      "a background of a stack", #"VStack { Text("Total") }.background(.black)"#, text: label,
      background: "#000000"),
    ViewColorCase(
      "a shape as the background", #"Text("Total").background(Capsule().fill(.black))"#,
      text: label, background: "#000000"),
    ViewColorCase(
      "a material", #"Text("Total").background(.thinMaterial)"#, text: label,
      background: "unknown"),
    ViewColorCase(
      "an outline", #"Text("Total").overlay(Capsule().stroke(.black))"#, text: label),
    ViewColorCase(
      "a veil", #"Text("Total").overlay { Capsule().fill(.black) }"#, text: label,
      background: "unknown"),
    ViewColorCase(
      "a layer below", #"ZStack { Color.black; Text("Total") }"#, text: label,
      background: "#000000"),
    ViewColorCase(
      "a picture below", #"ZStack { Image("sea"); Text("Total") }"#, text: label,
      background: "unknown"),
    ViewColorCase(
      "a modifier of a library", #"Text("Total").glowing()"#, text: label, background: "unknown"),
    ViewColorCase("a button", #"Button("Total") {}"#, text: "unknown"),
    ViewColorCase(
      "a tinted button", #"Button("Total") {}.tint(.black)"#, text: "#000000"),
    ViewColorCase(
      "a button of a style", #"Button("Total") {}.tint(.black).buttonStyle(.borderedProminent)"#,
      text: "#FFFFFF", background: "#000000"),
  ]
}

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
      "unknown"
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
