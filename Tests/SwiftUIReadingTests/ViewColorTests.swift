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

  @Test func `a screen has the background of the system, and a part of one may have it`() throws {
    let whole = try SwiftUISource(body: #"Text("Total").navigationTitle("Cart")"#)
    #expect(
      ViewColorCase.words(.background, of: whole.hierarchy.screens[0].elements[0])
        == "#FFFFFF, dark #000000")
    let part = try SwiftUISource(body: #"Text("Total")"#)
    let root = part.hierarchy.screens[0].elements[0]
    #expect(ViewColorCase.words(.background, of: root) == "#FFFFFF, dark #000000")
    #expect(
      root.details.codeEvidence?.answers[.backgroundColor] == .unknown("code decides its colour"))
  }

  /// Grey on the system's white has 2.84:1, on the layer 1.77:1.
  @Test(arguments: [
    (
      "a modifier of a library", "VStack { TOTAL }.toasts()", ["may have a text contrast of 2.84:1"]
    ),
    (
      "a material", "VStack { TOTAL }.background(.thinMaterial)",
      ["may have a text contrast of 2.84:1"]
    ),
    (
      "what measures", "VStack { TOTAL }.background(GeometryReader { _ in Color.clear })",
      ["has a text contrast of 2.84:1"]
    ),
    (
      "content below", "ZStack { VStack { Text(\"A\").background(.black) }; TOTAL }",
      ["may have a text contrast of 2.84:1"]
    ),
    (
      "a view of colours below", "ZStack { Ground(); TOTAL }", ["has a text contrast of 1.77:1"]
    ),
    (
      "a colour by the appearance below",
      "ZStack { colorScheme == .dark ? Color.black.ignoresSafeArea() : Color(white: 0.8).ignoresSafeArea(); TOTAL }",
      ["has a text contrast of 1.77:1"]
    ),
    (
      "a branch by the appearance below",
      "ZStack { if colorScheme == .dark { Color.black } else { Color(white: 0.8) }; TOTAL }",
      ["has a text contrast of 1.77:1"]
    ),
    (
      "two colours below", "ZStack { Ground(); Circle().fill(.black); TOTAL }",
      ["may have a text contrast of 1.77:1"]
    ),
    ("a picture on a colour", "ZStack { Color.white; Image(\"sea\"); TOTAL }", []),
    (
      "a row", "List { TOTAL.listRowBackground(Color(white: 0.8)) }",
      ["has a text contrast of 1.77:1"]
    ),
    (
      "a choice of shapes",
      "VStack { TOTAL }.background(isOn ? Capsule().fill(Color(white: 0.8)) : nil)",
      [
        "may have a text contrast of 1.77:1"
      ]
    ),
    (
      "white on what is only assumed",
      "VStack { Text(\"Total\").foregroundStyle(.white) }.toasts()", []
    ),
  ])
  func `the colour behind a text is found or assumed`(
    _ name: String, _ body: String, _ expected: [String]
  ) throws {
    let total = #"Text("Total").foregroundStyle(Color(white: 0.6))"#
    let source = try SwiftUISource(
      body: body.split(separator: "TOTAL", omittingEmptySubsequences: false).joined(
        separator: total)
        + #".navigationTitle("Cart")"#,
      types: "struct Ground: View { var body: some View { Color(white: 0.8).ignoresSafeArea() } }")
    let messages = source.messages(of: "text-contrast").filter { $0.contains("Total") }
    #expect(messages.count == expected.count)
    for (message, words) in zip(messages, expected) { #expect(message.contains(words)) }
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
    ("isOn", "isOn", "0.2", ["#333333 on #CCCCCC"]),
    ("isOn", "isOn", "0", ["#FFFFFF on #0000FF"]),
    ("isOff", "isOn", "0.2", ["unknown on unknown"]),
    ("model.isEmpty", "model.isEmpty", "0", ["#000000 on #CCCCCC"]),
  ])
  func `one condition for a text and its background gives the colours of one state, the worse one`(
    _ ofText: String, _ ofBackground: String, _ white: String, _ colors: [String]
  ) throws {
    let source = try SwiftUISource(
      body: """
        Text("Total")
          .foregroundStyle(\(ofText) ? Color.white : Color(white: \(white)))
          .background(\(ofBackground) ? Color(red: 0, green: 0, blue: 1) : Color(white: 0.8))
        """)
    let texts = source.hierarchy.screens[0].elements.filter { $0.label == "Total" }
    #expect(
      texts.map {
        ViewColorCase.words(.text, of: $0) + " on " + ViewColorCase.words(.background, of: $0)
      } == colors)
  }

  /// A colour of 2.84:1 on white, which is enough on black.
  @Test(
    arguments: [
      (
        "struct Root: View { var body: some View { Text(\"\").preferredColorScheme(.dark) } }",
        "may have", nil
      ),
      (
        "struct Root: View { var body: some View { Text(\"\").preferredColorScheme(scheme) } }",
        "has", nil
      ),
      (
        """
        struct Root: View {
          var body: some View { NavigationLink("A") { CartView() }.preferredColorScheme(.light) }
        }
        @main struct Shop: App { var body: some Scene { WindowGroup { Root() } } }
        """, "has", "light"
      ),
      (
        """
        class Delegate: NSObject, UIWindowSceneDelegate {
          func scene() { window?.overrideUserInterfaceStyle = .dark }
        }
        """, nil, "dark"
      ),
    ] as [(String, String?, String?)])
  func `the background of a screen follows from how code sets the appearance`(
    _ types: String, _ verb: String?, _ style: String?
  ) throws {
    let source = try SwiftUISource(
      body: #"Text("Total").foregroundStyle(Color(white: 0.6)).navigationTitle("Cart")"#,
      types: types)
    #expect(source.hierarchy.app.interfaceStyle?.rawValue == style)
    let messages = source.messages(of: "text-contrast")
    #expect(messages.count == (verb == nil ? 0 : 1))
    if let verb {
      let start = "Text \"Total\" \(verb) a text contrast of 2.84:1"
      #expect(messages.first?.hasPrefix(start) == true)
    }
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
      members: "@State private var faint = Color(white: 0.8)", text: "#CCCCCC"),
    ViewColorCase(
      "a choice by the appearance",
      #"Text("Total").foregroundColor(colorScheme == .dark ? .white : .black)"#,
      text: "#000000, dark #FFFFFF"),
    ViewColorCase(
      "a choice of code by the appearance", #"Text("Total").foregroundColor(faint)"#,
      members: """
        var faint: Color { switch colorScheme { case .light: return .black; default: .white } }
        """, text: "#000000, dark #FFFFFF"),
    ViewColorCase(
      "a choice of code by a condition on the appearance",
      #"Text("Total").foregroundColor(faint)"#,
      members: "var faint: Color { if colorScheme == .dark { return .white }; return .black }",
      text: "#000000, dark #FFFFFF"),
    ViewColorCase(
      "another choice", #"Text("Total").foregroundColor(isDue ? .red : .black)"#,
      text: "#FF3B30, dark #FF453A"),
    ViewColorCase(
      "the colour of a stack", #"VStack { Text("Total") }.foregroundStyle(.black)"#,
      text: "#000000"),
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
      background: "#FFFFFF, dark #000000"),
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
