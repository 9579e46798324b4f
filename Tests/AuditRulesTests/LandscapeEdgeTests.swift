import AccessibilityModel
import AuditRules
import Auditing
import HierarchyReading
import TestSupport
import Testing

/// A control of a design that is below the screen once the phone is turned, in apps with other orientations.
struct LandscapeEdgeTests {
  private static let both = ["portrait", "landscapeLeft"]

  @Test(arguments: [
    ("held at the top", "top", both, ["review warning"]),
    ("that follows the bottom", "bottom", both, []),
    ("of an app for portrait only", "top", ["portrait"], []),
    ("of an app whose orientations are not known", "top", nil, []),
  ])
  func `a button is asked about if the app has landscape`(
    _ name: String, _ attribute: String, _ orientations: [String]?, _ found: [String]
  ) throws {
    let text = InterfaceBuilderDocument.storyboard(
      InterfaceBuilderDocument.scene(Self.held(attribute)), attributes: "toolsVersion=\"22505\"")
    let screen = try HierarchyFormats.read(Array(text.utf8), named: "Main.storyboard").screens[0]
    var app = AppFacts()
    app.orientations = orientations
    let findings = Auditor(rules: [OffScreenElement()]).audit(screen, app: app).findings
    #expect(findings.map { "\($0.outcome.rawValue) \($0.severity.rawValue)" } == found)
  }

  private static func held(_ attribute: String) -> String {
    """
    <viewController id="c"><view key="view" contentMode="scaleToFill" id="v">\
    <rect key="frame" x="0" y="0" width="390" height="844"/><subviews>\
    <textField opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \
    id="f"><rect key="frame" x="20" y="340" width="350" height="34"/></textField>\
    <button opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \
    id="b"><rect key="frame" x="20" y="404" width="350" height="44"/><state key="normal" \
    title="Log in"/></button></subviews><constraints>\
    <constraint firstItem="f" firstAttribute="\(attribute)" secondItem="v" \
    secondAttribute="\(attribute)" constant="340" id="c1"/>\
    <constraint firstItem="b" firstAttribute="top" secondItem="f" secondAttribute="bottom" \
    constant="30" id="c2"/></constraints></view></viewController>
    """
  }
}
