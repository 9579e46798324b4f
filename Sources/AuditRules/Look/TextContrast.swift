internal import AccessibilityModel
internal import Auditing

/// Reports text with too little contrast.
struct TextContrast: ScreenRule {
  static let description = RuleDescription(
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

  static let judgesHiddenViews = true

  /// WCAG 2.2, success criterion 1.4.3.
  var least = 4.5
  var leastForLargeText = 3.0
  /// Of bold text that only Android counts as large: nearer to the minimum of large text than to that of small text.
  var leastForBarelyLargeText = 3.75
  /// Large text, in points: the platform's reading of WCAG's 18 and 14 pt, as in the Accessibility
  /// Test Framework. WCAG itself means 24 and 18.66 CSS pixels.
  var largeSize = 18.0
  var largeBoldSize = 14.0
  var tolerance = 0.01
  /// The system's pairs for texts that all users need have more, such as 3.4 for the secondary label
  /// (docs/evidence/formats.md#system-colours); to choose a fainter colour for one is the app's decision.
  var leastOfSystem = 3.0

  func check(_ context: AuditContext, findings: inout Findings) {
    checkMeasured(context, findings: &findings)
    for caption in context.subjects(.texts) where caption.spokenState.isDimmedCaption {
      let isDisabled = !caption.isEnabled
      findings.report(
        isDisabled
          ? "\(caption) is disabled and drawn faint without being a control"
          : "\(caption) is drawn in the faint colour of disabled controls without being one",
        at: caption, doubt: isDisabled ? "code may enable it" : "code may set another colour",
        suggestion: isDisabled
          ? Remedy("set isEnabled to true", appKit: "enable the text")
          : Remedy("use the colour of secondary labels"), asking: .ofScreen)
    }
    // Of those that one change fixes, the first is reported.
    var fixed: Set<Int> = []
    for subject in context.subjects([.texts, .textEntries, .controls]) {
      let excuse = excuse(for: subject)
      let colors = subject.textColors
      let isBarelyLarge = subject.textFont?.isLargeOnAndroidOnly == true
      let limit =
        isBarelyLarge ? leastForBarelyLargeText : isLarge(subject) ? leastForLargeText : least
      let own = colors.pair
      // Only where the colour behind the text is unknown, a picture may be there.
      if own?.isBest ?? true, let picture = colors.picture {
        if let excuse {
          findings.excuse(subject, because: excuse)
          continue
        }
        findings.report(
          "\(subject) has too little contrast with the picture behind it", at: subject,
          doubt: "the picture is not in the file", suggestion: Self.remedyOnPicture,
          related: picture.index == subject.index ? [] : [picture], asking: .ofScreen)
        continue
      }
      let isFaintHint = isFaintest(colors.hintPair, than: own, limit)
      guard let pair = isFaintHint ? colors.hintPair : own, isFaint(pair, limit) else {
        findings.leaveOpen(subject, because: excuse == nil ? colors.unknown : nil)
        continue
      }
      if let reason = excuse ?? colors.replacement(of: pair) {
        findings.excuse(subject, because: reason)
        continue
      }
      if let view = colors.viewToChange(of: pair), !fixed.insert(view).inserted {
        findings.excuse(subject, because: "the view behind it is reported with another text")
        continue
      }
      let isEnoughForLarge = isBarelyLarge && !isFaint(pair, leastForLargeText)
      let doubt: Reason? =
        pair.doubt ?? colors.doubtAboutText
        ?? .when(isEnoughForLarge, "Android counts bold text of 14 sp as large, WCAG of 18.66")
      let minimum = isEnoughForLarge ? least : isBarelyLarge ? leastForLargeText : limit
      findings.report(
        """
        \(subject) has a \(isFaintHint ? "hint" : "text") contrast of \(pair.contrast.asRatio)\
        \(pair.isBest ? " at best" : ""); \
        minimum \(minimum.inWords):1
        """,
        at: subject, doubt: doubt,
        asking: pair.isOneQuestion || colors.doubtAboutText != nil || isEnoughForLarge
          ? .ofScreen : .ofValue(pair.contrast))
    }
  }

  private static let remedyOnPicture = Remedy(
    "put a background of one colour between the text and the picture")

  /// Whether the hint of a field is too faint, and fainter than its text.
  private func isFaintest(_ hint: ColorPair?, than own: ColorPair?, _ limit: Double) -> Bool {
    guard let hint, isFaint(hint, limit) else { return false }
    return own.map { !isFaint($0, limit) || hint.contrast < $0.contrast } ?? true
  }

  private func isFaint(_ pair: ColorPair?, _ limit: Double) -> Bool {
    guard let pair, pair.contrast < limit - tolerance else { return false }
    return pair.contrast < leastOfSystem
      || !pair.isOfSystem && !pair.isDefaultTint && !pair.isOnDefault
  }

  private func isLarge(_ subject: AuditedElement) -> Bool {
    subject.textFont.map(isLarge) ?? false
  }

  func isLarge(_ font: TextFont) -> Bool {
    font.size >= largeSize || font.hasBoldWeight && font.size >= largeBoldSize
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

  static let examples = RuleExamples(
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
