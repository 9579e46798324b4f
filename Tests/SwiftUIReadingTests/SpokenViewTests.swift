import Testing

/// The speech of VoiceOver for views, by their source.
@Suite struct SpokenViewTests {
  @Test(arguments: SpokenViewCase.all)
  func `a view is spoken as its code makes it`(_ test: SpokenViewCase) throws {
    let source = try SwiftUISource(body: test.body, members: test.members, types: test.types)
    #expect(source.spoken == test.spoken)
  }
}

struct SpokenViewCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let body: String
  var members = ""
  var types = ""
  let spoken: [String]

  init(
    _ description: String, _ body: String, members: String = "", types: String = "",
    spoken: [String]
  ) {
    testDescription = description
    (self.body, self.members, self.types, self.spoken) = (body, members, types, spoken)
  }

  static let all = texts + controls + elements + structure + own

  private static let texts = [
    SpokenViewCase("a literal", #"Text("Total")"#, spoken: ["Total"]),
    SpokenViewCase(
      "an interpolation", #"Text("Total: \(sum) euros")"#, spoken: ["Total: … euros"]),
    SpokenViewCase(
      "a constant", #"Text(title)"#, members: #"let title = "Cart""#, spoken: ["Cart"]),
    SpokenViewCase(
      "a variable", #"Text(title)"#, members: #"@State var title = "Cart""#, spoken: ["…"]),
    SpokenViewCase(
      "a constant of another type", "Text(Strings.title)",
      types: #"enum Strings { static let title = "Cart" }"#, spoken: ["Cart"]),
    SpokenViewCase(
      "a sum of texts", #"Text("Total ") + Text("today")"#, spoken: ["Total today"]),
    SpokenViewCase(
      "Markdown", #"Text("Read the **rules** or [log in](https://example.com)")"#,
      spoken: ["Read the rules or log in"]),
    SpokenViewCase(
      "a heading", #"Text("Cart").accessibilityAddTraits(.isHeader)"#, spoken: ["Cart, Heading"]),
    SpokenViewCase(
      "a label and a hint",
      #"Text("3.2").accessibilityLabel("Rating").accessibilityValue("3.2 stars")"#,
      spoken: ["Rating, 3.2 stars"]),
    SpokenViewCase(
      "an icon label", #"Label("Favourites", systemImage: "star")"#, spoken: ["Favourites"]),
    SpokenViewCase("a decorative image", #"Image(decorative: "wave")"#, spoken: []),
    SpokenViewCase("an image", #"Image("autumn-sale")"#, spoken: ["Autumn sale, Image"]),
  ]

  private static let controls = [
    SpokenViewCase("a button", #"Button("Buy") { buy() }"#, spoken: ["Buy, Button"]),
    SpokenViewCase(
      "a button with a label of views",
      #"""
      Button { buy() } label: {
        VStack { Text("Buy"); Text("now") }
      }
      """#, spoken: ["Buy, now, Button"]),
    SpokenViewCase(
      "a button with an action before its label",
      #"Button(action: { buy() }) { Text("Buy") }"#, spoken: ["Buy, Button"]),
    SpokenViewCase(
      "a disabled button", #"Button("Buy") {}.disabled(true)"#, spoken: ["Buy, Dimmed, Button"]),
    SpokenViewCase(
      "a link", #"Link("Terms", destination: url)"#, spoken: ["Terms, Link"]),
    SpokenViewCase(
      "a toggle", #"Toggle("Wi-Fi", isOn: $isOn)"#, members: "@State var isOn = true",
      spoken: ["Wi-Fi, Switch Button, On. Double tap to toggle setting."]),
    SpokenViewCase(
      "a field", #"TextField("Name", text: $name)"#,
      spoken: ["Name, Text Field. Double tap to edit."]),
    SpokenViewCase(
      "a navigation link", #"NavigationLink("Orders") { OrdersView() }"#,
      spoken: ["Orders, Button"]),
    SpokenViewCase(
      "segments",
      #"""
      Picker("Size", selection: $size) {
        Text("Small").tag(0)
        Text("Large").tag(1)
      }
      .pickerStyle(.segmented)
      """#,
      spoken: ["Selected, Small, Button, 1 of 2", "Large, Button, 2 of 2"]),
  ]

  private static let elements = [
    SpokenViewCase(
      "a combined stack",
      #"""
      HStack { Text("Milk"); Text("2 l") }
        .accessibilityElement(children: .combine)
      """#, spoken: ["Milk, 2 l"]),
    SpokenViewCase(
      "an ignored stack with a label",
      #"""
      HStack { Text("4"); Image(systemName: "star") }
        .accessibilityElement()
        .accessibilityLabel("4 stars")
      """#, spoken: ["4 stars"]),
    SpokenViewCase(
      "a hidden stack", #"HStack { Text("A") }.accessibilityHidden(true)"#, spoken: []),
    SpokenViewCase(
      "a transparent text", #"VStack { Text("A").opacity(0); Text("B") }"#, spoken: ["B"]),
    SpokenViewCase(
      "a sort priority",
      #"""
      VStack {
        Text("Second")
        Text("First").accessibilitySortPriority(1)
      }
      """#, spoken: ["First", "Second"]),
    SpokenViewCase(
      "a custom action",
      #"Text("Mail").accessibilityAction(named: "Delete") {}"#,
      spoken: ["Mail. Actions available"]),
    SpokenViewCase(
      "a trait of a stack belongs to its content",
      #"HStack { Text("Cart") }.accessibilityAddTraits(.isHeader)"#, spoken: ["Cart, Heading"]),
    SpokenViewCase(
      "a representation replaces the view",
      #"""
      Circle().gesture(DragGesture())
        .accessibilityRepresentation { Text("Knob") }
      """#, spoken: ["Knob"]),
  ]

  private static let structure = [
    SpokenViewCase(
      "the first branch of a condition is shown",
      #"if isEmpty { Text("Empty") } else { Text("Full") }"#, spoken: ["Empty"]),
    SpokenViewCase(
      "a loop is one template", #"ForEach(items) { item in Text(item.name) }"#, spoken: ["…"]),
    SpokenViewCase(
      "a row of a list is one element",
      #"List { HStack { Text("Milk"); Text("2 l") } }"#, spoken: ["Milk, 2 l"]),
    SpokenViewCase(
      "the header of a section is a heading",
      #"List { Section("Fruit") { Text("Apple") } }"#, spoken: ["Fruit, Heading", "Apple"]),
    SpokenViewCase(
      "a title and a toolbar come first",
      #"""
      NavigationStack {
        Text("Empty")
          .navigationTitle("Cart")
          .toolbar { Button("Edit") {} }
      }
      """#, spoken: ["Cart, Heading", "Edit, Button", "Empty"]),
    SpokenViewCase(
      "an overlay is read after the view",
      #"Text("Inbox").overlay { Text("3") }"#, spoken: ["Inbox", "3"]),
  ]

  private static let own = [
    SpokenViewCase(
      "a property", "VStack { header }", members: #"var header: some View { Text("Cart") }"#,
      spoken: ["Cart"]),
    SpokenViewCase(
      "a function with an argument", #"VStack { row("Milk") }"#,
      members: "func row(_ name: String) -> some View { Text(name) }", spoken: ["Milk"]),
    SpokenViewCase(
      "a view of the app", #"Row(name: "Milk", count: 2)"#,
      types: #"""
        struct Row: View {
          let name: String
          let count: Int
          var body: some View { HStack { Text(name); Text("\(count) pieces") } }
        }
        """#, spoken: ["Milk", "2 pieces"]),
    SpokenViewCase(
      "a view that gets its content", #"Card { Text("Milk") }"#,
      types: #"""
        struct Card<Content: View>: View {
          @ViewBuilder let content: Content
          var body: some View { VStack { content } }
        }
        """#, spoken: ["Milk"]),
    SpokenViewCase(
      "a modifier in an extension", #"Text("Cart").title()"#,
      types: "extension View { func title() -> some View { accessibilityAddTraits(.isHeader) } }",
      spoken: ["Cart, Heading"]),
    SpokenViewCase(
      "a modifier type", #"Text("Cart").modifier(Title())"#,
      types: """
        struct Title: ViewModifier {
          func body(content: Content) -> some View { content.accessibilityAddTraits(.isHeader) }
        }
        """, spoken: ["Cart, Heading"]),
  ]
}
