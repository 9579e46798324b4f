internal import AccessibilityModel
public import Auditing

/// Reports icons with too little contrast.
public struct NonTextContrast: ScreenRule {
  public static let description = RuleDescription(
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

  public init() {}

  public func check(_ context: AuditContext, findings: inout Findings) {
    checkMeasured(context, findings: &findings)
    let icons = context.subjects(.all).filter(isIcon)
    guard !icons.isEmpty else { return }
    let backdrop = Backdrop(context)
    for subject in icons {
      // An icon in a clear tint would be invisible: the tint is not used, as where the image is no template.
      guard let color = subject.element.tintColor, color.alpha > 0,
        let contrast = backdrop.contrast(of: color, at: subject.index),
        contrast.best < least - tolerance, !backdrop.isSetByCode(at: subject, .tint)
      else { continue }
      findings.report(
        "\(subject) has an icon contrast of \(contrast.best.asRatio); minimum \(least.inWords):1",
        at: subject,
        doubt: .when(
          !backdrop.isSure(at: subject, of: .tint), "its colour or its background is not certain"))
    }
  }

  /// A tinted image with a label or an action: neither decorative nor disabled.
  private func isIcon(_ subject: AuditedElement) -> Bool {
    let element = subject.element
    guard element.tintColor != nil, !element.unknownColors.contains(.tint), element.isEnabled else {
      return false
    }
    // A button of a design that gets no touches only shows a picture, such as one that turns while the app waits.
    let isButton =
      element.role == .button && element.image != nil && element.title == nil
      && (!subject.context.screen.framesAreDesignTime
        || subject.flags.contains(.userInteractionEnabled))
    return isButton || isTelling(subject)
  }

  /// Whether it is an image that is read, or the only content of its stop.
  func isTelling(_ subject: AuditedElement) -> Bool {
    subject.element.role == .image && (subject.isStop || standsForItsStop(subject))
  }

  /// Whether the stop around an image shows nothing else: the arrow at the end of a row only decorates.
  private func standsForItsStop(_ subject: AuditedElement) -> Bool {
    guard let stop = subject.enclosingElement else { return false }
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

  public static let examples = RuleExamples(
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
