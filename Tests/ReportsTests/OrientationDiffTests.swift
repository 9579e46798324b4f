import AccessibilityModel
import HierarchyReading
import Reports
import Testing

@testable import Auditing

@Suite struct ScreenTurnTests {
  private func reports(_ portrait: String, _ landscape: String) throws -> [ScreenReport] {
    let text = """
      <screen title="Cart">
        <layout orientation="portrait" size="390 844">\(portrait)</layout>
        <layout orientation="landscape" size="844 390">\(landscape)</layout>
      </screen>
      """
    let hierarchy = try HierarchyFormats.read(Array(text.utf8), named: "cart.xml")
    return Auditor(rules: []).audit(hierarchy).map {
      ScreenReport($0, source: "cart.xml", format: "ui", draws: true)
    }
  }

  private func turn(_ portrait: String, _ landscape: String) throws -> OrientationDiff {
    try #require(try reports(portrait, landscape).first?.turn)
  }

  private func button(_ name: String, _ frame: String, _ more: String = "") -> String {
    "<UIButton identifier=\"\(name)\" title=\"\(name)\" frame=\"\(frame)\" \(more)/>"
  }

  @Test func `both layouts hold the same turn, and a stop finds itself in the other`() throws {
    let found = try reports(
      button("A", "10 10 60 60") + button("B", "10 80 60 60"),
      button("B", "10 10 60 60") + button("C", "10 80 60 60") + button("A", "10 150 60 60"))
    #expect(found.count == 2)
    #expect(found[0].turn === found[1].turn)
    let turn = try #require(found[0].turn)
    #expect(turn.orientations == [.portrait, .landscape])
    #expect(turn.matches == [2, 0])
    #expect(!turn.isComputed)
  }

  @Test func `elements of one orientation are listed with their speech`() throws {
    let turn = try turn(
      button("A", "10 10 60 60") + button("B", "10 80 60 60"),
      button("A", "10 10 60 60") + button("B", "10 80 60 60", "isElement=\"false\"")
        + button("C", "10 150 60 60"))
    #expect(
      turn.changes == [
        OrientationDiff.Change(
          kind: .lost, name: "UIButton \"B\"", stops: [1, nil],
          words: ["B, Button", "present, but not a stop"], isUncertain: false),
        OrientationDiff.Change(
          kind: .gained, name: "UIButton \"C\"", stops: [nil, 1], words: [nil, "C, Button"],
          isUncertain: false),
      ])
  }

  @Test func `moved elements are described by their predecessors`() throws {
    let turn = try turn(
      button("A", "10 10 60 60") + button("B", "10 80 60 60") + button("C", "10 150 60 60"),
      button("C", "10 10 60 60") + button("A", "10 80 60 60") + button("B", "10 150 60 60"))
    #expect(
      turn.changes == [
        OrientationDiff.Change(
          kind: .moved, name: "UIButton \"C\"", stops: [2, 0],
          words: ["after UIButton \"B\"", "first"], isUncertain: false)
      ])
  }

  @Test func `different speech and sizes are reported, stops that are only wider are counted`()
    throws
  {
    let turn = try turn(
      button("A", "10 10 60 60") + button("B", "10 80 300 44") + button("C", "10 150 60 60"),
      button("A", "10 10 60 60", "label=\"Ah\"") + button("B", "10 80 700 44")
        + button("C", "10 150 60 44.25"))
    #expect(
      turn.changes == [
        OrientationDiff.Change(
          kind: .words, name: "UIButton \"A\"", stops: [0, 0],
          words: ["A, Button", "Ah, Button"], isUncertain: false),
        OrientationDiff.Change(
          kind: .size, name: "UIButton \"C\"", stops: [2, 2],
          words: ["60 by 60 points", "60 by 44.3 points"], isUncertain: false),
      ])
    #expect(turn.widened == 1)
    #expect(turn.sizeGap == nil)
  }

  @Test func `a screen of one orientation has no turn, nor has one that is not drawn`() throws {
    let text = "<screen size=\"390 844\">\(button("A", "10 10 60 60"))</screen>"
    let alone = try HierarchyFormats.read(Array(text.utf8), named: "cart.xml")
    let audits = Auditor(rules: []).audit(alone)
    #expect(ScreenReport(audits[0], source: "a", format: "ui", draws: true).turn == nil)
    let both = try reports(button("A", "10 10 60 60"), button("A", "10 10 60 60"))
    #expect(both[0].turn != nil)
  }
}
