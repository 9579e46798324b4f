// Choices that only a look shows, backgrounds of unknown colours, figures with captions, buttons in rows.

extension CustomControlCase {
  static let choices = [
    CustomControlCase(
      "a chosen stack with a tap, in heavier letters",
      #"""
      ForEach(items) { item in
        HStack { Text(item.title).fontWeight(chosen == item.id ? .semibold : .regular) }
          .onTapGesture { chosen = item.id }
      }
      """#, members: "@State var chosen = 0",
      findings: ["tappable-without-role 6:3", "value-missing 6:3 review"]),
    CustomControlCase(
      "a chosen stack with a tap, whose trait says so",
      #"""
      ForEach(items) { item in
        HStack { Text(item.title).fontWeight(chosen == item.id ? .semibold : .regular) }
          .accessibilityElement(children: .combine)
          .accessibilityAddTraits(chosen == item.id ? [.isButton, .isSelected] : .isButton)
          .onTapGesture { chosen = item.id }
      }
      """#, members: "@State var chosen = 0", findings: []),
    CustomControlCase(
      "a stack with a tap that leads to an item",
      "HStack { Text(title).fontWeight(isNew ? .semibold : .regular) }.onTapGesture { open() }",
      members: "let title: String; let isNew: Bool", findings: ["tappable-without-role 5:1"]),
    CustomControlCase(
      "a message that a tap closes",
      "if let note { Text(note).onTapGesture { self.note = nil } }",
      members: "@State var note: String?", findings: ["tappable-without-role 5:15"]),
    CustomControlCase(
      "a shape with a tap that its look follows",
      "Circle().fill(isOn ? .blue : .green).onTapGesture { isOn.toggle() }",
      members: "@State var isOn = false", findings: ["control-not-exposed 5:1"]),
    CustomControlCase(
      "a symbol with a tap, by a constant for its name",
      "MarkView(isChosen: chosen == 1).onTapGesture { chosen = 1 }",
      members: "@State var chosen = 0",
      types: """
        struct MarkView: View {
          let isChosen: Bool
          var body: some View {
            let name = isChosen ? "1.square.fill" : "1.square"
            Image(systemName: name).accessibilityLabel("One")
          }
        }
        """, findings: ["tappable-without-role 12:5", "value-missing 12:5 review"]),
    CustomControlCase(
      "a button in a colour that a property chooses",
      #"Button("Milk") { isOn.toggle() }.background(ground)"#,
      members: "@State var isOn = false; var ground: Color { isOn ? .blue : .clear }",
      findings: ["value-missing 5:1 review"]),
    CustomControlCase(
      "a button whose symbol a property chooses, by names that say it",
      "Button { isOn.toggle() } label: { Image(systemName: symbol).padding(16) }",
      members: #"@State var isOn = false; var symbol: String { isOn ? "pause" : "play" }"#,
      findings: []),
    CustomControlCase(
      "an item of a loop, as the argument of a function",
      #"ForEach(items) { item in row(item) }"#,
      members: #"""
        let chosen: Int
        func row(_ item: Item) -> some View {
          Button { open(item) } label: {
            HStack { Text(item.title); if item.id == chosen { Image(systemName: "checkmark") } }
          }
        }
        """#, findings: ["value-missing 5:3 review"]),
    CustomControlCase(
      "a button with a label, whose price an activity indicator replaces",
      #"""
      Button { buy() } label: { if buying == 1 { ProgressView() } else { Text("Buy") } }
        .accessibilityLabel("Buy milk")
      """#, members: "@State var buying = 0", findings: []),
    CustomControlCase(
      "a symbol on a colour of a library",
      #"Button { buy() } label: { Image("cart").padding(16).background(isOn ? Theme.on : Theme.off) }"#,
      members: "let isOn: Bool", findings: ["missing-label 5:1"]),
    CustomControlCase(
      "two buttons on colours of a library, one of which is chosen",
      #"""
      HStack {
        Button { first = true } label: { Text("A").background(first ? Theme.on : Theme.off) }
        Button { first = false } label: { Text("B").background(first ? Theme.off : Theme.on) }
      }
      """#, members: "@State var first = true",
      findings: ["value-missing 6:3 review", "value-missing 7:3 review"]),
    CustomControlCase(
      "a number above what it counts",
      #"VStack { Text("\(count)").font(.title); Text("Routes").font(.caption) }"#,
      members: "let count: Int", findings: ["row-not-grouped 5:41 review"]),
    CustomControlCase(
      "the same as arguments of a function", #"tile("\(count)", of: "Routes")"#,
      members: #"""
        let count: Int
        func tile(_ value: String, of title: String) -> some View {
          VStack { Text(value).font(.title); Text(title).font(.caption) }
        }
        """#, findings: ["row-not-grouped 5:38 review"]),
    CustomControlCase(
      "a name above what the person is",
      #"VStack { Text(person.name).font(.headline); Text("Member").font(.caption) }"#, findings: []),
    CustomControlCase(
      "a number above a sentence",
      #"VStack { Text("\(count)").font(.title); Text("Walk a little further today").font(.caption) }"#,
      members: "let count: Int", findings: []),
    CustomControlCase(
      "a number and its word, as one element",
      #"""
      VStack { Text("\(count)").font(.title); Text("Routes").font(.caption) }
        .accessibilityElement(children: .combine)
      """#, members: "let count: Int", findings: []),
    CustomControlCase(
      "buttons in the row of a list, each in its own area",
      #"""
      List { HStack { Text("A"); Button("Edit") { edit() }
        Button { like() } label: { Image(systemName: "heart").frame(width: 32, height: 32) }
      }.buttonStyle(.plain) }
      """#,
      findings: ["missing-label 6:3 review", "target-size-platform 6:3"]),
    CustomControlCase(
      "a button in the row of a list, which responds for it",
      #"List { HStack { Text("A"); Button("Edit") { edit() }.font(.caption) } }"#, findings: []),
    CustomControlCase(
      "a button of a least height",
      #"Button { book() } label: { Text("Book").frame(maxWidth: .infinity, minHeight: 38) }.buttonStyle(.plain)"#,
      findings: ["target-size-platform 5:1 review"]),
    CustomControlCase(
      "a button of a least height with space around it",
      #"Button { book() } label: { Text("Book").frame(minHeight: 38).padding(.vertical, 4) }"#,
      findings: []),
    CustomControlCase(
      "a link of a library, with a label", "NavigationLink(state: Path.detail) { Image(\"cart\") }",
      findings: ["missing-label 5:1"]),
    CustomControlCase(
      "a link of a library with a title", "NavigationLink(state: Path.detail) { Text(\"Cart\") }",
      findings: []),
    CustomControlCase(
      "a field below the title of its settings",
      #"TitledField(settings: .init(title: "Name", example: "Fuel"))"#,
      types: """
        struct Settings { var title: String; var example: String }
        struct TitledField: View {
          @State var text = ""
          let settings: Settings
          var body: some View { VStack { Text(settings.title); TextField(settings.example, text: $text) } }
        }
        """, findings: ["placeholder-only-field 12:56 review"]),
    CustomControlCase(
      "a style of buttons with a view of its own",
      #"Button("Done") { finish() }.buttonStyle(RoundStyle())"#,
      types: """
        struct RoundStyle: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View { Drawing(configuration: configuration) }
          private struct Drawing: View {
            let configuration: Configuration
            var body: some View { configuration.label.foregroundColor(.white).background(.yellow) }
          }
        }
        """, findings: ["text-contrast 5:1"]),
    CustomControlCase(
      "a message that closes itself after a time that a property has",
      #"""
      if isSaved {
        Text("Your changes were saved to the cloud").onAppear {
          DispatchQueue.main.asyncAfter(deadline: .now() + duration) { isSaved = false }
        }
      }
      """#, members: "@State var isSaved = false; var duration = 2.0",
      findings: ["toast-too-short 6:3"]),
    CustomControlCase(
      "an answer that appears once it is submitted",
      #"if hasSubmitted { Text("The answer is four") }"#,
      members: "@State var hasSubmitted = false",
      findings: ["status-not-announced 5:19 review"]),
    CustomControlCase(
      "a layer that a condition puts over a page",
      #"""
      ZStack {
        Color(white: 0.95).ignoresSafeArea()
        ScrollView { VStack { Image("cover").accessibilityLabel("Cover"); Text("Milk").foregroundColor(.yellow) } }
        if isBusy { Color.black.opacity(0.2) }
      }
      """#, members: "let isBusy: Bool", findings: ["text-contrast 7:69"]),
  ]
}
