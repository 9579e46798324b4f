import Auditing
import Reports
import Testing

@Suite struct CustomControlReportTests {
  private let screen = """
    <screen title="Rate" size="390 844">
      <RatingView superclass="UIControl" identifier="stars" frame="20 120 200 44.25"/>
      <BigSlider superclass="UISlider" label="Volume" value="40%" hint="" frame="20 220 200 44"/>
      <CardView traits="">
        <UILabel text="Card" frame="0 300 100 30"/>
      </CardView>
      <StarButton superclass="UIButton" title="Star" frame="20 400 44 44"/>
    </screen>
    """

  @Test func `each custom control is listed with its facts and its speech`() throws {
    var report = try SampleReport.report([("rate.xml", screen)])
    report.screens[0].findings = []
    #expect(
      TextReport(style: { $0.listsCustomControls = true }).text(of: report) == """
        rate.xml:2:3: custom control: RatingView "stars", a UIControl
            label missing; traits missing; hint missing; value missing; \
        frame given: 20 120 200 44.3
            VoiceOver: not a stop
            lacks: an accessibility element, a label, a trait, a value
        rate.xml:3:3: custom control: BigSlider, a UISlider
            label given: "Volume"; traits inferred: "adjustable"; hint given: ""; \
        value given: "40%"; frame given: 20 220 200 44
            VoiceOver: "Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the \
        value."
        rate.xml:4:3: custom control: CardView
            label missing; traits given: ""; hint missing; value missing; frame missing
            VoiceOver: not a stop; contains 1 stop
        rate.xml:7:3: custom control: StarButton, a UIButton
            label inferred: "Star"; traits inferred: "button"; hint missing; value missing; \
        frame given: 20 400 44 44
            VoiceOver: "Star, Button"

        Checked 1 screen (5 elements, 3 VoiceOver stops) with 4 rules.
        No findings.

        """)
  }

  @Test func `the JSON report has each fact with its origin`() throws {
    let text = String(
      decoding: JSONReport().bytes(
        of:
          try SampleReport.report([
            ("rate.xml", "<screen>\n<BigSlider superclass=\"UISlider\" label=\"x\"/></screen>")
          ])), as: UTF8.self)
    #expect(
      text.contains(
        """
              "customControls": [
                {
                  "class": "BigSlider",
                  "superclass": "UISlider",
                  "label": {"state": "given", "text": "x"},
                  "traits": {"state": "inferred", "text": "adjustable"},
                  "hint": {"state": "missing", "text": null},
                  "value": {"state": "missing", "text": null},
                  "frame": {"state": "missing", "frame": null},
                  "isStop": true,
                  "stopsInside": 0,
                  "lacks": ["value"],
                  "element": {"path": "BigSlider", "class": "BigSlider", "identifier": null, \
        "label": "x", "spoken": "x, Adjustable. Swipe up or down with one finger to adjust the \
        value.", "frame": null, "line": 2, "column": 1}
                }
              ],

        """))
  }

  @Test func `a format that names no classes says so, and null is not none`() throws {
    let report = try SampleReport.report([("c.xml", SampleReport.capture)])
    let json = JSONReport().text(of: report)
    #expect(report.screens[0].customControls == nil)
    #expect(json.contains("\"customControls\": null,\n"))
  }
}
