internal import AccessibilityModel
internal import Auditing
internal import Voices

/// Reports labels that contain a state, and values that contain a state, a role or the label.
struct LabelRepeatsState: ElementRule {
  static let description = RuleDescription(
    id: "label-repeats-state",
    group: .names,
    summary: "Labels should not repeat the state.",
    rationale: "Users hear the state twice, and a wrong state when it changes but the label does "
      + "not.",
    remedy: Remedy(
      "remove the state from accessibilityLabel; accessibilityValue or a trait announces it",
      appKit: "remove the state from the accessibility label; setAccessibilityValue(_:) announces "
        + "it",
      android: "remove the state from contentDescription; stateDescription announces it",
      .label("Wi-Fi", of: "toggle"),
      .swiftUI(#"Toggle("Wi-Fi", isOn: $isOn)"#),
      .views(#"android:contentDescription="@string/wifi""#)),
    severity: .warning,
    criteria: [.wcag("4.1.2")],
    needs: [.labels],
    languages: toggles.languages
  )

  static let subjects: ElementKinds = .controls
  static let judgesWording = true

  func check(_ subject: AuditedElement, findings: inout Findings) {
    checkValue(of: subject, findings: &findings)
    if subject.spokenState.isNamedByState {
      return findings.report(
        "\(subject) has only its state as its name, \(subject.wording.quotedLabel)", at: subject,
        doubt: "the word may be what a tap does", suggestion: Self.remedyOfStateAsName,
        asking: .ofScreen)
    }
    guard subject.wording.language.hasSeveralWords(subject.wording.facts), !subject.isTextEntry
    else {
      return
    }
    if let part = statePart(of: subject) { return report(part, of: subject, findings: &findings) }
    let words = subject.wording.language.searchedWords(of: subject.wording.facts)
    if let said = said(words, subject, subject.wording.language) {
      if let reason = subject.labelSource.reasonForContent
        ?? subject.surface.reasonForWordOfSetting
      {
        return findings.excuse(subject, because: reason)
      }
      report(said, of: words, at: subject, findings: &findings)
    } else if let state = stateAlone(words, subject) {
      if let reason = subject.labelSource.reasonForContent {
        return findings.excuse(subject, because: reason)
      }
      findings.report(
        "\(subject) has its state, “\(state)”, only in its label", at: subject,
        suggestion: Remedy(
          "move the state to accessibilityValue or the trait .selected",
          swiftUI: "move the state to accessibilityValue or the trait .isSelected",
          appKit: "move the state to setAccessibilityValue(_:)",
          android: "move the state to stateDescription"))
    }
  }

  private static let remedyOfStateAsName = Remedy(
    "set accessibilityLabel to the setting, and accessibilityValue to its state",
    swiftUI: "use a Toggle with the setting as its label",
    appKit: "call setAccessibilityLabel(_:) with the setting, and setAccessibilityValue(_:)",
    android: "set contentDescription to the setting, and stateDescription to its state",
    compose: "use Modifier.toggleable on the row with the setting")

  private func report(
    _ part: AuditedElement, of subject: AuditedElement, findings: inout Findings
  ) {
    findings.report(
      "\(subject) exposes its state only through \(part)", at: subject,
      suggestion:
        "set stateDescription on the row and android:importantForAccessibility=\"no\" on the icon",
      related: [part])
  }

  /// The icon in an Android row whose description is a state, if nothing else exposes one. A text
  /// such as “Off” below a setting is content.
  private func statePart(of subject: AuditedElement) -> AuditedElement? {
    let element = subject.element
    guard subject.labelSource.isReadByParts,
      !element.isToggle, !element.isSelected, element.value?.isBlank ?? true
    else { return nil }
    let lists = [Self.selections, Self.toggles, Self.expansions]
    let parts = subject.descendants(upTo: 16)
    return parts.first { part in
      guard !part.isStop, part.role != .staticText, part.labelSource.isStated,
        part.element.text == nil
      else { return false }
      let isState = lists.contains {
        $0[subject.wording.language.code].map(part.wording.labelWords.areEntry) ?? false
      }
      return isState && !parts.contains { describes(part.wording.labelWords.folded, $0) }
    }
  }

  /// Whether the description of another part begins or ends with the state as well, so that the icon is not the only
  /// one to say it: “Selected photo of 19 May”.
  private func describes(_ state: [String], _ other: AuditedElement) -> Bool {
    let words = other.wording.labelWords.folded
    return other.labelSource.isStated && !other.flags.contains(.labelIsText)
      && words.count > state.count
      && (words.starts(with: state) || words.suffix(state.count).elementsEqual(state))
  }

  private func report(
    _ said: Range<Int>, of words: LabelWords, at subject: AuditedElement, findings: inout Findings
  ) {
    let isAtEnd = said.lowerBound == 0 || said.upperBound == words.count
    let rest = said.lowerBound == 0 ? said.upperBound..<words.count : 0..<said.lowerBound
    findings.report(
      "\(subject) repeats its state, “\(words.text(of: said))”, in the label \(subject.wording.quotedLabel)",
      at: subject, doubt: .when(!isAtEnd, "the word may be part of the name"),
      fix: isAtEnd
        ? words.name(of: rest, in: subject.wording.language).map {
          Fix(attribute: .label, value: $0)
        }
        : nil)
  }

  /// The state that is the last or the first clause of a label, if nothing else exposes one: “Wi-Fi, off”,
  /// “Checked. Buy milk”.
  ///
  /// A row with a setting beside its name reads both; the text is inside it.
  private func stateAlone(_ words: LabelWords, _ subject: AuditedElement) -> String? {
    let element = subject.element
    guard !element.isToggle, !element.isSelected, element.isEnabled, element.isExpanded == nil,
      element.value?.isBlank ?? true, subject.labelSource.isStated
    else { return nil }
    return lastState(words, subject) ?? firstState(words, subject)
  }

  private func lastState(_ words: LabelWords, _ subject: AuditedElement) -> String? {
    guard let sign = words.text.lastIndex(where: { ",:;(–—-".contains($0) }),
      sign > words.text.startIndex
    else { return nil }
    let clause = LabelWords(String(words.text[words.text.index(after: sign)...]))
    let lists = [Self.toggles, Self.finals, Self.selections, Self.expansions]
    let isState = lists.contains {
      $0[subject.wording.language.code].map(clause.areEntry) ?? false
    }
    guard isState, clause.count < words.count, !isHyphenated(words.text, at: sign),
      !shows(clause, subject)
    else { return nil }
    return clause.text(of: 0..<clause.count)
  }

  /// “On” and “Off” begin other names: “Off, the way”.
  private func firstState(_ words: LabelWords, _ subject: AuditedElement) -> String? {
    guard let sign = words.text.firstIndex(where: { ",.;".contains($0) }) else { return nil }
    let clause = LabelWords(String(words.text[..<sign]))
    let lists = [Self.toggles, Self.selections, Self.expansions]
    let isState = lists.contains {
      $0[subject.wording.language.code].map(clause.areEntry) ?? false
    }
    guard isState, clause.count < words.count, !shows(clause, subject) else { return nil }
    return clause.text(of: 0..<clause.count)
  }

  /// Whether the hyphen joins two words: “sign-off”, “e-on”.
  private func isHyphenated(_ text: String, at sign: String.Index) -> Bool {
    guard text[sign] == "-" else { return false }
    return text[text.index(before: sign)].isLetter
  }

  /// Whether one of the texts in it is the state.
  private func shows(_ state: LabelWords, _ subject: AuditedElement) -> Bool {
    subject.descendants(upTo: 16).contains {
      $0.wording.labelWords.folded == state.folded
        || LabelWords($0.element.text ?? "").folded == state.folded
    }
  }

  private func said(
    _ words: LabelWords, _ subject: AuditedElement, _ language: LanguageCode
  ) -> Range<Int>? {
    let element = subject.element
    let hasValue = element.value?.isBlank == false
    // The title of a check box is a statement that the user ticks or not: “Echo enabled”, “Stop when Low Power
    // Mode is enabled”. VoiceOver says “ticked”, which is another word.
    let isStatement =
      element.role == .checkBox && element.title?.isBlank == false
      && !subject.labelSource.isStated
    if element.isToggle || hasValue, !isStatement {
      if let match = language.words(of: Self.toggles)?.firstMatch(in: words.folded) { return match }
      // A check box is checked or not.
      if element.role != .checkBox,
        let count = language.words(of: Self.finals)?.suffix(of: words.folded),
        count < words.count
      {
        return (words.count - count)..<words.count
      }
    }
    if !element.isEnabled,
      let match = language.words(of: Self.toggles)?.firstMatch(in: words.folded)
    {
      return match
    }
    if element.isSelected || element.role == .tab || hasValue,
      let match = language.words(of: Self.selections)?.firstMatch(in: words.folded)
    {
      return match
    }
    guard element.isExpanded != nil || hasValue else { return nil }
    return language.words(of: Self.expansions)?.firstMatch(in: words.folded)
  }

  static let toggles = WordLists("toggle-states")
  private static let finals = WordLists("toggle-states-final")
  static let selections = WordLists("selection-states")
  static let expansions = WordLists("expansion-states")
}

extension LabelRepeatsState {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton label="Sort by" value="Newest" frame="20 100 80 44"/>"#),
      Example(#"<UISlider label="Volume" value="40 percent" frame="20 100 200 31"/>"#),
      // VoiceOver announces no state here.
      Example(#"<UIButton label="Selected works" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Turn on" frame="20 100 80 44"/>"#),
      Example(#"<UISwitch label="On a journey" frame="20 100 51 31"/>"#),
      Example(#"<UISwitch label="Wi-Fi" on="true" frame="20 100 51 31"/>"#),
      Example(#"<UILabel text="Wi-Fi disabled" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Sign-off" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Works, not only selected" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Selected: 3 photos" frame="20 100 80 44"/>"#),
      Example(
        #"""
        <hierarchy rotation="0">
          <node class="android.widget.LinearLayout" clickable="true" focusable="true" enabled="true" bounds="[0,0][600,150]">
            <node class="android.widget.TextView" text="Night light" enabled="true" bounds="[0,0][300,70]"/>
            <node class="android.widget.TextView" text="Off" enabled="true" bounds="[0,70][300,150]"/>
          </node>
        </hierarchy>
        """#),
      // The symbol is a check box, whose state the value is.
      Example(
        #"<UIButton label="Agree" image="checkmark.square" value="checked" frame="20 100 200 44"/>"#
      ),
      // It also reads the text beside its name.
      Example(
        #"""
        <UIButton label="Night shift, off" frame="0 100 390 44">
          <UILabel text="Night shift" isElement="false" frame="20 112 200 20"/>
          <UILabel text="Off" isElement="false" frame="320 112 50 20"/>
        </UIButton>
        """#),
    ],
    failing: [
      Example(#"↓<UISwitch label="Wi-Fi on" on="true" frame="20 100 51 31"/>"#),
      Example(#"↓<UISwitch label="Wi-Fi, enabled" on="true" frame="20 100 51 31"/>"#),
      Example(#"↓<UITabBarItem label="Home, selected" selected="true" frame="0 795 78 49"/>"#),
      Example(
        #"↓<UIButton label="Details collapsed" expandedStatus="collapsed" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="Buy (disabled)" enabled="false" frame="20 100 80 44"/>"#),
      // Nothing else exposes the state.
      Example(#"↓<UIButton label="Favourite, selected" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="Wi-Fi: off" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="Favoriet (geselecteerd)" language="nl" frame="20 100 80 44"/>"#),
      // A tick with information that the row lacks.
      Example(
        #"""
        <hierarchy rotation="0">
          ↓<node class="android.widget.LinearLayout" clickable="true" focusable="true" enabled="true" bounds="[0,0][600,150]">
            <node class="android.widget.TextView" text="English" enabled="true" bounds="[0,0][300,150]"/>
            <node class="android.widget.ImageView" content-desc="Selected" enabled="true" bounds="[400,0][550,150]"/>
          </node>
        </hierarchy>
        """#),
      // To be judged by a person.
      Example(#"↓<UISwitch label="Show disabled items" frame="20 100 51 31"/>"#),
      // Users hear “selected” twice.
      Example(
        #"↓<UIButton label="Upcoming" value="selected" traits="button selected" frame="20 100 80 44"/>"#
      ),
      Example(
        #"↓<UIButton label="Details" value="Expanded" expandedStatus="expanded" frame="20 100 80 44"/>"#
      ),
      // The trait is missing.
      Example(#"↓<UIButton label="Past" value="not selected" frame="20 100 80 44"/>"#),
      // Needs review.
      Example(#"↓<UIButton label="Agree" value="checked" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="Agree" value="checkbox, checked" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="Upcoming" value="Upcoming" frame="20 100 80 44"/>"#),
      // The state is first.
      Example(#"↓<UIButton label="Checked. Buy milk" frame="20 100 80 44"/>"#),
      Example(
        #"↓<UISwitch label="通知オン" language="ja" on="true" frame="20 100 51 31"/>"#),
    ]
  )
}
