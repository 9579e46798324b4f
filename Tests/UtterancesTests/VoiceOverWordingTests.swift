import AccessibilityModel
import Testing
import Utterances

/// VoiceOver's speech for an element (docs/evidence/voiceover.md#what-is-spoken).
struct VoiceOverWordingTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var element: Element
    var spoken: String

    init(_ name: String, _ spoken: String, _ change: (inout Element) -> Void) {
      testDescription = name
      element = Element(className: "TestView")
      change(&element)
      self.spoken = spoken
    }
  }

  static let all: [Case] = [
    Case("label and role", "Buy, Button") {
      $0.label = "Buy"
      $0.traits = .button
    },
    Case("the role alone", "Button") { $0.traits = .button },
    Case("nothing", "") { _ in },
    Case(
      "a slider", "Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value."
    ) {
      ($0.label, $0.value) = ("Volume", "40%")
      $0.traits = .adjustable
    },
    Case("a dimmed slider has no usage hint", "Volume, 40%, Dimmed, Adjustable. Loud") {
      ($0.label, $0.value, $0.hint) = ("Volume", "40%", "Loud")
      $0.traits = [.adjustable, .notEnabled]
    },
    Case("selected comes first, dimmed before the role", "Selected, Day, Dimmed, Button") {
      $0.label = "Day"
      $0.traits = [.button, .selected, .notEnabled]
    },
    Case("a switch", "Wi-Fi, Switch Button, On. Double tap to toggle setting.") {
      ($0.label, $0.value) = ("Wi-Fi", "1")
      $0.traits = [.button, .toggleButton]
    },
    Case(
      "a switch without the trait button, of a state of its own",
      "Sync, Switch Button, Paused. Double tap to toggle setting."
    ) {
      ($0.label, $0.value) = ("Sync", "Paused")
      $0.traits = .toggleButton
    },
    Case(
      "a mixed switch after a hint with a full stop",
      "All, Switch Button, Mixed. Selects all rows. Double tap to toggle setting."
    ) {
      ($0.label, $0.value, $0.hint) = ("All", "2", "Selects all rows.")
      $0.traits = .toggleButton
    },
    Case("a checkbox of a web page", "Terms, Checkbox, Unchecked. Double tap to toggle setting.") {
      ($0.label, $0.value, $0.role) = ("Terms", "0", .checkBox)
      $0.traits = .toggleButton
    },
    Case(
      "a disclosure", "Amenities, Collapsed, 2 selected, Button. Double tap to expand."
    ) {
      ($0.label, $0.value) = ("Amenities", "2 selected")
      $0.traits = .button
      $0.details.isExpanded = false
    },
    Case("an empty field says its placeholder", "Name, Text Field. Double tap to edit.") {
      $0.details.placeholder = "Name"
      $0.traits = .textEntry
    },
    Case("a filled field does not", "Ada, Text Field. Double tap to edit.") {
      $0.value = "Ada"
      $0.details.placeholder = "Name"
      $0.traits = .textEntry
    },
    Case(
      "a field that is edited says its value after the role",
      "Name, Text Field, Is editing, Ada. Use the rotor to access Misspelled Words."
    ) {
      ($0.label, $0.value) = ("Name", "Ada")
      $0.traits = [.textEntry, .isEditing]
    },
    Case("a text area", "Notes, Helo wrld, Text Field. Double tap to edit.") {
      ($0.label, $0.value) = ("Notes", "Helo wrld")
      $0.traits = [.textEntry, .textArea]
    },
    Case(
      "a text area with a rotor of misspelled words",
      "Notes, Text Field. Double tap to edit. Use the rotor to access Misspelled Words."
    ) {
      $0.label = "Notes"
      $0.traits = [.textEntry, .textArea]
      $0.details.customRotors = [CustomRotor(name: "Misspelled words", items: ["w"])]
    },
    Case("a secure field counts", "PIN, 4 characters, Secure Text Field. Double tap to edit.") {
      ($0.label, $0.value) = ("PIN", "1234")
      $0.traits = [.textEntry, .secureTextField]
    },
    Case("a secure field of one", "PIN, 1 character, Secure Text Field. Double tap to edit.") {
      ($0.label, $0.value) = ("PIN", "•")
      $0.traits = [.textEntry, .secureTextField]
    },
    Case("a search field is no text field as well", "Search, Search Field. Double tap to edit.") {
      $0.label = "Search"
      $0.traits = [.textEntry, .searchField]
    },
    Case("a heading of a level", "News, Heading Level 2") {
      $0.label = "News"
      $0.traits = .header
      $0.details.headingLevel = 2
    },
    Case("a back button does not say «Back» twice", "Back Button") {
      $0.label = "back"
      $0.traits = [.button, .backButton]
    },
    Case("a pop-up", "Sort, Pop Up Button. Double tap to activate the picker.") {
      $0.label = "Sort"
      $0.traits = .popupButton
    },
    Case(
      "a draggable row",
      "Milk, Draggable. Double tap and hold, wait for the sound, then drag to rearrange."
    ) {
      $0.label = "Milk"
      $0.traits = .draggable
    },
    Case("an image without a label says its name", "Globe, Image") {
      $0.traits = .image
      $0.details.image = "globe"
    },
    Case("a symbol with a name of VoiceOver's own", "Close, Button") {
      $0.traits = .button
      $0.details.image = "xmark.circle.fill"
      $0.details.imageIsSymbol = true
    },
    Case("an image of the app with the name of a symbol", "Xmark circle fill, Button") {
      $0.traits = .button
      $0.details.image = "xmark.circle.fill"
    },
    Case("a symbol without a known name", "Minus square, Button") {
      $0.traits = .button
      $0.details.image = "minus.square"
      $0.details.imageIsSymbol = true
    },
    Case("the name of an image in words", "Arrow up circle fill, Button") {
      $0.traits = .button
      $0.details.image = "icons/arrow.up-circleFill.png"
    },
    Case("a hint without anything else is said at once", "Opens the shop, Button") {
      $0.hint = "Opens the shop"
      $0.traits = .button
    },
    Case(
      "custom content of high importance",
      "Bailey, beagle, three years. Actions available. More content available"
    ) {
      $0.label = "Bailey"
      $0.details.customContent = [
        CustomContent(label: "Breed", value: "beagle", importance: .high),
        CustomContent(label: "Weight", value: "10 kg", importance: .default),
        CustomContent(label: "Age", value: "three years", importance: .high),
      ]
      $0.details.customActions = ["Adopt"]
    },
    Case("silent traits", "Text") {
      $0.label = "Text"
      $0.traits = [
        .staticText, .playsSound, .summaryElement, .updatesFrequently, .startsMediaSession,
        .causesPageTurn, .supportsZoom, .tabBar,
      ]
    },
    Case("a key is no button to the ear", "Q") {
      $0.label = "Q"
      $0.traits = [.button, .keyboardKey]
    },
  ]

  @Test(arguments: all) func `an element is spoken as on the device`(_ example: Case) {
    var builder = ScreenBuilder()
    builder.open(example.element)
    let said = Describer(wording: .voiceover).utterance(
      for: Stop(element: 0), in: builder.finish())
    #expect(said.spoken == example.spoken)
  }

  @Test(arguments: [
    (
      Idiom.pad,
      "Volume, Adjustable. Sets it. Swipe up or down with one finger to adjust the value."
    ),
    (.mac, "Volume, Slider. Sets it."), (.tv, "Volume, Adjustable. Sets it."),
  ])
  func `gestures are hinted at on touch screens only`(idiom: Idiom, spoken: String) {
    var builder = ScreenBuilder()
    var slider = Element(className: "Slider")
    (slider.label, slider.hint, slider.traits) = ("Volume", "Sets it.", .adjustable)
    slider.role = .slider
    builder.open(slider)
    var screen = builder.finish()
    screen.idiom = idiom
    let said = Describer(wording: .voiceover).utterance(for: Stop(element: 0), in: screen)
    #expect(said.spoken == spoken)
  }

  @Test func `a field of a Mac has no hint to double tap`() {
    var builder = ScreenBuilder()
    var field = Element(className: "NSTextField")
    (field.label, field.traits) = ("Name", .textEntry)
    builder.open(field)
    var screen = builder.finish()
    screen.idiom = .mac
    let said = Describer(wording: .voiceover).utterance(for: Stop(element: 0), in: screen)
    #expect(said.spoken == "Name, Text Field")
  }

  @Test(
    arguments: [
      (.popUpButton, [.button, .popupButton], "Size, Large, Pop Up Button"),
      (.checkBox, [.button, .toggleButton], "Size, Large, Checkbox"),
      (.comboBox, .textEntry, "Size, Large, Combo Box"),
      (.slider, .adjustable, "Size, Large, Slider"),
      (.stepper, .adjustable, "Size, Large, Stepper"),
      (.tab, .button, "Size, Large, Tab"), (.menuItem, .button, "Size, Large, Menu Item"),
      (.colorWell, .button, "Size, Large, Color Well"),
      (.levelIndicator, [], "Size, Large, Level Indicator"),
      (.progressIndicator, .updatesFrequently, "Size, Large, Progress Indicator"),
      (.disclosureTriangle, .button, "Size, Large, Disclosure Triangle"),
      (.button, .button, "Size, Large, Button"),
    ] as [(Role, Traits, String)])
  func `a Mac has a word for each role`(_ role: Role, _ traits: Traits, _ spoken: String) {
    var builder = ScreenBuilder()
    var control = Element(className: "NSView")
    (control.label, control.value) = ("Size", "Large")
    (control.role, control.traits) = (role, traits)
    builder.open(control)
    var screen = builder.finish()
    screen.idiom = .mac
    let said = Describer(wording: .voiceover).utterance(for: Stop(element: 0), in: screen)
    #expect(said.spoken == spoken)
  }

  @Test func `the parts of an utterance are distinguished`() {
    var builder = ScreenBuilder()
    var slider = Element(className: "UISlider")
    (slider.label, slider.value) = ("Volume", "40%")
    slider.traits = .adjustable
    builder.open(slider)
    let said = Describer(wording: .voiceover).utterance(
      for: Stop(element: 0), in: builder.finish())
    #expect(said.description == "Volume, 40%, Adjustable")
    #expect(said.hint == "Swipe up or down with one finger to adjust the value.")
    #expect(said.phrases.map(\.kind) == [.label, .value, .role])
    #expect(said.phrases.map(\.text) == ["Volume", "40%", "Adjustable"])
  }

  @Test func `a cell announces its position after its value, a header its role`() {
    var cell = TableCell()
    (cell.row, cell.column, cell.columnSpan) = (4, 1, 2)
    cell.isRowHeader = true
    let context = DataTableContext(
      cell: cell, isFirstInRow: true, rowHeaders: [], columnHeaders: [1])
    var builder = ScreenBuilder()
    var element = Element(className: "Cell")
    (element.label, element.value, element.traits) = ("B5", "Value", [.button, .notEnabled])
    builder.open(element)
    builder.close()
    var header = Element(className: "Cell")
    (header.label, header.value) = ("B1", "Head")
    builder.open(header)
    let said = Describer(wording: .voiceover).utterance(
      for: Stop(element: 0, context: .dataTableCell(context)), in: builder.finish())
    #expect(
      said.spoken
        == "B1, Head, B5, Value, Spans 2 columns, Row Header, Row 5, Column 2, Dimmed, Button")
  }

  @Test func `a position is said last`() {
    var builder = ScreenBuilder()
    var segment = Element(className: "UISegment")
    (segment.label, segment.traits) = ("Day", [.button, .selected])
    builder.open(segment)
    let said = Describer(wording: .voiceover).utterance(
      for: Stop(element: 0, context: .series(index: 1, count: 2)), in: builder.finish())
    #expect(said.spoken == "Selected, Day, Button, 1 of 2")
  }

  @Test func `containers are announced when they are entered, and only then`() {
    var builder = ScreenBuilder()
    var group = Element(className: "UIView")
    group.label = "Payment"
    group.details.containerType = .semanticGroup
    builder.open(group)
    for label in ["Card", "Cash"] {
      var element = Element(className: "UILabel")
      element.label = label
      builder.open(element)
      builder.close()
    }
    let stops = [Stop(element: 1, containers: [0]), Stop(element: 2, containers: [0])]
    let screen = builder.finish()
    let describer = Describer(wording: .voiceover)
    #expect(
      describer.utterances(for: stops, in: screen).map(\.spoken) == ["Payment, Card", "Cash"])
    #expect(describer.utterance(for: stops[0], in: screen).spoken == "Card")
  }
}
