internal import AccessibilityModel
public import Auditing

/// Reports stops that take too long to speak.
public struct SpokenTooLong: ElementRule {
  public static let description = RuleDescription(
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
    severity: .warning,
    needs: [.labels]
  )

  public static let subjects: ElementKinds = .stops
  public static let judgesWording = true

  // In seconds, at the default rate.
  var longestLabel = 4.0
  var longestHint = 5.0
  var longestStop = 8.0
  var longestCell = 12.0

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    guard let (what, seconds, limit) = excess(of: subject) else { return }
    findings.report(
      "\(subject) takes about \(seconds.inSeconds) to speak \(what); maximum \(limit.inSeconds)",
      at: subject)
  }

  /// Whether its label is made of the texts inside.
  private func isGroup(_ subject: AuditedElement) -> Bool {
    subject.origins[.label] == .inferred && subject.role != .button && subject.hasChildren
  }

  /// Whether one of its texts takes most of the time: a message, the beginning of an article.
  private func holdsLongText(_ subject: AuditedElement) -> Bool {
    guard isGroup(subject) else { return false }
    let isDesign = subject.role == .cell && subject.context.screen.framesAreDesignTime
    return subject.descendants(upTo: 32).contains { text in
      text.role == .staticText && (!isDesign || isProse(text))
        && SpokenTime.estimate(text.element.visibleText ?? "") > longestCell / 2
    }
  }

  /// Whether it is a text view that cannot be edited, which is for passages to be read
  /// (https://developer.apple.com/documentation/uikit/uitextview).
  private func isProse(_ text: AuditedElement) -> Bool {
    text.element.codeLinks?.baseClassName == "UITextView"
  }

  /// Whether the visible text is as long: in a running app, a label joined from texts, or a text
  /// that is not a control, is as long as its author made it.
  private func isWritten(_ subject: AuditedElement) -> Bool {
    guard subject.isCaptured else { return false }
    return subject.isContent || isMessage(subject) || isParagraph(subject)
      || subject.role == .other && subject.mayShowItsLabel
        && !subject.hasChildren && subject.traits.isDisjoint(with: [.button, .link])
  }

  /// Whether it can only be read, and its label is a text that it holds: some frameworks describe the group
  /// around a paragraph with the words of the paragraph.
  private func isParagraph(_ subject: AuditedElement) -> Bool {
    guard subject.role == .other, !subject.isActionable, let label = subject.label?.collapsed else {
      return false
    }
    return subject.descendants(upTo: 16).contains { $0.element.text?.collapsed == label }
  }

  /// Whether it shows a text of two sentences or more, such as a message that opens something when it is
  /// touched, or is a headline of a web page that links to its article.
  private func isMessage(_ subject: AuditedElement) -> Bool {
    if subject.ancestorTraits.contains(.webView),
      subject.showsItsLabel || isMadeOfContent(subject)
    {
      return true
    }
    let text = subject.labelText
    return subject.flags.contains(.labelIsText)
      && zip(text, text.dropFirst()).contains {
        ".!?".contains($0) && $1.isWhitespace || "。！？".contains($0)
      }
  }

  /// Whether nothing is left of its label without the texts inside it, the descriptions of images among them: a
  /// browser names a link so (https://www.w3.org/TR/accname-1.2/, “name from content”).
  private func isMadeOfContent(_ subject: AuditedElement) -> Bool {
    guard let label = subject.label?.collapsed, label.utf8.count <= Self.longestContent else {
      return false
    }
    let texts = subject.descendants(upTo: 32).compactMap {
      ($0.element.visibleText ?? $0.label)?.collapsed
    }
    var rest = label
    for text in texts.sorted(by: { $0.count > $1.count }) where text.count > 1 {
      rest = rest.replacing(text, with: " ")
    }
    return rest != label && !rest.contains { $0.isLetter || $0.isNumber }
  }

  /// In bytes.
  private static let longestContent = 1024

  /// Whether its label is made of two texts or more that it shows.
  private func isJoined(_ subject: AuditedElement) -> Bool {
    subject.context.screen.platform == .android && subject.isCaptured
      && isMadeOfContent(subject)
      && subject.visibleTexts.count { $0.contains { $0.isLetter || $0.isNumber } } > 1
  }

  /// The texts that an item of a running Android app shows and its label has, if there are several, such as a name
  /// and a message: these are content, and the label only adds what is around them.
  private func shownTexts(in subject: AuditedElement) -> String {
    guard subject.context.screen.platform == .android, subject.isCaptured,
      let label = subject.label?.collapsed, label.utf8.count <= Self.longestContent
    else { return "" }
    let texts = subject.descendants(upTo: 32).compactMap { $0.element.visibleText?.collapsed }
    let said = Set(texts).filter { $0.count > 2 && label.contains($0) }
    return said.count > 1 ? said.sorted().joined(separator: ", ") : ""
  }

  /// Whether it is a card of a running Android app, in which there are controls of their own: its label says what is
  /// in it, as that of a row does.
  private func holdsControls(_ subject: AuditedElement) -> Bool {
    subject.context.screen.platform == .android && subject.isCaptured
      && subject.context.geometry.targets.inside(subject.index).contains {
        subject.context.stopNumber(of: $0) != nil
      }
  }

  /// Whether it describes an item of a running Android app by three facts or more, such as its name, its state
  /// and a number, as the label of a row does. Instructions are sentences; a fact has three or four words.
  private func isListOfFacts(_ subject: AuditedElement) -> Bool {
    guard subject.context.screen.platform == .android, subject.isCaptured, !subject.isImage,
      !subject.ancestorTraits.contains(.webView)
    else { return false }
    let text = subject.labelText
    let parts = text.split { ",，、".contains($0) }
    guard parts.count > 2, parts.allSatisfy({ $0.contains { $0.isLetter || $0.isNumber } }) else {
      return false
    }
    return text.firstRange(of: ". ") == nil
      || 2 * text.tokens.count <= 7 * (parts.count + text.split(separator: ". ").count - 1)
  }

  /// Whether it is a card of a running Android app whose label begins with the title that it shows, and goes on
  /// with another text that it shows, or that may be in the part that is out of sight: after the title, users
  /// can go on to the next card.
  private func isTitledCard(_ subject: AuditedElement) -> Bool {
    guard subject.context.screen.platform == .android, subject.isCaptured, subject.hasChildren,
      let label = subject.label?.collapsed, label.utf8.count <= 1024
    else { return false }
    let texts = subject.descendants(upTo: 32).compactMap { $0.element.visibleText?.collapsed }
      .filter { $0.count > 2 && label.contains($0) }
    guard let title = texts.first(where: label.hasPrefix) else { return false }
    return title.contains(" ")
      && (subject.isCutByCapture || texts.contains { $0 != title && !title.contains($0) })
  }

  /// Whether its label is a text of a running app: the figures in it, such as coordinates or a number of an
  /// order, are data, which the author of the label did not write.
  private func isShown(_ subject: AuditedElement) -> Bool {
    subject.isCaptured && subject.showsItsLabel
  }

  private func excess(of subject: AuditedElement) -> (String, Double, Double)? {
    // So short a text cannot be too long, and most are.
    let length =
      (subject.label?.utf8.count ?? 0) + (subject.value?.utf8.count ?? 0)
      + (subject.hint?.utf8.count ?? 0)
    guard length > 16, !isWritten(subject) else { return nil }
    let isCell =
      subject.role == .cell || isGroup(subject) || isListOfFacts(subject) || isTitledCard(subject)
      || holdsControls(subject) || isJoined(subject)
    if subject.isActionable, !isCell, !subject.isTextEntry, subject.role != .staticText,
      let label = subject.label
    {
      let seconds = SpokenTime.estimate(isShown(subject) ? label.withoutFigures : label)
      if SpokenTime.isSure(seconds, over: longestLabel) {
        return ("its label", seconds, longestLabel)
      }
    }
    if let hint = subject.hint, !subject.hasToolTip {
      let seconds = SpokenTime.estimate(hint)
      if SpokenTime.isSure(seconds, over: longestHint) { return ("its hint", seconds, longestHint) }
    }
    // A text to be read, or typed text, may take any time.
    guard !subject.isTextual, !subject.isTextEntry, !holdsLongText(subject),
      let spoken = subject.spokenText
    else { return nil }
    let limit = isCell ? longestCell : longestStop
    let help = subject.hasToolTip ? SpokenTime.estimate(subject.hint ?? "") : 0
    let shown = isCell ? SpokenTime.estimate(shownTexts(in: subject)) : 0
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
  public static let examples = RuleExamples(
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
