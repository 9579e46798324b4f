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
      "a variable", #"Text(title)"#, members: #"@State var title = "Cart""#, spoken: ["Cart"]),
    SpokenViewCase(
      "a variable without words at first", #"Text(title)"#, members: #"@State var title = """#,
      spoken: ["…"]),
    SpokenViewCase(
      "a variable in a text", #"Text("Value: \(count)")"#, members: "@State var count = 10",
      spoken: ["Value: 10"]),
    SpokenViewCase(
      "a choice of texts that a variable makes",
      #"Text("Terms").accessibilityLabel(isOn ? "Checked" : "Unchecked")"#,
      members: "@State var isOn = false", spoken: ["Unchecked"]),
    SpokenViewCase(
      "a choice of texts by a case",
      #"Text(mode == .dark ? "Dark" : "Light")"#, members: "@State var mode = Mode.light",
      spoken: ["Light"]),
    SpokenViewCase(
      "a choice of texts that only the app knows", #"Text(item.isOn ? "Checked" : "Unchecked")"#,
      spoken: ["Checked"]),
    SpokenViewCase(
      "a loop over texts", #"ForEach(["A", "B"], id: \.self) { Text("Row \($0)") }"#,
      spoken: ["Row A", "Row B"]),
    SpokenViewCase(
      "a loop over a range", #"ForEach(1..<4) { index in Text("Row \(index)") }"#,
      spoken: ["Row 1", "Row 2", "Row 3"]),
    SpokenViewCase(
      "a loop over more than memory holds",
      #"ForEach(-9000000000000000000...9000000000000000000) { Text("Row \($0)") }"#,
      spoken: ["Row …"]),
    SpokenViewCase(
      "a loop over nothing", #"ForEach(3..<3) { Text("Row \($0)") }"#, spoken: ["Row …"]),
    SpokenViewCase(
      "a loop over items", #"ForEach(items) { Text("Row \($0.name)") }"#, spoken: ["Row …"]),
    SpokenViewCase(
      "a whole number of a variable", #"Text("\(Int(size)) of 10")"#,
      members: "@State var size = 2.7", spoken: ["2 of 10"]),
    SpokenViewCase(
      "a number in a format", #"Text("\(2.74, specifier: "%.1f")")"#, spoken: ["…"]),
    SpokenViewCase("a number with a fraction", #"Text("pH \(5.7)")"#, spoken: ["pH 5.7"]),
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
      "a toggle with a constant", #"Toggle("Wi-Fi", isOn: .constant(true))"#,
      spoken: ["Wi-Fi, Switch Button, On. Double tap to toggle setting."]),
    SpokenViewCase(
      "a toggle of a caller's variable", "Part(isOn: $isOn)", members: "@State var isOn = true",
      types: """
        struct Part: View {
          @Binding var isOn: Bool
          var body: some View { Toggle("Wi-Fi", isOn: $isOn) }
        }
        """, spoken: ["Wi-Fi, Switch Button, On. Double tap to toggle setting."]),
    SpokenViewCase(
      "a slider with an initial value", #"Slider(value: $size, in: 0...10) { Text("Size") }"#,
      members: "@State var size = 2.5",
      spoken: ["Size, 25%, Adjustable. Swipe up or down with one finger to adjust the value."]),
    SpokenViewCase(
      "a slider beyond its range", #"Slider(value: $size, in: 0...1) { Text("Size") }"#,
      members: "@State var size = 2.5",
      spoken: ["Size, …, Adjustable. Swipe up or down with one finger to adjust the value."]),
    SpokenViewCase(
      "a stepper with an initial value", #"Stepper("Tickets", value: $count)"#,
      members: "@State var count = 2",
      spoken: ["Tickets, 2, Adjustable. Swipe up or down with one finger to adjust the value."]),
    SpokenViewCase(
      "an open disclosure group",
      #"DisclosureGroup("Terms", isExpanded: .constant(true)) { Text("None") }"#,
      spoken: ["Terms, Expanded, Button", "None"]),
    SpokenViewCase(
      "a progress with the label of its value",
      #"ProgressView(value: 0.1) { Text("Copying") } currentValueLabel: { Text("1 of 10") }"#,
      spoken: ["Copying, 1 of 10, 10%"]),
    SpokenViewCase(
      "a filled field", #"TextField("Name", text: .constant("Anna"))"#,
      spoken: ["Name, Anna, Text Field. Double tap to edit."]),
    SpokenViewCase(
      "a filled editor", #"TextEditor(text: $note)"#, members: #"@State var note = "Milk""#,
      spoken: ["Milk, Text Field. Double tap to edit."]),
    SpokenViewCase(
      "help outside of a hint", #"Text("Sum").accessibilityHint("Net").help("Gross")"#,
      spoken: ["Sum. Gross"]),
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
      "a container around each item of a loop",
      #"""
      ForEach(["Red", "Blue"], id: \.self) { name in Button(name) { choose(name) } }
        .accessibilityElement(children: .contain).accessibilityLabel("Colours")
      """#, spoken: ["Colours, Red, Button", "Colours, Blue, Button"]),
    SpokenViewCase(
      "a container around a control",
      #"""
      Toggle("Sound", isOn: $isOn).accessibilityElement(children: .contain).accessibilityLabel("Set")
      """#, members: "@State var isOn = false",
      spoken: ["Set, Sound, Switch Button, Off. Double tap to toggle setting."]),
    SpokenViewCase(
      "a style as the background of a button's label",
      #"Button { save() } label: { Text("Save").background(.black.opacity(0.1)) }"#,
      spoken: ["Save, Button"]),
    SpokenViewCase(
      "a symbol that two views pass on", #"CircleButton(symbol: "magnifyingglass")"#,
      types: """
        struct CircleButton: View {
          var symbol: String?
          var photo: UIImage?
          var body: some View {
            Button(action: { find() }) { CircleView(symbol: symbol, photo: photo).tint(.red) }
          }
        }
        struct CircleView: View {
          var symbol: String?
          var photo: UIImage?
          var body: some View {
            ZStack {
              if let photo = photo { Image(uiImage: photo) } else { Circle() }
              if let name = symbol { Image(systemName: name) }
            }
          }
        }
        """, spoken: ["Search, Button"]),
    SpokenViewCase(
      "a button in a combined stack",
      #"""
      VStack { Text("Order 12"); Button("Cancel") {} }
        .accessibilityElement(children: .combine)
      """#, spoken: ["Order 12, Button"]),
    SpokenViewCase(
      "a button without its trait in a combined stack",
      #"""
      VStack { Text("Ann"); Button("Options") {}.accessibilityRemoveTraits(.isButton) }
        .accessibilityElement(children: .combine).accessibilityAddTraits(.isButton)
      """#, spoken: ["Ann, Options, Button"]),
    SpokenViewCase(
      "a header without its trait",
      #"""
      List { Section { Text("Milk") } header: { Text("Food").accessibilityRemoveTraits(.isHeader) } }
      """#, spoken: ["Food", "Milk"]),
    SpokenViewCase(
      "the trait of a button in a combined stack",
      #"""
      HStack { Text("Mars"); Text("Planet").accessibilityAddTraits(.isButton) }
        .accessibilityElement(children: .combine)
      """#, spoken: ["Mars, Planet, Button"]),
    SpokenViewCase(
      "a default action", #"Text("Open").accessibilityAction {}"#, spoken: ["Open, Button"]),
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
