import AccessibilityModel
import Auditing
import HierarchyReading
import TestSupport
import Testing

@testable import AuditRules

/// An element called “it” that is too small in landscape, and the rules about sizes and distances that report it.
struct SizedElement: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// Its views, for the length of its sides.
  let views: @Sendable (Int) -> String
  let speaking: [String]

  static let all = [
    "rotation-target-shrunk", "target-size-platform", "target-size-wcag-enhanced",
    "target-size-wcag-minimum", "target-spacing",
  ]

  private init(_ name: String, speaking: [String], _ views: @escaping @Sendable (Int) -> String) {
    (testDescription, self.speaking, self.views) = (name, speaking, views)
  }

  /// Another control so near that a finger reaches it.
  private static func near(_ side: Int) -> String {
    "<UIButton title=\"Near\" frame=\"\(21 + side) 100 60 44\"/>"
  }

  static let cases = [
    SizedElement("a button of the app", speaking: all) { side in
      "<UIButton title=\"it\" frame=\"20 100 \(side) \(side)\"/>" + near(side)
    },
    SizedElement("a disabled button", speaking: []) { side in
      "<UIButton title=\"it\" enabled=\"false\" frame=\"20 100 \(side) \(side)\"/>" + near(side)
    },
    SizedElement("a button below another view", speaking: []) { side in
      "<UIButton title=\"it\" frame=\"20 100 \(side) \(side)\"/>" + near(side)
        + "<UIView backgroundColor=\"#FFFFFF\" frame=\"0 80 300 200\"/>"
    },
    SizedElement("a button outside of the screen", speaking: []) { side in
      "<UIButton title=\"it\" frame=\"20 900 \(side) \(side)\"/>"
    },
    SizedElement("an item of a bar, which is lower in landscape", speaking: [all[0]]) { side in
      """
      <UINavigationBar frame="0 0 390 44"><UIButton title="it" frame="20 0 \(side) \(side)"/>\
      <UIButton title="Near" frame="\(21 + side) 0 60 44"/></UINavigationBar>
      """
    },
    SizedElement("a link in a text", speaking: []) { side in
      """
      <UITextView text="See the terms" frame="20 100 300 60">\
      <UIAccessibilityElement traits="link" label="it" frame="20 100 \(side) \(side)"/>\
      </UITextView>
      """
    },
    SizedElement("a part of a field", speaking: []) { side in
      """
      <UITextField label="Name" text="Ann" frame="0 100 390 60">\
      <UIButton title="it" frame="20 100 \(side) \(side)"/></UITextField>
      """
    },
    SizedElement("a button in a row that is one stop", speaking: Array(all.prefix(3))) { side in
      """
      <RowView isElement="true" traits="button" label="Mail" frame="0 100 390 60">\
      <UIButton title="it" frame="20 100 \(side) \(side)"/></RowView>
      """
    },
  ]

  /// In portrait it is large enough.
  var document: String {
    """
    <screen><layout orientation="portrait" size="390 844">\(views(50))</layout>\
    <layout orientation="landscape" size="844 390">\(views(20))</layout></screen>
    """
  }
}

@Suite struct SizeRuleTests {
  private static let rules: [any Rule] = [
    TargetSize.platform, TargetSize.wcagMinimum, TargetSize.wcagEnhanced, TargetSpacing(),
    RotationTargetShrunk(),
  ]

  private func speaking(of name: String, in document: String) throws -> [String] {
    let hierarchy = try HierarchyFormats.read(
      Array(document.utf8), named: "size", options: ReadingOptions(density: 160))
    let audits = Auditor(rules: Self.rules).audit(hierarchy)
    let audit = try #require(audits.last)
    return audit.findings.filter { audit.screen.elements[$0.element].hasName(name) }
      .map(\.rule.id).sorted()
  }

  @Test(arguments: SizedElement.cases)
  func `the rules about sizes excuse the same elements`(_ test: SizedElement) throws {
    #expect(try speaking(of: "it", in: test.document) == test.speaking)
  }

  /// A scrim goes away again once it is tapped.
  @Test func `a small target below a scrim is reported by every rule about sizes`() throws {
    func node(_ order: Int, _ kind: String, _ label: String, _ bounds: String) -> String {
      """
      <node drawing-order="\(order)" class="android.widget.\(kind)" content-desc="\(label)" \
      clickable="true" focusable="true" enabled="true" bounds="\(bounds)"/>
      """
    }
    let document = UIAutomatorDump.text(
      node(1, "ImageButton", "it", "[60,100][80,120]")
        + node(2, "ImageButton", "Near", "[81,100][181,200]")
        + node(3, "Button", "Close drawer", "[0,0][1080,2000]"))
    #expect(
      try speaking(of: "it", in: document) == [
        "target-size-platform", "target-size-wcag-enhanced", "target-size-wcag-minimum",
        "target-spacing",
      ])
  }
}

extension Element {
  fileprivate func hasName(_ name: String) -> Bool { label == name || self.title == name }
}
