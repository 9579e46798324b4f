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
      findings: ["target-size-platform 5:1"]),
    CustomControlCase(
      "a small label with padding",
      #"Button { buy() } label: { Text("Buy").frame(width: 30, height: 30).padding(8) }"#,
      findings: []),
    CustomControlCase(
      "a label as wide as the screen",
      #"Button { buy() } label: { Text("Buy").frame(width: 30).frame(maxWidth: .infinity) }"#,
      findings: []),
    CustomControlCase(
      "a small label in a button of a style",
      #"Button { buy() } label: { Text("Buy").frame(height: 20) }.buttonStyle(.bordered)"#,
      findings: []),
    CustomControlCase(
      "a small button in a bar",
      #"Text("A").toolbar { Button { buy() } label: { Text("Buy").frame(width: 20, height: 20) } }"#
        + #".navigationTitle("Cart")"#, findings: []),
    CustomControlCase(
      "a small button in a row",
      #"List { Button { buy() } label: { Text("Buy").frame(width: 20, height: 20) } }"#,
      findings: []),
    CustomControlCase(
      "a frame that does not reach the tap",
      #"Text("Buy").frame(width: 30, height: 30).accessibilityAddTraits(.isButton)"#
        + ".onTapGesture { buy() }.frame(width: 60, height: 60)",
      findings: ["target-size-platform 5:1"]),
    CustomControlCase(
      "a size that the app computes",
      #"Button { buy() } label: { Text("Buy").frame(width: side, height: side) }"#, findings: []),
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
