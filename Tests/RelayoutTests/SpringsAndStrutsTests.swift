import AccessibilityModel
import Relayout
import Testing

/// One change of the size of a view's superview.
struct ResizeCase: CustomTestStringConvertible, Sendable {
  let frame: Rect
  let old: Size
  let new: Size
  let testDescription: String

  static let all = [
    ResizeCase(
      frame: Rect(x: 20, y: 60, width: 100, height: 44), old: Size(width: 390, height: 844),
      new: Size(width: 844, height: 390), testDescription: "a phone is turned"),
    ResizeCase(
      frame: Rect(x: 20, y: 60, width: 100, height: 44), old: Size(width: 844, height: 390),
      new: Size(width: 390, height: 844), testDescription: "a phone is turned back"),
    ResizeCase(
      frame: Rect(x: 10, y: 10, width: 50, height: 50), old: Size(width: 70, height: 70),
      new: Size(width: 100, height: 140), testDescription: "a square grows"),
    ResizeCase(
      frame: Rect(x: 0, y: 0, width: 768, height: 44), old: Size(width: 768, height: 1024),
      new: Size(width: 1024, height: 768), testDescription: "no margin on three sides"),
    ResizeCase(
      frame: Rect(x: 100, y: 200, width: 300, height: 400), old: Size(width: 810, height: 1080),
      new: Size(width: 810, height: 1080), testDescription: "nothing changes"),
    ResizeCase(
      frame: Rect(x: -20, y: 30, width: 200, height: 20), old: Size(width: 320, height: 480),
      new: Size(width: 480, height: 320), testDescription: "a view that reaches over the edge"),
  ]
}

/// A mask and a change computed by hand.
struct WorkedCase: CustomTestStringConvertible, Sendable {
  let mask: Autoresizing
  let frame: Rect
  let old: Size
  let new: Size
  let expected: Rect
  let testDescription: String

  static let all = [
    WorkedCase(
      mask: [], frame: Rect(x: 20, y: 60, width: 100, height: 44),
      old: Size(width: 300, height: 600), new: Size(width: 600, height: 300),
      expected: Rect(x: 20, y: 60, width: 100, height: 44),
      testDescription: "with nothing flexible a view stays as it is"),
    WorkedCase(
      mask: .flexibleWidth, frame: Rect(x: 20, y: 60, width: 100, height: 44),
      old: Size(width: 300, height: 600), new: Size(width: 600, height: 300),
      expected: Rect(x: 20, y: 60, width: 400, height: 44),
      testDescription: "a flexible width takes all"),
    WorkedCase(
      mask: [.flexibleWidth, .flexibleRightMargin],
      frame: Rect(x: 20, y: 60, width: 100, height: 44),
      old: Size(width: 300, height: 600), new: Size(width: 580, height: 600),
      expected: Rect(x: 20, y: 60, width: 200, height: 44),
      testDescription: "width 100 and margin 180 share 280 as 100 to 180"),
    WorkedCase(
      mask: [.flexibleLeftMargin, .flexibleRightMargin],
      frame: Rect(x: 100, y: 0, width: 100, height: 44),
      old: Size(width: 300, height: 600), new: Size(width: 500, height: 600),
      expected: Rect(x: 200, y: 0, width: 100, height: 44),
      testDescription: "equal margins keep a view in the middle"),
    WorkedCase(
      mask: [.flexibleTopMargin], frame: Rect(x: 0, y: 795, width: 390, height: 49),
      old: Size(width: 390, height: 844), new: Size(width: 844, height: 390),
      expected: Rect(x: 0, y: 341, width: 390, height: 49),
      testDescription: "a flexible top margin keeps a bar at the bottom"),
    WorkedCase(
      mask: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin],
      frame: Rect(x: 30, y: 0, width: 240, height: 10),
      old: Size(width: 300, height: 10), new: Size(width: 600, height: 10),
      expected: Rect(x: 60, y: 0, width: 480, height: 10),
      testDescription: "with all flexible everything doubles"),
    WorkedCase(
      mask: [.flexibleLeftMargin, .flexibleRightMargin],
      frame: Rect(x: 0, y: 0, width: 300, height: 10),
      old: Size(width: 300, height: 10), new: Size(width: 400, height: 10),
      expected: Rect(x: 50, y: 0, width: 300, height: 10),
      testDescription: "where there is nothing to be proportional to, margins share evenly"),
    WorkedCase(
      mask: .flexibleHeight, frame: Rect(x: 0, y: 600, width: 100, height: 100),
      old: Size(width: 390, height: 844), new: Size(width: 844, height: 390),
      expected: Rect(x: 0, y: 600, width: 100, height: 0),
      testDescription: "a height does not become negative"),
  ]
}

@Suite struct SpringsAndStrutsTests {
  private static let masks = (0..<64).map { Autoresizing(rawValue: UInt8($0)) }

  @Test(arguments: WorkedCase.all)
  func `a mask does what Apple's page says`(_ test: WorkedCase) {
    #expect(
      SpringsAndStruts.frame(test.frame, mask: test.mask, from: test.old, to: test.new)
        == test.expected)
  }

  /// The rule, part by part: rigid parts keep their lengths (unless no part is flexible), and
  /// flexible ones share the difference in proportion to their lengths.
  @Test(arguments: ResizeCase.all)
  func `all 64 masks share the difference in proportion`(_ test: ResizeCase) {
    for mask in Self.masks {
      let frame = SpringsAndStruts.frame(test.frame, mask: mask, from: test.old, to: test.new)
      expectAxis(
        [test.frame.x, test.frame.width, test.old.width - test.frame.maxX],
        [frame.x, frame.width, test.new.width - frame.maxX],
        [
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin),
        ], "mask \(mask.rawValue), horizontal")
      expectAxis(
        [test.frame.y, test.frame.height, test.old.height - test.frame.maxY],
        [frame.y, frame.height, test.new.height - frame.maxY],
        [
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin),
        ], "mask \(mask.rawValue), vertical")
    }
  }

  private func expectAxis(
    _ old: [Double], _ new: [Double], _ flexible: [Bool], _ name: String
  ) {
    let difference = new.reduce(0, +) - old.reduce(0, +)
    let sum = zip(old, flexible).filter(\.1).map(\.0).reduce(0, +)
    let count = flexible.count { $0 }
    guard count > 0 else {
      #expect(new[0] == old[0] && new[1] == old[1], "\(name)")
      return
    }
    var expected = zip(old, flexible).map { part, isFlexible in
      !isFlexible
        ? part : part + (sum > 0 ? difference * part / sum : difference / Double(count))
    }
    if expected[1] < 0 {
      // The margin after the view shows what its size cannot.
      expected[2] += expected[1]
      expected[1] = 0
    }
    for (a, b) in zip(new, expected) { #expect(abs(a - b) < 1e-9, "\(name): \(new)") }
  }

  @Test(arguments: ResizeCase.all)
  func `turned and turned back, a view is where it was`(_ test: ResizeCase) {
    for mask in Self.masks {
      let there = SpringsAndStruts.frame(test.frame, mask: mask, from: test.old, to: test.new)
      // A view reduced to nothing has lost its size.
      guard there.width > 0, there.height > 0, keepsProportions(test, mask) else { continue }
      let back = SpringsAndStruts.frame(there, mask: mask, from: test.new, to: test.old)
      #expect(back.isAlmostEqual(to: test.frame, tolerance: 1e-6), "mask \(mask.rawValue)")
    }
  }

  /// Flexible parts that add up to nothing, before or after, share evenly rather than in
  /// proportion.
  private func keepsProportions(_ test: ResizeCase, _ mask: Autoresizing) -> Bool {
    func sums(_ frame: Rect, _ size: Size) -> [Double] {
      [
        (mask.contains(.flexibleLeftMargin) ? frame.x : 0)
          + (mask.contains(.flexibleWidth) ? frame.width : 0)
          + (mask.contains(.flexibleRightMargin) ? size.width - frame.maxX : 0),
        (mask.contains(.flexibleTopMargin) ? frame.y : 0)
          + (mask.contains(.flexibleHeight) ? frame.height : 0)
          + (mask.contains(.flexibleBottomMargin) ? size.height - frame.maxY : 0),
      ]
    }
    let there = SpringsAndStruts.frame(test.frame, mask: mask, from: test.old, to: test.new)
    let signs = zip(sums(test.frame, test.old), sums(there, test.new))
    return signs.allSatisfy { ($0 > 1e-9) == ($1 > 1e-9) }
  }
}
