internal import AccessibilityModel
internal import Auditing

/// Reports modal views that leave the screen below reachable.
struct ModalNotModal: ScreenRule {
  static let description = RuleDescription(
    id: "modal-not-modal",
    group: .actions,
    summary: "Elements below a modal view must not be reachable.",
    rationale: "Users swipe out of a dialog without noticing, to controls that do not respond.",
    remedy: Remedy(
      "set accessibilityViewIsModal on the covering view",
      appKit: "call setAccessibilityModal(true) on the covering view",
      android: "show it as a dialog, or hide the content below it",
      .uiKit("dialog.accessibilityViewIsModal = true"),
      .swiftUI(".accessibilityAddTraits(.isModal)"),
      .appKit("dialog.setAccessibilityModal(true)"),
      .views(
        "content.importantForAccessibility = "
          + "View.IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS"),
      .compose("Dialog(onDismissRequest = close) { Content() }")),
    severity: .error,
    criteria: [.wcag("2.4.3"), .wcag("4.1.2")]
  )

  /// A translucent view that covers this part of the screen dims the content below.
  var dimmedPart = 0.9

  func check(_ context: AuditContext, findings: inout Findings) {
    if let popUp = context.unmarkedPopUp {
      return findings.report(
        "\(popUp) is shown over the screen but is not modal", at: popUp,
        doubt: "code may make it modal, or remove what is below")
    }
    if let overlay = context.unmarkedOverlay {
      return findings.report(
        "\(overlay) is shown over the screen but is not modal", at: overlay,
        doubt: "code may make it modal, or remove what is below", severity: .warning,
        suggestion: Self.remedyOfOverlay)
    }
    if let reason = context.unknownExposure { return findings.skip(because: reason.text) }
    guard let (subject, inside) = context.modalPart(dimming: dimmedPart) else {
      return checkPanels(context, findings: &findings)
    }
    let outside = context.stopElements.lazy.filter { !inside.contains($0) }
    guard !outside.isEmpty else { return }
    findings.report(
      "\(subject) leaves \(outside.count) stops below it reachable", at: subject,
      on: [.classesAndGestures],
      related: outside.prefix(10).map(context.subject))
  }

  /// Reports views that cover stops without being modal.
  private func checkPanels(_ context: AuditContext, findings: inout Findings) {
    for dialog in context.pageDialogs {
      guard let focused = dialog.focusBelow else { continue }
      findings.report(
        "\(dialog.view) is open, but the focus is on \(focused) below it", at: dialog.view,
        doubt: dialog.doubt, related: [focused])
    }
    for panel in context.panels + context.pageDialogs {
      guard let first = panel.stopsBelow.first else { continue }
      let count = panel.stopsBelow.count
      let what = count == 1 ? "\(first)" : "\(count) stops"
      findings.report(
        "\(panel.view) leaves \(what) below it reachable", at: panel.view, on: [.design],
        doubt: panel.doubt, related: panel.stopsBelow)
    }
  }

  private static let remedyOfOverlay = Remedy(
    "set accessibilityViewIsModal on it, and post a notification when it is shown",
    android: "hide what is behind it while it is shown, and announce it")
}

extension ModalNotModal {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton title="Buy" frame="20 100 80 44"/>"#),
      Example(
        #"""
        <UIView viewIsModal="true" frame="60 350 270 150">
          <UIButton title="Delete" frame="60 420 270 44"/>
        </UIView>
        """#),
      // It scrolls away from below the bar.
      Example(
        #"""
        <UIScrollView frame="0 0 390 844"><UIButton title="Buy" frame="20 20 80 44"/></UIScrollView>
        <UIView backgroundColor="#FFFFFF" frame="0 0 390 300"><UILabel text="Shop" frame="20 60 80 20"/></UIView>
        """#),
      // It is beside the panel.
      Example(
        #"""
        <UIButton title="Help" frame="330 60 44 44"/>
        <UIView backgroundColor="#FFFFFF" frame="0 0 280 844"><UIButton title="Log out" frame="16 170 240 50"/></UIView>
        """#),
      // Dims, but nothing is on top: a tint.
      Example(
        #"""
        <UIButton title="Buy" frame="20 100 80 44"/>
        <UIView backgroundColor="#00000066" frame="0 0 390 844"/>
        """#),
      Example(
        #"""
        <UIView elementsHidden="true" isElement="false" frame="0 0 390 844"/>
        <UIView backgroundColor="#00000066" frame="0 0 390 844"/>
        <CardView frame="60 350 270 150"><UIButton title="OK" frame="60 420 270 44"/></CardView>
        """#),
    ],
    failing: [
      Example(
        #"""
        <UIButton title="Buy" frame="20 100 80 44"/>
        ↓<UIAlertController viewIsModal="false" title="Delete?" frame="60 350 270 150">
          <UIButton title="Delete" frame="60 420 270 44"/>
        </UIAlertController>
        """#),
      Example(
        #"""
        <UIButton title="Buy" frame="20 100 80 44"/>
        ↓<UIView backgroundColor="#00000066" frame="0 0 390 844"/>
        <CardView frame="60 350 270 150"><UIButton title="OK" frame="60 420 270 44"/></CardView>
        """#),
      // The view that dims the screen is a button.
      Example(
        #"""
        <UIButton title="Buy" frame="20 100 80 44"/>
        ↓<UIButton label="Close" backgroundColor="#00000066" frame="0 0 390 844"/>
        <CardView frame="60 350 270 150"><UIButton title="OK" frame="60 420 270 44"/></CardView>
        """#),
      // Opaque, and over a part of the screen.
      Example(
        #"""
        <UIButton title="Start" frame="16 640 358 50"/>
        ↓<UIView backgroundColor="#FFFFFF" frame="0 444 390 400">
          <UIButton title="Monthly" frame="16 510 358 50"/>
        </UIView>
        """#),
      // Needs review: it gets all touches, whether it dims the content or not.
      Example(
        #"""
        <UIButton title="Buy" frame="20 100 80 44"/>
        ↓<UIView gestures="tap" frame="0 0 390 844">
          <UIView backgroundColor="#FFFFFF" frame="60 500 270 100"><UIButton title="Copy" frame="60 500 270 50"/></UIView>
        </UIView>
        """#),
      // It blurs what is below.
      Example(
        #"""
        <UIButton title="Buy" frame="20 100 80 44"/>
        ↓<FilterSheet frame="0 0 390 844">
          <UIVisualEffectView frame="0 0 390 844"/><UIButton title="Done" frame="20 700 350 44"/>
        </FilterSheet>
        """#),
      // Needs review: touches may pass through it.
      Example(
        #"""
        <UIView frame="0 0 390 844"><UIButton title="Buy" frame="20 100 80 44"/></UIView>
        ↓<TipView frame="0 0 390 844"><UIButton title="Got it" frame="20 700 350 44"/></TipView>
        """#),
      // Needs review: a picture may be transparent.
      Example(
        #"""
        <UIButton title="Start" frame="16 640 358 50"/>
        ↓<UIImageView image="cover" frame="0 444 390 400"/>
        """#),
      // To be judged by a person: the page leaves what is below its dialog in the tree.
      Example(
        #"""
        <hierarchy rotation="0"><node class="android.webkit.WebView" text="Music" enabled="true" bounds="[0,0][1080,2000]">
          <node class="android.widget.Button" text="Search" clickable="true" focusable="true" enabled="true" bounds="[20,100][220,250]"/>
          ↓<node class="android.app.AlertDialog" enabled="true" bounds="[0,900][1080,2000]">
            <node class="android.widget.Button" text="Close" clickable="true" focusable="true" enabled="true" bounds="[900,920][1060,1070]"/>
          </node>
        </node></hierarchy>
        """#),
    ]
  )
}
