import AccessibilityModel
import ReadingOrder
import Testing

/// The elements that are stops (docs/evidence/voiceover.md#which-elements-are-stops).
struct SelectionTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var views: [Sketch]
    var stops: [String]

    init(_ name: String, _ views: [Sketch], stops: [String]) {
      testDescription = name
      self.views = views
      self.stops = stops
    }
  }

  private static let visible = Sketch("Visible", at(0, 100))
  private static func inside(_ change: @escaping (inout Element) -> Void) -> [Sketch] {
    [Sketch([Sketch("Inside", at(0, 0))], change), visible]
  }

  static let all: [Case] = [
    Case(
      "a hidden view hides what is in it", inside { $0.flags.insert(.hidden) },
      stops: ["Visible"]),
    Case(
      "a view that cannot be seen through hides what is in it", inside { $0.details.alpha = 0 },
      stops: ["Visible"]),
    Case(
      "a faint view is there", inside { $0.details.alpha = 0.01 }, stops: ["Inside", "Visible"]),
    Case(
      "elementsHidden hides the subtree", inside { $0.flags.insert(.elementsHidden) },
      stops: ["Visible"]),
    Case(
      "a wrapper of no size is looked through", inside { $0.frame = .zero },
      stops: ["Inside", "Visible"]),
    Case(
      "a clipping wrapper of no size is not",
      inside {
        $0.frame = .zero
        $0.flags.insert(.clipsToBounds)
      }, stops: ["Visible"]),
    Case("a stop of no size is none", [Sketch("Flat", .zero), visible], stops: ["Visible"]),
    Case(
      "a stop of no size in a web page is one",
      [Sketch([Sketch("Skip to content", .zero), visible], role: .webView)],
      stops: ["Skip to content", "Visible"]),
    Case(
      "a stop without height alone is one",
      [Sketch("Thin", Rect(x: 0, y: 0, width: 10, height: 0)), visible],
      stops: ["Thin", "Visible"]),
    Case("a stop of unknown frame is one", [Sketch("Unknown")], stops: ["Unknown"]),
    Case(
      "an element hides what is in it",
      [
        Sketch([Sketch("Inside", at(0, 0))]) {
          $0.label = "Cell"
          $0.flags.insert(.isElement)
        }
      ], stops: ["Cell"]),
    Case(
      "a web view is read in the order of its document",
      [
        Sketch("Above", at(0, 0)),
        Sketch(
          [Sketch([Sketch("First", at(0, 300))]), Sketch("Second", at(0, 200))], role: .webView),
        Sketch("Between", at(0, 250)),
      ], stops: ["Above", "Between", "First", "Second"]),
    Case(
      "a text field does not hide the button that clears it",
      [
        Sketch([
          Sketch("Placeholder", at(0, 0)),
          Sketch([Sketch("Clear text", at(90, 3)) { $0.role = .button }]),
        ]) {
          $0.label = "Search"
          $0.frame = at(0, 0)
          $0.role = .searchField
          $0.flags.insert(.isElement)
        }
      ], stops: ["Search", "Clear text"]),
    Case(
      "of modal siblings only the last is read",
      [
        visible,
        Sketch([Sketch("First")]) { $0.flags.insert(.viewIsModal) },
        Sketch([Sketch("Second")]) { $0.flags.insert(.viewIsModal) },
      ], stops: ["Second"]),
    Case(
      "a modal that is hidden silences nobody",
      [visible, Sketch([Sketch("Inside")]) { $0.flags.formUnion([.viewIsModal, .hidden]) }],
      stops: ["Visible"]),
    Case(
      "a modal without content silences all",
      [visible, Sketch([] as [Sketch]) { $0.flags.insert(.viewIsModal) }], stops: []),
    Case(
      "what an explicit list leaves out is not read",
      [Sketch([Sketch("A", at(0, 0)), Sketch("B", at(0, 50))], explicitOrder: ["B"])],
      stops: ["B"]),
    Case(
      "an artefact is no stop",
      [Sketch("Scroll bar", at(0, 0)) { $0.flags.insert(.artefact) }, visible],
      stops: ["Visible"]),
    Case(
      "what the capture did not see is no stop, but may hold one",
      [
        Sketch([Sketch("Inside", at(0, 0))]) {
          $0.label = "Cell"
          $0.flags.formUnion([.isElement, .notVisible])
        }
      ], stops: ["Inside"]),
    Case(
      "the status bar is not of the app",
      [Sketch("12:00", at(0, 0)) { $0.flags.insert(.system) }, visible], stops: ["Visible"]),
    Case(
      "the keyboard is read where there is nothing else",
      [Sketch("Q", at(0, 0)) { $0.flags.insert(.system) }], stops: ["Q"]),
  ]

  @Test(arguments: all) func `the stops are those that VoiceOver has`(_ example: Case) {
    #expect(Screen(example.views).order == example.stops)
  }

  @Test func `a list that names an ancestor does not go round in a circle`() {
    var builder = ScreenBuilder()
    builder.open(Element(className: "UIView"))
    var list = Element(className: "UIView")
    list.details.orderedElements = [0, 1, 2, 2, 99, -5]
    builder.open(list)
    builder.open(Sketch("Once").element)
    #expect(builder.finish().order == ["Once"])
  }

  @Test func `a list does not bring back what an ancestor hides`() {
    var builder = ScreenBuilder()
    var list = Element(className: "UIView")
    list.details.orderedElements = [2, 3]
    builder.open(list)
    var hidden = Element(className: "UIView")
    hidden.flags.insert(.hidden)
    builder.open(hidden)
    builder.open(Sketch("Hidden").element)
    builder.close()
    builder.close()
    builder.open(Sketch("Shown").element)
    #expect(builder.finish().order == ["Shown"])
  }

  @Test func `a tree of 5,000 levels is read`() {
    var builder = ScreenBuilder()
    for _ in 0..<5_000 {
      var group = Element(className: "UIView")
      group.flags.insert(.groupsChildren)
      builder.open(group)
    }
    builder.open(Sketch("Deep", at(0, 0)).element)
    #expect(builder.finish().order == ["Deep"])
  }
}
