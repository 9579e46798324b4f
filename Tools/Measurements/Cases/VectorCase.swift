import AccessibilityModel
import AuditRules
import Auditing
import Foundation
import TestSupport

/// One case of another tool's tests, from `../shared/vectors/rules.json`.
///
/// The shared folder is beside the checkout and is not part of the project.
struct VectorCase: CustomStringConvertible, Sendable {
  enum Check: Sendable {
    /// Whether the rule finds anything on the screen.
    case rule(String, screen: String, isFound: Bool)
    case luminance(Color, expected: Double, tolerance: Double)
    case ratio(Color, Color, expected: Double, tolerance: Double)
  }

  let id: String
  let check: Check

  var description: String { id }

  static let file = URL(filePath: SharedFiles.path("vectors/rules.json"))

  static let isThere = SharedFiles.has("vectors/rules.json")

  /// The groups of rules about positions, looks and screens.
  private static let groups: Set<RuleGroup> = [
    .geometry, .look, .screen, .order, .speech, .actions,
  ]

  static let all: [VectorCase] = vectors.compactMap { vector in
    VectorConversion(vector).check.map { VectorCase(id: vector.id, check: $0) }
  }

  /// All vectors of those rules, run or not.
  static let ids: [String] = vectors.map(\.id)

  private static var vectors: [Vector] {
    guard let data = try? Data(contentsOf: file),
      let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let vectors = root["vectors"] as? [[String: Any]]
    else { return [] }
    let rules = Set(BuiltInRules.descriptions.filter { groups.contains($0.group) }.map(\.id))
    return vectors.compactMap(Vector.init).filter {
      $0.rule.map(rules.contains) ?? ["luminance", "contrast-ratio"].contains($0.kind)
    }
  }
}

/// A vector in the file.
struct Vector {
  let id: String
  let kind: String
  let rule: String?
  let input: [String: Any]
  let expect: Any?
  let tolerance: Double?

  init?(_ fields: [String: Any]) {
    guard let id = fields["id"] as? String, let kind = fields["kind"] as? String,
      let input = fields["input"] as? [String: Any]
    else { return nil }
    self.id = id
    self.kind = kind
    self.input = input
    rule = fields["rule"] as? String
    expect = fields["expect"]
    tolerance = fields["tolerance"] as? Double
  }
}

/// The vectors that are not run, and why.
enum VectorsLeftOut {
  static let reasons: [String: String] = [
    "gtxilib-057": "our formats carry no region that answers touches",
    "gtxilib-058": "our formats carry no region that answers touches",
    "gtxilib-060": "our formats carry no region that answers touches",
    "atf-layoutlib-001": "the layout is known only by its name and counts",
    "atf-layoutlib-010": "the layout is known only by its name and counts",
    "atf-layoutlib-011": "the layout is known only by its name and counts",
    "atf-roborazzi-008": "it is about suppression, not about the rule",
    "axe-android-030": "it is about a flag of the capture, not about the size",
    "axe-core-001": "a lone target passes by WCAG's exception for spacing",
    "axe-core-012": "the page is given in words only",
    "axe-core-016": "the order of tab stops is the web's",
    "axe-core-019": "the page is given in words only",
    "accessibilityauditkit-066": "it compares two windows; one screen has nothing to find",
    "accessibilityauditkit-067": "it compares two windows; one screen has nothing to find",
    "accessibilityauditkit-083": "it says that the text is clipped, not how long it is",
  ]
}
