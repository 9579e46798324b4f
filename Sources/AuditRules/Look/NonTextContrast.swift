internal import AccessibilityModel
internal import Auditing

/// Reports icons with too little contrast.
struct NonTextContrast: ScreenRule {
  static let description = RuleDescription(
    id: "non-text-contrast",
    group: .look,
    summary: "Icon contrast must be at least 3:1.",
    rationale: "Users with low vision do not see that there is a control.",
    remedy: Remedy(
      "change the tint or background colour",
      .uiKit("button.tintColor = .label"),
      .swiftUI(#"Image(systemName: "cart").foregroundStyle(.primary)"#),
      .appKit("button.contentTintColor = .labelColor"),
      .views(#"app:tint="?attr/colorControlNormal""#),
      .compose(#"Icon(painter, "Cart", tint = MaterialTheme.colorScheme.onSurface)"#)),
    severity: .error,
    criteria: [.wcag("1.4.11")],
    needs: [.colors]
  )

  /// WCAG 2.2, success criterion 1.4.11.
  var least = 3.0
  var tolerance = 0.01
  /// Fainter content may be a shadow.
  var leastSeen = 1.2

  func check(_ context: AuditContext, findings: inout Findings) {
    checkMeasured(context, findings: &findings)
    for subject in context.subjects(.all) {
      guard let pair = subject.tintColors else {
        findings.leaveOpen(
          subject,
          because: .when(
            subject.element.isEnabled && isIcon(subject), "the colours of its image are unknown"))
        continue
      }
      guard pair.contrast < least - tolerance, isIcon(subject) else { continue }
      let isDecoration = subject.surface.isSymbolOfText
      if let reason = pair.replacement ?? .when(!subject.element.isEnabled, "it is disabled")
        ?? .when(isDecoration, "the text beside it says the same")
      {
        findings.excuse(subject, because: reason)
        continue
      }
      findings.report(
        """
        \(subject) has an icon contrast of \(pair.contrast.asRatio)\(pair.isBest ? " at best" : ""); \
        minimum \(least.inWords):1
        """,
        at: subject, doubt: pair.doubt,
        asking: pair.isOneQuestion ? .ofScreen : .ofValue(pair.contrast))
    }
  }

  /// An image with a label or an action: neither decorative nor disabled.
  private func isIcon(_ subject: AuditedElement) -> Bool {
    let element = subject.element
    let isButton =
      element.role == .button && element.image != nil && element.title == nil
      && !subject.taps.onlyShowsPicture
    return isButton || subject.surface.drawsBoxInTint || isTelling(subject)
  }

  /// Whether it is an image that is read, or the only content of its stop.
  func isTelling(_ subject: AuditedElement) -> Bool {
    subject.element.role == .image && (subject.isStop || isOnlyContentOfStop(subject))
  }

  /// Whether the stop around an image shows nothing else: the arrow at the end of a row only decorates.
  private func isOnlyContentOfStop(_ subject: AuditedElement) -> Bool {
    guard let stop = subject.exposure.enclosingElement else { return false }
    return !stop.kinds.contains(.texts)
      && !stop.descendants(upTo: 64).contains { $0.kinds.contains(.texts) }
  }
}

extension NonTextContrast {
  private static func icon(_ attributes: String, mark: String = "") -> Example {
    Example(
      """
      <UIView backgroundColor="#FFFFFF" frame="0 0 390 844">
        \(mark)<UIButton image="cart" label="Cart" \(attributes) frame="20 100 44 44"/>
      </UIView>
      """)
  }

  static let examples = RuleExamples(
    passing: [
      icon(##"tintColor="#767676""##), icon(##"tintColor="#DDDDDD" enabled="false""##),
      icon(""),
      // Decorative.
      Example(
        ##"""
        <UIView backgroundColor="#FFFFFF" frame="0 0 390 844">
          <UIImageView image="leaf" tintColor="#DDDDDD" frame="20 100 44 44"/>
        </UIView>
        """##),
    ],
    failing: [
      icon(##"tintColor="#DDDDDD""##, mark: "↓"), icon(##"tintColor="#00000040""##, mark: "↓"),
    ]
  )
}
