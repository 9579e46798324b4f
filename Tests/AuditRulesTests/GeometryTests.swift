import AccessibilityModel
import Auditing
import HierarchyReading
import Testing

@testable import AuditRules

@Suite struct GeometryTests {
  @Test func `a grid finds just the frames that share an area, as comparing all of them does`() {
    var seed: UInt64 = 7
    func next(_ limit: Double) -> Double {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(seed >> 40) / Double(1 << 24) * limit
    }
    let frames = (0..<400).map { number in
      // Of all sizes, some beyond the edge.
      let scale = [4.0, 44, 390, 3000][number % 4]
      return Rect(
        x: next(1000) - 300, y: next(1000) - 300, width: next(scale) + 0.1,
        height: next(scale / 3) + 0.1)
    }
    let grid = FrameGrid(frames)
    for frame in frames {
      let expected = frames.indices.filter { !frames[$0].intersection(frame).isNull }
      #expect(grid.numbers(around: frame, limit: 1000) == expected)
    }
  }

  @Test func `a grid finds what begins at the edges of its cells`() {
    let lengths = [0.5, 16, 16.5, 32, 33, 512, 512.25]
    let places = [-512.0, -33, -16, -0.25, 0, 15.75, 16, 32, 511, 512]
    let frames = lengths.flatMap { length in
      places.map { Rect(x: $0, y: -$0, width: length, height: 600 - length) }
    }
    let grid = FrameGrid(frames)
    for frame in frames {
      let expected = frames.indices.filter { !frames[$0].intersection(frame).isNull }
      #expect(grid.numbers(around: frame, limit: 1000) == expected)
    }
  }

  @Test func `a grid leaves out frames without an area or a position`() {
    let grid = FrameGrid([
      .null, .zero, Rect(x: 0, y: 0, width: .infinity, height: 10),
      Rect(x: 1e12, y: 0, width: 10, height: 10), Rect(x: 0, y: 0, width: 10, height: 10),
    ])
    #expect(grid.numbers(around: Rect(x: 5, y: 5, width: 100, height: 100)) == [4])
    #expect(grid.numbers(around: .null) == [])
  }

  @Test func `the largest free part is the one whose shorter side is longest`() {
    let target = Rect(x: 0, y: 0, width: 80, height: 40)
    let other = Rect(x: 30, y: 20, width: 80, height: 40)
    #expect(
      UncoveredPart.largest(of: target, without: [other])
        == Rect(x: 0, y: 0, width: 30, height: 40))
    #expect(UncoveredPart.largest(of: target, without: [target]) == .null)
    #expect(UncoveredPart.largest(of: target, without: []) == target)
    // One other is asked apart: with the same once more, nothing else is left.
    for x in stride(from: -90.0, through: 90, by: 15) {
      for y in stride(from: -50.0, through: 50, by: 10) {
        let other = Rect(x: x, y: y, width: 70, height: 30)
        #expect(
          UncoveredPart.largest(of: target, without: [other])
            == UncoveredPart.largest(of: target, without: [other, other]))
      }
    }
  }

  @Test func `a frame that a capture may have clipped needs review`() throws {
    let text = """
      <screen size="390 844">
        <UIScrollView frame="0 100 390 400">
          <UIButton title="Whole" frame="20 200 80 30"/>
          <UIButton title="Cut" frame="20 470 80 30"/>
        </UIScrollView>
      </screen>
      """
    let hierarchy = try HierarchyFormats.read(Array(text.utf8), named: "cut")
    let findings = Auditor(rules: [TargetSize.platform]).audit(hierarchy.screens[0]).findings
    #expect(
      findings.map(\.message.description) == [
        "UIButton \"Whole\" is 80 by 30 points; minimum 44 by 44",
        "UIButton \"Cut\" may be 80 by 30 points; minimum 44 by 44",
      ])
    #expect(findings.map(\.outcome) == [.fail, .review])
    #expect(findings.map(\.severity) == [.warning, .warning])
  }

  @Test func `a heap of controls is one finding each, with ten others at most`() throws {
    let buttons = String(repeating: "<UIButton title=\"A\" frame=\"20 100 20 20\"/>", count: 100)
    let hierarchy = try HierarchyFormats.read(
      Array("<screen size=\"390 844\">\(buttons)</screen>".utf8), named: "heap")
    let findings = Auditor(rules: [DuplicateClickableBounds()]).audit(hierarchy.screens[0]).findings
    #expect(findings.map(\.related.count) == [10])
  }
}

@Suite struct UndecidableRuleTests {
  @Test func `a rule is run or said to be undecidable, never both`() {
    let run = Set(BuiltInRules.descriptions.map(\.id))
    #expect(UndecidableRules.all.map(\.id).filter(run.contains) == [])
    #expect(Set(UndecidableRules.all.map(\.id)).count == UndecidableRules.all.count)
  }
}
