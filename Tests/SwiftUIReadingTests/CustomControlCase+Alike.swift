// Controls that do the same, texts of other states, pictures and captions beside what they are about.

extension CustomControlCase {
  static let alike = [
    CustomControlCase(
      "a row that shows one of several texts",
      #"""
      Form {
        VStack {
          Text("Choose a tune.")
          switch tune {
          case .none: Text("Nothing is played.")
          case .soft: Text("A soft tune is played.")
          case .loud: Text("A loud tune is played.")
          }
        }
      }
      """#, members: "@State var tune = Tune.none", findings: []),
    CustomControlCase(
      "a row with a label that leaves out one of its texts",
      #"""
      VStack { Text("Bread"); Text("on sale") }
        .accessibilityElement(children: .ignore).accessibilityLabel("Bread")
      """#, findings: ["row-label-misses-text 5:1"]),
    CustomControlCase(
      "the letters of a button in another state",
      #"""
      Button { save() } label: {
        if isSaved { Text("Saved") } else { Text("Save changes").foregroundColor(.yellow) }
      }.padding(20).background(Color.white)
      """#, members: "@State var isSaved = true", findings: ["text-contrast 6:39"]),
    CustomControlCase(
      "two buttons with one action",
      #"VStack { Button("Cancel") { cancel() }; Text("A"); Button("Cancel", action: cancel) }"#,
      members: "func cancel() {}", findings: []),
    CustomControlCase(
      "two buttons with one name and two actions",
      #"VStack { Button("Edit") { edit(name) }; Button("Edit") { edit(address) } }"#,
      findings: ["duplicate-label 5:10"]),
    CustomControlCase(
      "two buttons whose actions are not written yet",
      #"VStack { Button("Edit") { print("A") }; Button("Edit") { print("A") } }"#,
      findings: ["duplicate-label 5:10"]),
    CustomControlCase(
      "one action in two views of the app",
      "VStack { Counter(); Counter() }",
      types: """
        struct Counter: View {
          @State var count = 0
          var body: some View { Button("Add one") { count += 1 } }
        }
        """, findings: ["duplicate-label 10:25"]),
    CustomControlCase(
      "three controls for one value",
      #"""
      VStack {
        TextField("", value: $speed, format: .number).accessibilityLabel("Speed").keyboardType(.decimalPad)
        Stepper("Speed", value: $speed)
        Slider(value: $speed, in: 0...1) { Text("Speed") }
      }
      """#, members: "@State var speed = 0.5", findings: []),
    CustomControlCase(
      "a picture beside a text that only the app knows",
      "HStack { Image(item.icon); Text(item.title) }",
      findings: ["image-missing-label 5:10 review"]),
    CustomControlCase(
      "a picture beside a number that only the app knows",
      "HStack { Image(item.icon); Text(item.likeCount) }",
      findings: ["image-missing-label 5:10"]),
    CustomControlCase(
      "the options of a wheel in a container",
      #"""
      Picker("Fruit", selection: $fruit) { ForEach(fruits) { Text($0.name) } }
        .pickerStyle(.wheel)
        .accessibilityElement(children: .contain).accessibilityLabel("Fruit")
      """#, members: "@State var fruit = 0", findings: []),
    CustomControlCase(
      "a text before the button that it names",
      #"""
      HStack {
        Text("Birth date")
        Button(date.formatted()) { isOpen = true }
          .accessibilityLabel("Birth date").accessibilityValue(date.formatted())
      }
      """#, members: "@State var isOpen = false", findings: []),
    CustomControlCase(
      "a text before a symbol that says whether it is valid",
      #"HStack { Text("Access key"); Image(systemName: "checkmark").accessibilityLabel("Valid access key") }"#,
      findings: []),
    CustomControlCase(
      "a text before a symbol that says the same",
      #"HStack { Text("Access key"); Image(systemName: "key").accessibilityLabel("Access key icon") }"#,
      findings: ["adjacent-repeat 5:30", "label-repeats-role 5:30"]),
    CustomControlCase(
      "the amount in the label of a stepper",
      #"""
      Stepper(value: $delay, in: 0...60) {
        HStack { Text("Delay"); Spacer(); if delay == 0 { Text("Off") } else { Text("\(delay) s") } }
      }
      """#, members: "@State var delay = 0", findings: []),
    CustomControlCase(
      "a view of a library in another branch, with the trait of a button",
      #"""
      if isEmpty { Text("Nothing is written yet."); Text("Write a note.") } else {
        Markdown(note).onTapGesture { edit() }.accessibilityAddTraits(.isButton)
      }
      """#, members: "@State var isEmpty = false", findings: []),
    CustomControlCase(
      "segments of which a condition leaves one out",
      #"""
      Picker("Map", selection: $layer) {
        ForEach(Layer.allCases, id: \.self) { layer in if layer != .none { Text(layer.name) } }
      }.pickerStyle(.segmented)
      """#, members: "@State var layer = 0", findings: []),
    CustomControlCase(
      "a page that is dimmed while something is over it",
      #"VStack { Text("Total").foregroundColor(Color(red: 0, green: 0.4, blue: 0)) }.background(showsPanel ? Color.black.opacity(0.5) : Color.white)"#,
      members: "@State var showsPanel = false", findings: []),
    CustomControlCase(
      "a chip that is grey once it is chosen",
      #"VStack { Text("Total").foregroundColor(Color(red: 0, green: 0.4, blue: 0)) }.background(isChosen ? Color.black.opacity(0.5) : Color.white)"#,
      members: "@State var isChosen = false", findings: ["text-contrast 5:10 review"]),
    CustomControlCase(
      "a switch that names a gesture", #"Toggle("Double tap as button", isOn: $isOn)"#,
      members: "@State var isOn = false", findings: []),
    CustomControlCase(
      "a role that no trait says",
      #"""
      Button("Small") { size = 1 }
        .accessibilityRemoveTraits(.isButton).accessibilityValue("Radio button")
      """#, members: "@State var size = 0", findings: []),
    CustomControlCase(
      "a message that moves the cursor, below another condition",
      #"""
      if !isDone {
        VStack { TextField("Name", text: $name)
          if isMissing { Text(message).foregroundColor(.red) } }
      }
      """#,
      members: """
        @State var isDone = false; @State var isMissing = false; @State var name = ""
        @State var message = "Enter a name."
        @AccessibilityFocusState var isOnName: Bool
        func check() { isMissing = true; isOnName = true }
        """, findings: ["text-contrast 10:20 review"]),
    CustomControlCase(
      "a drag in the other branch",
      #"""
      if isDeleted { Text("It is deleted") } else {
        Text("Swipe to delete").gesture(DragGesture().onEnded { _ in isDeleted = true })
      }
      """#, members: "@State var isDeleted = false", findings: ["drag-only 6:3"]),
  ]
}
