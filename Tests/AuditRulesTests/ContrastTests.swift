import AccessibilityModel
import Auditing
import HierarchyReading
import Testing

@testable import AuditRules

/// A pair of colours with the ratio that WCAG's formula gives.
struct ContrastCase: CustomTestStringConvertible, Sendable {
  let a: String
  let b: String
  let ratio: Double

  var testDescription: String { "\(a) on \(b)" }

  static let all = [
    ContrastCase(a: "#000000", b: "#FFFFFF", ratio: 21),
    ContrastCase(a: "#FFFFFF", b: "#FFFFFF", ratio: 1),
    // The faintest grey that passes on white, and the one beyond it.
    ContrastCase(a: "#767676", b: "#FFFFFF", ratio: 4.542),
    ContrastCase(a: "#777777", b: "#FFFFFF", ratio: 4.478),
    ContrastCase(a: "#0000FF", b: "#FFFFFF", ratio: 8.592),
    ContrastCase(a: "#FF0000", b: "#FFFFFF", ratio: 3.998),
  ]
}

@Suite struct ContrastTests {
  @Test(arguments: ContrastCase.all)
  func `a ratio is that of WCAG's formula`(_ test: ContrastCase) throws {
    let a = try #require(Color(hex: test.a))
    let b = try #require(Color(hex: test.b))
    #expect(abs(Contrast.ratio(a, b) - test.ratio) < 0.001)
    #expect(Contrast.ratio(a, b) == Contrast.ratio(b, a))
  }

  @Test func `a picture in the background of a text prevents a verdict`() throws {
    let outcomes = try outcomes(
      ##"""
      <UIImageView image="sea" frame="0 0 390 300"/>
      <UILabel text="Sea" textColor="#FFFFFF" frame="20 100 100 20"/>
      """##)
    #expect(outcomes == [])
  }

  @Test func `a text that is too faint on any ground is sure to be`() throws {
    let outcomes = try outcomes(
      ##"""
      <UIView backgroundColor="#808080E6" frame="0 0 390 844">
        <UILabel text="Total" textColor="#808080" frame="20 100 100 20"/>
      </UIView>
      """##)
    #expect(outcomes == [.fail])
  }

  private func outcomes(_ views: String) throws -> [Outcome] {
    let text = "<screen size=\"390 844\">\(views)</screen>"
    let hierarchy = try HierarchyFormats.read(Array(text.utf8), named: "contrast")
    return Auditor(rules: [TextContrast()]).audit(hierarchy.screens[0]).findings.map(\.outcome)
  }
}
