import AccessibilityModel
import Auditing
import HierarchyReading
import TestSupport
import Testing

@testable import AuditRules

struct FloatingWindowTests {
  /// The window of a car's screen, whose density may be 120 dpi: 43 pixels are then 57 dp.
  @Test(arguments: [(43, 0), (20, 1)])
  func `sizes in a floating window are judged by the lowest density`(
    _ pixels: Int, _ count: Int
  ) throws {
    let document = UIAutomatorDump.text(
      "<node class=\"android.widget.Button\" text=\"Buy\" clickable=\"true\" enabled=\"true\" "
        + "bounds=\"[660,200][\(660 + pixels),\(200 + pixels)]\"/>", in: "[640,79][965,700]")
    let screen = try HierarchyFormats.read(Array(document.utf8), named: "car").screens[0]
    #expect(Auditor(rules: [TargetSize.platform]).audit(screen).findings.count == count)
  }
}
