import AccessibilityModel
import Auditing
import HierarchyReading

/// Screens of our own format for the tests of what is understood of them.
enum ScreenDocument {
  /// - Parameter change: what the format cannot state, such as that the frames are those of a design.
  static func context(
    _ views: String, change: (inout Screen) -> Void = { _ in }
  ) throws -> AuditContext {
    let document = #"<screen title="a" size="390 844">\#(views)</screen>"#
    var screen = try HierarchyFormats.read(Array(document.utf8), named: "a.xml").screens[0]
    change(&screen)
    return AuditContext(screen)
  }
}
