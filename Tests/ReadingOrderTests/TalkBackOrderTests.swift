import AccessibilityModel
import ReadingOrder
import Testing

/// The order of siblings on Android (docs/evidence/android.md#order-of-talkback).
struct TalkBackOrderTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var views: [Sketch]
    var stops: [String]
  }

  private static func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  private static func wrapper(_ bounds: Rect, _ views: Sketch...) -> Sketch {
    Sketch(views) { $0.frame = bounds }
  }

  static let all = [
    Case(
      testDescription:
        "a wide view with a button at its end is read after what is left of the button",
      views: [
        wrapper(frame(0, 0, 300, 40), Sketch("Star", frame(260, 0, 40, 40))),
        Sketch("Check", frame(10, 5, 40, 30)),
      ], stops: ["Check", "Star"]),
    Case(
      testDescription: "several siblings are passed",
      views: [
        wrapper(frame(0, 0, 300, 40), Sketch("C", frame(260, 0, 40, 40))),
        Sketch("A", frame(10, 0, 40, 40)), Sketch("B", frame(60, 0, 40, 40)),
        Sketch("D", frame(0, 50, 40, 40)),
      ], stops: ["A", "B", "C", "D"]),
    Case(
      testDescription: "a view whose own bounds are later keeps its position",
      views: [
        wrapper(frame(20, 0, 300, 40), Sketch("Star", frame(260, 0, 40, 40))),
        Sketch("Check", frame(10, 5, 40, 30)),
      ], stops: ["Star", "Check"]),
    Case(
      testDescription: "a stop keeps its position",
      views: [Sketch("Star", frame(260, 0, 40, 40)), Sketch("Check", frame(10, 5, 40, 30))],
      stops: ["Star", "Check"]),
    Case(
      testDescription: "stops above come first",
      views: [
        wrapper(frame(0, 0, 300, 200), Sketch("Send", frame(0, 160, 300, 40))),
        wrapper(frame(0, 100, 300, 60), Sketch("Text", frame(0, 100, 300, 40))),
      ], stops: ["Text", "Send"]),
    Case(
      testDescription: "the rectangle of the stops decides, not that of hidden views",
      views: [
        wrapper(
          frame(0, 0, 300, 40), Sketch("Gone", frame(0, 0, 40, 40)) { $0.flags.insert(.hidden) },
          Sketch("Star", frame(260, 0, 40, 40))),
        Sketch("Check", frame(10, 5, 40, 30)),
      ], stops: ["Check", "Star"]),
  ]

  @Test(arguments: all)
  func `a view that is not a stop is read where its stops are`(_ test: Case) {
    var facts = Screen()
    facts.platform = .android
    #expect(Screen(test.views, facts: facts).order == test.stops)
  }

  /// Each of many views would pass all others.
  @Test func `many siblings are sorted in time`() {
    var facts = Screen()
    facts.platform = .android
    let views = (0..<20_000).map { number in
      Self.wrapper(
        Self.frame(Double(number), 0, 40_000, 40),
        Sketch("\(number)", Self.frame(39_000 - Double(number), 0, 1, 40)))
    }
    let duration = ContinuousClock().measure {
      #expect(Screen(views, facts: facts).order.count == views.count)
    }
    #expect(duration < .seconds(20))
  }
}
