import AccessibilityModel
import Auditing
import Platform
import Reports
import SourceText
import TestSupport
import Testing

/// Reports of a screen that was laid out on devices.
@Suite struct DeviceReportTests {
  private struct NarrowRule: ElementRule {
    static let description = RuleDescription(
      id: "narrow", group: .geometry, summary: "A button is wide.", rationale: "-",
      remedy: "widen it", severity: .warning, needs: [.frames])
    static let examples = RuleExamples(passing: [], failing: [])
    static let subjects: ElementKinds = .controls

    func check(_ subject: AuditedElement, findings: inout Findings) {
      guard subject.frame.width < 60 else { return }
      findings.report("\(subject) is narrow", at: subject)
    }
  }

  private static let cart = """
    <screen title="Cart" size="390 844">
      <UIButton title="Buy" identifier="buy" frame="10 100 50 44"/>
      <UIButton title="Sell" identifier="sell" frame="10 200 80 44"/>
      <UIButton identifier="swap" frame="10 300 80 44"/>
    </screen>
    """

  /// The second button is narrow on an iPhone in landscape, the first is wide there.
  private func report(sure: Set<Int> = []) throws -> AuditReport {
    let screen = try Screen(reading: Self.cart)
    let auditor = Auditor(rules: [NamedRule(), NarrowRule()])
    var audit = auditor.audit(screen)
    var landscape = screen
    landscape.orientation = .landscape
    landscape.size = Size(width: 844, height: 390)
    landscape.update(0) { $0.frame.width = 99 }
    landscape.update(1) { $0.frame = Rect(x: 5, y: 6, width: 40, height: 44) }
    auditor.add(
      [
        DeviceScreen(
          layout: DeviceLayout(device: "Phone", orientation: .portrait), screen: screen,
          sureElements: sure),
        DeviceScreen(
          layout: DeviceLayout(device: "Phone", orientation: .landscape), screen: landscape,
          sureElements: sure),
      ], to: &audit, app: AppFacts(), draws: true)
    var report = AuditReport(profile: .all)
    report.screens = [ScreenReport(audit, source: "cart.xml", format: "ui", draws: true)]
    return report
  }

  @Test func `a finding lists its devices, and one of a device is reported once`() throws {
    #expect(
      TextReport().text(of: try report()) == """
        cart.xml:2:3: warning: UIButton "buy" is narrow [narrow]
            spoken: "Buy, Button"
            fix: widen it
            on: Phone (portrait)
        cart.xml:3:3: review: UIButton "sell" may be narrow, as computed for Phone in landscape [narrow]
            spoken: "Sell, Button"
            on: Phone (landscape)
        cart.xml:4:3: error: UIButton "swap" has no label [named]
            spoken: "Button"
            fix: name it
            on: Phone

        Checked 1 screen (3 elements, 3 VoiceOver stops) with 2 rules.
        1 error, 1 warning, 1 to review.
        Laid 1 screen out on Phone, in portrait and landscape.

        """)
  }

  @Test func `a finding that depends on certain frames fails`() throws {
    let finding = try #require(
      try report(sure: [1]).screens[0].findings.first { $0.element.identifier == "sell" })
    #expect(finding.outcome == .fail)
    #expect(finding.element.frame == Rect(x: 5, y: 6, width: 40, height: 44))
    #expect(finding.orientations == [.landscape])
  }

  @Test func `the JSON keeps to its schema`() throws {
    let schema = JSONSchema(
      root: try JSONDocument(try InputFile.read("\(PackageFiles.root)/docs/report.schema.json"))
        .root)
    #expect(schema.faults(try JSONDocument(JSONReport().bytes(of: try report())).root) == [])
  }

  @Test func `the page has a thumbnail of each layout, with the number of findings`() throws {
    let page = HTMLReport().text(of: try report())
    let grid = try #require(page.components(from: "<ul class=\"devices\">\n", to: "</ul>"))
    #expect(
      grid == """
        <li><svg viewBox="-28.5 -28.5 447 901" class="thumb" aria-hidden="true" focusable="false">\
        <rect class="device" x="0" y="0" width="390" height="844"/>\
        <rect class="r c1 f warning" data-n="1" x="10" y="100" width="50" height="44"/>\
        <rect class="r c2" data-n="2" x="10" y="200" width="80" height="44"/>\
        <rect class="r c3 f error" data-n="3" x="10" y="300" width="80" height="44"/></svg>\
        <span class="device-name">Phone, portrait</span> <span class="count">2 findings</span></li>
        <li><svg viewBox="-34.9 -34.9 913.7 459.7" class="thumb wide" aria-hidden="true" \
        focusable="false"><rect class="device" x="0" y="0" width="844" height="390"/>\
        <rect class="r c2 f review" data-n="2" x="5" y="6" width="40" height="44"/>\
        <rect class="r c1" data-n="1" x="10" y="100" width="99" height="44"/>\
        <rect class="r c3 f error" data-n="3" x="10" y="300" width="80" height="44"/></svg>\
        <span class="device-name">Phone, landscape</span> <span class="count">2 findings</span></li>

        """)
  }
}
