// Styles of buttons, states that no code changes, limits of text sizes, choices by look.

extension CustomControlCase {
  static let styles = [
    CustomControlCase(
      "a button whose style draws the words", "RowButton(title: title)",
      members: """
        struct RowButton: View {
          let title: String
          var body: some View { Button { open() } label: { Text("") }.buttonStyle(RowStyle { Text(title) }) }
        }
        struct RowStyle<Content: View>: ButtonStyle {
          @ViewBuilder let content: () -> Content
          func makeBody(configuration: Configuration) -> some View { content().frame(height: 44) }
        }
        """, findings: ["text-clipped 5:86 review"]),
    CustomControlCase(
      "a button of a style of the app with a symbol alone",
      #"Button { open() } label: { Image("gear-icon") }.buttonStyle(.round)"#,
      types: """
        extension ButtonStyle where Self == RoundStyle { static var round: RoundStyle { .init() } }
        struct RoundStyle: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View {
            configuration.label.frame(width: 30, height: 30)
          }
        }
        """, findings: ["missing-label 5:1", "target-size-platform 5:1"]),
    CustomControlCase(
      "a button that no caller asks for", "HeaderView()",
      types: """
        struct HeaderView: View {
          @State var showsBack = false
          var body: some View {
            HStack { if showsBack { Button {} label: { Image("arrow-icon") } }; Text("Cart") }
          }
        }
        """, findings: []),
    CustomControlCase(
      "a button that its own view may show", "HeaderView()",
      types: """
        struct HeaderView: View {
          @State var showsBack = false
          var body: some View {
            HStack { if showsBack { Button {} label: { Image("arrow-icon") } }; Text("Cart").onAppear { showsBack = true } }
          }
        }
        """, findings: ["missing-label 11:29"]),
    CustomControlCase(
      "a modifier of a type, in an app with a function called modifier",
      #"Text("Milk").modifier(Tappable())"#,
      types: """
        extension View {
          func modifier<V: View>(_ change: (Self) -> V) -> some View { change(self) }
        }
        struct Tappable: ViewModifier {
          func body(content: Content) -> some View { content.onTapGesture { open() } }
        }
        struct Other: View { var body: some View { Text("Bread").modifier { $0.bold() } } }
        """, findings: ["tappable-without-role 5:1"]),
    CustomControlCase(
      "a picker of photos that shows a picture alone",
      #"PhotosPicker(selection: $item) { Image("add-picture") }"#,
      findings: ["missing-label 5:1"]),
    CustomControlCase(
      "a picker of photos with a title", #"PhotosPicker("Add a photo", selection: $item)"#,
      findings: []),
    CustomControlCase(
      "a text of a table with a number in it", "Text(Key.followers.rawValue.localized(count))",
      types: """
        enum Key: String { case followers = "%d followers" }
        """, findings: []),
    CustomControlCase(
      "a skeleton", ##"HStack { Image("row-icon"); Text("…") }.redacted(reason: .placeholder)"##,
      findings: []),
    CustomControlCase(
      "a skeleton at times",
      #"HStack { Image("row-icon"); Text("Milk") }.redacted(reason: isBusy ? .placeholder : [])"#,
      findings: ["image-missing-label 5:10 review"]),
    CustomControlCase(
      "a picture apart from the texts",
      #"VStack { Image("shop"); Button("Open") { open() }; Text("Milk") }"#,
      findings: ["image-missing-label 5:10"]),
    CustomControlCase(
      "a title of a button in small letters",
      #"Button { open() } label: { Text("Sign up").font(.system(size: 13)) }"#,
      findings: ["dynamic-type-unsupported 5:28", "target-size-platform 5:1 review"]),
    CustomControlCase(
      "the same with space around it",
      #"Button { open() } label: { Text("Sign up").font(.footnote).padding(16) }"#, findings: []),
    CustomControlCase(
      "a title of a button in letters of body text", #"Button("Sign up") { open() }"#, findings: []),
    CustomControlCase(
      "texts that grow little",
      #"VStack { Text("Milk"); Text("Bread") }.dynamicTypeSize(...DynamicTypeSize.xLarge)"#,
      findings: ["dynamic-type-unsupported 5:10 review"]),
    CustomControlCase(
      "texts that never grow, by a key of the app's own", #"Text("Milk").dynamicTypeSize(sizes)"#,
      members: ##"@Environment(\.sizesOfPopup) private var sizes"##,
      types: """
        struct SizesKey: EnvironmentKey {
          static let defaultValue: PartialRangeThrough<DynamicTypeSize> = ...DynamicTypeSize.large
        }
        extension EnvironmentValues {
          var sizesOfPopup: PartialRangeThrough<DynamicTypeSize> {
            get { self[SizesKey.self] } set { self[SizesKey.self] = newValue }
          }
        }
        """, findings: ["dynamic-type-unsupported 5:1 review"]),
    CustomControlCase(
      "texts that grow to a size for accessibility",
      #"Text("Milk").dynamicTypeSize(.small ... .accessibility2)"#, findings: []),
    CustomControlCase(
      "a choice that only a colour shows", #"ChipView(isSelected: tag == choice) { choose(tag) }"#,
      types: """
        struct ChipView: View {
          let isSelected: Bool
          let action: () -> Void
          var body: some View {
            Button(action: action) { Text("Milk").foregroundStyle(isSelected ? .primary : Color(white: 0.46)) }
          }
        }
        """, findings: ["value-missing 12:5 review"]),
    CustomControlCase(
      "a choice that a trait states", #"ChipView(isSelected: tag == choice) { choose(tag) }"#,
      types: """
        struct ChipView: View {
          let isSelected: Bool
          let action: () -> Void
          var body: some View {
            Button(action: action) { Text("Milk").foregroundStyle(isSelected ? .primary : Color(white: 0.46)) }
              .accessibilityAddTraits(isSelected ? .isSelected : [])
          }
        }
        """, findings: []),
    CustomControlCase(
      "a button for what is chosen",
      #"Button("Delete") { delete(all) }.foregroundStyle(selected.isEmpty ? Color(white: 0.46) : .primary)"#,
      findings: []),
    CustomControlCase(
      "a message in red", "if let note { Text(note).foregroundStyle(.red) }",
      members: "@State var note: String?",
      findings: ["status-not-announced 5:15 review", "text-contrast 5:15 review"]),
    CustomControlCase(
      "a list, and the error in its place",
      #"""
      switch state {
      case .failed: VStack { Text("Sorry"); Text("No network"); Button("Again") { load() } }
      case .done: ForEach(items) { item in Button { open(item) } label: { Image("row-icon") } }
      }
      """#, findings: ["missing-label 7:38"]),
  ]
}
