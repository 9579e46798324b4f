import AccessibilityModel
import Auditing
import HierarchyReading
import TestSupport
import Testing

@testable import AuditRules

/// A reduced screen that caused a false alarm on a real file, and the result of a rule now.
///
/// Screens of our own format are examples of their rules; these are in formats with other data:
/// Interface Builder files, and captures that lack some.
struct FalseAlarm: CustomTestStringConvertible, Sendable {
  let name: String
  let rule: any Rule
  let document: String
  /// `outcome severity` of each finding.
  let findings: [String]

  var testDescription: String { "\(rule.ownDescription.id): \(name)" }

  /// The version of Xcode that has written a document.
  static let tools = "toolsVersion=\"22505\""

  /// A xib with these views, and connections of its owner.
  static func xib(_ views: String, outlets: String = "", isMac: Bool = false) -> String {
    let view = InterfaceBuilderDocument.view(
      "v", views, attributes: isMac ? "" : "contentMode=\"scaleToFill\"",
      tag: isMac ? "customView" : "view"
    )
    return InterfaceBuilderDocument.xib(
      InterfaceBuilderDocument.owner("Cart", connections: outlets) + "\n" + view,
      for: isMac ? .macOS : .iOS, attributes: tools, device: nil)
  }

  static func label(_ attributes: String, _ inside: String = "") -> String {
    """
    <label \(attributes) id="l"><rect key="frame" x="20" y="100" width="200" height="24"/>\(inside)\
    <fontDescription key="fontDescription" type="system" pointSize="12"/></label>
    """
  }

  static func dump(_ nodes: String) -> String { UIAutomatorDump.text(nodes) }

  static func source(_ elements: String) -> String { XCUITestSource.text(elements, app: "A") }

  static let designs: [FalseAlarm] = [
    FalseAlarm(
      name: "a label that an outlet leads to", rule: LabelIsStub(),
      document: xib(
        label("text=\"Label\""), outlets: "<outlet property=\"name\" destination=\"l\" id=\"o\"/>"),
      findings: []),
    FalseAlarm(
      name: "a label that code does not know", rule: LabelIsStub(),
      document: xib(label("text=\"Label\"")), findings: ["fail error"]),
    FalseAlarm(
      name: "a label of the app's own class", rule: LabelIsStub(),
      document: xib(label("text=\"Label\" customClass=\"PriceLabel\"")),
      findings: ["review note"]),
    FalseAlarm(
      name: "an identifier that code replaces", rule: LabelIsIdentifier(),
      document: xib(
        label("text=\"lastSync\""),
        outlets: "<outlet property=\"sync\" destination=\"l\" id=\"o\"/>"), findings: []),
    FalseAlarm(
      name: "a class of the app's own may scale its font", rule: DynamicTypeUnsupported(),
      document: xib(label("text=\"Total\" customClass=\"PriceLabel\"")),
      findings: ["review warning"]),
    FalseAlarm(
      name: "a plain label does not", rule: DynamicTypeUnsupported(),
      document: xib(label("text=\"Total\"")), findings: ["fail warning"]),
    FalseAlarm(
      name: "a height that is a least one", rule: TextClipped(),
      document: xib(
        label(
          "text=\"Add the app to your dock for quick and easy access at all times\"",
          """
          <constraints><constraint firstAttribute="height" relation="greaterThanOrEqual" \
          constant="24" id="c"/></constraints>
          """)), findings: []),
    FalseAlarm(
      name: "a height that is none", rule: TextClipped(),
      document: xib(
        label("text=\"Add the app to your dock for quick and easy access at all times\"")),
      findings: ["review error"]),
    FalseAlarm(
      name: "a radio button as AppKit draws it", rule: TargetSize.wcagEnhanced,
      document: xib(
        """
        <button id="b"><rect key="frame" x="20" y="100" width="200" height="16"/>\
        <buttonCell key="cell" type="radio" title="Weekly" id="c"/></button>
        """, isMac: true), findings: []),
  ]

  static let captures: [FalseAlarm] = [
    FalseAlarm(
      name: "a header that UIKit writes in capitals", rule: LabelAllCaps(),
      document: source(
        """
        <XCUIElementTypeOther type="XCUIElementTypeOther" label="ALL KEYBOARDS" visible="true" \
        x="0" y="300" width="390" height="39"/>
        """), findings: []),
    FalseAlarm(
      name: "a button in capitals", rule: LabelAllCaps(),
      document: source(
        """
        <XCUIElementTypeButton type="XCUIElementTypeButton" label="SUBMIT ALL" visible="true" \
        x="0" y="300" width="390" height="44"/>
        """), findings: ["fail note"]),
    FalseAlarm(
      name: "rows without frames", rule: DuplicateLabel(),
      document: source(
        ["one", "two"].map {
          """
          <XCUIElementTypeCell type="XCUIElementTypeCell" name="\($0)" visible="true">\
          <XCUIElementTypeButton type="XCUIElementTypeButton" label="Edit" visible="true"/>\
          </XCUIElementTypeCell>
          """
        }.joined()), findings: ["fail note"]),
    FalseAlarm(
      name: "a style that writes capitals", rule: LabelAllCaps(),
      document: dump(
        "<node class=\"android.widget.TextView\" text=\"DEVICE SECURITY\" bounds=\"[0,0][900,90]\"/>"
      ), findings: []),
    FalseAlarm(
      name: "a field in wrappers, behind a text", rule: MissingLabel(),
      document: dump(
        """
        <node class="android.widget.TextView" text="Confirm" bounds="[0,0][900,90]"/>\
        <node class="android.widget.FrameLayout" bounds="[0,100][900,290]">\
        <node class="android.widget.LinearLayout" bounds="[0,100][900,290]">\
        <node class="android.widget.EditText" clickable="true" focusable="true" \
        bounds="[0,100][900,290]"/></node></node>
        """), findings: ["review error"]),
    FalseAlarm(
      name: "a wrapper that is clickable, and what is not", rule: DuplicateClickableBounds(),
      document: dump(
        """
        <node class="android.widget.LinearLayout" clickable="true" focusable="true" \
        bounds="[0,100][300,290]"><node class="android.widget.Switch" checkable="true" \
        content-desc="Wi-Fi" focusable="true" clickable="false" bounds="[0,100][300,290]"/></node>
        """), findings: []),
    FalseAlarm(
      name: "a dump without states", rule: ValueMissing(),
      document: dump(
        "<node class=\"android.widget.CheckBox\" text=\"News\" bounds=\"[0,0][900,90]\"/>"),
      findings: []),
    FalseAlarm(
      name: "a card that says what stands in it", rule: LabelTooLong(),
      document: dump(
        """
        <node class="android.widget.LinearLayout" clickable="true" focusable="true" \
        bounds="[0,100][900,290]"><node class="android.widget.TextView" \
        text="History of education in the valleys since 1701" bounds="[0,100][900,190]"/></node>
        """), findings: []),
  ]
}

@Suite struct FalseAlarmTests {
  @Test(
    arguments: FalseAlarm.designs + FalseAlarm.decidedDesigns + FalseAlarm.realDesigns
      + FalseAlarm.shownDesigns + FalseAlarm.movedDesigns + FalseAlarm.staleSizes
      + FalseAlarm.captures + FalseAlarm.decidedCaptures + FalseAlarm.decidedDumps
      + FalseAlarm.touchedDumps + FalseAlarm.pageSources + FalseAlarm.judged + FalseAlarm.drawn
      + FalseAlarm.drawnDumps + FalseAlarm.judgedDumps + FalseAlarm.androidDraws
      + FalseAlarm.androidNames
      + FalseAlarm.judgedDesigns + FalseAlarm.realScreens + FalseAlarm.readDumps
      + FalseAlarm.judgedSources + FalseAlarm.laterDesigns + FalseAlarm.unseenDumps
      + FalseAlarm.heardDumps
      + FalseAlarm.allDesigns + FalseAlarm.freshDesigns
      + FalseAlarm.formDesigns + FalseAlarm.rowDesigns + FalseAlarm.readDesigns
      + FalseAlarm.seenContent + FalseAlarm.seenViews + FalseAlarm.newDumps
      + FalseAlarm.settledDesigns + FalseAlarm.coveredDesigns + FalseAlarm.ofMac
      + FalseAlarm.unclearNames + FalseAlarm.recalled + FalseAlarm.likely
      + FalseAlarm.heard + FalseAlarm.reviewedDesigns + FalseAlarm.unsaid + FalseAlarm.missed
      + FalseAlarm.oneReview + FalseAlarm.oneReviewOfTexts
      + FalseAlarm.overlooked + FalseAlarm.overlookedBars)
  func `a rule does not cry wolf as it once did`(_ test: FalseAlarm) throws {
    let hierarchy = try HierarchyFormats.read(
      Array(test.document.utf8), named: "alarm", options: ReadingOptions(density: 160))
    let findings = Auditor(rules: [test.rule]).audit(hierarchy.screens[0]).findings
    #expect(
      findings.map { "\($0.outcome.rawValue) \($0.severity.rawValue)" } == test.findings,
      "\(findings.map(\.message))")
  }
}
