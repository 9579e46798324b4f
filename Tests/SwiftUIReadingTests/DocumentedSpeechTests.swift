import Testing

/// Views whose speech Apple's documentation or user guide states, with the page.
@Suite struct DocumentedSpeechTests {
  @Test(arguments: DocumentedSpeechCase.all)
  func `a view is spoken as its documentation says`(_ test: DocumentedSpeechCase) throws {
    let source = try SwiftUISource(body: test.body, members: "@State var isOn = true")
    #expect(source.spoken == test.spoken)
  }
}

struct DocumentedSpeechCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// The page below <https://developer.apple.com/documentation/swiftui/>.
  let page: String
  let body: String
  let spoken: [String]

  init(_ description: String, _ page: String, _ body: String, spoken: [String]) {
    (testDescription, self.page, self.body, self.spoken) = (description, page, body, spoken)
  }

  static let all = [
    DocumentedSpeechCase(
      "a decorative image is ignored", "image/init(decorative:bundle:)",
      #"VStack { Image(decorative: "leaf-border"); Text("Menu") }"#, spoken: ["Menu"]),
    DocumentedSpeechCase(
      "an image has the label that its initializer gets", "image/init(_:bundle:label:)",
      #"Image("chart-3", label: Text("Sales rose in May"))"#, spoken: ["Sales rose in May, Image"]),
    DocumentedSpeechCase(
      "a label hidden on the screen is still that of the control", "view/labelshidden()",
      #"Toggle("Deliver on Sundays", isOn: $isOn).labelsHidden()"#,
      spoken: ["Deliver on Sundays, Switch Button, On. Double tap to toggle setting."]),
    DocumentedSpeechCase(
      "a label that shows its icon alone keeps its title", "labelstyle/icononly",
      #"Button { } label: { Label("Print", systemImage: "printer").labelStyle(.iconOnly) }"#,
      spoken: ["Print, Button"]),
    DocumentedSpeechCase(
      "ignored children leave the facts of the container",
      "accessibilitychildbehavior/ignore",
      #"""
      HStack { Button("Back") {}; Button("On") {} }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Chapter")
        .accessibilityValue("3 of 12")
        .accessibilityAdjustableAction { turn($0) }
      """#,
      spoken: [
        "Chapter, 3 of 12, Adjustable. Swipe up or down with one finger to adjust the value."
      ]),
    DocumentedSpeechCase(
      "combined children are one element", "accessibilitychildbehavior/combine",
      #"HStack { Text("Gate"); Text("B 12") }.accessibilityElement(children: .combine)"#,
      spoken: ["Gate, B 12"]),
    DocumentedSpeechCase(
      "a hidden view is left out", "view/accessibilityhidden(_:)",
      #"VStack { Text("•").accessibilityHidden(true); Text("Butter") }"#, spoken: ["Butter"]),
    DocumentedSpeechCase(
      "higher priorities come first, and the usual one is 0", "view/accessibilitysortpriority(_:)",
      #"""
      VStack {
        Text("Footnote").accessibilitySortPriority(-1)
        Text("Body")
        Text("Summary").accessibilitySortPriority(2)
      }
      """#, spoken: ["Summary", "Body", "Footnote"]),
    DocumentedSpeechCase(
      "a representation stands for the view", "view/accessibilityrepresentation(representation:)",
      #"Capsule().onTapGesture { flip() }.accessibilityRepresentation { Toggle("Mute", isOn: $isOn) }"#,
      spoken: ["Mute, Switch Button, On. Double tap to toggle setting."]),
    DocumentedSpeechCase(
      "an action with a name is offered", "view/accessibilityaction(named:_:)",
      #"Text("Invoice 12").accessibilityAction(named: "Archive") { archive() }"#,
      spoken: ["Invoice 12. Actions available"]),
    DocumentedSpeechCase(
      "the trait of a selected element is announced", "accessibilitytraits/isselected",
      #"Button("Weekly") { choose() }.accessibilityAddTraits(.isSelected)"#,
      spoken: ["Selected, Weekly, Button"]),
    DocumentedSpeechCase(
      "a prompt is spoken after the label", "textfield/init(_:text:prompt:)",
      #"TextField("Street", text: $street, prompt: Text("Required"))"#,
      spoken: ["Street, Required, Text Field. Double tap to edit."]),
    DocumentedSpeechCase(
      "labels for input are not spoken", "view/accessibilityinputlabels(_:)",
      #"Button("Send to kitchen") { }.accessibilityInputLabels(["Send", "Kitchen"])"#,
      spoken: ["Send to kitchen, Button"]),
  ]
}
