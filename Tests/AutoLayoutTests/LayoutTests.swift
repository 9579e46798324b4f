import AutoLayout
import Testing

@Suite struct LayoutTests {
  @Test(arguments: LayoutCase.edges)
  func `edges, sizes and centres come out as worked by hand`(_ test: LayoutCase) throws {
    #expect(try test.laidOut() == test.frames)
  }

  @Test(arguments: LayoutCase.guide)
  func `the layouts of the Auto Layout Guide come out`(_ test: LayoutCase) throws {
    #expect(try test.laidOut() == test.frames)
  }

  @Test(arguments: LayoutCase.content)
  func `content hugs and resists`(_ test: LayoutCase) throws {
    #expect(try test.laidOut() == test.frames)
  }

  @Test(arguments: LayoutCase.areas)
  func `safe areas, margins and scrolled content come out`(_ test: LayoutCase) throws {
    #expect(try test.laidOut() == test.frames)
  }

  @Test(arguments: LayoutCase.stackViews)
  func `stack views arrange`(_ test: LayoutCase) throws {
    #expect(try test.laidOut() == test.frames)
  }

  @Test func `there are at least sixty layouts, each with a name of its own`() {
    let all =
      LayoutCase.edges + LayoutCase.guide + LayoutCase.content + LayoutCase.areas
      + LayoutCase.stackViews
    #expect(all.count >= 60)
    #expect(Set(all.map(\.testDescription)).count == all.count)
  }
}
