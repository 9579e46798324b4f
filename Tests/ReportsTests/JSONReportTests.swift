import Auditing
import Reports
import Testing

@Suite struct JSONReportTests {
  private func json(_ report: AuditReport) -> String {
    JSONReport().text(of: report)
  }

  @Test func `a report has the form of the design`() throws {
    let report = try SampleReport.report([
      ("cart.xml", SampleReport.cart), ("bad.xml", "<screen>\n"),
    ])
    let buy = try #require(report.screens.first?.findings.first)
    #expect(buy.fingerprint.description.count == 16)
    let small = report.screens[0].findings[1].fingerprint
    let smaller = report.screens[0].findings[2].fingerprint
    let long = report.screens[0].findings[3].fingerprint
    let element = """
      {"path": "UIView/UIButton[1]", "class": "UIButton", "identifier": "buy", "label": null, \
      "spoken": "Button", "frame": [10, 100, 30, 30], "line": 3, "column": 5}
      """
    func finding(
      _ rule: String, _ outcome: String, _ severity: String, _ print: Fingerprint,
      _ message: String, _ suggestion: String, _ wcag: String
    ) -> String {
      """
              {
                "rule": "\(rule)",
                "outcome": "\(outcome)",
                "severity": "\(severity)",
                "status": "open",
                "fingerprint": "\(print)",
                "message": "UIButton \\"buy\\" \(message)",
                "suggestion": "\(suggestion)",
                "fix": null,
                "wcag": [\(wcag)],
                "orientations": ["portrait"],
                "element": \(element),
                "related": [],
                "partOf": null
              },

      """
    }
    #expect(
      json(report) == """
        {
          "schemaVersion": 1,
          "tool": {"name": "a11y-audit", "version": "\(Version.current)", "profile": "all"},
          "screens": [
            {
              "source": "cart.xml",
              "format": "ui",
              "title": "Cart",
              "orientation": "portrait",
              "elements": 3,
              "stops": 2,
              "findings": [

        """
        + finding(
          "named", "fail", "error", buy.fingerprint, "has no label", "name it", "\"4.1.2\"")
        + finding(
          "target-size-small", "review", "warning", small, "may be small", "enlarge it", "")
        + finding(
          "target-size-smaller", "review", "note", smaller, "may be small", "enlarge it more", "")
          + """
                  {
                    "rule": "hinted",
                    "outcome": "fail",
                    "severity": "note",
                    "status": "open",
                    "fingerprint": "\(long)",
                    "message": "UIButton \\"Sell it\\" is long",
                    "suggestion": "shorten it",
                    "fix": {"attribute": "label", "value": "Sel", "property": "accessibilityLabel", "oldValue": "Sell it", "automatic": true, "sentence": "change accessibilityLabel from “Sell it” to “Sel”"},
                    "wcag": [],
                    "orientations": ["portrait"],
                    "element": {"path": "UIView/UIButton[2]", "class": "UIButton", \
          "identifier": null, "label": "Sell it", "spoken": "Sell it, Button", \
          "frame": [10, 200, 44.5, 44], "line": 4, "column": 5},
                    "related": [
                      {"path": "UIView", "class": "UIView", "identifier": null, "label": null, \
          "spoken": null, "frame": [0, 0, 390, 844], "line": 2, "column": 3}
                    ],
                    "partOf": null
                  }
                ],
                "customControls": [],
                "notRun": []
              }
            ],
            "unreadable": [
              {"source": "bad.xml", "line": 2, "column": 1, "message": "found the end of the \
          file inside <screen>; expected </screen>"}
            ],
            "notRun": [],
            "summary": {"errors": 1, "warnings": 0, "notes": 1, "reviews": 2, "suppressed": 0, \
          "baselined": 0, "rulesRun": 4, "rulesNotRun": 0}
          }

          """)
  }

  @Test func `the same input gives the same bytes`() throws {
    let files = [("cart.xml", SampleReport.cart), ("c.xml", SampleReport.capture)]
    #expect(try json(SampleReport.report(files)) == json(SampleReport.report(files)))
  }

  @Test func `a fingerprint survives a new position, size and line`() throws {
    let moved = """
      <screen title="Cart">
        <UIView><UIView>

          <UIButton identifier="buy" frame="0 0 20 20"/></UIView></UIView>
      </screen>
      """
    let before = try SampleReport.report([("a.xml", SampleReport.cart)]).screens[0].findings[0]
    let after = try SampleReport.report([("b.xml", moved)]).screens[0].findings[0]
    #expect(before.fingerprint == after.fingerprint)
  }

  @Test func `two elements alike have fingerprints of their own`() throws {
    let text = "<screen><UIButton identifier=\"a\"/><UIButton identifier=\"a\"/></screen>"
    let findings = try SampleReport.report([("a.xml", text)]).screens[0].findings
    let named = findings.filter { $0.rule.id == "named" }.map(\.fingerprint)
    #expect(named.count == 2)
    #expect(Set(named).count == 2)
  }

  @Test func `pieces are together what is written at once`() throws {
    var report = try SampleReport.whole()
    let screen = report.screens[0]
    report.screens[0].findings = (0..<4000).map { screen.findings[$0 % screen.findings.count] }
    var pieces: [[UInt8]] = []
    JSONReport().write(report) { piece in pieces.append(piece.indices.map { piece[$0] }) }
    #expect(pieces.count > 2)
    #expect(pieces.flatMap(\.self) == JSONReport().bytes(of: report))
  }
}
