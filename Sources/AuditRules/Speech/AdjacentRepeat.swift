internal import AccessibilityModel
internal import Auditing
internal import Voices

/// Reports stops that repeat the previous stop, the stops after them, or themselves.
struct AdjacentRepeat: ScreenRule {
  static let description = RuleDescription(
    id: "adjacent-repeat",
    group: .speech,
    summary: "Adjacent stops should not repeat each other.",
    rationale: "Users hear the same words again and cannot tell whether the cursor moved.",
    remedy: Remedy(
      "merge the two elements, or hide one of them",
      android: "merge the two views, or hide one of them",
      .uiKit("imageView.isAccessibilityElement = false"),
      .swiftUI(".accessibilityElement(children: .combine)"),
      .views(#"android:importantForAccessibility="no""#),
      .compose("Modifier.semantics(mergeDescendants = true) {}")),
    severity: .warning,
    needs: [.labels],
    // VoiceOver of the Mac moves in and out of groups, which have their own texts.
    platforms: [.iOS, .tvOS, .android]
  )

  /// A shorter word may be repeated: “12”, “New”. A character of Chinese, Japanese or Korean counts as three letters.
  var leastLetters = 4
  /// Minimum share of the longer text that repeats.
  var part = 0.6

  private static let premises: [Premise] = [.name, .separateStop]

  func check(_ context: AuditContext, findings: inout Findings) {
    checkNeighbours(context, &findings)
    checkCaptions(context, &findings)
    for (number, index) in context.stopElements.enumerated() {
      let subject = context.subject(index)
      guard subject.kinds.contains(.labelled) else { continue }
      if subject.templateUse.hasPrototypeLabel {
        checkDescriptions(subject, &findings)
        continue
      }
      if let other = subject.repetition.textBelow {
        findings.report(
          "\(subject) has the same text as \(other), in the same place", at: subject,
          on: Self.premises + [.frame], related: [other])
      } else {
        checkDescriptions(subject, &findings)
      }
      checkFollowing(number, subject, &findings)
    }
  }

  /// Reports a stop whose descriptions say something twice.
  private func checkDescriptions(_ subject: AuditedElement, _ findings: inout Findings) {
    guard let words = subject.repetition.wordsSaidTwice else { return }
    findings.report(
      "\(subject) says \(words.quoted) twice", at: subject, on: [.name],
      doubt: .when(
        subject.labelSource.isStated && subject.labelSource.author.mayBeUser,
        "a user may have written it"),
      suggestion: Remedy(
        "say each word once in accessibilityLabel",
        appKit: "say each word once in the accessibility label",
        android: "hide the part that repeats the others, or remove its contentDescription"))
  }

  /// Reports a stop whose words are those of the next ones together, such as a banner and its texts.
  private func checkFollowing(
    _ number: Int, _ subject: AuditedElement, _ findings: inout Findings
  ) {
    let others = subject.context.stopsRepeated(by: number)
    guard !others.isEmpty else { return }
    findings.report(
      "\(subject) repeats the next \(others.count) stops", at: subject, on: Self.premises,
      related: others)
  }

  private func checkNeighbours(_ context: AuditContext, _ findings: inout Findings) {
    for (previous, subject) in context.separateNeighbours {
      guard isCandidate(previous), isCandidate(subject), repeats(subject, previous) else {
        continue
      }
      findings.report(
        "\(subject) repeats the previous stop, \(previous)", at: subject,
        on: Self.premises, doubt: previous.certainty(of: Self.premises).doubt,
        related: [previous])
    }
  }

  /// Asks once about controls with a description in whose area or directly below a text says the same words again.
  private func checkCaptions(_ context: AuditContext, _ findings: inout Findings) {
    for (previous, subject) in context.unsureNeighbours {
      guard !subject.isActionable, previous.isActionable, previous.role != .staticText,
        isCandidate(previous), isCandidate(subject), previous.labelSource.isStated,
        subject.neighbours.isCaption(of: previous), !subject.wording.labelWords.folded.isEmpty,
        subject.wording.labelWords.joined == previous.wording.labelWords.joined
      else { continue }
      findings.report(
        "\(subject) repeats the previous stop, \(previous)", at: subject, on: Self.premises,
        doubt: "the screen reader may skip the caption", related: [previous], asking: .ofScreen)
    }
  }

  /// A text beside a field, a switch, a picker or another control with a value is its visible label; a heading may be the
  /// first word of its section.
  private func isCandidate(_ subject: AuditedElement) -> Bool {
    subject.kinds.contains(.labelled) && !subject.isTextEntry && !subject.isToggle
      && !(subject.kinds.contains(.controls) && subject.element.value?.isBlank == false)
      && !subject.isAdjustable && !Self.pickers.contains(subject.role)
      && !subject.traits.contains(.header)
      // A text may be named as the label of the element after it, and the placeholder text of an
      // Interface Builder file is not content.
      && subject.element.labelledBy == nil && !subject.templateUse.hasPrototypeLabel
      && !subject.templateUse.hasDefaultName
  }

  private static let pickers: Set<Role> = [.datePicker, .colorWell, .picker, .pickerWheel]

  private func repeats(_ one: AuditedElement, _ other: AuditedElement) -> Bool {
    // Two controls with one name are duplicate-label's, and two numbers are two facts.
    let controls = [one, other].count { $0.kinds.contains(.controls) }
    // Rows of a table may repeat a text; elements of different roles with one text are the same
    // content.
    guard controls < 2, one.role != other.role || isNested(one, other),
      !one.neighbours.isTitle(of: other),
      !other.neighbours.isTitle(of: one),
      one.ancestorTraits.contains(.bar) == other.ancestorTraits.contains(.bar)
    else { return false }
    let (first, second) = (one.wording.labelWords.folded, other.wording.labelWords.folded)
    // “Copy referral code” does something with the code before it.
    if one.kinds.contains(.controls), first.count > second.count { return false }
    // The label of a picture that says more than the text before it is about something else: “Valid key” after “Key”.
    if one.role == .image, one.labelSource.isStated, first.count > second.count,
      !Set(first).subtracting(second).isSubset(of: pictures(one))
    {
      return false
    }
    let (short, long) = first.count < second.count ? (first, second) : (second, first)
    guard short.reduce(0, { $0 + $1.letterWeight }) >= leastLetters,
      Double(short.count) >= part * Double(long.count)
    else { return false }
    return short.isRun(in: long)
  }

  /// The words for a picture in the language of its label, which say nothing new.
  private func pictures(_ subject: AuditedElement) -> Set<String> {
    let language = subject.wording.language
    return Set(
      subject.wording.labelWords.folded.filter {
        language.words(of: Self.stubs)?.firstMatch(in: [$0]) != nil
      })
  }

  private static let stubs = WordLists("image-stubs")

  private func isNested(_ one: AuditedElement, _ other: AuditedElement) -> Bool {
    let screen = one.context.screen
    return screen.isAncestor(other.index, of: one.index)
      || screen.isAncestor(one.index, of: other.index)
  }
}

extension AdjacentRepeat {
  static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <UILabel text="Harbour at night" frame="20 100 200 20"/>
        <UILabel text="Ann Example" frame="20 130 200 20"/>
        """#),
      // A text that labels the field after it.
      Example(
        #"""
        <UILabel text="Street and number" frame="20 100 200 20"/>
        <UITextField label="Street and number" frame="20 130 200 34"/>
        """#),
      // A heading, and its content.
      Example(
        #"""
        <UILabel text="Opening hours" traits="header" frame="20 100 200 20"/>
        <UILabel text="Opening hours" frame="20 130 200 20"/>
        """#),
      // Two of the same are two.
      Example(
        #"""
        <UILabel text="Not yet" frame="20 100 200 20"/><UILabel text="Not yet" frame="20 130 200 20"/>
        """#),
      // A word of a longer text.
      Example(
        #"""
        <UIImageView isElement="true" label="Harbour" frame="20 100 90 90"/>
        <UILabel text="The harbour was quiet that night, as it always is" frame="20 200 300 60"/>
        """#),
      // A description that replaces the text in it.
      Example(
        #"""
        <hierarchy rotation="0">
          <node class="android.widget.FrameLayout" content-desc="Home" clickable="true" focusable="true" enabled="true" bounds="[0,0][600,150]">
            <node class="android.widget.TextView" text="Home" enabled="true" bounds="[0,0][600,150]"/>
          </node>
        </hierarchy>
        """#),
      // Two texts of a row, which may be names.
      Example(
        #"""
        <hierarchy rotation="0">
          <node class="android.view.View" clickable="true" focusable="true" enabled="true" bounds="[0,0][600,150]">
            <node class="android.widget.TextView" text="Luxembourg" enabled="true" bounds="[0,0][600,70]"/>
            <node class="android.widget.TextView" text="Luxembourg" enabled="true" bounds="[0,70][600,150]"/>
          </node>
        </hierarchy>
        """#),
      // Short.
      Example(
        #"""
        <UIImageView isElement="true" label="New" frame="20 100 90 90"/>
        <UILabel text="New" frame="20 200 300 60"/>
        """#),
    ],
    failing: [
      Example(
        #"""
        <UIImageView isElement="true" label="Harbour at night" frame="20 100 90 90"/>
        ↓<UILabel text="Harbour at night" frame="20 200 200 20"/>
        """#),
      Example(
        #"""
        <UIImageView isElement="true" label="Photo: harbour at night" frame="20 100 90 90"/>
        ↓<UILabel text="Harbour at night" frame="20 200 200 20"/>
        """#),
      Example(
        #"""
        <UILabel text="Harbour at night" frame="20 100 200 20"/>
        ↓<UIButton title="Harbour at night" frame="20 130 200 44"/>
        """#),
      // Users see one of them.
      Example(
        #"""
        <UILabel text="Newest" frame="20 100 200 44"/>
        ↓<UILabel text="Newest" frame="20 100 200 44"/>
        """#),
      Example(
        #"↓<CardView isElement="true" label="Harbour walk, Harbour walk" traits="button" frame="20 100 200 44"/>"#
      ),
      Example(
        #"""
        <hierarchy rotation="0">
          ↓<node class="android.view.View" clickable="true" focusable="true" enabled="true" bounds="[0,0][600,150]">
            <node class="android.view.View" content-desc="Delete" enabled="true" bounds="[0,0][150,150]"/>
            <node class="android.widget.TextView" text="Delete" enabled="true" bounds="[150,0][600,150]"/>
          </node>
        </hierarchy>
        """#),
      // The description of a banner repeats its texts.
      Example(
        #"""
        <hierarchy rotation="0">
          ↓<node class="android.view.View" content-desc="Nothing here. Add a trip." enabled="true" bounds="[0,0][600,300]">
            <node class="android.widget.TextView" text="Nothing here." enabled="true" bounds="[0,0][600,150]"/>
            <node class="android.widget.TextView" text="Add a trip." enabled="true" bounds="[0,150][600,300]"/>
          </node>
        </hierarchy>
        """#),
      // Flutter joins its description and its texts.
      Example(
        #"""
        <hierarchy rotation="0"><node class="android.view.View" enabled="true" bounds="[0,0][1080,2000]">
          ↓<node class="android.widget.Button" content-desc="Explore tab. Browse the catalogue.&#10;Explore" clickable="true" focusable="true" enabled="true" bounds="[224,1838][450,1985]"/>
        </node></hierarchy>
        """#),
    ]
  )
}
