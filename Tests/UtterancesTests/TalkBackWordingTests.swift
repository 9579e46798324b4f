import AccessibilityModel
import Testing
import Utterances

/// TalkBack's speech: state, name, role, hint, and no gesture of VoiceOver's.
struct TalkBackWordingTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var element: Element
    var spoken: String

    init(_ spoken: String, _ role: Role, _ change: (inout Element) -> Void) {
      testDescription = spoken
      self.spoken = spoken
      element = Element(className: "android.view.View", role: role)
      change(&element)
    }
  }

  static let all: [Case] = [
    Case("Buy, Button. Double-tap to activate", .button) {
      ($0.label, $0.traits) = ("Buy", .button)
    },
    Case("Rating 3.2, Button. Double-tap to activate", .button) {
      ($0.label, $0.traits) = ("Rating 3.2,", .button)
    },
    Case("Buy, Button, Disabled", .button) {
      ($0.label, $0.traits) = ("Buy", .button)
      $0.flags.remove(.enabled)
    },
    Case("News, Heading", .staticText) {
      ($0.label, $0.traits) = ("News", .header)
      $0.flags.remove(.enabled)
    },
    Case("Button. Double-tap to activate", .button) { $0.traits = .button },
    Case("Unlabelled, Button. Double-tap to activate", .button) { $0.traits = [.button, .image] },
    Case("Unlabelled, Button", .button) {
      $0.traits = [.button, .image]
      $0.origins[.traits] = .inferred
    },
    Case("Account and settings. Double-tap to activate", .other) {
      $0.label = " Account and settings.\n"
      $0.flags.insert(.respondsToTap)
    },
    Case("Unlabelled, Image", .image) { _ in },
    Case("Unlabelled", .other) { _ in },
    Case("On, Wi-Fi, Switch. Double-tap to toggle", .toggle) {
      ($0.label, $0.value, $0.traits) = ("Wi-Fi", "1", .toggleButton)
    },
    Case("On, Switch. Double-tap to toggle", .toggle) { ($0.label, $0.value) = ("On", "1") },
    Case("Not checked, Terms, Check box. Double-tap to toggle", .checkBox) {
      ($0.label, $0.value, $0.traits) = ("Terms", "0", [.button, .toggleButton])
    },
    Case("Checked, Show menu, Button. Double-tap to toggle", .button) {
      ($0.label, $0.value, $0.traits) = ("Show menu", "1", [.button, .image, .toggleButton])
    },
    Case("Checked, Show all. Double-tap to toggle", .other) {
      ($0.label, $0.value, $0.traits) = ("Show all", "1", .toggleButton)
      $0.origins[.traits] = .inferred
    },
    Case("English. Double-tap to toggle", .checkBox) {
      ($0.className, $0.label, $0.value) = ("android.widget.CheckedTextView", "English", "0")
    },
    Case("Not selected, e-mail, Radio button. Double-tap to toggle", .radioButton) {
      ($0.label, $0.value) = ("e-mail", "0")
    },
    Case("40%, Volume, Slider. Swipe up or swipe down to adjust", .slider) {
      ($0.label, $0.value, $0.traits) = ("Volume", "40%", .adjustable)
    },
    Case("Ada, Edit box, Name. Double-tap to edit text", .textField) {
      ($0.value, $0.traits) = ("Ada", .textEntry)
      $0.details.placeholder = "Name"
    },
    Case("Name, Edit box", .textField) {
      $0.traits = .textEntry
      $0.details.placeholder = "Name"
      $0.flags.insert(.focused)
    },
    Case("Editing, Ada, Edit box", .textField) {
      ($0.value, $0.traits) = ("Ada", [.textEntry, .isEditing])
    },
    Case("x, Edit box, Error: Required. Double-tap to edit text", .textField) {
      ($0.value, $0.traits) = ("x", .textEntry)
      $0.details.unknownAttributes = ["error": "Required"]
    },
    Case("PIN, 4 characters, Edit box. Double-tap to edit text", .secureTextField) {
      ($0.label, $0.value, $0.traits) = ("PIN", "1234", [.textEntry, .secureTextField])
    },
    Case("Password, Six digits, Edit box. Double-tap to edit text", .secureTextField) {
      $0.traits = [.textEntry, .secureTextField]
      $0.details.placeholder = "Six digits"
    },
    Case("Drop down list. Double-tap to change", .popUpButton) { _ in },
    Case(
      "Row. Double-tap to activate, Double-tap and hold to long press, Actions available", .cell
    ) {
      $0.label = "Row"
      $0.flags.insert(.respondsToTap)
      $0.details.gestures = [.longPress]
      $0.details.customActions = ["Delete"]
    },
    Case("Selected, Home, Tab. Double-tap to activate", .tab) {
      ($0.label, $0.traits) = ("Home", [.button, .selected])
    },
  ]

  @Test(arguments: all) func `an element is spoken in TalkBack's order`(_ example: Case) {
    var builder = ScreenBuilder()
    builder.open(example.element)
    let said = Describer(wording: .talkback).utterance(
      for: Stop(element: 0), in: builder.finish())
    #expect(said.spoken == example.spoken)
  }

  // MARK: Lists

  /// The stops are the leaves that have a label.
  private func said(_ screen: Screen) -> [String] {
    let stops = screen.elements.indices.filter { screen.elements[$0].role == .staticText }
      .map { Stop(element: $0) }
    return Describer(wording: .talkback).utterances(for: stops, in: screen).map(\.description)
  }

  private func screen(_ build: (inout ScreenBuilder) -> Void) -> Screen {
    var builder = ScreenBuilder()
    build(&builder)
    return builder.finish()
  }

  @Test func `of nested lists the innermost counts, and a single item makes no list`() {
    let screen = screen { builder in
      builder.open(Self.list("ListView", .table))
      builder.add(Self.item("A"))
      builder.open(Self.list("ListView", .table))
      builder.add(Self.item("B"), Self.item("C", x: 100))
      builder.close()
      builder.open(Self.list("ListView", .table))
      builder.add(Self.item("D"))
      builder.close()
      builder.close()
      builder.add(Self.item("E"))
    }
    #expect(said(screen) == ["A", "B, In list", "C", "D, Out of list", "E"])
  }

  @Test func `from one list into another only the second is said`() {
    let screen = screen { builder in
      for name in ["ListView", "GridView"] {
        builder.open(Self.list(name, name == "ListView" ? .table : .collectionView, label: name))
        builder.add(Self.item("A"), Self.item("B", y: 50))
        builder.close()
      }
    }
    #expect(said(screen) == ["A, In list ListView", "B", "A, In grid GridView", "B"])
  }

  @Test func `a dump does not show whether a RecyclerView is a list or a grid`() {
    let screen = screen { builder in
      builder.open(Self.list("RecyclerView", .collectionView, label: "Letters"))
      builder.add(Self.item("A"), Self.item("B", x: 100), Self.item("C", y: 50))
      builder.close()
      builder.add(Self.item("D"))
    }
    #expect(said(screen) == ["A", "B", "C", "D"])
  }

  @Test func `a stop that the cursor stays on says nothing of its list`() {
    let screen = screen { builder in
      builder.open(Self.list("ListView", .table))
      builder.add(Self.item("A"), Self.item("B", y: 50))
      builder.close()
    }
    let utterance = Describer(wording: .talkback).utterance(for: Stop(element: 1), in: screen)
    #expect(utterance.description == "A")
  }

  private static func list(_ name: String, _ role: Role, label: String? = nil) -> Element {
    var element = Element(className: "android.widget.\(name)", role: role)
    element.label = label
    return element
  }

  private static func item(_ label: String, x: Double = 0, y: Double = 0) -> Element {
    var element = Element(className: "android.widget.TextView", role: .staticText)
    element.label = label
    element.frame = Rect(x: x, y: y, width: 90, height: 40)
    return element
  }

  // MARK: Rows

  /// A row, what is in it, and what is said at the row.
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String { spoken }
    var spoken: String
    var row: Element
    var parts: [Element]

    init(_ spoken: String, _ row: Element, _ parts: Element...) {
      (self.spoken, self.row, self.parts) = (spoken, row, parts)
    }
  }

  private static func element(
    _ role: Role, _ label: String? = nil, value: String? = nil, flags: Element.Flags = [],
    inferred: [Fact] = []
  ) -> Element {
    var element = Element(className: "android.view.View", role: role)
    (element.label, element.value) = (label, value)
    element.flags.formUnion(flags)
    element.origins[.traits] = .inferred
    for fact in inferred { element.origins[fact] = .inferred }
    return element
  }

  static let rows: [Row] = [
    Row(
      "Order 7, Buy, Button", element(.other, "Order 7, Buy", inferred: [.label]),
      element(.staticText, "Order 7"), element(.button, "Buy")),
    Row(
      "Avatar, Ann", element(.other, "Avatar, Ann", inferred: [.label]),
      element(.image, "Avatar"), element(.staticText, "Ann")),
    Row(
      "Wi-Fi, On, Switch",
      element(.toggle, "Wi-Fi", value: "1", inferred: [.label, .value]),
      element(.staticText, "Wi-Fi"), element(.toggle, value: "1", flags: .artefact)),
    Row(
      "Not checked, Accept, Check box. Double-tap to toggle",
      element(.checkBox, "Accept", value: "0", inferred: [.label]),
      element(.staticText, "Accept"), element(.checkBox, flags: .artefact)),
    Row(
      "Drop down list, Germany. Double-tap to change",
      element(.popUpButton, "Germany", inferred: [.label]), element(.staticText, "Germany")),
    Row(
      "All settings", element(.other, "All settings"), element(.staticText, "Wi-Fi"),
      element(.button, "More")),
    Row(
      "Wi-Fi", element(.other, "Wi-Fi"), element(.staticText, "Wi-Fi"),
      element(.toggle, value: "1", flags: .artefact)),
    Row(
      "Notifications", element(.other, "Notifications", inferred: [.label]),
      element(.staticText, "Notifications"), element(.toggle, "Loud", flags: .isElement)),
    Row(
      "Loading", element(.other, "Loading", inferred: [.label]),
      element(.staticText, "Loading"), element(.progressIndicator, "Half")),
  ]

  @Test(arguments: rows) func `a row reads what takes no focus`(_ example: Row) {
    var builder = ScreenBuilder()
    builder.open(example.row)
    for part in example.parts {
      builder.open(part)
      builder.close()
    }
    let said = Describer(wording: .talkback).utterance(
      for: Stop(element: 0), in: builder.finish())
    #expect(said.spoken == example.spoken)
  }
}

extension ScreenBuilder {
  fileprivate mutating func add(_ elements: Element...) {
    for element in elements {
      open(element)
      close()
    }
  }
}
