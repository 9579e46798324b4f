internal import AccessibilityModel
internal import Auditing

/// Reports stops outside the screen that cannot be scrolled into view.
struct OffScreenElement: ElementRule {
  static let description = RuleDescription(
    id: "off-screen-element",
    group: .geometry,
    summary: "Stops must be visible or scrollable into view.",
    rationale: "The cursor moves to a position that users cannot see or touch.",
    remedy: Remedy(
      "hide the view while off screen, or put it in a scroll view",
      .uiKit("view.accessibilityElementsHidden = true"),
      .swiftUI(".accessibilityHidden(!isVisible)"),
      .appKit("view.setAccessibilityHidden(true)")),
    severity: .error,
    criteria: [.wcag("2.4.3"), .wcag("2.4.7")],
    needs: [.frames],
    // Android writes no view that is out of sight.
    platforms: [.iOS, .tvOS, .macOS]
  )

  static let subjects: ElementKinds = .stops

  private static let scrollRemedy = Remedy("put the content into a scroll view")

  func check(_ subject: AuditedElement, findings: inout Findings) {
    guard subject.context.hasEdges else {
      return findings.leaveOpen(subject, because: "the edges of the screen are unknown")
    }
    let viewport = subject.context.geometry.viewport
    let frame = subject.effectiveFrame
    guard frame.isFinite, !frame.isEmpty, !viewport.isEmpty else { return }
    guard viewport.intersection(frame).isNull else {
      return checkEdge(subject, findings: &findings)
    }
    if subject.context.isTurned {
      return findings.excuse(subject, because: "its frame is computed for the other orientation")
    }
    if subject.presence.isScrolledIntoView {
      return findings.excuse(subject, because: "it can be scrolled into view")
    }
    if subject.keyboardAccess.isKeyCarrier {
      return findings.excuse(subject, because: "it is outside of the window for its key alone")
    }
    if subject.presence.frameFault == .apart, !viewport.intersection(subject.frame).isNull {
      return findings.excuse(subject, because: "only its accessibility frame is off screen")
    }
    findings.report(
      """
      \(subject) is off screen at \(frame.x.inWords), \(frame.y.inWords) and not scrollable \
      into view
      """, at: subject, on: [.unclippedFrame, .exposure], asking: .ofPanel)
  }

  /// Asks once for a screen of a design whose controls are below the edge of a phone, or behind its keyboard.
  private func checkEdge(_ subject: AuditedElement, findings: inout Findings) {
    guard let found = subject.presence.depthBelowEdge else { return }
    if subject.context.isTurned {
      return findings.excuse(subject, because: "its frame is computed for the other orientation")
    }
    let depth = "\(found.depth.rounded().inWords) points below"
    let (words, doubt): (String, Reason) =
      switch found.edge {
      case .landscape:
        ("off screen in landscape, \(depth) the edge", "code may keep the screen in portrait")
      case .smallPhone:
        ("off screen on an iPhone SE, \(depth) the edge", "code may move it")
      case .keyboard:
        (
          "behind the keyboard of an iPhone SE, \(depth) its edge",
          "code may move it when the keyboard is shown"
        )
      }
    findings.report(
      "\(subject) is \(words)", at: subject, doubt: doubt, severity: .warning,
      suggestion: Self.scrollRemedy, asking: .ofScreen)
  }
}

extension OffScreenElement {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton title="Buy" frame="380 100 80 44"/>"#),
      Example(#"<UIButton title="Menu" hidden="true" frame="-300 0 300 844"/>"#),
      Example(
        #"""
        <UITableView frame="0 0 390 844">
          <UITableViewCell label="Last" frame="0 900 390 44"/>
        </UITableView>
        """#),
      Example(
        #"""
        <UIScrollView scrollAxis="horizontal" frame="0 100 390 200">
          <UIButton title="Next" frame="400 100 200 200"/>
        </UIScrollView>
        """#),
    ],
    failing: [
      Example(#"↓<UIButton title="Menu" frame="-300 0 300 844"/>"#),
      Example(
        #"""
        <UIScrollView scrollAxis="horizontal" frame="0 100 390 200">
          ↓<UIButton title="Next" frame="20 900 200 200"/>
        </UIScrollView>
        """#),
      Example(
        #"""
        <UITableView frame="0 0 390 844">
          ↓<UITableViewCell label="Aside" frame="390 100 390 44"/>
        </UITableView>
        """#),
    ]
  )
}
