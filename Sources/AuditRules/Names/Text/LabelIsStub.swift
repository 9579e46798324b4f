internal import AccessibilityModel
public import Auditing
internal import Voices

/// Reports template text that was never replaced.
public struct LabelIsStub: ElementRule, LabelRule {
  public static let description = RuleDescription(
    id: "label-is-stub",
    group: .names,
    summary: "Texts should not be template text.",
    rationale: "“Label”, “TODO” and “Lorem ipsum” mean nothing to users.",
    remedy: Remedy(
      "replace the template text",
      .uiKit(#"label.text = String(localized: "Total")"#),
      .swiftUI(#"Text("Total")"#),
      .appKit(#"label.stringValue = String(localized: "Total")"#),
      .views(#"android:text="@string/total""#),
      .compose("Text(stringResource(R.string.total))")),
    severity: .warning,
    criteria: [.wcag("1.1.1")],
    needs: [.labels]
  )

  public static let subjects: ElementKinds = [.stops, .texts]

  public init() {}

  public func fault(in label: LabelFacts, language: LanguageCode) -> LabelFault? {
    isStub(label.text, label.words, language)
      ? LabelFault("has the template text \(label.text.quoted)") : nil
  }

  public func report(_ fault: LabelFault, at subject: AuditedElement, findings: inout Findings) {
    guard isStubLabel(subject) else { return }
    let isDesign = subject.context.screen.framesAreDesignTime
    if isDesign, isReplacedByCode(subject) || isHeading(subject) || subject.isFieldCaption {
      return
    }
    if Self.isNeverMet(subject) { return }
    if !isDesign, Self.isStubName(subject), namesField(subject) || isSetting(subject) { return }
    report(fault, at: subject, isDesign, &findings)
  }

  /// Checks the hint, unless the label is template text.
  public func check(_ subject: AuditedElement, findings: inout Findings) {
    guard let hint = subject.hint, !hint.isBlank,
      isStub(hint, LabelWords(hint), subject.languageCode), !isStubLabel(subject)
    else { return }
    report(
      LabelFault("has the template hint \(hint.quoted)"), at: subject,
      subject.context.screen.framesAreDesignTime, &findings)
  }

  private func report(
    _ fault: LabelFault, at subject: AuditedElement, _ isDesign: Bool, _ findings: inout Findings
  ) {
    // A custom class may set its text, and so may the owner of a template; a controller may set its
    // title.
    let isTab = isOfControllersClass(subject)
    let isSure =
      !isDesign || subject.codeNeverSets([.label, .text])
      || !subject.element.isCustomClass && !isInTemplate(subject) && !isBarTitle(subject)
        && !(subject.hidesItsTitle && subject.maySetAtRunTime) && !isTab
    // One question covers all tabs.
    if isTab, !isSure, findings.all.first?.outcome == .review, findings.addToFirst(subject) {
      return
    }
    let name = isDesign && isBarTitle(subject) ? "the title of the navigation bar" : "\(subject)"
    findings.report(
      "\(name) \(fault.words)", at: subject, outcome: isSure ? .fail : .review,
      severity: isSure || isBarTitle(subject) || subject.hidesItsTitle || isTab ? nil : .note)
  }

  /// Whether it is a tab in an Interface Builder file whose tab bar controller is of a class of the app's,
  /// which may set all its tabs.
  private func isOfControllersClass(_ subject: AuditedElement) -> Bool {
    subject.role == .tab && subject.context.screen.framesAreDesignTime
      && subject.ancestors.first { $0.role == .tabBar }?.element.codeLinks?.containers.isEmpty
        == false
  }

  /// Whether a text of a running app is in a field or beside one, which “Title” then labels.
  private func namesField(_ subject: AuditedElement) -> Bool {
    guard subject.role == .staticText, let parent = subject.parent else { return false }
    if parent.isTextEntry { return true }
    return parent.descendants(upTo: 8).contains(where: \.isTextEntry)
  }

  /// Whether it is the summary of a preference of an Android app, which shows what the user has set: to sort by
  /// “Title” (https://developer.android.com/reference/androidx/preference/Preference.SummaryProvider).
  private func isSetting(_ subject: AuditedElement) -> Bool {
    subject.identifier == "android:id/summary"
  }

  private func isBarTitle(_ subject: AuditedElement) -> Bool {
    subject.traits.contains(.header) && subject.ancestorTraits.contains(.bar)
  }

  /// Whether it is a text “Button”: Interface Builder calls a new text “Label”.
  private func isHeading(_ subject: AuditedElement) -> Bool {
    subject.role == .staticText && subject.labelWords.folded == ["button"]
  }

  /// Whether it has an outlet, which sets its text, or only repeats its content.
  private func isReplacedByCode(_ subject: AuditedElement) -> Bool {
    let element = subject.element
    guard element.origins[.label] != .given else { return false }
    if subject.isSetByCode, !subject.hidesItsTitle { return true }
    if element.flags.contains(.boundText) { return true }
    return element.text == nil && element.title == nil && !isBarTitle(subject)
  }

  /// Whether users never meet it, so that its default name is not a defect: it is by itself at the root of a
  /// file, or in a bar whose items code sets.
  static func isNeverMet(_ subject: AuditedElement) -> Bool {
    guard subject.context.screen.framesAreDesignTime else { return false }
    return isStandIn(subject) || subject.role == .staticText && subject.parent == nil
  }

  /// Whether it does nothing in a bar that has an outlet, through which code sets the bar's items
  /// (`UIToolbar.items`).
  private static func isStandIn(_ subject: AuditedElement) -> Bool {
    subject.element.action == nil && !subject.element.isOutlet
      && subject.ancestors.contains {
        $0.element.isOutlet && ($0.role == .toolbar || $0.role == .navigationBar)
      }
  }

  private func isInTemplate(_ subject: AuditedElement) -> Bool {
    subject.role == .cell
      || subject.ancestors.contains { $0.element.isCustomClass || $0.role == .cell }
  }

  private func isStub(_ text: String, _ words: LabelWords, _ language: LanguageCode) -> Bool {
    Self.isMarked(text, words) || Self.names[language.code].map(words.areEntry) == true
      || Self.phrases[language.code]?.firstMatch(in: words.folded) != nil
  }

  private func isStubLabel(_ subject: AuditedElement) -> Bool {
    let words = subject.labelWords
    let language = subject.languageCode.code
    if Self.isMarked(subject.labelText, words) { return true }
    if Self.phrases[language]?.firstMatch(in: words.folded) != nil { return true }
    guard Self.isStubName(subject) else { return false }
    // A control labelled as a button without showing it belongs to generic-label.
    return subject.element.isTextual || subject.element.origins[.label] != .given
      || GenericLabel.names[language].map(words.areEntry) != true
  }

  /// Whether the whole label is Interface Builder's default name of a new object.
  static func isStubName(_ subject: AuditedElement) -> Bool {
    names[subject.languageCode.code].map(subject.labelWords.areEntry) == true
  }

  /// In capitals only: “todo” is a word in Spanish, and the name of many lists.
  private static func isMarked(_ text: String, _ words: LabelWords) -> Bool {
    guard words.folded.contains(where: { $0 == "todo" || $0 == "fixme" }) else { return false }
    return text.split { !$0.isLetter && !$0.isNumber }.contains { $0 == "TODO" || $0 == "FIXME" }
      && text.contains(where: \.isLetter) && !isAllSpanish(text)
  }

  /// “BORRAR TODO”: if all words are in capitals, only the word by itself is a mark.
  private static func isAllSpanish(_ text: String) -> Bool {
    let words = text.split { !$0.isLetter }
    return words.count > 1 && !text.contains("FIXME") && !text.contains(":")
      && !text.contains(where: \.isLowercase)
  }

  static let names = WordLists("copy-stubs")
  private static let phrases = WordLists("copy-stub-phrases")
}

extension LabelIsStub {
  public static let examples = RuleExamples(
    passing: [
      Example(#"<UILabel text="Job title" frame="20 100 80 44"/>"#),
      Example(#"<UILabel text="Todo" frame="20 100 80 44"/>"#),
      // It names a field.
      Example(
        #"""
        <UIView frame="0 100 390 60">
          <UILabel text="Title" frame="20 100 80 20"/>
          <UITextField label="Name of the film" frame="20 124 300 34"/>
        </UIView>
        """#),
      Example(#"<UIButton language="es" label="BORRAR TODO" frame="20 100 80 44"/>"#),
      // The label “button” belongs to another rule.
      Example(#"<UIButton label="Button" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Item 5" frame="20 100 80 44"/>"#),
    ],
    failing: [
      Example(#"↓<UILabel text="Label" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton title="Button" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="Title" frame="20 100 80 44"/>"#),
      Example(#"↓<UILabel text="TODO: say why" frame="20 100 80 44"/>"#),
      Example(#"↓<UILabel text="FIXME" frame="20 100 80 44"/>"#),
      Example(#"↓<UILabel text="Lorem ipsum dolor sit amet" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="Buy" hint="Placeholder" frame="20 100 80 44"/>"#),
    ]
  )
}
