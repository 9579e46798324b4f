import Testing

/// Controls that an app makes of other views, and what the rules find in them.
@Suite struct CustomControlTests {
  @Test(arguments: CustomControlCase.all)
  func `a gap of a control is found where it is`(_ test: CustomControlCase) throws {
    let source = try SwiftUISource(
      body: test.body, members: test.members, types: test.types)
    #expect(source.findings == test.findings)
  }
}

struct CustomControlCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let body: String
  let members: String
  let types: String
  let findings: [String]

  init(
    _ description: String, _ body: String, members: String = "", types: String = "",
    findings: [String]
  ) {
    testDescription = description
    (self.body, self.members, self.types, self.findings) = (body, members, types, findings)
  }

  /// The body begins on line 5.
  static let all =
    [
      CustomControlCase(
        "a text with a tap", #"Text("Help").onTapGesture { help() }"#,
        findings: ["tappable-without-role 5:1"]),
      CustomControlCase(
        "a field for an address with the default keyboard", #"TextField("E-mail", text: $value)"#,
        members: "@State private var value = \"\"", findings: ["content-type-mismatch 5:1 review"]),
      CustomControlCase(
        "a field for an address with its keyboard",
        #"TextField("E-mail", text: $value).keyboardType(.emailAddress)"#,
        members: "@State private var value = \"\"", findings: []),
      CustomControlCase(
        "a field with a keyboard that the app decides",
        #"TextField("E-mail", text: $value).keyboardType(keyboard)"#,
        members: "@State private var value = \"\"; let keyboard: UIKeyboardType", findings: []),
      CustomControlCase(
        "a text with a tap and the trait",
        #"Text("Help").onTapGesture { help() }.accessibilityAddTraits(.isButton)"#, findings: []),
      CustomControlCase(
        "a stack with a tap", #"HStack { Text("Help") }.onTapGesture { help() }"#,
        findings: ["tappable-without-role 5:1"]),
      CustomControlCase(
        "a combined stack with a tap and the trait",
        #"""
        HStack { Text("Help") }
          .accessibilityElement(children: .combine)
          .accessibilityAddTraits(.isButton)
          .onTapGesture { help() }
        """#, findings: []),
      CustomControlCase(
        "a shape with a tap", #"Circle().onTapGesture { help() }"#,
        findings: ["control-not-exposed 5:1"]),
      CustomControlCase(
        "a shape that is dragged", #"Circle().gesture(DragGesture().onChanged(move))"#,
        findings: ["control-not-exposed 5:1", "drag-only 5:1"]),
      CustomControlCase(
        "a shape that is dragged, with an adjustable action",
        #"""
        Circle().gesture(DragGesture().onChanged(move))
          .accessibilityElement()
          .accessibilityLabel("Brightness")
          .accessibilityValue("40 %")
          .accessibilityAdjustableAction { adjust($0) }
        """#, findings: []),
      CustomControlCase(
        "an image button", #"Button { buy() } label: { Image("cart-icon") }"#,
        findings: ["missing-label 5:1"]),
      CustomControlCase(
        "an image button with a label",
        #"Button { buy() } label: { Image("cart-icon") }.accessibilityLabel("Buy")"#, findings: []),
      CustomControlCase(
        "a symbol of a library, whose name has another spelling",
        "Button { buy() } label: { Image(systemSymbol: .cart) }",
        findings: ["missing-label 5:1 review", "target-size-platform 5:1 review"]),
      CustomControlCase(
        "a picture without a name", "Button { buy() } label: { Image(uiImage: cart) }",
        findings: ["missing-label 5:1"]),
      CustomControlCase(
        "a label that the app computes",
        #"Button { buy() } label: { Image("cart-icon") }.accessibilityLabel(name)"#, findings: []),
      CustomControlCase(
        "a field whose title is its name", #"TextField("Street", text: $street)"#, findings: []),
      CustomControlCase(
        "a field with a prompt and no title",
        #"TextField("", text: $street, prompt: Text("Street"))"#,
        findings: ["placeholder-only-field 5:1"]),
      CustomControlCase(
        "a check box that is a button",
        #"""
        Button { isOn.toggle() } label: {
          HStack { Image(systemName: isOn ? "checkmark.square" : "square"); Text("Terms") }
        }
        """#, members: "@State var isOn = false", findings: ["value-missing 5:1 review"]),
      CustomControlCase(
        "a check box that states its value",
        #"""
        Button { isOn.toggle() } label: {
          HStack { Image(systemName: isOn ? "checkmark.square" : "square"); Text("Terms") }
        }
        .accessibilityValue(isOn ? "Checked" : "Unchecked")
        """#, members: "@State var isOn = false", findings: []),
      CustomControlCase(
        "a button whose label follows its state",
        #"Button(isOn ? "Pause" : "Play") { isOn.toggle() }.tint(isOn ? .red : .green)"#,
        members: "@State var isOn = false", findings: ["text-contrast 5:1 review"]),
      CustomControlCase(
        "a choice by colour alone",
        #"""
        Button("Small") { size = 0 }
          .background(size == 0 ? Color.blue : Color.gray)
        """#, members: "@State var size = 1", findings: ["value-missing 5:1 review"]),
      CustomControlCase(
        "a choice with the trait",
        #"""
        Button("Small") { size = 0 }
          .background(size == 0 ? Color.blue : Color.gray)
          .accessibilityAddTraits(size == 0 ? .isSelected : [])
        """#, members: "@State var size = 1", findings: []),
      CustomControlCase(
        "a hidden stack over a control",
        #"HStack { Button("Buy") {} }.accessibilityHidden(true)"#,
        findings: ["control-not-exposed 5:1 review"]),
      CustomControlCase(
        "a toggle without a label", #"Toggle("", isOn: $isOn).labelsHidden()"#,
        members: "@State var isOn = false", findings: ["missing-label 5:1"]),
      CustomControlCase(
        "a slider without a label", "Slider(value: $brightness)", findings: ["missing-label 5:1"]),
      CustomControlCase(
        "a slider with a label", #"Slider(value: $brightness) { Text("Brightness") }"#, findings: []
      ),
      CustomControlCase(
        "a field with a title only", #"TextField("", text: $name)"#, findings: ["missing-label 5:1"]
      ),
      CustomControlCase(
        "a dialog of the app's own",
        #"""
        Button("Delete") { isAsking = true }
        if isAsking {
          VStack { Text("Delete all?"); Button("Keep") { isAsking = false } }
        }
        """#, members: "@State var isAsking = false", findings: ["modal-not-modal 7:3 review"]),
      CustomControlCase(
        "a modal dialog of the app's own",
        #"""
        Button("Delete") { isAsking = true }
        if isAsking {
          VStack { Text("Delete all?"); Button("Keep") { isAsking = false } }
            .accessibilityAddTraits(.isModal)
        }
        """#, members: "@State var isAsking = false", findings: []),
      CustomControlCase(
        "a form that is shown in place",
        #"""
        Button("Add") { isAdding.toggle() }
        if isAdding {
          VStack { TextField("Name", text: $name); Button("Done") { isAdding = false } }
        }
        """#, members: "@State var isAdding = false", findings: []),
      CustomControlCase(
        "a banner that is there from the start",
        #"""
        Button("Buy") { buy() }
        if isNew { VStack { Text("Now with maps"); Button("Close") { isNew = false } } }
        """#, members: "@State var isNew = true", findings: []),
      CustomControlCase(
        "pages that one variable chooses",
        #"""
        if page == 0 { VStack { TextField("Street", text: $street); Text("Step 1") } }
        if page == 1 { VStack { TextField("Street", text: $street); Text("Step 2") } }
        """#, members: "@State var page = 0", findings: []),
      CustomControlCase(
        "a combined card with a button",
        #"""
        VStack { Text("Haircut"); Text("3 off"); Button("Add") { add() } }
          .accessibilityElement(children: .combine)
        """#, findings: []),
      CustomControlCase(
        "stacks of texts below headings",
        #"""
        VStack {
          Text("Hours").accessibilityAddTraits(.isHeader)
          VStack { Text("Monday"); Text("9 to 5") }
          Text("Holidays").accessibilityAddTraits(.isHeader)
          VStack { Text("Sunday"); Text("closed") }
          Text("Contact").accessibilityAddTraits(.isHeader)
          VStack { Text("Main Street"); Text("London") }
        }
        """#, findings: []),
      CustomControlCase(
        "texts beside a toggle that change it, too",
        #"""
        HStack {
          Text("Light").onTapGesture { isDark = false }
          Toggle("Dark mode", isOn: $isDark).labelsHidden()
        }
        """#, members: "@State var isDark = false", findings: []),
      CustomControlCase(
        "a button that shows its progress in place of its title",
        #"""
        Button { isSaving = true } label: {
          if isSaving { ProgressView() } else { Text("Save") }
        }
        """#, members: "@State var isSaving = false", findings: ["missing-label 5:1 review"]),
      CustomControlCase(
        "a faint text",
        #"Text("Total").foregroundStyle(Color(white: 0.8)).background(Color.white)"#,
        findings: ["text-contrast 5:1"]),
      CustomControlCase(
        "a text on a picture",
        #"ZStack { Image(decorative: "sea"); Text("Sea").foregroundStyle(.white) }"#,
        findings: []),
      CustomControlCase(
        "a picker beside the text that names it",
        #"Text("Check In"); DatePicker("Check In", selection: $start).datePickerStyle(.graphical)"#,
        findings: []),
      CustomControlCase(
        "a sentence with a role in it",
        #"Text("This guide uses the words Button, Link and others.")"#,
        findings: []),
      CustomControlCase(
        "a field with an instruction as its hint",
        #"TextField("User name", text: $name).accessibilityHint("4 to 10 characters")"#,
        findings: []),
      CustomControlCase(
        "a fixed font", #"Text("Total").font(.system(size: 12))"#,
        findings: ["dynamic-type-unsupported 5:1"]),
      CustomControlCase(
        "a text style", #"Text("Total").font(.footnote)"#, findings: []),
    ] + conditions + containers + facts + sizes + headings + messages + images + names + constants
    + rows + limits + touches + forms + shown + states + styles + heard + alike + choices + running
    + answers
}
