// The names of symbols, menus, swipes and titles, and labels over content.

extension CustomControlCase {
  static let heard = [
    CustomControlCase(
      "symbols whose words leave their objects open",
      #"""
      HStack {
        Button { add() } label: { Image(systemName: "plus").padding(14) }
        Button { configure() } label: { Image(systemName: "gearshape").padding(14) }
        Button { close() } label: { Image(systemName: "xmark").padding(14) }
      }
      """#, findings: ["missing-label 6:3 review"]),
    CustomControlCase(
      "a symbol with a label",
      #"""
      Button { add() } label: { Image(systemName: "plus").padding(14) }.accessibilityLabel("Add task")
      """#, findings: []),
    CustomControlCase(
      "swipe actions that are pictures",
      #"""
      List {
        Text("A").swipeActions { Button { remove() } label: { Image("bin") } }
      }
      """#, findings: ["missing-label 6:28"]),
    CustomControlCase(
      "a swipe action with a title",
      #"""
      List {
        Text("A").swipeActions { Button(role: .destructive) { remove() } label: { Label("Remove", systemImage: "trash") } }
      }
      """#, findings: []),
    CustomControlCase(
      "a picture in a menu",
      #"Menu("Options") { Button { remove() } label: { Image("bin") } }"#,
      findings: ["missing-label 5:19"]),
    CustomControlCase(
      "an action that only a context menu offers",
      #"Text("A").contextMenu { Button("Remove entry") { remove() } }"#,
      findings: ["drag-only 5:1 review"]),
    CustomControlCase(
      "an action that a button offers, too",
      #"""
      VStack {
        Text("A").contextMenu { Button("Remove entry") { remove() } }
        Button("Remove entry") { remove() }.frame(width: 200, height: 44)
      }
      """#, findings: []),
    CustomControlCase(
      "a box that is ticked, and a trait on a condition that says so",
      #"option(kind, isTicked: model.isFirst)"#,
      members: tickedBox(".accessibilityAddTraits(isTicked ? [.isSelected] : [])"), findings: []),
    CustomControlCase(
      "a box that is ticked, and no trait",
      #"option(kind, isTicked: model.isFirst)"#,
      members: tickedBox(""), findings: ["value-missing 4:3 review"]),
    CustomControlCase(
      "a highlight that moves behind the chosen button",
      #"""
      HStack {
        ForEach(kinds) { kind in
          Button { chosenKind = kind } label: { Text(kind.name).padding(14) }
        }
      }
      .background(alignment: .leading) { Capsule().offset(x: 90 * chosenKind.number) }
      """#, members: "@State var chosenKind: Kind", findings: ["value-missing 7:5 review"]),
    CustomControlCase(
      "a panel of buttons that slides",
      #"""
      HStack {
        Button("Close") { isShown = false }.frame(width: 90, height: 60)
      }
      .offset(x: isShown ? 0 : 300)
      """#, members: "@State var isShown = false", findings: []),
    CustomControlCase(
      "a colour for the one item of a loop that a model names",
      #"""
      ForEach(kinds) { kind in
        Button { model.choose(kind) } label: {
          Text(kind.name).padding(14).underline(kind.isNew)
            .fontWeight(model.kind == kind ? .bold : .regular)
        }
      }
      """#, members: "@ObservedObject var model: Model", findings: ["value-missing 6:3 review"]),
    CustomControlCase(
      "a line below every item of a loop but the last",
      #"""
      ForEach(kinds) { kind in
        Button { model.choose(kind) } label: {
          Text(kind.name).padding(14).fontWeight(kind.id == kinds.last?.id ? .bold : .regular)
        }
      }
      """#, members: "@ObservedObject var model: Model", findings: []),
    CustomControlCase(
      "a label that leaves out a text",
      #"""
      ForEach(items) { item in
        VStack { Text(item.name); Text(item.reason) }
          .accessibilityElement(children: .ignore).accessibilityLabel("\(item.name)")
      }
      """#, findings: ["row-label-misses-text 6:3 review"]),
    CustomControlCase(
      "a label with all texts",
      #"""
      ForEach(items) { item in
        VStack { Text(item.name); Text(item.reason) }
          .accessibilityElement(children: .ignore).accessibilityLabel("\(item.name), \(item.reason)")
      }
      """#, findings: []),
    CustomControlCase(
      "a label that the item puts together",
      #"""
      ForEach(items) { item in
        VStack { Text(item.name); Text(item.reason) }
          .accessibilityElement(children: .ignore).accessibilityLabel(item.spokenText)
      }
      """#, findings: []),
    CustomControlCase(
      "a label that a function of the view puts together",
      #"""
      ForEach(items) { item in
        VStack { Text(item.name); Text(item.reason) }
          .accessibilityElement(children: .ignore).accessibilityLabel(words(for: item))
      }
      """#,
      members: #"func words(for item: Item) -> String { "\(item.name), because \(item.reason)" }"#,
      findings: []),
    CustomControlCase(
      "a number that only a symbol explains",
      #"Label("\(session.trackCount)", systemImage: "waveform")"#,
      findings: ["image-missing-label 5:1 review"]),
    CustomControlCase(
      "a number with its unit",
      #"Label("\(session.trackCount) tracks", systemImage: "waveform")"#, findings: []),
    CustomControlCase(
      "a name beside a symbol", #"Label(session.name, systemImage: "waveform")"#, findings: []),
    CustomControlCase(
      "a text into which code writes what happens",
      #"VStack { Text(outcome); Button("Check") { check() }.frame(width: 90, height: 60) }"#,
      members: #"""
        @State var outcome = ""; func check() { outcome = "Is checked now"; outcome = "All is well" }
        """#, findings: ["status-not-announced 5:10 review"]),
    CustomControlCase(
      "a text into which code writes what it announces",
      #"VStack { Text(outcome); Button("Check") { check() }.frame(width: 90, height: 60) }"#,
      members: #"""
        @State var outcome = ""
        func check() {
          outcome = "Is checked now"; outcome = "All is well"
          AccessibilityNotification.Announcement(outcome).post()
        }
        """#, findings: []),
    CustomControlCase(
      "a slider of amounts",
      #"Slider(value: $price, in: 0...500) { Text("Price") }"#, findings: ["value-raw 5:1 review"]),
    CustomControlCase(
      "a slider of amounts with a value",
      #"Slider(value: $price, in: 0...500) { Text("Price") }.accessibilityValue("\(price) euros")"#,
      findings: []),
    CustomControlCase(
      "a slider of shares", #"Slider(value: $volume, in: 0...1) { Text("Brightness") }"#,
      findings: []),
    CustomControlCase(
      "a field below its title, with an example in it",
      #"VStack { Text("Recipient"); TextField("Ann Smith", text: $name) }"#,
      findings: ["placeholder-only-field 5:29 review"]),
    CustomControlCase(
      "a field below a button",
      #"""
      VStack {
        Button { draw() } label: { Text("Surprise me").frame(width: 200, height: 60) }
        TextField("Dish", text: $name)
      }
      """#, findings: []),
    CustomControlCase(
      "a field below its title, with a word of it",
      #"VStack { Text("Recipient"); TextField("Name of the recipient", text: $name) }"#,
      findings: []),
    CustomControlCase(
      "bold words before the parts of a screen",
      #"""
      VStack {
        Text("Summary").font(.headline)
        Text(a)
        Text("Details").font(.headline)
        Text(b)
      }
      """#, findings: ["role-missing 6:3 review"]),
    CustomControlCase(
      "a drawer over a view that dims the rest",
      #"""
      ZStack {
        Button("Open") { isOpen = true }.frame(width: 90, height: 60)
        if isOpen { Color.black.opacity(0.4).onTapGesture { isOpen = false } }
        if isOpen { VStack { Button("Home") { go() }.frame(width: 90, height: 60); Text("Help") } }
      }
      """#, members: "@State var isOpen = false",
      findings: ["control-not-exposed 7:15", "modal-not-modal 8:15 review"]),
    CustomControlCase(
      "a modal drawer",
      #"""
      ZStack {
        Button("Open") { isOpen = true }.frame(width: 90, height: 60)
        if isOpen { Color.black.opacity(0.4) }
        if isOpen {
          VStack { Button("Home") { go() }.frame(width: 90, height: 60); Text("Help") }
            .accessibilityAddTraits(.isModal)
        }
      }
      """#, members: "@State var isOpen = false", findings: []),
    CustomControlCase(
      "an empty title", #"NavigationStack { Text("A").navigationTitle("") }"#,
      findings: ["screen-without-title 2:1 review"]),
  ]

  /// A function that makes a check box, with further modifiers.
  private static func tickedBox(_ modifiers: String) -> String {
    """
    func option(_ kind: Kind, isTicked: Bool) -> some View {
      Button { model.toggle() } label: {
        Image(systemName: isTicked ? "checkmark.square.fill" : "square").padding(14)
      }
      .accessibilityLabel(kind.name)\(modifiers)
    }
    """
  }
}
