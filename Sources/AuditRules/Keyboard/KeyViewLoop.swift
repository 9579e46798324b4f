internal import AccessibilityModel
internal import Auditing

/// Reports fields that a window's own order of the Tab key leaves out, or from which it leads nowhere.
struct KeyViewLoop: ScreenRule {
  static let description = RuleDescription(
    id: "key-view-loop",
    group: .actions,
    summary: "The Tab key must lead to every text field and on from it.",
    rationale: "Users who cannot use a mouse never reach the fields that the loop leaves out.",
    remedy: Remedy(
      "connect each field to the next one",
      appKit: "set nextKeyView, or let the window recalculate the loop",
      .swiftUI(".focusSection()"),
      .appKit("window.autorecalculatesKeyViewLoop = true")),
    severity: .error,
    criteria: [.wcag("2.1.1"), .wcag("2.4.3")],
    needs: [.keyCommands],
    platforms: [.macOS]
  )

  func check(_ context: AuditContext, findings: inout Findings) {
    let loop = context.keyLoop
    guard !loop.isEmpty else { return }
    for field in context.subjects(.textEntries) where field.isEnabled {
      let isReached = loop.leadsTo(field) || loop.isFirst(field)
      if loop.leadsFrom(field), isReached { continue }
      if field.keyboardAccess.refusesKeyboardFocus {
        findings.excuse(field, because: "it refuses the keyboard focus, which another rule reports")
      } else if loop.leadsFrom(field) {
        findings.report("\(field) is not reached by the Tab key", at: field, on: [.design])
      } else if loop.leadsTo(field) {
        findings.report("\(field) ends the key view loop", at: field, on: [.design])
      } else {
        findings.report("\(field) is left out of the key view loop", at: field, on: [.design])
      }
    }
  }
}

extension KeyViewLoop {
  static let examples = RuleExamples(
    passing: [
      Example(window(field("a", next: "b"), field("b", next: "a"))),
      // AppKit finds the order.
      Example(window(field("a"), field("b"))),
    ],
    failing: [
      Example(window(field("a", next: "b"), field("b", next: "a"), "↓" + field("c"))),
      Example(window(field("a", next: "b"), "↓" + field("b"))),
    ]
  )

  private static func window(_ views: String...) -> String {
    Example.appKitXIB(
      views.joined(separator: "\n"), window: #"title="Account" autorecalculatesKeyViewLoop="NO""#)
  }

  private static func field(_ id: String, next: String? = nil) -> String {
    let next =
      next.map {
        "<connections><outlet property=\"nextKeyView\" destination=\"\($0)\" id=\"o-\(id)\"/>"
          + "</connections>"
      } ?? ""
    return """
      <textField id="\(id)"><rect key="frame" x="20" y="20" width="90" height="22"/>\
      <textFieldCell key="cell" editable="YES" id="cell-\(id)"/>\(next)</textField>
      """
  }
}
