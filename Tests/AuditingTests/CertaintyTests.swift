import AccessibilityModel
import Auditing
import Testing

/// A small button, what a finding about it rests on, and how sure the finding is.
struct PremiseCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let premises: [Premise]
  var change: @Sendable (inout Screen) -> Void = { _ in }
  let certainty: Certainty

  private static let clipped: Reason = "its frame is clipped, computed or that of the canvas"

  static let all = [
    PremiseCase(
      testDescription: "a frame that was captured", premises: [.frame, .unclippedFrame],
      certainty: .certain),
    PremiseCase(
      testDescription: "a frame of Interface Builder's canvas", premises: [.frame],
      change: { $0.framesAreDesignTime = true }, certainty: .open(clipped)),
    PremiseCase(
      testDescription: "a density that was guessed", premises: [.frame],
      change: { $0.isScaleInferred = true }, certainty: .certain),
    PremiseCase(
      testDescription: "a frame that was clipped", premises: [.unclippedFrame],
      change: { $0.update(0) { $0.flags.insert(.clippedFrame) } }, certainty: .open(clipped)),
    PremiseCase(
      testDescription: "a frame that was computed", premises: [.frame],
      change: { $0.update(0) { $0.origins[.frame] = .inferred } }, certainty: .open(clipped)),
    PremiseCase(
      testDescription: "a computed frame of the other orientation",
      premises: [.frameAfterRotation],
      change: { $0.update(0) { $0.origins[.frame] = .inferred } },
      certainty: .open("its frame in this orientation is computed")),
    PremiseCase(
      testDescription: "a captured size", premises: [.size(below: 44)], certainty: .certain),
    PremiseCase(
      testDescription: "a size without a layout in a file", premises: [.size(below: 44)],
      change: { $0.framesAreDesignTime = true },
      certainty: .open("its constraints do not give the size in the file")),
    PremiseCase(
      testDescription: "the name in a capture", premises: [.name], certainty: .certain),
    PremiseCase(
      testDescription: "a missing name in a file", premises: [.name],
      change: { $0.framesAreDesignTime = true }, certainty: .open("code may set its label")),
    PremiseCase(
      testDescription: "traits that no source rules out", premises: [.unsetByCode([.traits])],
      certainty: .open("code may set its traits")),
    PremiseCase(
      testDescription: "what code may set in a file", premises: [.code([.value, .hint])],
      change: { $0.framesAreDesignTime = true },
      certainty: .open("code may set its hint or value")),
    PremiseCase(
      testDescription: "a capture without elements", premises: [.exposure],
      certainty: .open("the capture does not state which views are accessibility elements")),
    PremiseCase(
      testDescription: "a capture without gestures", premises: [.classesAndGestures],
      certainty: .open("the capture does not include all classes and gestures")),
    PremiseCase(
      testDescription: "the first scene of a file", premises: [.firstLaunch],
      change: { $0.framesAreDesignTime = true },
      certainty: .open("the file names its first scene, and the app may show another one")),
    PremiseCase(
      testDescription: "a range that code sets", premises: [.range],
      change: { $0.framesAreDesignTime = true }, certainty: .moot("code may set its range")),
    PremiseCase(
      testDescription: "a range in a capture", premises: [.range], certainty: .certain),
    PremiseCase(
      testDescription: "a form in the first scene of a file", premises: [.shownAtLaunch],
      change: { $0.framesAreDesignTime = true },
      certainty: .moot("the file does not show what the app starts with")),
    PremiseCase(
      testDescription: "a form in a capture", premises: [.shownAtLaunch], certainty: .certain),
    PremiseCase(
      testDescription: "a button that touches pass through", premises: [.touches],
      change: { $0.update(0) { $0.flags.remove(.userInteractionEnabled) } },
      certainty: .open("it gets no touches until code changes that")),
    PremiseCase(
      testDescription: "of two doubts, the first", premises: [.exposure, .classesAndGestures],
      certainty: .open("the capture does not state which views are accessibility elements")),
    PremiseCase(testDescription: "no premise", premises: [], certainty: .certain),
  ]
}

@Suite struct CertaintyTests {
  @Test(arguments: PremiseCase.all)
  func `a finding is as sure as its premises`(_ test: PremiseCase) {
    var builder = ScreenBuilder()
    var button = Element(className: "UIButton", role: .button)
    button.flags.insert(.isElement)
    button.frame = Rect(x: 100, y: 100, width: 20, height: 20)
    button.origins[.frame] = .given
    builder.open(button)
    var screen = builder.finish()
    screen.size = Size(width: 390, height: 844)
    test.change(&screen)
    #expect(AuditContext(screen).subject(0).certainty(of: test.premises) == test.certainty)
  }
}
