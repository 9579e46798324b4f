import AccessibilityModel
import Testing

@testable import Auditing

@Suite struct OverlapTests {
  /// A screen of rectangles, described by its layout.
  struct Layout: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let frames: [Rect]
  }

  private static func stack(_ count: Int) -> [Rect] {
    (0..<count).map { Rect(x: 0, y: Double($0) * 10, width: 10, height: 10) }
  }

  private static func columnOverRows() -> [Rect] {
    let rows = (0..<50).map { row in
      Rect(x: Double(row % 3) * 9, y: Double(row) * 10, width: 12, height: 14)
    }
    return [Rect(x: 20, y: 0, width: 5, height: 500)] + rows
  }

  private static func scattered() -> [Rect] {
    (0..<300).map { number in
      let (x, y) = (Double(number * 7919 % 1000), Double(number * 104_729 % 3000))
      return Rect(x: x, y: y, width: Double(number % 40), height: Double(number % 23))
    }
  }

  static let layouts: [Layout] = [
    Layout(testDescription: "none", frames: []),
    Layout(testDescription: "one", frames: stack(1)),
    Layout(testDescription: "edge to edge", frames: stack(5)),
    Layout(testDescription: "a column over rows", frames: columnOverRows()),
    Layout(testDescription: "scattered", frames: scattered()),
  ]

  @Test(arguments: layouts)
  func `overlaps equal those of a pairwise comparison`(_ layout: Layout) {
    let frames = layout.frames
    let overlaps = Overlaps.all(of: frames)
    for one in frames.indices {
      let others = frames.indices.filter {
        $0 != one && !frames[$0].intersection(frames[one]).isNull
      }
      #expect(overlaps?[one] == others)
    }
  }

  @Test func `a heap, and a row of very many, are left to the grid`() {
    let heap = [Rect](repeating: Rect(x: 0, y: 0, width: 9, height: 9), count: 100)
    #expect(Overlaps.all(of: heap) == nil)
    let row = (0..<100).map { place in Rect(x: Double(place) * 10, y: 0, width: 10, height: 10) }
    #expect(Overlaps.all(of: row) == nil)
  }
}
