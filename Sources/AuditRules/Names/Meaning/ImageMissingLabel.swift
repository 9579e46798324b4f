internal import AccessibilityModel
internal import Auditing
internal import Voices

/// Reports exposed images without a label.
///
/// An image inside an element that is read as one belongs to that element. Asks about images that are not exposed and show
/// a state by their names.
struct ImageMissingLabel: ElementRule {
  static let description = RuleDescription(
    id: "image-missing-label",
    group: .names,
    summary: "Exposed images must have a label.",
    rationale: "Without a label, users hear only “Image” and do not learn what the image shows.",
    remedy: Remedy(
      "set accessibilityLabel to what the image shows, or hide a decorative image with "
        + "isAccessibilityElement = false",
      swiftUI: "add accessibilityLabel with what the image shows, or hide a decorative image with "
        + "Image(decorative:) or accessibilityHidden(true)",
      appKit: "call setAccessibilityLabel(_:) with what the image shows, or hide a decorative "
        + "image with setAccessibilityElement(false)",
      android: #"set android:contentDescription to what the image shows, or to "@null" for a "#
        + #"decorative image"#,
      .label("Map of the city centre", of: "imageView"),
      .swiftUI(#"Image("map").accessibilityLabel("Map of the city centre")"#),
      .compose(#"Image(painter, contentDescription = "Map of the city centre")"#)),
    severity: .error,
    criteria: [.wcag("1.1.1")],
    needs: [.labels]
  )

  static let subjects: ElementKinds = .pictures
  static let judgesHiddenViews = true

  func check(_ subject: AuditedElement, findings: inout Findings) {
    guard subject.isStop || subject.surface.exchangesPicture else {
      return checkState(subject, findings: &findings)
    }
    if subject.surface.exchangesPicture {
      return findings.report(
        "\(subject) changes its picture but not its label", at: subject,
        doubt: "code elsewhere may say the state", severity: .warning,
        suggestion: Self.remedyOfPictures, asking: .ofScreen)
    }
    guard let fault = fault(of: subject), subject.surface.isPlainImage else { return }
    if let reason = subject.spokenName.reason
      ?? .when(
        subject.exposure.enclosingElement != nil, "the element around it is read in its place")
    {
      return findings.excuse(subject, because: reason)
    }
    let mayDecorate = subject.surface.isPictureBesideText
    findings.report(
      "\(subject) \(fault)", at: subject, on: [.name, .isElement],
      doubt: .when(mayDecorate, "it may only decorate the text beside it"),
      severity: subject.isActionable ? .error : .warning, asking: mayDecorate ? .ofScreen : nil)
  }

  /// Asks about a picture that is not a stop and shows a state, once a screen.
  private func checkState(_ subject: AuditedElement, findings: inout Findings) {
    if subject.surface.isUnnamedPictureOfPage {
      return findings.report(
        "\(subject) has no label", at: subject, doubt: "it may be decorative", severity: .warning,
        suggestion: Self.remedyOfPage, asking: .ofScreen)
    }
    if subject.surface.isPictureCalledButton {
      return findings.report(
        "\(subject) has no label", at: subject, doubt: subject.surface.doubtAboutCalledButton,
        asking: .ofScreen)
    }
    if subject.surface.isOnlyContentOfCell {
      return findings.report(
        "\(subject) has no label", at: subject, doubt: "it may be decorative",
        suggestion: Self.remedyOfCell, asking: .ofScreen)
    }
    if subject.surface.isUnreadPictureOfScreen {
      return findings.report(
        "\(subject) has no label", at: subject, doubt: "it may be decorative", severity: .warning,
        suggestion: Self.remedyOfScreen, asking: .ofScreen)
    }
    if let number = subject.surface.numberItExplains {
      return findings.report(
        "\(subject) is the only hint at the meaning of \(number.quoted)", at: subject,
        doubt: "code may put it into a label", severity: .warning, suggestion: Self.remedyOfNumber,
        asking: .ofScreen)
    }
    guard let doubt = subject.surface.silentState else { return }
    findings.report(
      "\(subject) shows a state that no label says", at: subject, doubt: doubt,
      severity: .warning, suggestion: Self.remedyOfStates, asking: .ofScreen)
  }

  private static let remedyOfCell = Remedy(
    "make the cell an accessibility element with a label that says what it opens")

  private static let remedyOfScreen = Remedy(
    "if users need it, make it an accessibility element and set its label with the picture",
    android: "if users need it, set its contentDescription with the picture")

  private static let remedyOfNumber = Remedy(
    "set accessibilityLabel of the number to what it counts, as in “278 likes”",
    android: "set android:contentDescription of the number to what it counts, as in “278 likes”")

  private static let remedyOfPictures = Remedy(
    "change the accessibilityLabel or the accessibilityValue with the picture",
    android: "call setContentDescription or setStateDescription where the picture is set")

  private static let remedyOfPage: Remedy =
    "give the picture an alt attribute; an empty one hides a decorative picture"

  private static let remedyOfStates = Remedy(
    "add the state to the accessibilityLabel or accessibilityValue of the view around it",
    android: "set contentDescription to the state, or name it in the text beside the picture")

  private func fault(of subject: AuditedElement) -> String? {
    guard subject.kinds.contains(.labelled) else {
      return "is exposed but has no label\(subject.labelSource.heardInsteadOfName)"
    }
    guard Self.isStub(subject) else { return nil }
    return "has the generic label \(subject.wording.quotedLabel)"
  }

  /// Whether the label of an image is a word for image.
  static func isStub(_ subject: AuditedElement) -> Bool {
    subject.wording.labelWords.count == 1
      && stubs[subject.wording.language.code].map(subject.wording.labelWords.areEntry) ?? false
  }

  private static let stubs = WordLists("image-stubs")
}

extension ImageMissingLabel {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UIImageView image="wave" frame="20 100 80 44"/>"#),
      Example(#"<UIImageView isElement="true" label="A beach at dusk" frame="20 100 80 44"/>"#),
      Example(#"<UIImageView isElement="true" hidden="true" frame="20 100 80 44"/>"#),
      Example(#"<UIImageView isElement="true" label="Photo of the team" frame="20 100 80 44"/>"#),
      // The label of the button is read, and nothing in it.
      Example(
        #"""
        <UIButton label="Play" frame="20 100 80 44">
          <UIImageView isElement="true" frame="20 100 44 44"/>
        </UIButton>
        """#),
      // One finding for one cause: the button's.
      Example(
        #"""
        <UIButton frame="20 100 80 44">
          <UIImageView isElement="true" frame="20 100 44 44"/>
        </UIButton>
        """#),
      Example(#"<UIButton traits="button image" frame="20 100 80 44"/>"#),
    ],
    failing: [
      Example(#"↓<UIImageView isElement="true" frame="20 100 80 44"/>"#),
      Example(#"↓<UIImageView isElement="true" gestures="tap" frame="20 100 80 44"/>"#),
      Example(#"↓<UIImageView isElement="true" label="Icon" frame="20 100 80 44"/>"#),
      Example(#"↓<UIImageView isElement="true" label="TODO" frame="20 100 80 44"/>"#),
      Example(#"↓<Chart isElement="true" traits="image" frame="20 100 80 44"/>"#),
      Example(
        #"""
        <UIView frame="20 100 80 44">
          ↓<UIImageView isElement="true" frame="20 100 44 44"/>
        </UIView>
        """#),
    ]
  )
}
