internal import AccessibilityModel
public import Auditing

/// Reports visible texts that no element exposes.
public struct UnexposedText: ElementRule {
  public static let description = RuleDescription(
    id: "unexposed-text",
    group: .roles,
    summary: "Visible texts must be read.",
    rationale: "Users who listen to the screen miss text that everyone else sees.",
    remedy: Remedy(
      "make the text an accessibility element, or add it to the label of its container",
      android: #"remove importantForAccessibility="no", or add the text to its container"#,
      .uiKit("label.isAccessibilityElement = true"),
      .swiftUI(#"Text("Total").accessibilityHidden(false)"#),
      .appKit("label.setAccessibilityElement(true)"),
      .views(#"android:importantForAccessibility="yes""#),
      .compose(#"Text("Total")"#)),
    severity: .error,
    criteria: [.wcag("1.1.1"), .wcag("1.3.1")],
    needs: [.labels, .exposure, .shownTexts]
  )

  public static let subjects: ElementKinds = .all

  /// How many elements around a text are looked at for its words.
  private static let reach = 500

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    guard !subject.isStop else { return checkBadge(of: subject, findings: &findings) }
    guard !subject.flags.contains(.isElement) || subject.exposure.listWithoutIt != nil else {
      return
    }
    let screen = subject.context.screen
    let element = screen.elements[subject.index]
    let isShown = subject.kinds.contains(.texts) && !subject.templateUse.hasPrototypeText
    let shown = isShown ? element.text : nil
    guard !subject.isActionable, let text = shown ?? hiddenDescription(of: subject),
      text.count(where: \.isLetter) > 1 || Self.isNumber(text), isThere(subject, screen),
      !isSaid(text, subject, screen)
    else { return }
    let isHidden =
      shown == nil || isHeadOfColumn(subject)
      || screen.ancestors(of: subject.index).contains { screen.elements[$0].elementsHidden }
    findings.report(
      "\(subject) shows \(text.quoted), but no element exposes it", at: subject,
      doubt: .when(isHidden, "it may be hidden on purpose"),
      fix: Fix(attribute: .isElement, value: "true"))
  }

  /// Whether it is one of several texts of a line directly above a table that an Interface Builder file excludes
  /// all: the heads of columns, whose words the rows may have in their labels.
  private func isHeadOfColumn(_ subject: AuditedElement) -> Bool {
    guard isLeftOut(subject), subject.frame.isFinite,
      subject.parent != nil
    else { return false }
    let isInLine = subject.neighbours.siblings.contains {
      isLeftOut($0) && abs($0.frame.center.y - subject.frame.center.y) < 0.5 * subject.frame.height
    }
    return isInLine
      && subject.context.elements(.table, .collectionView).map(subject.context.subject).contains {
        let gap = $0.frame.minY - subject.frame.maxY
        return (-1...Self.mostGap).contains(gap) && $0.frame.minX <= subject.frame.minX
          && subject.frame.maxX <= $0.frame.maxX
      }
  }

  private func isLeftOut(_ subject: AuditedElement) -> Bool {
    subject.role == .staticText && subject.exposure.isExcluded
  }

  /// The label of an image of an Interface Builder file that is not an element, as its file says: the mark of
  /// unread messages, for example. A decorative image needs no label.
  private func hiddenDescription(of subject: AuditedElement) -> String? {
    guard subject.exposure.isExcluded, subject.isImage, subject.labelSource.isStated else {
      return nil
    }
    return subject.label
  }

  /// UIKit speaks the badges of its bars; badges of other views are drawn by the app.
  private func checkBadge(of subject: AuditedElement, findings: inout Findings) {
    guard let badge = subject.element.badge, !badge.isBlank, !subject.spokenState.speaksItsBadge,
      !says(subject.element, SpokenText(badge))
    else { return }
    findings.report(
      "\(subject) shows the badge \(badge.quoted), but no element exposes it", at: subject)
  }

  /// Whether it is a number, as on a badge.
  private static func isNumber(_ text: String) -> Bool {
    text.contains(where: \.isNumber) && text.allSatisfy { $0.isNumber || "+,. ".contains($0) }
  }

  /// Content below a modal view is hidden on purpose; a control that is not exposed is reported as
  /// such.
  private func isThere(_ subject: AuditedElement, _ screen: Screen) -> Bool {
    let element = screen.elements[subject.index]
    guard element.frame.isNull || !element.frame.isEmpty else { return false }
    let hasModal = !subject.context.modals.isEmpty
    return !screen.ancestors(of: subject.index).contains {
      hasModal && screen.elements[$0].elementsHidden
        || subject.context.kinds[$0].contains(.actionable) && !screen.elements[$0].isElement
    }
  }

  /// Whether a stop around or above it reads the text.
  private func isSaid(_ text: String, _ subject: AuditedElement, _ screen: Screen) -> Bool {
    let context = subject.context
    let wanted = SpokenText(text)
    guard !wanted.folded.isEmpty else { return true }
    var seen = 0
    for ancestor in screen.ancestors(of: subject.index) {
      // An element that joins its texts reads them at run time.
      if screen.elements[ancestor].isElement {
        return says(screen.elements[ancestor], wanted) || screen.elements[ancestor].label == nil
      }
      guard seen < Self.reach else { break }
      for index in screen.descendants(of: ancestor).prefix(Self.reach - seen) {
        seen += 1
        guard context.kinds[index].contains(.stops) else { continue }
        let other = screen.elements[index]
        let own = screen.elements[subject.index]
        if overlaps(other, own), says(other, wanted) { return true }
        let isControl =
          !context.kinds[index].isDisjoint(with: [.controls, .adjustables])
          && context.subject(index).labelSource.isStated
        if isControl, isBeside(other, own), isName(wanted, of: other) { return true }
        if isControl, isNear(other, own), isShortForm(wanted, of: other) { return true }
      }
    }
    return false
  }

  private func says(_ element: Element, _ wanted: SpokenText) -> Bool {
    [element.label, element.value, element.hint].contains { said in
      said.map { wanted.place(in: SpokenText($0)) != nil } ?? false
    }
  }

  /// Whether the label of a control is the text: UIKit does not connect a field with the label before it, so
  /// apps give the field its words and hide the label.
  private func isName(_ wanted: SpokenText, of control: Element) -> Bool {
    control.label.map { SpokenText($0).folded == wanted.folded } ?? false
  }

  /// Whether the label of a control has the words of the text, or begins with words that it abbreviates: “Oct”
  /// beside a stepper with the label “Octave”, “OSC 1” below the “Oscillator 1 Volume”. The caption is hidden
  /// because the control has its full form.
  private func isShortForm(_ wanted: SpokenText, of control: Element) -> Bool {
    guard let label = control.label.map({ SpokenText($0) }) else { return false }
    if wanted.place(in: label) != nil { return true }
    return wanted.folded.count <= label.folded.count
      && zip(wanted.folded, label.folded).allSatisfy { short, long in
        short == long || short.count > 1 && Self.abbreviates(short, long)
      }
  }

  /// Whether the letters of a word begin another one: “osc” for “oscillator”.
  private static func abbreviates(_ short: String, _ long: String) -> Bool {
    long.hasPrefix(short) && short.allSatisfy(\.isLetter)
  }

  /// Whether a control is at most as far from the text as a field is from its label.
  private func isNear(_ control: Element, _ text: Element) -> Bool {
    let (a, b) = (control.frame, text.frame)
    guard isBeside(control, text) else { return false }
    return max(a.minX, b.minX) - min(a.maxX, b.maxX) <= Self.mostGap
  }

  /// Whether a control is on the line of the text, or directly above or below it.
  private func isBeside(_ control: Element, _ text: Element) -> Bool {
    let (a, b) = (control.frame, text.frame)
    guard a.isFinite, b.isFinite, !a.isEmpty, !b.isEmpty else { return false }
    if min(a.maxY, b.maxY) > max(a.minY, b.minY) { return true }
    let gap = max(a.minY, b.minY) - min(a.maxY, b.maxY)
    return gap <= Self.mostGap && min(a.maxX, b.maxX) > max(a.minX, b.minX)
  }

  /// In points, between a field and its label.
  private static let mostGap = 24.0

  /// Whether the stop covers half of the text, or the frames are unknown.
  private func overlaps(_ stop: Element, _ text: Element) -> Bool {
    guard !stop.frame.isNull, !text.frame.isNull else { return true }
    return stop.frame.intersection(text.frame).area >= 0.5 * text.frame.area
  }
}

extension UnexposedText {
  public static let examples = RuleExamples(
    passing: [
      Example(#"<UILabel text="Total" frame="20 100 80 20"/>"#),
      Example(#"<UILabel text="Total" isElement="false" hidden="true" frame="20 100 80 20"/>"#),
      Example(
        #"""
        <UIView isElement="true" label="Total 5 euros" frame="20 100 300 44">
          <UILabel text="Total" isElement="false" frame="20 100 80 20"/>
          <UILabel text="5 euros" isElement="false" frame="220 100 80 20"/>
        </UIView>
        """#),
      Example(
        #"""
        <UIView frame="20 100 300 44">
          <UILabel text="Total" isElement="false" frame="20 100 80 20"/>
          <UIAccessibilityElement label="Total, 5 euros" frame="20 100 300 44"/>
        </UIView>
        """#),
      Example(#"<UITabBarItem title="Inbox" badge="3" frame="0 795 78 49"/>"#),
      Example(
        #"<InboxButton superclass="UIButton" label="Inbox" value="3 new" badge="3" frame="20 100 44 44"/>"#
      ),
      // The field has the words of the label above it.
      Example(
        #"""
        <UIView frame="20 100 300 70">
          <UILabel text="E-mail" isElement="false" frame="20 100 80 20"/>
          <UITextField label="E-mail" frame="20 124 300 44"/>
        </UIView>
        """#),
      // The controls have the full forms.
      Example(
        #"""
        <UIView frame="20 100 300 90">
          <UILabel text="OSC 1" isElement="false" frame="20 160 60 20"/>
          <UISlider label="Oscillator 1 volume" frame="20 100 60 60"/>
          <UILabel text="Presets:" isElement="false" frame="100 100 80 20"/>
          <UIButton label="Reset presets" frame="100 124 80 44"/>
        </UIView>
        """#),
      // A bullet is nothing to say.
      Example(#"<UILabel text="•" isElement="false" frame="20 100 80 20"/>"#),
      // The button is missing.
      Example(
        #"""
        <UIButton isElement="false" title="Buy" frame="20 100 80 44">
          <UILabel text="Buy" isElement="false" frame="20 100 80 20"/>
        </UIButton>
        """#),
    ],
    failing: [
      Example(#"↓<UILabel text="Total" isElement="false" frame="20 100 80 20"/>"#),
      Example(
        #"""
        <UIView isElement="true" label="Total" frame="20 100 300 44">
          ↓<UILabel text="5 euros" isElement="false" frame="220 100 80 20"/>
        </UIView>
        """#),
      Example(
        #"""
        <UIView frame="20 100 300 44">
          ↓<UILabel text="Total" isElement="false" frame="20 100 80 20"/>
          <UIAccessibilityElement label="Total, 5 euros" frame="20 500 300 44"/>
        </UIView>
        """#),
      // A badge.
      Example(
        #"""
        <UIButton label="Messages" frame="20 100 44 44">
          ↓<UILabel text="3" isElement="false" frame="48 96 20 20"/>
        </UIButton>
        """#),
      Example(
        #"↓<InboxButton superclass="UIButton" label="Inbox" badge="3" frame="20 100 44 44"/>"#),
      // For review: it was hidden on purpose.
      Example(
        #"""
        <UIView elementsHidden="true" frame="20 100 300 44">
          ↓<UILabel text="Total" isElement="false" frame="20 100 80 20"/>
        </UIView>
        """#),
      // Another word, and a button that is far away.
      Example(
        #"""
        <UIView frame="20 100 300 90">
          ↓<UILabel text="OSC 1" isElement="false" frame="20 160 60 20"/>
          <UISlider label="Oscillator 2 volume" frame="20 100 60 60"/>
        </UIView>
        <UIView frame="20 200 300 90">
          ↓<UILabel text="Oct" isElement="false" frame="20 200 40 20"/>
          <UIButton label="Octave" frame="200 200 80 44"/>
        </UIView>
        """#),
    ]
  )
}
