// Conditions, facts of items, sizes and headings.

extension CustomControlCase {
  /// The branch that users see, and what a part of the app's own gets from its caller.
  static let conditions = [
    CustomControlCase(
      "a row with a tap, after the screen has loaded",
      #"""
      if model.isLoading { ProgressView() } else {
        HStack { Text("Milk"); Text("2 l") }.onTapGesture { open() }
      }
      """#, findings: ["tappable-without-role 6:3"]),
    CustomControlCase(
      "a button whose optional title is left out", "DayView(action: choose)",
      members: """
        struct DayView: View {
          let title: String?
          let color: Color
          let action: () -> Void
          init(title: String? = nil, color: Color = .red, action: @escaping () -> Void) {
            (self.title, self.color, self.action) = (title, color, action)
          }
          var body: some View {
            Button(action: action) { ZStack { color; if let title { Text(title) } } }
          }
        }
        """, findings: ["missing-label 11:5"]),
    CustomControlCase(
      "a button with its optional title", #"DayView(title: "Monday")"#,
      members: """
        struct DayView: View {
          var title: String?
          var body: some View { Button { } label: { if let title { Text(title) } } }
        }
        """, findings: []),
    CustomControlCase(
      "a button with the text of a value", "Button { buy() } label: { Texts.buy.view }",
      findings: []),
    CustomControlCase(
      "a button with a view of the caller",
      "Button { buy() } label: { content }", members: "let content: Content", findings: []),
    CustomControlCase(
      "a link without content that code follows",
      "Text(\"A\").background(NavigationLink(destination: Pay(), isActive: $isPaying) { EmptyView() })",
      findings: []),
    CustomControlCase(
      "a link without content", "NavigationLink(destination: Pay()) { EmptyView() }",
      findings: ["missing-label 5:1"]),
    CustomControlCase(
      "a button that has only a role", "Button(role: .confirm) { save() }", findings: []),
  ]

  static let facts = [
    CustomControlCase(
      "a fact of an item that its icon alone shows",
      #"""
      NavigationLink(destination: Alarm()) {
        HStack {
          Image(systemName: "bell").foregroundStyle(alarm.isEnabled ? Color.blue : Color.gray)
          Text(alarm.name)
        }
      }
      """#, findings: ["value-missing 5:1 review"]),
    CustomControlCase(
      "a fact of an item that a text states, too",
      #"""
      NavigationLink(destination: Alarm()) {
        HStack {
          Image(systemName: alarm.isEnabled ? "bell" : "bell.slash")
          Text(alarm.name)
          Text(alarm.isEnabled ? "on" : "off")
        }
      }
      """#, findings: []),
    CustomControlCase(
      "a fact that the value states",
      #"""
      Button { open() } label: {
        HStack { if mail.isNew { Image(systemName: "circle.fill") }; Text(mail.title) }
      }
      .accessibilityValue(mail.isNew ? "new" : "")
      """#, findings: []),
    CustomControlCase(
      "a button that looks pressed",
      #"Button { open() } label: { Image("sea").opacity(configuration.isPressed ? 1 : 0.5); Text("Sea") }"#,
      findings: []),
  ]

  static let containers = [
    CustomControlCase(
      "choices that the labels of their groups tell apart",
      #"""
      VStack {
        HStack { Button("Yes") { a() }; Button("No") { b() } }
          .accessibilityElement(children: .contain).accessibilityLabel("Text messages?")
        HStack { Button("Yes") { c() }; Button("No") { d() } }
          .accessibilityElement(children: .contain).accessibilityLabel("E-mail?")
      }
      """#, findings: []),
    CustomControlCase(
      "choices in groups without labels",
      #"""
      VStack {
        HStack { Button("Yes") { a() }; Button("No") { b() } }
        HStack { Button("Yes") { c() }; Button("No") { d() } }
      }
      """#, findings: ["duplicate-label 6:12", "duplicate-label 6:35"]),
  ]

  static let sizes = [
    CustomControlCase(
      "a button with a small label",
      #"Button { close() } label: { Image("close-x").frame(width: 24, height: 20) }"#
        + #".accessibilityLabel("Close")"#, findings: ["target-size-platform 5:1"]),
    CustomControlCase(
      "a button with a low label", #"Button { buy() } label: { Text("Buy").frame(height: 30) }"#,
      findings: ["target-size-platform 5:1", "text-clipped 5:27 review"]),
    CustomControlCase(
      "a small label with padding",
      #"Button { buy() } label: { Text("Buy").frame(width: 30, height: 30).padding(8) }"#,
      findings: ["text-clipped 5:27 review"]),
    CustomControlCase(
      "a label as wide as the screen",
      #"Button { buy() } label: { Text("Buy").frame(width: 30).frame(maxWidth: .infinity) }"#,
      findings: []),
    CustomControlCase(
      "a small label in a button of a style",
      #"Button { buy() } label: { Text("Buy").frame(height: 20) }.buttonStyle(.bordered)"#,
      findings: ["text-clipped 5:27 review"]),
    CustomControlCase(
      "a small button in a bar",
      #"Text("A").toolbar { Button { buy() } label: { Text("Buy").frame(width: 20, height: 20) } }"#
        + #".navigationTitle("Cart")"#, findings: []),
    CustomControlCase(
      "a small button in a row",
      #"List { Button { buy() } label: { Text("Buy").frame(width: 20, height: 20) } }"#,
      findings: ["text-clipped 5:34 review"]),
    CustomControlCase(
      "a frame that does not reach the tap",
      #"Text("Buy").frame(width: 30, height: 30).accessibilityAddTraits(.isButton)"#
        + ".onTapGesture { buy() }.frame(width: 60, height: 60)",
      findings: ["target-size-platform 5:1"]),
    CustomControlCase(
      "a size that the app computes",
      #"Button { buy() } label: { Text("Buy").frame(width: side, height: side) }"#, findings: []),
  ]

  static let messages = [
    CustomControlCase(
      "a message that code hides again",
      #"""
      if isSaved { Text("Your changes were saved to the cloud") }
      Button("Save") {
        isSaved = true
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { isSaved = false }
      }
      """#, members: "@State var isSaved = false",
      findings: ["status-not-announced 5:14 review", "toast-too-short 5:14"]),
    CustomControlCase(
      "a message that a task hides again",
      #"""
      if let note { VStack { Text("Your changes were saved to the cloud") } }
      Button("Save") {
        note = 1
        Task {
          try? await Task.sleep(nanoseconds: 2 * 1_000_000_000)
          withAnimation { note = nil }
        }
      }
      """#, members: "@State var note: Int?", findings: ["toast-too-short 5:15"]),
    CustomControlCase(
      "a message that is announced, too",
      #"""
      if isSaved { Text("Your changes were saved to the cloud") }
      Button("Save") {
        isSaved = true
        AccessibilityNotification.Announcement("Your changes were saved to the cloud").post()
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { isSaved = false }
      }
      """#, members: "@State var isSaved = false", findings: []),
    CustomControlCase(
      "a message that stays long enough",
      #"""
      if isSaved { Text("Saved for later") }
      Button("Save") {
        isSaved = true
        DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(6)) { isSaved = false }
      }
      """#, members: "@State var isSaved = false", findings: ["status-not-announced 5:14 review"]),
  ]

  static let images = [
    CustomControlCase(
      "images by the symbols that tools generate",
      #"""
      Button { a() } label: { Image(.coralReef) }
      Button { b() } label: { Image.coralReef }
      Button { c() } label: { Image(asset: Asset.Sea.coralReef) }
      Button { d() } label: { Asset.coralReef.swiftUIImage }
      """#,
      findings: [
        "missing-label 5:1", "missing-label 6:1", "missing-label 7:1", "missing-label 8:1",
      ]
    ),
    CustomControlCase(
      "a symbol whose word is no action", #"Button { a() } label: { Image(systemName: "bolt") }"#,
      findings: ["missing-label 5:1 review", "target-size-platform 5:1 review"]),
    CustomControlCase(
      "a symbol whose word is the action", #"Button { a() } label: { Image(systemName: "play") }"#,
      findings: ["target-size-platform 5:1 review"]),
    CustomControlCase(
      "a symbol with a tap", #"Image(systemName: "gear").onTapGesture { a() }"#,
      findings: ["image-missing-label 5:1 review", "tappable-without-role 5:1"]),
    CustomControlCase(
      "a view on a map with a tap",
      #"""
      Map { Annotation("Stop 12", coordinate: place) { Circle().onTapGesture { open() } } }
      """#, findings: ["control-not-exposed 5:50"]),
    CustomControlCase(
      "a view on a map without a tap",
      #"Map { Annotation("Stop 12", coordinate: place) { Circle() }; Marker("Home", coordinate: a) }"#,
      findings: []),
  ]

  static let names = [
    CustomControlCase(
      "a card whose actions are those of the controls in it",
      #"""
      NavigationLink(destination: DetailView()) {
        VStack {
          Text("Barber")
          Button("Add to wallet") { add() }.frame(width: 60, height: 60)
        }
        .accessibilityAction(named: "Add to wallet") { add() }
      }
      """#, findings: []),
    CustomControlCase(
      "a link in a button", #"Button { a() } label: { NavigationLink("Orders") { Orders() } }"#,
      findings: ["nested-controls 5:1"]),
    CustomControlCase(
      "labels that the app completes",
      #"""
      Button("Delete \(first.name)") { a() }
      Button("Delete \(second.name)") { b() }
      """#, findings: []),
    CustomControlCase(
      "a stepper beside its slider",
      #"""
      HStack {
        Slider(value: $speed) { Text("Speed") }
        Stepper("Speed", value: $speed)
      }
      """#, findings: []),
    CustomControlCase(
      "a menu beside the text that says of what",
      #"""
      Text("Fruit of the day")
      Picker("Fruit of the day", selection: $fruit) { Text("Apple") }
      """#, findings: []),
    CustomControlCase(
      "a row with a tap in the branch that is not shown at first",
      #"""
      if isOpen { Text("Monday"); Text("Tuesday") } else { Text("Show days").onTapGesture { open() } }
      """#, members: "@State var isOpen = true", findings: ["tappable-without-role 5:54"]),
    CustomControlCase(
      "a part of the app's own with a tap in a list",
      "List { DayRow().onTapGesture { open() } }",
      members: #"""
        struct DayRow: View { var body: some View { Text("Monday"); Text("9 to 5") } }
        """#, findings: ["tappable-without-role 5:8"]),
  ]

  static let constants = [
    CustomControlCase(
      "a font by the name of a constant", #"Text("Total").font(Theme.small)"#,
      members: "enum Theme { static let small = Font.system(size: 11) }",
      findings: ["dynamic-type-unsupported 5:1"]),
    CustomControlCase(
      "a colour by the name of a constant",
      #"Text("Total").foregroundStyle(Theme.faint).background(Theme.page)"#,
      members:
        "enum Theme { static let faint = Color(white: 0.8); static var page: Color { .white } }",
      findings: ["text-contrast 5:1"]),
    CustomControlCase(
      "a long text in a frame of one line",
      #"""
      Text("We will remind you on the day before it is due").frame(height: 24)
      Text("We will remind you on the day before it is due").frame(minHeight: 24)
      Text("We will remind you on the day before it is due").frame(height: 120)
      Text("Due").frame(height: 24)
      """#, findings: ["text-clipped 5:1 review"]),
  ]

  static let headings = [
    CustomControlCase(
      "titles without the trait",
      #"""
      Text("Abstract").font(.title)
      Text("We look at queues.")
      Text("Speakers").font(.title3).bold()
      Text("Ada")
      """#, findings: ["role-missing 5:1", "role-missing 7:1"]),
    CustomControlCase(
      "titles with the trait",
      #"""
      Text("Abstract").font(.title).accessibilityAddTraits(.isHeader)
      Text("We look at queues.")
      Text("Ada")
      """#, findings: []),
    CustomControlCase(
      "titles of what the screen shows",
      #"""
      Text(recipe.title).font(.title2)
      Text(cook.name).font(.title2).bold()
      Text(cook.name).font(.title2)
      Text("40 min")
      """#, findings: ["role-missing 5:1 review", "role-missing 6:1 review"]),
    CustomControlCase(
      "bold words above a group",
      #"""
      VStack {
        Text("Account").font(.headline)
        Toggle("E-mail", isOn: $isOn)
        Toggle("Messages", isOn: $isOn)
        Text("Street").font(.headline)
        TextField("Your street", text: $street)
        Text("City").fontWeight(.bold)
        TextField("Your city", text: $city)
      }
      """#, members: "@State var isOn = false", findings: ["role-missing 6:3 review"]),
    CustomControlCase(
      "large texts that are not titles",
      #"""
      Text("You have no messages.").font(.title)
      Text("12,50").font(.largeTitle)
      Text(name).font(.title)
      HStack { Text("Total").font(.title2); Text("9 euros").font(.title2) }
      Text("Ada").font(.headline)
      """#, findings: []),
  ]
}
