import AccessibilityModel
import Auditing
import HierarchyReading
import Testing

@testable import AuditRules

@Suite struct DecorationSuggestionTests {
  @Test(arguments: [
    ("Home → Settings", "use commas in contentDescription instead of decoration"),
    (
      "Sign up →",
      "remove the decoration from the text or contentDescription; show an arrow as a drawable"
    ),
    (
      "← Back",
      "remove the decoration from the text or contentDescription; show an arrow as a drawable"
    ),
  ])
  func `an arrow at an end is not replaced by a comma`(_ label: String, suggestion: String) throws {
    let document = FalseAlarm.dump(
      FalseAlarm.node(
        "widget.Button", "text=\"\(label)\" \(FalseAlarm.tapped)", "[0,300][900,400]"))
    let hierarchy = try HierarchyFormats.read(
      Array(document.utf8), named: "arrow", options: ReadingOptions(density: 160))
    let findings = Auditor(rules: [LabelASCIIArt()]).audit(hierarchy.screens[0]).findings
    #expect(findings.map(\.suggestion) == [suggestion])
  }
}
