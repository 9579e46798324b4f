import AccessibilityModel
import Auditing
import HierarchyReading
import TestSupport
import Testing

@testable import AuditRules

@Suite struct TappableWithoutRoleTests {
  /// A row that can be clicked, in a dump of Compose where another view has the role of a button.
  private static let row = """
    <node class="android.view.View" clickable="true" focusable="true" enabled="true" bounds="[0,300][1080,400]">\
    <node class="android.widget.TextView" text="general" enabled="true" bounds="[40,320][300,380]"/></node>\
    <node class="android.view.View" clickable="true" focusable="true" enabled="true" bounds="[0,900][300,1000]">\
    <node class="android.widget.TextView" text="Join" enabled="true" bounds="[100,920][200,980]"/>\
    <node class="android.widget.Button" enabled="true" bounds="[0,900][300,1000]"/></node>
    """

  private static let text = """
    <node class="android.widget.TextView" text="+ NEW" clickable="true" focusable="true" enabled="true" \
    bounds="[800,1800][1000,1900]"/>
    """

  @Test(arguments: [
    (row, "View \"general\" may handle taps but has no button role"),
    (row + text, "TextView \"+ NEW\" may handle taps but has no button role"),
  ])
  func `one question names a button before a row`(_ nodes: String, _ message: String) throws {
    let hierarchy = try HierarchyFormats.read(
      Array(UIAutomatorDump.text(nodes).utf8), named: "dump",
      options: ReadingOptions(density: 160))
    let findings = Auditor(rules: [TappableWithoutRole()]).audit(hierarchy.screens[0]).findings
    #expect(findings.map(\.message.description) == [message])
  }
}
