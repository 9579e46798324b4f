import AuditPolicy
import AuditRules
import Auditing
import HierarchyReading
import Testing

/// A view of a design, and the edits that its findings offer.
struct DesignFix: CustomTestStringConvertible, Sendable {
  let name: String
  let rule: String
  let view: String
  var outlets = ""
  let fixes: [String]

  var testDescription: String { name }

  private static let outlet = "<outlet property=\"name\" destination=\"l\" id=\"o\"/>"
  private static let field = """
    <textField placeholder="Name" id="l"><rect key="frame" x="20" y="100" width="300" height="44"/>\
    </textField>
    """

  static let all = [
    DesignFix(
      name: "a placeholder that the file alone decides", rule: "placeholder-only-field",
      view: field, fixes: ["label Name"]),
    DesignFix(
      name: "a placeholder that code may replace", rule: "placeholder-only-field", view: field,
      outlets: outlet, fixes: []),
    DesignFix(
      name: "what the file takes from a screen reader on purpose", rule: "control-not-exposed",
      view: """
        <button id="l"><rect key="frame" x="20" y="100" width="80" height="44"/>\
        <accessibility key="accessibilityConfiguration"><bool key="isElement" value="NO"/>\
        </accessibility><state key="normal" title="Buy"/></button>
        """, fixes: []),
  ]
}

@Suite struct DesignFixTests {
  @Test(arguments: DesignFix.all)
  func `an edit of a design needs an intent that it shows`(_ test: DesignFix) throws {
    let document = FalseAlarm.xib(test.view, outlets: test.outlets)
    let hierarchy = try HierarchyFormats.read(Array(document.utf8), named: "a.xib")
    var choice = AuditPlan.Choice()
    choice.only = [test.rule]
    let plan = AuditPlan(Policy(), path: "/", rules: BuiltInRules.all, choice: choice)
    let findings = plan.audits(of: hierarchy).flatMap(\.findings)
    #expect(findings.count == 1)
    #expect(
      findings.compactMap { $0.fix.map { "\($0.attribute.rawValue) \($0.value ?? "")" } }
        == test.fixes)
  }
}
