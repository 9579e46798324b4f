import AccessibilityModel
import AuditRules
import Auditing
import HierarchyReading
import Platform
import Reports
import SourceText
import TestSupport
import Testing

@Suite struct InspectionReportTests {
  private static let source = """
    <screen title="Cart" size="390 844" language="en">
      <UIButton identifier="buy" frame="10 100 20 20"/>
      <UILabel text="Cart" frame="10 20 99 44"/>
    </screen>
    """

  /// The inspection of the element of a line, by two rules.
  private func report(
    ofLine line: Int, in source: String = source
  ) throws -> InspectionReport {
    let hierarchy = try HierarchyFormats.read(Array(source.utf8), named: "cart.xml")
    let rules = BuiltInRules.all.filter {
      ["missing-label", "target-size-platform", "field-name-masks-value"]
        .contains($0.ownDescription.id)
    }
    let auditor = Auditor(rules: rules)
    let audit = try #require(auditor.audit(hierarchy).first)
    let index = try #require(audit.screen.elements.firstIndex { Int($0.line) == line })
    return InspectionReport(
      source: "cart.xml",
      layouts: [
        .init(
          auditor.inspect(index, in: audit), of: index, in: audit,
          leftOut: [(rule: "label-too-short", reason: "the configuration turns it off")])
      ])
  }

  @Test func `the text has a section for each verdict`() throws {
    var style = TextStyle()
    style.width = 80
    let text = String(decoding: try report(ofLine: 2).text(style: style), as: UTF8.self)
    #expect(
      text == """
        cart.xml:2:3: UIButton "buy", Cart in portrait

        Element
          label: none
          name source: missing
          value: none
          hint: none
          role: button
          traits: button (the default of its class)
          stop: 2 of 2
          spoken: “Button” (role “Button”)
          frame: 20 by 20 points at 10, 100 (stated in the file)
          presence: on the screen
          touch target: 20 by 20 points at 10, 100
          previous stop: UILabel "Cart" (line 3)
          platform: iOS

        Reported
          missing-label: error: UIButton "buy" has no label
          target-size-platform: warning: UIButton "buy" is 20 by 20 points; minimum 44
                by 44

        Not applicable
          it checks text fields only: field-name-masks-value
          the configuration turns it off: label-too-short

        """)
  }

  @Test func `a hover leaves out rules that do not apply`() throws {
    let markdown = try report(ofLine: 2).markdown
    #expect(markdown.hasPrefix("**Element**\n\n- label&#58; none\n"))
    #expect(markdown.contains("**Reported**\n\n- missing-label&#58; error&#58; UIButton"))
    #expect(!markdown.contains("field-name-masks-value"))
  }

  @Test(arguments: [2, 3]) func `the JSON keeps to its schema`(_ line: Int) throws {
    let schema = JSONSchema(
      root: try JSONDocument(
        try InputFile.read("\(PackageFiles.root)/docs/inspection.schema.json")
      ).root)
    let json = try JSONDocument(try report(ofLine: line).json).root
    #expect(schema.faults(json) == [])
    #expect(json["layouts"]?.array?.first?["rules"]?.array?.count == 4)
  }

  @Test func `a label cannot control a terminal`() throws {
    // XML 1.0 allows U+009B, which begins a control sequence.
    let source = Self.source.replacing(#"text="Cart""#, with: #"text="Cart &#x9b;1m""#)
    let report = try report(ofLine: 3, in: source)
    let text = String(decoding: report.text(style: TextStyle()), as: UTF8.self)
    #expect(report.layouts[0].element.label == "Cart \u{9B}1m")
    #expect(!text.unicodeScalars.contains("\u{9B}"))
    #expect(!report.markdown.unicodeScalars.contains("\u{9B}"))
  }
}
