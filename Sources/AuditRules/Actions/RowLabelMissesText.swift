internal import AccessibilityModel
public import Auditing

/// Reports grouped rows that do not say a text that they show.
///
/// The price is seen, and not heard.
public struct RowLabelMissesText: ElementRule {
  public static let description = RuleDescription(
    id: "row-label-misses-text",
    group: .actions,
    summary: "A grouped row says all the texts that it shows.",
    rationale: "What is seen in the row is not heard, and cannot be reached by itself.",
    remedy: "add the text to the row's label or value",
    severity: .warning,
    criteria: [.wcag("1.1.1")],
    needs: [.exposure, .labels, .visibleText]
  )

  public static let subjects: ElementKinds = .stops

  /// Fewer letters are ornaments and units.
  var leastLetters = 3

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    let element = subject.element
    guard Int(element.end) > subject.index + 1, !element.hasBlankLabel, !element.isTextEntry,
      element.role == .cell || !subject.isActionable
    else { return }
    let said = " \(words(said: element)) "
    let texts = subject.context.screen.descendants(of: subject.index).lazy
      .map(subject.context.subject)
    let missing = Array(
      texts.filter { text in
        // What a control says is the control's: row-hides-control reports that.
        guard text.kinds.contains(.texts), !text.element.isTextEntry, !text.isActionable,
          !text.hasPrototypeText,
          let shown = text.element.visibleText,
          shown.unicodeScalars.count(where: \.properties.isAlphabetic) >= leastLetters
        else { return false }
        return !said.contains(" \(Words(shown).joined) ")
      }.prefix(10))
    guard let first = missing.first else { return }
    let text = first.element.visibleText ?? ""
    findings.report(
      "\(subject) does not say “\(text)”, which it shows", at: subject,
      related: missing)
  }

  private func words(said element: Element) -> String {
    var texts = [element.label, element.value].compactMap { $0 }
    texts += element.customContent.flatMap { [$0.label, $0.value] }
    texts += element.customActions
    return texts.map { Words($0).joined }.joined(separator: " ")
  }
}

extension RowLabelMissesText {
  public static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <UITableViewCell frame="0 100 390 60">
          <UILabel text="Bread" frame="20 110 200 20"/><UILabel text="on sale" frame="20 130 200 20"/>
        </UITableViewCell>
        """#),
      Example(
        #"""
        <RowView isElement="true" label="Bread" value="On sale!" frame="0 100 390 60">
          <UILabel text="Bread" isElement="false" frame="20 110 200 20"/>
          <UILabel text="on sale" isElement="false" frame="20 130 200 20"/>
          <UILabel text="kg" isElement="false" frame="20 130 200 20"/>
        </RowView>
        """#),
    ],
    failing: [
      Example(
        #"""
        ↓<RowView isElement="true" label="Bread" frame="0 100 390 60">
          <UILabel text="Bread" isElement="false" frame="20 110 200 20"/>
          <UILabel text="on sale" isElement="false" frame="20 130 200 20"/>
        </RowView>
        """#)
    ]
  )
}
