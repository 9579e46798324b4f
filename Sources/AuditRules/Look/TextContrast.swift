internal import AccessibilityModel
public import Auditing

/// Reports text with too little contrast.
public struct TextContrast: ScreenRule {
  public static let description = RuleDescription(
    id: "text-contrast",
    group: .look,
    summary: "Text contrast must be at least 4.5:1, or 3:1 for large text.",
    rationale: "Users with low vision, and all users in sunlight, cannot read faint text.",
    remedy: Remedy(
      "change the text or background colour",
      .uiKit("label.textColor = .label"),
      .swiftUI(".foregroundStyle(.primary)"),
      .appKit("label.textColor = .labelColor"),
      .views(#"android:textColor="?android:attr/textColorPrimary""#),
      .compose(#"Text("Total", color = MaterialTheme.colorScheme.onSurface)"#)),
    severity: .error,
    criteria: [.wcag("1.4.3")],
    needs: [.colors]
  )

  public static let judgesHiddenViews = true

  /// WCAG 2.2, success criterion 1.4.3.
  var least = 4.5
  var leastForLargeText = 3.0
  /// Large text, in points: the platform's reading of WCAG's 18 and 14 pt, as in the Accessibility
  /// Test Framework. WCAG itself means 24 and 18.66 CSS pixels.
  var largeSize = 18.0
  var largeBoldSize = 14.0
  var tolerance = 0.01
  /// The system's pairs for texts that all users need have more, such as 3.4 for the secondary label
  /// (docs/evidence/formats.md#system-colours); to choose a fainter colour for one is the app's decision.
  var leastOfSystem = 3.0
  /// A text that is invisible in an Interface Builder file gets its colour from code.
  var leastSeen = 1.2
  /// And so does a title in the default colour that can hardly be seen.
  var leastOfDefault = 1.5

  private static let logos = PhraseLists("phrase-logos").inIdentifiers

  public init() {}

  public func check(_ context: AuditContext, findings: inout Findings) {
    checkMeasured(context, findings: &findings)
    let texts = context.subjects(.texts).filter { color(of: $0) != nil }
    guard !texts.isEmpty else { return }
    let backdrop = Backdrop(context)
    // Of those that one change puts right, the first is reported.
    var grounds: Set<Int> = []
    for subject in texts
    where !subject.isInDisabledControl && !isLogo(subject) && !isLeftover(subject) {
      let part = part(of: subject)
      guard let color = color(of: subject),
        let contrast = backdrop.contrast(of: color, at: subject.index),
        // A pair of the system's own colours is the system's, which has an option for more contrast.
        contrast.best < leastOfSystem || !backdrop.isOfSystem(at: subject, part)
      else { continue }
      let limit = isLarge(subject) ? leastForLargeText : least
      let isSure = backdrop.isSure(at: subject, of: part)
      // If the best possible contrast is enough, it cannot be decided.
      guard contrast.best < limit - tolerance, isSure || contrast.best >= leastSeen,
        !backdrop.isSetByCode(at: subject, part),
        contrast.best >= leastOfDefault || !hasDefaultTitleColor(subject),
        contrast.best >= leastSeen || !isOnTableOfCode(subject, backdrop)
      else { continue }
      if isSure, hasLabelColor(subject), let ground = backdrop.painter(behind: subject.index) {
        guard grounds.insert(ground).inserted else { continue }
      }
      findings.report(
        "\(subject) has a text contrast of \(contrast.best.asRatio); minimum \(limit.inWords):1",
        at: subject, doubt: .when(!isSure, "its colour or its background is not certain"))
    }
  }

  /// Whether a text of a design has the system's colour for labels, so that the colour behind it is the one
  /// to change, for all such texts on it.
  private func hasLabelColor(_ subject: AuditedElement) -> Bool {
    let ends = [Color(red: 0, green: 0, blue: 0), Color(red: 1, green: 1, blue: 1)]
    return subject.context.screen.framesAreDesignTime
      && subject.element.systemColors.contains(.text) && !hasDefaultTitleColor(subject)
      && subject.element.textColor.map(ends.contains) == true
  }

  /// Whether it is in a clear row of a table of the app's own controller, so that what is behind the row is to be
  /// seen, a colour or a picture that code gives the table: a text that is invisible on the white of the file is
  /// for that one.
  private func isOnTableOfCode(_ subject: AuditedElement, _ backdrop: Backdrop) -> Bool {
    guard subject.context.screen.framesAreDesignTime, subject.element.codeEvidence == nil,
      let row = subject.enclosingCell,
      row.element.backgroundColor?.alpha == 0,
      let painter = backdrop.painter(behind: subject.index).map(subject.context.subject)
    else { return false }
    return painter.role == .table && painter.parent == nil
      && painter.element.codeLinks?.outlets.isEmpty == false
      && painter.element.colorVariants[.background] == nil
  }

  /// Whether it is a button for whose title the file has no colour, so that UIKit draws it in white.
  private func hasDefaultTitleColor(_ subject: AuditedElement) -> Bool {
    subject.role == .button && subject.element.systemColors.contains(.text)
      && subject.element.colorVariants[.text] == nil
  }

  /// Whether it is a title that users never see: an image replaces it, or Interface Builder gave it to
  /// the button before the button had a configuration.
  private func isLeftover(_ subject: AuditedElement) -> Bool {
    subject.hidesItsTitle
      || subject.role == .button && subject.element.layout?.hasConfiguration == true
        && subject.hasDefaultName
  }

  /// The property that sets the letters' colour.
  private func part(of subject: AuditedElement) -> Element.ColoredPart {
    subject.element.textColor == nil && !subject.element.unknownColors.contains(.text)
      ? .tint : .text
  }

  /// The colour of the letters, without the alpha of the views they are in.
  func color(of subject: AuditedElement) -> Color? {
    let element = subject.element
    let part = part(of: subject)
    let isTitled = subject.role == .button && element.title != nil
    guard !element.unknownColors.contains(part), part == .text || isTitled,
      let color = element.details[part], let text = element.visibleText,
      // An emoji has colours of its own.
      text.contains(where: { !$0.isWhitespace && !$0.isSpokenEmoji }), !subject.isSeparatorText
    else { return nil }
    return color
  }

  private func isLarge(_ subject: AuditedElement) -> Bool {
    if isCustomButton(subject) { return largeSize <= 18 }
    guard let font = subject.element.font,
      let size = font.defaultSize(on: subject.context.screen.platform)
    else { return false }
    return size >= largeSize || font.isDrawnBold && size >= largeBoldSize
  }

  /// Whether a design has no font for a button of the type custom: UIKit uses one of 18 points
  /// (docs/evidence/formats.md#fonts-of-buttons).
  private func isCustomButton(_ subject: AuditedElement) -> Bool {
    guard subject.context.screen.framesAreDesignTime, subject.className == "UIButton",
      subject.context.screen.platform == .iOS, subject.element.font == nil,
      let layout = subject.element.layout
    else { return false }
    return !layout.hasConfiguration && ["", "custom"].contains(layout.style ?? "")
  }

  /// The name of a brand may look as it likes.
  func isLogo(_ subject: AuditedElement) -> Bool {
    let names = Words((subject.element.identifier ?? "") + " " + (subject.element.label ?? ""))
    return Self.logos.occurs(in: names) || subject.isWordmark
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
      // The background is unknown.
      Example(##"<UILabel text="Total" textColor="#CCCCCC" frame="20 100 100 20"/>"##),
      // Nor a measurement in a picture.
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
