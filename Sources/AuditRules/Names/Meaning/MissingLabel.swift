internal import AccessibilityModel
public import Auditing

/// Reports stops without a label.
///
/// Fields with a placeholder belong to ``PlaceholderOnlyField``, images to ``ImageMissingLabel``.
/// Texts that are empty are exempt, as in GTXiLib.
public struct MissingLabel: ElementRule {
  public static let description = RuleDescription(
    id: "missing-label",
    group: .names,
    summary: "Controls must have an accessibility label.",
    rationale: "Without a label, the screen reader announces only the role: users hear “Button” "
      + "and do not learn what it does.",
    remedy: Remedy(
      "set accessibilityLabel to the action, as in “Add to favourites”",
      appKit: "call setAccessibilityLabel(_:) with the action, as in “Add to favourites”",
      android: "set android:contentDescription to the action, as in “Add to favourites”",
      .uiKit(#"button.accessibilityLabel = "Add to favourites""#),
      .swiftUI(#".accessibilityLabel("Add to favourites")"#),
      .appKit(#"button.setAccessibilityLabel("Add to favourites")"#),
      .views(#"android:contentDescription="@string/add_to_favourites""#),
      .compose(#"Modifier.semantics { contentDescription = "Add to favourites" }"#)),
    severity: .error,
    criteria: [.wcag("1.1.1"), .wcag("4.1.2")],
    needs: [.labels]
  )

  public static let subjects: ElementKinds = .stops
  public static let judgesHiddenViews = true

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    guard !subject.kinds.contains(.labelled), !mayHaveLabelBelow(subject),
      !isTitleSlot(subject)
    else { return }
    if subject.role == .staticText, subject.origins[.label] == .given {
      // It was set to an empty text, and would otherwise have its own text as label.
      findings.report(
        "\(subject) has an empty label", at: subject, severity: .warning,
        fix: Fix(attribute: .label, value: nil))
      return
    }
    guard !subject.isTextual || subject.isTextEntry, !Self.speaksByItself(subject),
      !subject.isPlainImage, !subject.showsSystemImage, !subject.showsDescribedSymbol,
      subject.labellingText == nil, !isNamedByTalkBack(subject), !isDoubtfulContainer(subject),
      !subject.isClippedAway
    else { return }
    if subject.isTextEntry {
      checkField(subject, findings: &findings)
    } else if !isNamedByCell(subject), !isFilledByCode(subject), !isPassedOver(subject),
      !isItemOfOtherFile(subject), !isHeardAsItsCaption(subject), !isHeardAsItsValue(subject)
    {
      let assessment = subject.controlAssessment
      let isSure = assessment.map { lacksRoleForCertain(subject, $0) } ?? false
      let gaps = assessment?.otherGapsInWords ?? ""
      findings.report(
        "\(subject) has no label\(gaps.isEmpty ? subject.spokenInsteadInWords : gaps)", at: subject,
        outcome: isSure ? .fail : outcome(subject), gap: assessment == nil ? nil : .label)
    }
  }

  /// Whether its label may be in the part that an Android dump does not include: a card or a box at the
  /// edge of the screen, less than half the size of one beside it.
  private func mayHaveLabelBelow(_ subject: AuditedElement) -> Bool {
    guard subject.context.screen.platform == .android, subject.isCutByCapture,
      let parent = subject.parent
    else { return false }
    let (frame, screen) = (subject.frame, subject.context.screen)
    return screen.children(of: parent.index).contains {
      let other = screen.elements[$0]
      return other.className == subject.className
        && (other.frame.height > 2 * frame.height && other.frame.width >= frame.width
          || other.frame.width > 2 * frame.width && other.frame.height >= frame.height)
    }
  }

  /// Whether it is the empty first item of a menu in AppKit, which a pull-down button shows as its title.
  private func isTitleSlot(_ subject: AuditedElement) -> Bool {
    subject.role == .menuItem && subject.context.screen.platform == .macOS
      && subject.parent?.index == subject.index - 1
  }

  /// Whether TalkBack says a name that it finds in what the view holds.
  private func isNamedByTalkBack(_ subject: AuditedElement) -> Bool {
    guard subject.context.screen.platform == .android, !subject.isTextEntry else { return false }
    return subject.speaksName
  }

  /// Whether a control of a page source may be a container without a label of its own: it holds a control
  /// with a label, and the source does not say which of them are accessibility elements. The rule
  /// nested-controls asks about it: an element would hide the content, and a container needs no label.
  private func isDoubtfulContainer(_ subject: AuditedElement) -> Bool {
    guard subject.hasChildren, subject.context.screen.platform == .iOS,
      !subject.context.screen.framesAreDesignTime, subject.origins[.isElement] == .inferred,
      subject.role == .button
    else { return false }
    return subject.descendants(upTo: 32).contains {
      $0.kinds.contains(.actionable) && $0.isEnabled && !$0.element.hasBlankLabel
        && !$0.frame.isAlmostEqual(to: subject.frame)
    }
  }

  /// Whether a custom control has no role, whatever its label: no outlet leads code to its traits.
  private func lacksRoleForCertain(
    _ subject: AuditedElement, _ assessment: ControlAssessment
  ) -> Bool {
    assessment.gaps.contains(.role) && subject.context.screen.platform != .android
      && !subject.element.isOutlet
      && (subject.element.gestures.contains(.tap)
        || subject.outcomeOfOwnControl(assessment.evidence) == .fail)
  }

  /// UIKit gives these their own label: “In progress”, “Progress”, “page 1 of 3”, “Volume”.
  private static func speaksByItself(_ subject: AuditedElement) -> Bool {
    if subject.describesItself { return true }
    return switch subject.role {
    case .progressIndicator: subject.context.screen.platform != .android
    case .activityIndicator, .pageIndicator, .key: true
    default: false
    }
  }

  /// A switch in a cell is read with the cell's text; TalkBack stops at one by itself.
  private func isNamedByCell(_ subject: AuditedElement) -> Bool {
    guard subject.isToggle, subject.context.screen.platform != .android else { return false }
    guard let cell = subject.ancestors.first(where: { $0.element.role == .cell }) else {
      return false
    }
    return cell.descendants(upTo: 32).contains {
      $0.kinds.contains(.texts) && !($0.element.label ?? "").isBlank
    }
  }

  /// Whether a control of an Interface Builder file obviously awaits content: a cell without a
  /// text, which its data source fills, or a wide button that shows nothing, whose title code sets.
  private func isFilledByCode(_ subject: AuditedElement) -> Bool {
    guard subject.context.screen.framesAreDesignTime else { return false }
    if subject.role == .cell { return true }
    let isDrawn = subject.isCustomClass || subject.element.backgroundColor != nil
    return (subject.role == .button || subject.isCustomClass && subject.role == .other)
      && isDrawn && !subject.hasChildren
      && subject.element.image == nil && subject.maySetAtRunTime
      && subject.frame.width >= 2 * subject.frame.height
  }

  /// Whether it is the tab of a reference to another storyboard, whose item the tab bar shows, or the item
  /// of a menu that has a view in place of a title, or that code makes.
  private func isItemOfOtherFile(_ subject: AuditedElement) -> Bool {
    (subject.role == .tab || subject.role == .menuItem) && subject.flags.contains(.boundText)
  }

  /// Whether TalkBack does not stop at a view of a dump, or its label is out of sight: a view
  /// without a width; one that dims the screen below a sheet, which Material hides from
  /// accessibility (docs/evidence/android.md#scrims); a row of which a strip is visible; one that
  /// is read with its content.
  private func isPassedOver(_ subject: AuditedElement) -> Bool {
    let screen = subject.context.screen
    guard screen.platform == .android, !subject.frame.isNull, !subject.role.isControl else {
      return false
    }
    if subject.frame.isEmpty { return true }
    guard !subject.hasChildren else {
      return subject.descendants(upTo: 64).contains { $0.kinds.contains(.labelled) }
    }
    if subject.isCutByCapture, subject.frame.shorterSide < Self.leastStrip { return true }
    return subject.parent != nil && 2 * subject.frame.area >= screen.bounds.area
      && (subject.element.className == "android.view.View" || isPageOfBrowser(subject))
  }

  /// Whether it is the page of a browser whose nodes the dump lacks: it has the focus, no action and no content,
  /// and the screen has a field with a web address.
  private func isPageOfBrowser(_ subject: AuditedElement) -> Bool {
    guard subject.flags.contains(.focused), !subject.flags.contains(.respondsToTap) else {
      return false
    }
    return subject.context.subjects(.textEntries).prefix(16).contains {
      isAddress($0.element.text ?? $0.value ?? "")
    }
  }

  /// Whether it has the form of a host, which may have a path: `www.example.com/a`.
  private func isAddress(_ text: String) -> Bool {
    // Browsers isolate its direction by marks.
    let plain = text.unicodeScalars.filter { $0.properties.generalCategory != .format }
    let address = String(String.UnicodeScalarView(plain)).collapsed.lowercased()
    let start = address.hasPrefix("https://") ? address.dropFirst(8) : address[...]
    let host = start.prefix { $0 != "/" }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { $0 == "-" || $0.isLetter || $0.isNumber }
      }
      && parts.last.map { $0.count > 1 && $0.allSatisfy(\.isLetter) } == true
  }

  /// In dp: less than a line of text.
  private static let leastStrip = 16.0

  private func outcome(_ subject: AuditedElement) -> Outcome {
    switch subject.role {
    case .webView, .pickerWheel: return .review
    case .cell, .other, .table, .collectionView, .scrollView, .stackView, .map:
      if subject.descendants(upTo: 64).contains(where: { $0.kinds.contains(.labelled) }) {
        return .review
      }
    default: break
    }
    if subject.maySetAtRunTime || subject.details.imageIsSymbol { return .review }
    guard let value = subject.value, !value.isBlank else { return .fail }
    // A state or a number is not a name; words may be one.
    return subject.isToggle || !value.contains(where: \.isLetter) ? .fail : .review
  }
}

extension MissingLabel {
  public static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton title="Buy" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="" isElement="false" frame="20 100 80 44"/>"#),
      Example(#"<UIButton hidden="true" frame="20 100 80 44"/>"#),
      // One letter is a name.
      Example(#"<UIButton label="B" frame="20 100 44 44"/>"#),
      Example(#"<UILabel text="" frame="20 100 80 44"/>"#),
      Example(#"<MPVolumeView frame="20 100 200 44"/>"#),
      Example(#"<UIActivityIndicatorView frame="20 100 44 44"/>"#),
      Example(#"<UITextField placeholder="Name" frame="20 100 200 44"/>"#),
      Example(#"<UIView traits="tabBar" frame="0 800 390 44"/>"#),
      Example(
        #"""
        <UILabel identifier="name" text="Name" frame="20 60 200 20"/>
        <UITextField labelledBy="name" frame="20 100 200 44"/>
        """#),
      Example(
        #"""
        <UITableViewCell frame="0 100 390 44">
          <UILabel text="Wi-Fi" frame="20 112 200 20"/>
          <UISwitch on="true" frame="320 106 51 31"/>
        </UITableViewCell>
        """#),
    ],
    failing: [
      // A warning only.
      Example(#"↓<UILabel text="Total" label="" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton image="cart" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label=" " frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="&#x200B;&#xFEFF;" frame="20 100 80 44"/>"#),
      Example(#"↓<StarsView isElement="true" frame="20 100 200 44"/>"#),
      Example(#"↓<SwatchView superclass="UIControl" isElement="true" frame="20 100 44 44"/>"#),
      Example(#"↓<UISwitch on="true" frame="20 100 51 31"/>"#),
      Example(#"↓<UISlider value="40%" frame="20 100 200 31"/>"#),
      Example(#"↓<UITextField frame="20 100 200 44"/>"#),
      Example(#"↓<UITextField text="Ann" frame="20 100 200 44"/>"#),
      Example(
        #"""
        ↓<UIButton frame="20 100 80 44">
          <UIImageView image="cart" frame="20 100 44 44"/>
        </UIButton>
        """#),
    ]
  )
}
