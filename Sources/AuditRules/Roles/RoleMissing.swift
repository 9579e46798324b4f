internal import AccessibilityModel
internal import Auditing
internal import Voices

/// Reports controls, images and headings without the trait for their role.
struct RoleMissing: ElementRule {
  static let description = RuleDescription(
    id: "role-missing",
    group: .roles,
    summary: "Controls must have the trait for their role.",
    rationale: "Without the trait, users hear plain text and do not learn that they can activate "
      + "it.",
    remedy: Remedy(
      "add the trait with accessibilityTraits.insert(_:) instead of replacing the traits",
      swiftUI: "add the trait with accessibilityAddTraits(_:)",
      android: "set android:accessibilityHeading to true",
      .uiKit("button.accessibilityTraits.insert(.button)"),
      .swiftUI(".accessibilityAddTraits(.isButton)"),
      .views(#"android:accessibilityHeading="true""#),
      .compose("Modifier.semantics { heading() }")),
    severity: .error,
    criteria: [.wcag("4.1.2")],
    needs: [.labels],
    platforms: [.iOS, .tvOS, .android]
  )

  static let subjects: ElementKinds = .stops

  func check(_ subject: AuditedElement, findings: inout Findings) {
    if [.staticText, .cell].contains(subject.role), subject.surface.looksLikeHeading {
      return reportHeading(subject, findings: &findings)
    }
    if subject.surface.isTitleOfButtonOfPage {
      return findings.report(
        "\(subject) looks like a button but has no role", at: subject,
        doubt: "the dump does not show all touches that a page takes",
        suggestion: Self.remedyOfPage, asking: .ofScreen)
    }
    guard subject.context.rolesAreTraits else { return }
    switch subject.role {
    case .button, .link, .image, .slider: checkStandard(subject, findings: &findings)
    default: checkOwn(subject, findings: &findings)
    }
  }

  /// Titles of sections are one question, and so are those of a layout: they are made alike.
  private func reportHeading(_ subject: AuditedElement, findings: inout Findings) {
    let (surface, hasTraits) = (subject.surface, subject.context.rolesAreTraits)
    findings.report(
      hasTraits
        ? "\(subject) looks like a heading but lacks the trait `header`"
        : "\(subject) looks like a heading but is not marked as one",
      at: subject, on: [.unsetByCode([.traits])], doubt: surface.doubtAboutHeading,
      severity: .warning, suggestion: Self.remedyOfHeadings,
      asking: surface.titlesSection || !hasTraits ? .ofScreen : nil)
  }

  private static let remedyOfHeadings = Remedy(
    "add the trait .header",
    swiftUI: "add the trait .isHeader, as in accessibilityAddTraits(.isHeader)",
    android: "set android:accessibilityHeading to true")

  private static let remedyOfPage: Remedy = "use a button element in the web page"

  /// A button, a link, an image or a slider, by its class.
  private func checkStandard(_ subject: AuditedElement, findings: inout Findings) {
    let element = subject.element
    guard let (trait, name) = missing(element) else { return }
    if let reason = subject.controlAssessment?.reasonToWait(for: .role) {
      return findings.excuse(subject, because: reason)
    }
    if element.role == .button, !subject.taps.takesTouches {
      return findings.excuse(
        subject, because: "touches pass through it, so it only shows its title")
    }
    if saysRole(subject) {
      return findings.excuse(
        subject, because: "its value says the role, for which there is no trait")
    }
    findings.report(
      "\(subject) is \(name) but lacks the trait `\(trait.names[0])`", at: subject,
      fix: .traits(adding: trait, to: element))
  }

  /// Whether the value of a control names a role of its own: “Radio button, checked”.
  private func saysRole(_ subject: AuditedElement) -> Bool {
    guard let value = subject.element.value, !value.isBlank,
      let roles = subject.wording.language.words(of: Self.roles)
    else { return false }
    return roles.firstMatch(in: LabelWords(value, in: subject.wording.language.spoken).folded)
      != nil
  }

  private static let roles = WordLists("hint-roles")

  /// A view that the app draws. A tap recogniser is tappable-without-role's.
  private func checkOwn(_ subject: AuditedElement, findings: inout Findings) {
    let element = subject.element
    if let assessment = subject.controlAssessment, assessment.firstGap == .role {
      if element.gestures.contains(.tap) {
        return findings.excuse(subject, because: "it handles taps, which another rule checks")
      }
      findings.report(
        "\(subject) is operable but has no trait\(assessment.otherGapsInWords)", at: subject,
        on: [.gap(.role)],
        fix: assessment.isLastGap ? .traits(adding: trait(of: subject), to: element) : nil,
        gap: .role)
    } else if isUnclear(subject), !follows(subject) {
      checkUnclear(subject, findings: &findings)
    }
  }

  /// Asks once for all that look alike side by side.
  private func checkUnclear(_ subject: AuditedElement, findings: inout Findings) {
    let others = alike(after: subject)
    guard !([subject] + others).contains(where: { $0.traits.contains(.selected) }) else {
      // An element that can be selected is a control.
      return findings.report(
        "\(subject) can be selected but has no trait for its role", at: subject,
        suggestion: Remedy("add the trait .button", swiftUI: "add the trait .isButton"),
        related: others)
    }
    let message: Finding.Message =
      others.isEmpty
      ? "\(subject) may be a button or a text, but has no trait"
      : "\(subject) may be a button like \(others.count) beside it, but has no trait"
    findings.report(
      message, at: subject, doubt: "it may be a button or a text", severity: .warning,
      suggestion: Remedy(
        "add the trait .button, or .staticText if it is read-only",
        swiftUI: "add the trait .isButton, or .isStaticText if it is read-only"),
      related: others)
  }

  private func alike(after subject: AuditedElement) -> [AuditedElement] {
    let (context, elements) = (subject.context, subject.context.screen.elements)
    var others: [AuditedElement] = []
    var next = Int(subject.element.end)
    while others.count < Self.mostAlike, next < elements.count,
      elements[next].parent == subject.element.parent, isUnclear(context.subject(next))
    {
      others.append(context.subject(next))
      next = Int(elements[next].end)
    }
    return others
  }

  /// Whether the sibling before it is unclear, too.
  private func follows(_ subject: AuditedElement) -> Bool {
    subject.neighbours.leafBefore.map(isUnclear) ?? false
  }

  /// A file may hold any number.
  private static let mostAlike = 32

  private func trait(of subject: AuditedElement) -> Traits {
    subject.classPurpose == .adjusted ? .adjustable : .button
  }

  /// Whether a captured element without a type has a short label and no known role.
  ///
  /// Touchables of React Native are like that, and so are texts.
  private func isUnclear(_ subject: AuditedElement) -> Bool {
    guard subject.surface.isUntyped, subject.kinds.contains(.labelled), !subject.hasChildren,
      subject.traits.subtracting(.selected).isEmpty, !subject.flags.contains(.notHittable),
      subject.value?.isBlank ?? true, subject.wording.label.count <= Self.mostLetters,
      isWords(subject.wording.label)
    else { return false }
    return subject.frame.isNull || subject.frame.shorterSide >= Self.leastSide
  }

  /// Whether letters make up most of a label: times and dates are there to be read.
  private func isWords(_ label: String) -> Bool {
    label.count(where: \.isLetter) > 2 * label.count(where: \.isNumber)
  }

  /// The labels of controls are short; texts are sentences.
  private static let mostLetters = 40
  /// In points: a lower view is a line of text.
  private static let leastSide = 30.0

  private func missing(_ element: Element) -> (Traits, String)? {
    let traits = element.traits
    switch element.role {
    case .button:
      return traits.isDisjoint(with: Self.ofButtons) ? (.button, "a button") : nil
    case .link:
      return traits.isDisjoint(with: [.link, .button]) ? (.link, "a link") : nil
    case .image:
      return traits.isDisjoint(with: Self.ofImages) ? (.image, "an image") : nil
    case .slider:
      return traits.contains(.adjustable) ? nil : (.adjustable, "a slider")
    default: return nil
    }
  }

  private static let ofButtons: Traits = [
    .button, .link, .toggleButton, .backButton, .tabBarItem, .popupButton, .keyboardKey,
    .adjustable,
  ]
  private static let ofImages: Traits = [.image, .button, .link]
}

extension RoleMissing {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton title="Buy" frame="20 100 80 44"/>"#),
      Example(#"<UIButton title="Terms" traits="link" frame="20 100 80 44"/>"#),
      Example(#"<UIImageView isElement="true" label="A cat" frame="20 100 80 44"/>"#),
      Example(#"<UISlider label="Volume" value="40%" frame="20 100 200 44"/>"#),
      // No trait says this role.
      Example(
        #"<UIButton title="Small" traits="selected" value="Radio button, checked" frame="20 100 80 44"/>"#
      ),
      // It takes touches itself.
      Example(
        #"""
        <CanvasView label="Canvas" isElement="true" traits="allowsDirectInteraction" gestures="tap pan" frame="0 100 390 600"/>
        """#),
      // It is not a stop.
      Example(#"<UIImageView traits="" frame="20 100 80 44"/>"#),
      Example(#"<CardView isElement="true" label="Card" frame="20 100 80 44"/>"#),
      // It has no label either, and is missing-label's.
      Example(#"<SwatchView superclass="UIControl" isElement="true" frame="20 100 44 44"/>"#),
      Example(
        #"<CardView isElement="true" label="Card" traits="button" action="open" frame="20 100 80 44"/>"#
      ),
    ],
    failing: [
      Example(#"↓<UIButton title="Buy" traits="" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton title="Buy" traits="staticText" frame="20 100 80 44"/>"#),
      Example(#"↓<UIImageView isElement="true" label="A cat" traits="" frame="20 100 80 44"/>"#),
      Example(
        #"↓<SwatchView superclass="UIControl" isElement="true" label="Sea green" frame="20 100 44 44"/>"#
      ),
      Example(#"↓<StarsView isElement="true" label="Stars" value="3" frame="20 100 200 44"/>"#),
      Example(
        #"↓<CardView isElement="true" label="Card" action="open" frame="20 100 80 44"/>"#),
      Example(#"↓<UISlider label="Volume" value="40%" traits="" frame="20 100 200 44"/>"#),
    ]
  )
}
