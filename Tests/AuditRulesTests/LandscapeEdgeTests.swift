import AccessibilityModel
import Auditing
import HierarchyReading
import TestSupport
import Testing

@testable import AuditRules

/// A view held at an edge of a screen, a button below it, and what is asked about the two.
struct EdgeCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  var kind = "textField"
  var top = 60
  var attribute = "top"
  var button: Int?
  var orientations: [String]?
  var found: [String] = []

  static let all = [
    EdgeCase(
      testDescription: "a button that the top holds", top: 340, button: 404, orientations: both,
      found: ["UIButton \"Log in\" may be off screen in landscape, 29 points below the edge"]),
    EdgeCase(
      testDescription: "a button that the bottom holds", top: 340, attribute: "bottom", button: 404,
      orientations: both),
    EdgeCase(
      testDescription: "a button of an app for portrait only", top: 340, button: 404,
      orientations: portrait),
    EdgeCase(
      testDescription: "a button of a form, in an app whose orientations are not known", top: 340,
      button: 404,
      found: ["UIButton \"Log in\" may be off screen in landscape, 29 points below the edge"]),
    EdgeCase(
      testDescription: "a button below a label, in an app whose orientations are not known",
      kind: "label", top: 340, button: 404),
    EdgeCase(
      testDescription: "a button below the edge of a small phone", button: 700,
      orientations: portrait,
      found: ["UIButton \"Log in\" may be off screen on an iPhone SE, 33 points below the edge"]),
    EdgeCase(
      testDescription: "a field where the keyboard is", top: 420, orientations: portrait,
      found: ["UITextField may be behind the keyboard of an iPhone SE, 13 points below its edge"]),
    EdgeCase(
      testDescription: "a button where the keyboard is", button: 420, orientations: portrait),
  ]

  private static let both = ["portrait", "landscapeLeft"]
  private static let portrait = ["portrait"]

  var document: String {
    InterfaceBuilderDocument.storyboard(
      InterfaceBuilderDocument.scene(
        """
        <viewController id="c"><view key="view" contentMode="scaleToFill" id="v">\
        <rect key="frame" x="0" y="0" width="390" height="844"/><subviews>\
        <\(kind) opaque="NO" contentMode="scaleToFill" \
        translatesAutoresizingMaskIntoConstraints="NO" id="f">\
        <rect key="frame" x="20" y="\(top)" width="350" height="34"/></\(kind)>\
        \(button.map(Self.button) ?? "")</subviews><constraints>\
        <constraint firstItem="f" firstAttribute="\(attribute)" secondItem="v" \
        secondAttribute="\(attribute)" constant="\(top)" id="c1"/>\
        \(button.map { Self.constraint(constant: $0 - top - 34) } ?? "")\
        </constraints></view></viewController>
        """), attributes: "toolsVersion=\"22505\"")
  }

  private static func button(top: Int) -> String {
    """
    <button opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \
    id="b"><rect key="frame" x="20" y="\(top)" width="350" height="44"/>\
    <state key="normal" title="Log in"/></button>
    """
  }

  private static func constraint(constant: Int) -> String {
    """
    <constraint firstItem="b" firstAttribute="top" secondItem="f" secondAttribute="bottom" \
    constant="\(constant)" id="c2"/>
    """
  }
}

struct LandscapeEdgeTests {
  @Test(arguments: EdgeCase.all)
  func `a control of a design below the edge of a phone is asked about`(_ test: EdgeCase) throws {
    let screen = try HierarchyFormats.read(Array(test.document.utf8), named: "Main.storyboard")
      .screens[0]
    var app = AppFacts()
    app.orientations = test.orientations
    let findings = Auditor(rules: [OffScreenElement()]).audit(screen, app: app).findings
    #expect(findings.map { "\($0.message)" } == test.found)
  }
}
