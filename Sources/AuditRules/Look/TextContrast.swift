internal import AccessibilityModel
public import Auditing

/// Reports texts that are too faint.
///
/// Whoever sees less, or reads in the sun, sees no text.
public struct TextContrast: ScreenRule {
  public static let description = RuleDescription(
    id: "text-contrast",
    group: .look,
    summary: "Text contrasts with its background by 4.5 to 1, large text by 3 to 1.",
    rationale: "Whoever sees less, or reads in the sun, sees no text.",
    remedy: "darken or lighten the text or what lies behind it",
    severity: .error,
    criteria: [.wcag("1.4.3")],
    needs: [.colors]
  )

  /// WCAG 2.2, success criterion 1.4.3.
  var least = 4.5
  var leastForLargeText = 3.0
  /// What is large, in points: the platform's reading of WCAG's 18 and 14 pt, as the Accessibility
  /// Test Framework has it. WCAG itself means 24 and 18.66 CSS pixels.
  var largeSize = 18.0
  var largeBoldSize = 14.0
  var tolerance = 0.01
  /// A text that nobody can see in a design is one that code gives another colour.
  var leastSeen = 1.2

  private static let logos = PhraseLists("phrase-logos").inIdentifiers

  public init() {}

  public func check(_ context: AuditContext, findings: inout Findings) {
    let texts = context.subjects(.texts).filter { color(of: $0) != nil }
    guard !texts.isEmpty else { return }
    let light = Backdrop(context)
    let dark = texts.contains { hasDarkMode($0, light) } ? Backdrop(context, isDark: true) : nil
    for subject in texts where subject.element.isEnabled && !isLogo(subject) {
      // A pair of the system's own colours is the system's, which has an option for more contrast.
      let isAdaptive = subject.element.darkTextColor != nil
      let isOnAdaptive = hasAdaptiveGround(subject, light)
      guard !(isAdaptive && isOnAdaptive) else { continue }
      if report(subject, on: light, isDark: false, &findings) { continue }
      if let dark, isAdaptive || isOnAdaptive {
        _ = report(subject, on: dark, isDark: true, &findings)
      }
    }
  }

  /// - Returns: whether the text is too faint.
  private func report(
    _ subject: AuditedElement, on backdrop: Backdrop, isDark: Bool, _ findings: inout Findings
  ) -> Bool {
    guard let color = color(of: subject, isDark: isDark),
      let contrast = backdrop.contrast(of: color, at: subject.index)
    else { return false }
    let limit = isLarge(subject.element) ? leastForLargeText : least
    // Where the best that is possible is enough, nobody could decide.
    guard contrast.best < limit - tolerance else { return false }
    let isSure = backdrop.isSure(at: subject)
    guard isSure || !isDark && contrast.best >= leastSeen else { return true }
    findings.report(
      """
      the text of \(subject) has a contrast of \(contrast.best.asRatio)\(isDark ? " in dark mode" : ""), \
      less than \(limit.inWords):1
      """,
      // An app may be there in light mode alone.
      at: subject, outcome: isSure && !isDark ? .fail : .review)
    return true
  }

  private func hasDarkMode(_ subject: AuditedElement, _ backdrop: Backdrop) -> Bool {
    (subject.element.darkTextColor != nil) != hasAdaptiveGround(subject, backdrop)
  }

  private func hasAdaptiveGround(_ subject: AuditedElement, _ backdrop: Backdrop) -> Bool {
    guard subject.context.screen.framesAreDesignTime else { return false }
    return backdrop.painter(behind: subject.index).map {
      subject.context.screen.elements[$0].darkBackgroundColor != nil
    } ?? false
  }

  /// The colour of the letters, with all that makes them translucent.
  private func color(of subject: AuditedElement, isDark: Bool = false) -> Color? {
    let element = subject.element
    let isTitled = subject.role == .button && element.title != nil
    let own = isDark ? element.darkTextColor ?? element.textColor : element.textColor
    let tint = isDark ? element.darkTintColor ?? element.tintColor : element.tintColor
    guard var color = own ?? (isTitled ? tint : nil), element.visibleText?.isBlank == false,
      !subject.isSeparatorText
    else { return nil }
    color.alpha *= element.alpha ?? 1
    for ancestor in subject.context.screen.ancestors(of: subject.index).prefix(64) {
      let element = subject.context.screen.elements[ancestor]
      color.alpha *= element.alpha ?? 1
    }
    return color
  }

  private func isLarge(_ element: Element) -> Bool {
    guard let font = element.font, let size = font.defaultSize else { return false }
    return size >= largeSize || font.isDrawnBold && size >= largeBoldSize
  }

  /// The name of a brand may look as it likes.
  private func isLogo(_ subject: AuditedElement) -> Bool {
    let names = Words((subject.element.identifier ?? "") + " " + (subject.element.label ?? ""))
    return Self.logos.occurs(in: names)
  }
}

extension TextContrast {
  private static func label(_ attributes: String, on background: String, mark: String = "")
    -> Example
  {
    Example(
      """
      <UIView backgroundColor="\(background)" frame="0 0 390 844">
        \(mark)<UILabel text="Total" \(attributes) frame="20 100 100 20"/>
      </UIView>
      """)
  }

  public static let examples = RuleExamples(
    passing: [
      label(##"textColor="#000000""##, on: "#FFFFFF"),
      // Large enough for less.
      label(##"textColor="#949494" font="18""##, on: "#FFFFFF"),
      label(##"textColor="#949494" font="14 bold""##, on: "#FFFFFF"),
      label(##"textColor="#CCCCCC" enabled="false""##, on: "#FFFFFF"),
      label(##"textColor="#CCCCCC" identifier="shop.logo""##, on: "#FFFFFF"),
      // Nobody knows what is behind it.
      Example(##"<UILabel text="Total" textColor="#CCCCCC" frame="20 100 100 20"/>"##),
      // Nor what a picture shows there.
      Example(
        ##"""
        <UIImageView image="sea" frame="0 0 390 300"/>
        <UILabel text="Sea" textColor="#FFFFFF" frame="20 100 100 20"/>
        """##),
      // A bullet between two texts.
      Example(
        ##"""
        <UIView backgroundColor="#FFFFFF" frame="0 0 390 844">
          <UILabel text="•" textColor="#EEEEEE" frame="20 100 100 20"/>
        </UIView>
        """##),
    ],
    failing: [
      label(##"textColor="#949494" font="17""##, on: "#FFFFFF", mark: "↓"),
      label(##"textColor="#000000" font="style:largeTitle""##, on: "#333333", mark: "↓"),
      // Translucent.
      label(##"textColor="#00000080""##, on: "#FF0000", mark: "↓"),
      label(##"textColor="#000000" alpha="0.4""##, on: "#FFFFFF", mark: "↓"),
      // On a sibling.
      Example(
        ##"""
        <UIView backgroundColor="#FFFFFF" frame="0 0 390 844">
          <UIView backgroundColor="#222222" frame="0 80 390 80"/>
          ↓<UILabel text="Total" textColor="#000000" frame="20 100 100 20"/>
        </UIView>
        """##),
      Example(
        ##"<UIView backgroundColor="#FFFFFF" frame="0 0 390 844">↓<UIButton title="Buy" tintColor="#DDDDDD" frame="20 100 100 44"/></UIView>"##
      ),
    ]
  )
}
