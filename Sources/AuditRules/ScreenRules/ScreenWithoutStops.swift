internal import AccessibilityModel
internal import Auditing

/// Reports screens on which a screen reader reaches nothing.
struct ScreenWithoutStops: ScreenRule {
  static let description = RuleDescription(
    id: "screen-without-stops",
    group: .screen,
    summary: "Screens must have elements that screen readers reach.",
    rationale:
      "Users of VoiceOver or TalkBack swipe and hear nothing: the screen is empty for them.",
    remedy: Remedy(
      "make its texts and controls accessibility elements with labels",
      android: "make its texts and controls important for accessibility, with descriptions",
      .uiKit("board.accessibilityElements = squares"),
      .swiftUI(".accessibilityChildren { ForEach(squares) { Text($0.name) } }"),
      .appKit("board.setAccessibilityChildren(squares)"),
      .views(#"android:contentDescription="@string/board""#),
      .compose(#"Modifier.semantics { contentDescription = "Board" }"#)),
    severity: .error,
    criteria: [.wcag("1.1.1"), .wcag("4.1.2")]
  )

  func check(_ context: AuditContext, findings: inout Findings) {
    guard let root = context.root else { return }
    switch context.reach {
    case .stops: break
    case .nothing(let doubt):
      if let modal = context.emptyModal {
        return findings.report(
          "\(modal) is modal and has no stops", at: modal, doubt: doubt,
          suggestion: Remedy("set accessibilityViewIsModal = false, or give it elements"))
      }
      findings.report(
        "the screen has no \(root.context.screenReader) stops", at: root, doubt: doubt)
    case .unknown(let reason, let remedy): findings.skip(because: reason, remedy: remedy)
    }
  }
}

extension ScreenWithoutStops {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UILabel text="Game over" frame="20 100 200 20"/>"#),
      Example(
        #"""
        <BoardView frame="0 0 390 844">
          <UIAccessibilityElement label="White king, e1" frame="160 300 40 40"/>
        </BoardView>
        """#),
    ],
    failing: [
      Example(
        #"""
        <UIView frame="0 0 390 844"><UIButton title="Buy" frame="0 600 100 44"/></UIView>
        ↓<UIView viewIsModal="true" frame="40 200 300 300"/>
        """#),
      Example(#"↓<BoardView frame="0 0 390 844"/>"#),
      Example(
        #"""
        ↓<UIView frame="0 0 390 844">
          <UILabel text="Game over" isElement="false" frame="20 100 200 20"/>
        </UIView>
        """#),
      // Drawn by a game engine.
      Example(
        #"""
        ↓<XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Chess" accessible="false">
          <XCUIElementTypeWindow type="XCUIElementTypeWindow" accessible="false">
            <XCUIElementTypeOther type="XCUIElementTypeOther" accessible="false" visible="true"/>
          </XCUIElementTypeWindow>
        </XCUIElementTypeApplication>
        """#),
      Example(
        #"""
        <hierarchy rotation="0">
          ↓<node class="android.widget.FrameLayout" bounds="[0,0][390,844]">
            <node class="android.view.View" bounds="[0,0][390,844]"/>
          </node>
        </hierarchy>
        """#),
    ]
  )
}
