import AccessibilityModel
import Auditing
import Testing

/// A small button, and how sure a verdict on its size is.
struct GeometryCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let change: @Sendable (inout Screen) -> Void
  let outcome: Outcome

  static let all = [
    GeometryCase(testDescription: "a frame that was captured", change: { _ in }, outcome: .fail),
    GeometryCase(
      testDescription: "a frame of Interface Builder's canvas",
      change: { $0.framesAreDesignTime = true }, outcome: .review),
    GeometryCase(
      testDescription: "a density that was guessed", change: { $0.isScaleInferred = true },
      outcome: .fail),
    GeometryCase(
      testDescription: "a frame that was cut",
      change: { $0.update(0) { $0.flags.insert(.clippedFrame) } }, outcome: .review),
    GeometryCase(
      testDescription: "a frame that was worked out",
      change: { $0.update(0) { $0.origins[.frame] = .inferred } }, outcome: .review),
  ]
}

@Suite struct GeometryOutcomeTests {
  @Test(arguments: GeometryCase.all)
  func `a verdict is as sure as the frame`(_ test: GeometryCase) {
    var builder = ScreenBuilder()
    var button = Element(className: "UIButton", role: .button)
    button.flags.insert(.isElement)
    button.frame = Rect(x: 100, y: 100, width: 20, height: 20)
    button.origins[.frame] = .given
    builder.open(button)
    var screen = builder.finish()
    screen.size = Size(width: 390, height: 844)
    test.change(&screen)
    #expect(AuditContext(screen).subject(0).geometryOutcome == test.outcome)
  }
}
