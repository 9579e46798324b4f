// Prompts, names of symbols, sizes of stacks, fonts of the app's own.

extension CustomControlCase {
  static let shown = [
    CustomControlCase(
      "the prompt that an app draws behind an empty field",
      #"""
      VStack {
        TextField("Title", text: $name)
          .background { if name.isEmpty { Text("Title").font(.title) } }
        Button("Save") { save() }
      }
      """#, members: "@State var name = \"\"", findings: []),
    CustomControlCase(
      "a field and an empty text that is not its prompt",
      #"""
      VStack {
        TextField("Name", text: $name)
        if note.isEmpty { Text("TODO") }
      }
      """#, members: "@State var name = \"\"", findings: ["label-is-stub 7:21"]),
    CustomControlCase(
      "a button whose symbol has another word in each state",
      #"""
      Button { isOn = !isOn } label: { Image(systemName: isOn ? "pause" : "play").padding(14) }
      """#, members: "@State var isOn = false", findings: []),
    CustomControlCase(
      "a button whose symbol is filled in one state",
      #"""
      Button { isOn = !isOn } label: { Image(systemName: isOn ? "heart.fill" : "heart").padding(14) }
      """#, members: "@State var isOn = false",
      findings: ["missing-label 5:1 review", "value-missing 5:1 review"]),
    CustomControlCase(
      "a button whose text code chooses",
      #"""
      Button { isOn = true } label: {
        HStack { if isOn { Image(systemName: "checkmark") }; Text(title) }
      }
      """#,
      members: """
        @State var isOn = false
        var title: String { if isOn { return "Saved" }; return "Save" }
        """, findings: []),
    CustomControlCase(
      "a cross that closes",
      #"Button { dismiss() } label: { Image(systemName: "xmark").padding(14) }"#,
      findings: []),
    CustomControlCase(
      "a cross that removes",
      #"Button { friend = nil } label: { Image(systemName: "xmark").padding(14) }"#,
      findings: ["missing-label 5:1 review"]),
    CustomControlCase(
      "a cross that closes a sheet",
      #"Button { selectedFriend = nil } label: { Image(systemName: "xmark").padding(14) }"#,
      findings: []),
    CustomControlCase(
      "an arrow that leads back",
      #"Button { dismiss() } label: { Image(systemName: "chevron.left").padding(14) }"#,
      findings: []),
    CustomControlCase(
      "an arrow to the previous month",
      #"Button { month -= 1 } label: { Image(systemName: "chevron.left").padding(14) }"#,
      findings: ["missing-label 5:1 review"]),
    CustomControlCase(
      "links in the label of a switch",
      #"""
      Toggle(isOn: $isAgreed) { VStack { Text("I agree to"); Link("Terms", destination: terms) } }
      """#, members: "@State var isAgreed = false", findings: ["nested-controls 5:1"]),
    CustomControlCase(
      "lines of text in a low stack",
      "VStack { Text(user.name); Text(user.email) }.frame(height: 48)",
      findings: ["text-clipped 5:10 review"]),
    CustomControlCase(
      "lines of text in a stack that is high enough",
      "VStack { Text(user.name); Text(user.email) }.frame(height: 100)", findings: []),
    CustomControlCase(
      "lines of text in a stack with a least height",
      "VStack { Text(user.name); Text(user.email) }.frame(minHeight: 48)", findings: []),
    CustomControlCase(
      "lines of text that scroll in a low view",
      "ScrollView { VStack { Text(user.name); Text(user.email) } }.frame(height: 48)",
      findings: []),
    CustomControlCase(
      "a small button in a hidden branch",
      #"""
      if let friend { HStack { Text(friend.name); Button { open() } label: { Image(systemName: "play") } } }
      else { Text("A"); Text("B"); Text("C"); Text("D") }
      """#, findings: ["target-size-platform 5:45 review"]),
    CustomControlCase(
      "a note at a field that is not right",
      #"""
      VStack {
        TextField("E-mail", text: $email).keyboardType(.emailAddress)
        if !isEmailCorrect { Text("Enter an address") }
      }
      """#, findings: ["status-not-announced 7:24 review"]),
    CustomControlCase(
      "a note at a field and a message over the screen",
      #"""
      VStack {
        TextField("E-mail", text: $email).keyboardType(.emailAddress)
        if let emailError { Text(emailError) }
        if let nameError { Text(nameError) }
      }
      .overlay { if let error = model.error { Text(error).onTapGesture { model.error = nil } } }
      """#,
      findings: [
        "status-not-announced 10:41 review", "status-not-announced 7:23 review",
        "tappable-without-role 10:41",
      ]),
    CustomControlCase(
      "a bold face in the size of a title",
      #"""
      VStack { Text("Trips").font(.custom("Onest-Bold", size: 22)); Text("A"); Text("B") }
      """#, findings: ["role-missing 5:10 review"]),
    CustomControlCase(
      "a font of the app in the size of a text",
      #"""
      VStack { Text("Trips").font(.custom("Onest-Bold", size: 16)); Text("A"); Text("B") }
      """#, findings: []),
    CustomControlCase(
      "a button of a library",
      #"AsyncButton { await save() } label: { Image("disk") }"#,
      findings: ["missing-label 5:1"]),
    CustomControlCase(
      "a field in labelled content with a note",
      #"""
      LabeledContent {
        VStack { TextField("", text: $name); if isShort { Text("Too short") } }
      } label: { Text("Name") }
      """#, members: "@State var name = \"\"", findings: []),
    CustomControlCase(
      "grey text in a form",
      #"Form { VStack { Text("Total").foregroundStyle(.gray); Text("A") } }"#,
      findings: ["text-contrast 5:17 review"]),
    CustomControlCase(
      "a note in a section of its own",
      #"""
      Form { Section { Text("A") }; if let error { Section { Text(error) } } }
      """#, findings: ["status-not-announced 5:56 review"]),
    CustomControlCase(
      "a symbol of a library",
      "Button { open() } label: { Image(systemSymbol: .eSquareFill).padding(14) }",
      findings: ["missing-label 5:1 review"]),
    CustomControlCase(
      "grey text in a list of a style of its own",
      #"List { VStack { Text("Total").foregroundStyle(.gray); Text("A") } }.listStyle(.sidebar)"#,
      findings: ["text-contrast 5:17 review"]),
    CustomControlCase(
      "items of a bar in an argument",
      #"Text("A").navigationTitle("Cart").toolbar(content: { Button { } label: { Image("disk") } })"#,
      findings: ["missing-label 5:54"]),
  ]
}
