internal import AccessibilityModel
internal import Auditing

// Text that a screenshot shows where the tree has none
// (docs/evidence/pixels.md#text-without-an-element).
extension UnexposedText: ScreenRule {
  func check(_ context: AuditContext, findings: inout Findings) {
    let screen = context.screen
    let places = Dictionary(grouping: screen.uncoveredTexts) { Self.holder(of: $0, in: screen) }
    for (index, frames) in places.sorted(by: { $0.key < $1.key }) {
      let first = "\(frames[0].x.inWords), \(frames[0].y.inWords)"
      let subject = context.subject(index)
      if frames.count == 1 {
        findings.report(
          "\(subject) shows text at \(first) that no element exposes", at: subject,
          doubt: "the text is seen only in the screenshot")
      } else {
        findings.report(
          "\(subject) shows text in \(frames.count) places that no element exposes, first at \(first)",
          at: subject, doubt: "the text is seen only in the screenshot")
      }
    }
  }

  /// The innermost element around a frame; the first of the screen if there is none.
  private static func holder(of frame: Rect, in screen: Screen) -> Int {
    screen.elements.indices.last {
      screen.elements[$0].frame.isFinite && screen.elements[$0].frame.contains(frame, tolerance: 4)
    } ?? 0
  }
}
