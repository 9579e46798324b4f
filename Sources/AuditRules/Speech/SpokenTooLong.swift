internal import AccessibilityModel
internal import Auditing

/// Reports stops that take too long to speak.
struct SpokenTooLong: ElementRule {
  static let description = RuleDescription(
    id: "spoken-too-long",
    group: .speech,
    summary: "Speech should be short: label 4 s, hint 5 s, stop 8 s, cell 12 s.",
    rationale: "Users who listen cannot skim: they hear a long label to the end, or cut it off "
      + "before the part that matters.",
    remedy: Remedy(
      "shorten the label and move details to the hint or custom content",
      appKit: "shorten the label and move details to the help text",
      android: "shorten the label and move details to a detail screen",
      .uiKit(
        #"cell.accessibilityCustomContent = [AXCustomContent(label: "Delivery", value: "#
          + #""Tomorrow")]"#),
      .swiftUI(#".accessibilityCustomContent("Delivery", "Tomorrow")"#),
      .appKit(#"button.setAccessibilityHelp("Delivery tomorrow.")"#),
      .views(#"android:contentDescription="@string/short_name""#),
      .compose(#"Modifier.semantics { contentDescription = "Order 12" }"#)),
    severity: .note,
    needs: [.labels],
    isRecommended: true
  )

  static let subjects: ElementKinds = .stops
  static let judgesWording = true

  // In seconds, at the default rate.
  var longestLabel = 4.0
  var longestHint = 5.0
  var longestStop = 8.0
  var longestCell = 12.0

  func check(_ subject: AuditedElement, findings: inout Findings) {
    guard let (what, seconds, limit) = excess(of: subject) else { return }
    if let reason = subject.runningContent.writtenContent {
      return findings.excuse(subject, because: reason)
    }
    findings.report(
      "\(subject) takes about \(seconds.inSeconds) to speak \(what); maximum \(limit.inSeconds)",
      at: subject)
  }

  /// Whether one of its texts takes most of the time: a message, the beginning of an article.
  private func holdsLongText(_ subject: AuditedElement) -> Bool {
    subject.runningContent.passages.contains {
      SpokenTime.estimate($0.element.visibleText ?? "") > longestCell / 2
    }
  }

  private func excess(of subject: AuditedElement) -> (String, Double, Double)? {
    // So short a text cannot be too long, and most are.
    let length =
      (subject.label?.utf8.count ?? 0) + (subject.value?.utf8.count ?? 0)
      + (subject.hint?.utf8.count ?? 0)
    guard length > 16 else { return nil }
    let shownTexts = subject.runningContent.saidTexts
    // The figures in a text of a running app, such as coordinates, are data.
    let isCell =
      subject.role == .cell || subject.runningContent.isGroup
      || subject.runningContent.isItem(saying: shownTexts)
    if subject.isActionable, !isCell, !subject.isTextEntry, subject.role != .staticText,
      let label = subject.label
    {
      // A date takes as long as it takes.
      let isData = subject.runningContent.showsContent || label.hasDateOrTime
      let seconds = SpokenTime.estimate(isData ? label.withoutFigures : label)
      if SpokenTime.isSure(seconds, over: longestLabel) {
        return ("its label", seconds, longestLabel)
      }
    }
    // A tool tip is read on request, and a summary is a text on the screen.
    let isHelp = subject.spokenHint.hasToolTip || subject.context.showsHint(of: subject)
    if let hint = subject.hint, !isHelp {
      let seconds = SpokenTime.estimate(hint)
      if SpokenTime.isSure(seconds, over: longestHint) { return ("its hint", seconds, longestHint) }
    }
    // A text to be read, or typed text, may take any time.
    guard !subject.isTextual, !subject.isTextEntry, !holdsLongText(subject),
      let spoken = subject.spokenText
    else { return nil }
    let limit = isCell ? longestCell : longestStop
    let help = isHelp ? SpokenTime.estimate(subject.hint ?? "") : 0
    let shown =
      shownTexts.count > 1 ? SpokenTime.estimate(shownTexts.joined(separator: ", ")) : 0
    let seconds = SpokenTime.estimate(spoken) - help - shown
    return SpokenTime.isSure(seconds, over: limit) ? ("all of it", seconds, limit) : nil
  }
}

extension String {
  /// Without the parts between white space that have digits.
  fileprivate var withoutFigures: String {
    guard contains(where: \.isNumber) else { return self }
    return tokens.filter { !$0.contains(where: \.isNumber) }.joined(separator: " ")
  }
}

extension SpokenTooLong {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton title="Add to favourites" frame="20 100 200 44"/>"#),
      // A text to be read.
      Example(
        #"""
        <UILabel text="The bank has to look at the transfer before it is made, which takes until the next working day and sometimes longer, and sends a message when it is done." frame="20 100 350 80"/>
        """#),
    ],
    failing: [
      Example(
        #"""
        ↓<UIButton title="Add this article to the list of all the articles that you would like to read again some day" frame="20 100 200 44"/>
        """#),
      Example(
        #"""
        ↓<UIButton title="Add" hint="Adds this article to the list of all the articles that you would like to read again some day, in their order." frame="20 100 200 44"/>
        """#),
      Example(
        #"""
        ↓<UITableViewCell label="Transfer of 1,250.00 euros to the account of Maria Steiner at the savings bank of Graz, made on the third of November, with the note: rent for December, January and February, thanks again for waiting, and see you on Sunday at the station" frame="0 100 390 60"/>
        """#),
    ]
  )
}
