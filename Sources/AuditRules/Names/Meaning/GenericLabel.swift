internal import AccessibilityModel
internal import Auditing
internal import Voices

/// Reports labels that do not describe their element.
struct GenericLabel: ElementRule {
  static let description = RuleDescription(
    id: "generic-label",
    group: .names,
    summary: "Labels must describe their element.",
    rationale: "“More”, “Click here” and “3” depend on what is around them, which users who jump "
      + "from control to control do not hear.",
    remedy: Remedy(
      ofLabel: { "name the content or the action in \($0)" },
      .label("More about delivery"),
      .swiftUI(#"Button("More") { }.accessibilityLabel("More about delivery")"#)),
    severity: .error,
    criteria: [.wcag("2.4.4"), .wcag("2.4.6"), .wcag("2.4.9")],
    needs: [.labels],
    languages: GenericNames.languages
  )

  static let subjects: ElementKinds = .labelled
  static let judgesWording = true

  func check(_ subject: AuditedElement, findings: inout Findings) {
    if subject.surface.isBareNumber {
      return findings.report(
        "\(subject) has only the number \(subject.wording.quotedLabel) as its label", at: subject,
        doubt: "an element beside it may explain the number")
    }
    if subject.labelSource.describesPurpose {
      return findings.report(
        "\(subject) has the label \(subject.wording.quotedLabel), which says what the view is for",
        at: subject, doubt: "the words may be meant for users", asking: .ofScreen)
    }
    guard subject.labelSource.hasGenericName else { return }
    if let reason = excuse(for: subject) { return findings.excuse(subject, because: reason) }
    findings.report(
      "\(subject) has the generic label \(subject.wording.quotedLabel)", at: subject)
  }

  private func excuse(for subject: AuditedElement) -> Reason? {
    if let reason = subject.labelSource.reasonForContent { return reason }
    if subject.traits.contains(.header) || subject.role == .menu {
      return "it is named after what it holds"
    }
    if subject.templateUse.isStub { return "its label is reported as template text" }
    if subject.surface.isOverflow {
      return "it has the platform's name for what a bar has no room for"
    }
    if isChoice(subject) { return "it is one of several choices and names what it chooses" }
    // “Plus” names the key “+”.
    if subject.wording.visibleTexts.contains(where: {
      $0.count == 1 && $0.first?.isMathSymbol == true
    }) {
      return "its label names the symbol that it shows"
    }
    if subject.surface.isPlainImage, ImageMissingLabel.isStub(subject) {
      return "it is reported as an image without a label of its own"
    }
    if !subject.surface.isPlainImage, LinkPurposeUnclear.isUnclear(subject) {
      return "it is reported as a link without a destination"
    }
    return .when(
      isOnlyControl(subject), "its scene has no other control that it could be mistaken for")
  }

  /// Whether it says to go on, as “Go” does, in a scene of an Interface Builder file without another control
  /// that it could be mistaken for.
  private func isOnlyControl(_ subject: AuditedElement) -> Bool {
    subject.wording.labelWords.count == 1
      && Self.verbs[subject.wording.language.code].map(subject.wording.labelWords.areEntry) == true
      && subject.surface.isOnlyControlOfScene
  }

  /// Whether it is one of three or more choices, and names the object that it chooses, as a check box
  /// “Link” in a list of traits or an item “Image” in a menu “Insert”.
  ///
  /// A word that the others are not written like, “icon” beside “Home” and “Search”, has another source.
  private func isChoice(_ subject: AuditedElement) -> Bool {
    guard let kind = ChoiceKind(of: subject), namesObject(subject, kind),
      let first = subject.label?.first
    else { return false }
    let (context, elements) = (subject.context, subject.context.screen.elements)
    let others = elements.indices.lazy.filter { index in
      guard index != subject.index, let other = elements[index].label?.first else { return false }
      return other.isUppercase == first.isUppercase
        && ChoiceKind(of: context.subject(index)) == kind
    }
    return others.prefix(2).count == 2
  }

  /// Whether the word is a noun, and not that of its own role: all that a menu or a bar of tabs holds are.
  private func namesObject(_ subject: AuditedElement, _ kind: ChoiceKind) -> Bool {
    let (word, code) = (subject.wording.labelWords.joined, subject.wording.language.code)
    guard kind == .toggle else { return SpokenRole.tab.suffixes[code]?.contains(word) != true }
    return SpokenRole.allCases.contains {
      $0 != .toggle && $0.suffixes[code]?.contains(word) == true
    }
  }

  /// A group with several choices of one kind.
  private enum ChoiceKind {
    case toggle, tab, menuItem

    init?(of subject: AuditedElement) {
      if subject.isToggle {
        self = .toggle
      } else if subject.role == .menuItem {
        self = .menuItem
      } else if subject.surface.isStatedTab {
        self = .tab
      } else {
        return nil
      }
    }
  }

  private static let verbs = WordLists("hint-verbs")
}

extension GenericLabel {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton label="Show more results" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Baltimore" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Add button to board" frame="20 100 80 44"/>"#),
      Example(#"<UILabel text="More" frame="20 100 80 44"/>"#),
      Example(
        #"<UITabBar frame="0 795 390 49"><UITabBarItem title="More" frame="0 795 78 49"/></UITabBar>"#
      ),
      Example(
        #"<UIToolbar frame="0 761 390 49"><UIBarButtonItem title="More" frame="0 761 60 44"/></UIToolbar>"#
      ),
      // Other rules say it better.
      Example(#"<UIImageView isElement="true" label="Image" frame="20 100 80 44"/>"#),
      Example(#"<UIButton traits="link" label="Click here" frame="20 100 80 44"/>"#),
      Example(#"<UIButton language="de" label="More" frame="20 100 80 44"/>"#),
      // Pages, and a choice.
      Example(
        #"""
        <UIButton title="1" frame="20 100 44 44"/><UIButton title="2" frame="64 100 44 44"/>
        """#),
      Example(#"<UIButton label="3" value="guests" frame="20 100 44 44"/>"#),
    ],
    failing: [
      Example(#"↓<UIButton label="Click here" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton title="More…" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="BUTTON" frame="20 100 80 44"/>"#),
      Example(#"↓<StarsView isElement="true" label="View" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton language="de-CH" label="Hier klicken" frame="20 100 80 44"/>"#),
      // To be judged by a person.
      Example(#"↓<UIButton title="3" frame="20 100 44 44"/>"#),
      Example(#"↓<UIButton language="ja" label="こちらをタップ" frame="20 100 80 44"/>"#),
    ]
  )
}
