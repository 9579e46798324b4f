import AccessibilityModel
import AuditRules
import HierarchyReading
import SourceReading
import SwiftUIReading
import TestSupport
import Testing

/// Claims about whole apps that were not so, and what they rest on now.
@Suite struct WholeAppTests {
  @Test func `content that a view passes on by name is its content`() throws {
    let source = try SwiftUISource(
      body: #"Shell { Text("Total").navigationTitle("Cart") }"#,
      types: """
        struct Shell<Content>: View where Content: View {
          let content: () -> Content
          var body: some View { NavigationView(content: content).navigationViewStyle(.stack) }
        }
        """)
    #expect(source.spoken == ["Cart, Heading", "Total"])
    #expect(source.messages(of: "screen-without-title") == [])
  }

  @Test(arguments: [
    #"NavigationLink("", destination: Text("A"), isActive: $isOpen)"#,
    #"Button(action: { search() }, label: {}).keyboardShortcut("f")"#,
  ])
  func `a control without content has no size`(_ control: String) throws {
    let source = try SwiftUISource(body: #"VStack { Text("Total"); \#(control) }"#)
    #expect(source.spoken == ["Total"])
  }

  @Test func `the label of a stepper may be a closure among the arguments`() throws {
    let source = try SwiftUISource(
      body: #"Stepper(value: $count, in: 0...9, label: { HStack { Text("Guests") } })"#)
    #expect(source.messages(of: "missing-label") == [])
  }

  @Test(arguments: [
    #"Picker("", selection: $mode) { Text("Day").tag(0); Text("Night").tag(1) }"#,
    #"Toggle("", isOn: $isOn)"#,
  ])
  func `a labelled line names the control in it`(_ control: String) throws {
    let source = try SwiftUISource(body: #"LabeledContent("Mode") { \#(control) }"#)
    #expect(source.messages(of: "missing-label") == [])
  }

  @Test(arguments: [
    ("Button(\"Close\") { isOpen = false }", []),
    ("Text(\"Help\")", ["Color is unreachable with VoiceOver; no label, trait, value or hint"]),
  ])
  func `a tap beside a panel is needed only if no control closes it`(
    _ panel: String, _ messages: [String]
  ) throws {
    let source = try SwiftUISource(
      body:
        "ZStack { Color.black.opacity(0.4).onTapGesture { isOpen = false }; VStack { \(panel) } }",
      members: "@State var isOpen = true")
    #expect(source.messages(of: "control-not-exposed") == messages)
  }

  @Test func `a clear shape over a view is where the view responds to touches`() throws {
    let source = try SwiftUISource(
      body: #"""
        Image(systemName: "mic")
          .overlay(Color.clear.contentShape(Circle()).gesture(DragGesture().onChanged { record($0) }))
          .accessibilityLabel("Record")
          .accessibilityAddTraits(.isButton)
          .accessibilityAction { record() }
        """#)
    #expect(source.messages(of: "control-not-exposed") == [])
    #expect(source.spoken == ["Record, Button, Image"])
  }

  @Test func `the bars of tabs are those of different screens`() throws {
    let menu = #"Text("A").toolbar { Menu("Sort") { Button("Name") {} } }"#
    let source = try SwiftUISource(
      body: """
        TabView {
          NavigationStack { \(menu) }.tabItem { Label("Stock", systemImage: "cart") }
          NavigationStack { \(menu) }.tabItem { Label("List", systemImage: "list.bullet") }
        }
        """)
    #expect(source.messages(of: "duplicate-label") == [])
  }

  @Test func `tabs that a phone does not show are not in its bar`() throws {
    let tabs = (1...6).map { #"Tab("Tab \#($0)", systemImage: "star") { Text("Page") }"# }
    let source = try SwiftUISource(
      body: """
        TabView {
          Tab("Stock", systemImage: "cart") { Text("Stock") }
          TabSection("More") { \(tabs.joined(separator: "; ")) }.hidden(sizeClass == .compact)
        }
        """, members: #"@Environment(\.horizontalSizeClass) var sizeClass"#)
    #expect(source.messages(of: "hig-bar-counts") == [])
  }

  @Test func `escapes in a text with values are characters`() throws {
    let source = try SwiftUISource(
      body: #"Text("* \(name)\u{2009}*\n")"#, members: #"let name = "Notes""#)
    #expect(source.hierarchy.screens[0].elements.last?.label == "* Notes\u{2009}*\n")
  }

  @Test(arguments: [
    (#"Rows(section: Part(id: 0) { Text("Notes") })"#, ""),
    (#"Rows(cell: { Text("Notes") }, onTap: { print("x") })"#, ""),
    ("item.row(for: 1)", #"struct Note { func row(for id: Int) -> some View { Text("Notes") } }"#),
    ("model.item.badge", #"extension Note { var badge: some View { Text("Notes") } }"#),
    (
      "Title(note)",
      """
      struct Title: View {
        private let text: Text
        init(_ note: String?) { text = Self.make(note ?? "") }
        static func make(_ note: String) -> Text { Text("Notes") }
        var body: some View { text.bold() }
      }
      """
    ),
  ])
  func `views that are given in other ways are read`(_ code: String, _ types: String) throws {
    let source = try SwiftUISource(body: code, types: types)
    #expect(source.spoken == ["Notes"])
  }

  @Test(arguments: [
    ("UITextField", "", ["Field may have no label or placeholder"]),
    (
      "UITextField", #"placeholder: "Name""#,
      ["Field may have only the placeholder “Name”, no label"]
    ),
    ("UIView", "", []),
  ])
  func `a field of UIKit is one`(_ type: String, _ arguments: String, _ messages: [String]) throws {
    let source = try SwiftUISource(
      body: "Field(\(arguments))",
      types: """
        struct Field: UIViewRepresentable {
          var placeholder = ""
          func makeUIView(context: Context) -> \(type) { \(type)() }
        }
        """)
    #expect(
      source.messages(of: "missing-label") + source.messages(of: "placeholder-only-field")
        == messages)
  }

  @Test(arguments: [
    ("KFImage(url)", "Image"), ("LazyImage(url: url) { state in state.image }", "Image"),
  ])
  func `a picture that a library loads may have no name`(_ code: String, _ word: String) throws {
    let source = try SwiftUISource(body: "Button { open() } label: { \(code) }")
    #expect(source.messages(of: "missing-label") == ["Button may have no label"])
  }

  @Test(arguments: [
    ("", ["Button \"Menu\" is 24 by 24 points; minimum 44 by 44"]), (".padding(12)", []),
    (".resizable()", []),
  ])
  func `a picture of the catalogue has its size`(_ modifier: String, _ messages: [String]) throws {
    let folder = try ScratchFolder()
    let paths = [
      try folder.write(
        #"{"images": [{"filename": "menu.png", "idiom": "universal"}]}"#,
        to: "A.xcassets/menu.imageset/Contents.json"),
      try folder.write(
        bytes: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
          + [0, 0, 0, 24, 0, 0, 0, 24],
        to: "A.xcassets/menu.imageset/menu.png"),
    ]
    let source = try SwiftUISource(
      """
      import SwiftUI
      struct CartView: View {
        var body: some View {
          Button { open() } label: { Image("menu")\(modifier) }.accessibilityLabel("Menu")
        }
      }
      """, resources: AppResources(reading: paths))
    #expect(source.messages(of: "target-size-platform") == messages)
  }

  @Test(arguments: [
    ("Theme.Type.note", "enum Theme { enum Type { static let note = Font.system(size: 15) } }"),
    (
      "theme.fonts.note",
      """
      struct Fonts { let note = Font.system(size: 15) }
      struct Look { let fonts = Fonts() }
      let theme = Look()
      """
    ),
    (
      ".theme.note",
      "struct Fonts { let note = Font.system(size: 15) }; extension Font { static let theme = Fonts() }"
    ),
    ("Font(UIFont.systemFont(ofSize: 15))", ""),
  ])
  func `a font is followed to its size`(_ font: String, _ types: String) throws {
    let source = try SwiftUISource(body: #"Text("Total").font(\#(font))"#, types: types)
    #expect(
      source.messages(of: "dynamic-type-unsupported") == ["Text \"Total\" uses a fixed font size"])
  }
}
