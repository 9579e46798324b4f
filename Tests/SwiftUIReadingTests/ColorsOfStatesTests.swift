import AccessibilityModel
import SourceReading
import TestSupport
import Testing

/// Colours that the state of a view, the appearance or the platform decides.
@Suite struct ColorsOfStatesTests {
  /// Black on a translucent grey is hard to read in the dark appearance only.
  @Test func `of two translucent backgrounds the appearance that is worse counts`() throws {
    let source = try SwiftUISource(
      body: """
        Text("Total")
          .background(isOwn ? Color(red: 0, green: 0, blue: 1) : Color.gray.opacity(0.2))
          .foregroundColor(isOwn ? .white : .black)
          .navigationTitle("Cart")
        """)
    let messages = source.messages(of: "text-contrast")
    #expect(messages.count == 1)
    #expect(messages.first?.contains("in dark mode") == true)
  }

  /// The accent colour has 2.84:1 on white.
  @Test(arguments: [
    ("#if os(macOS)", #"Button("Buy") { }"#, 0), ("#if os(iOS)", #"Button("Buy") { }"#, 1),
    (
      "#if os(macOS)",
      #"Picker("Size", selection: $size) { Text("Buy") }.pickerStyle(.segmented)"#, 0
    ),
  ])
  func `a push button and a segment of the Mac do not have the accent colour`(
    _ condition: String, _ control: String, _ count: Int
  ) throws {
    let folder = try ScratchFolder()
    let path = try folder.write(
      """
      {"colors": [{"color": {"color-space": "srgb", "components": {
        "red": "0.6", "green": "0.6", "blue": "0.6", "alpha": "1"}}}]}
      """, to: "A.xcassets/AccentColor.colorset/Contents.json")
    let source = try SwiftUISource(
      """
      import SwiftUI
      \(condition)
      struct CartView: View {
        @State private var size = 0
        var body: some View { VStack { \(control) }.navigationTitle("Cart") }
      }
      #endif
      """, colors: AppResources(reading: [path]).colors)
    #expect(source.messages(of: "text-contrast").count == count)
  }

  /// The pair of the one state is worse in the light appearance, and that of the other in the dark one.
  @Test func `each appearance has the worse pair of the two states`() throws {
    let source = try SwiftUISource(
      body: """
        Text("Total")
          .foregroundStyle(isOn ? Color.white : Color.black)
          .background(isOn ? Color.white.opacity(0.2) : Color.black.opacity(0.2))
        """)
    let text = source.hierarchy.screens[0].elements.first { $0.label == "Total" }
    #expect(text.map { ViewColorCase.words(.text, of: $0) } == "#FFFFFF, dark #000000")
  }
}
