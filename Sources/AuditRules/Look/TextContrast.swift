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

  private static let logos = PhraseLists("phrase-logos").inIdentifiers

  public init() {}

  public func check(_ context: AuditContext, findings: inout Findings) {
    let texts = context.subjects(.texts).filter { color(of: $0) != nil }
    guard !texts.isEmpty else { return }
    let backdrop = Backdrop(context)
    for subject in texts {
      guard subject.element.isEnabled, !isLogo(subject), let color = color(of: subject),
        let contrast = backdrop.contrast(of: color, at: subject.index)
      else { continue }
      let limit = isLarge(subject.element) ? leastForLargeText : least
      guard contrast.worst < limit - tolerance else { continue }
      let isSure = contrast.best < limit - tolerance
      let ratio =
        isSure
        ? contrast.best.asRatio : "between \(contrast.worst.asRatio) and \(contrast.best.asRatio)"
      findings.report(
        "the text of \(subject) has a contrast of \(ratio), less than \(limit.inWords):1",
        at: subject,
        // Themes are set in code more often than not.
        outcome: isSure && !subject.context.screen.framesAreDesignTime ? .fail : .review)
    }
  }

  /// The colour of the letters, with all that makes them translucent.
  private func color(of subject: AuditedElement) -> Color? {
    let isTitled = subject.role == .button && subject.element.title != nil
    let tint = isTitled ? subject.element.tintColor : nil
    guard var color = subject.element.textColor ?? tint,
      subject.element.visibleText?.isBlank == false
    else { return nil }
    color.alpha *= subject.element.alpha ?? 1
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
      // On a picture, dimmed or not.
      Example(
        ##"""
        <UIImageView image="sea" frame="0 0 390 300"/>
        ↓<UILabel text="Sea" textColor="#FFFFFF" frame="20 100 100 20"/>
        """##),
      Example(
        ##"<UIView backgroundColor="#FFFFFF" frame="0 0 390 844">↓<UIButton title="Buy" tintColor="#DDDDDD" frame="20 100 100 44"/></UIView>"##
      ),
    ]
  )
}
