internal import AccessibilityModel
internal import Auditing

/// Reports grouped rows that do not read all their texts.
struct RowLabelMissesText: ElementRule {
  static let description = RuleDescription(
    id: "row-label-misses-text",
    group: .actions,
    summary: "Grouped rows must read all their texts.",
    rationale: "Users miss text that is visible in the row, and cannot reach it separately.",
    remedy: Remedy(
      "add the text to the row's label or value",
      android: "remove the row's contentDescription, or add the text to it",
      .uiKit(#"cell.accessibilityLabel = [name, price].joined(separator: ", ")"#),
      .swiftUI(".accessibilityElement(children: .combine)"),
      .appKit(#"row.setAccessibilityLabel([name, price].joined(separator: ", "))"#),
      .views(#"row.contentDescription = "$name, $price""#),
      .compose("Modifier.semantics(mergeDescendants = true) {}")),
    severity: .error,
    criteria: [.wcag("1.1.1")],
    needs: [.labels]
  )

  static let subjects: ElementKinds = .stops

  /// Fewer letters are decorative, or a unit.
  var leastLetters = 3

  func check(_ subject: AuditedElement, findings: inout Findings) {
    let element = subject.element
    if let property = element.unreadProperty {
      return findings.report(
        "\(subject) leaves out its text `\(property)`", at: subject,
        doubt: "its label may say the same in other words", severity: .warning, asking: .ofScreen)
    }
    guard Int(element.end) > subject.index + 1, !element.hasBlankLabel, !element.isTextEntry,
      let reading = subject.exposure.readingByLabel
    else { return }
    let said = " \(words(said: element)) "
    let texts = texts(in: subject)
    let missing = texts.filter { !said.contains(" \(Words($0.element.visibleText ?? "").joined) ") }
    // A captured row that reads none of its texts belongs to label-in-name, unless they are only figures.
    guard let first = missing.first,
      reading.doubt == nil || missing.count < texts.count
        || missing.allSatisfy({ $0.element.visibleText?.isFigure == true })
    else { return }
    findings.report(
      "\(subject) does not read its text “\(first.element.visibleText ?? "")”", at: subject,
      doubt: reading.doubt, related: missing,
      asking: reading.doubt == nil ? nil : .ofSiblings)
  }

  /// Its visible texts that are not labels of controls: row-hides-control reports those.
  private func texts(in subject: AuditedElement) -> [AuditedElement] {
    let countsParts = subject.element.value?.contains(where: \.isNumber) == true
    return subject.descendants(upTo: mostTexts).filter { text in
      guard text.kinds.contains(.texts), !text.element.isTextEntry, !text.isActionable,
        !text.templateUse.hasPrototypeText, !isRead(text, apartFrom: subject),
        let shown = text.element.visibleText
      else { return false }
      // A price and the number on a badge are said in figures; “Step 2 of 4” says what the steps 1 to 4 show.
      return shown.unicodeScalars.count(where: \.properties.isAlphabetic) >= leastLetters
        || shown.isFigure && !(countsParts && shown.allSatisfy(\.isNumber))
    }
  }

  /// Whether an Android stop inside the row reads it.
  private func isRead(_ text: AuditedElement, apartFrom row: AuditedElement) -> Bool {
    guard row.context.stopsNest else { return false }
    return text.isStop
      || text.ancestors.prefix { $0.index != row.index }.contains(where: \.isStop)
  }

  /// A row holds less.
  private let mostTexts = 128

  private func words(said element: Element) -> String {
    var texts = [element.label, element.value].compactMap { $0 }
    texts += element.customContent.flatMap { [$0.label, $0.value] }
    texts += element.customActions
    return texts.map { Words($0).joined }.joined(separator: " ")
  }
}

extension RowLabelMissesText {
  static let examples = RuleExamples(
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
      Example(
        #"""
        <StepsView isElement="true" label="Progress" value="Step 2 of 3" frame="0 100 390 60">
          <UILabel text="1" isElement="false" frame="20 110 20 20"/>
          <UILabel text="2" isElement="false" frame="60 110 20 20"/>
          <UILabel text="3" isElement="false" frame="100 110 20 20"/>
        </StepsView>
        """#),
    ],
    failing: [
      Example(
        #"""
        ↓<RowView isElement="true" label="Bread" frame="0 100 390 60">
          <UILabel text="Bread" isElement="false" frame="20 110 200 20"/>
          <UILabel text="on sale" isElement="false" frame="20 130 200 20"/>
        </RowView>
        """#),
      // Needs review: a capture does not show what is reachable.
      Example(
        #"""
        <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Shop" label="Shop" enabled="true" visible="true" x="0" y="0" width="390" height="844">
          ↓<XCUIElementTypeButton type="XCUIElementTypeButton" name="weekly" label="Weekly" value="$2.99 / week" enabled="true" visible="true" x="20" y="100" width="350" height="64">
            <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" name="Weekly" label="Weekly" enabled="true" visible="true" x="40" y="110" width="60" height="20"/>
            <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" name="Billed every week" label="Billed every week" enabled="true" visible="true" x="40" y="132" width="120" height="20"/>
          </XCUIElementTypeButton>
        </XCUIElementTypeApplication>
        """#),
      // The price.
      Example(
        #"""
        ↓<RowView isElement="true" label="Bread" frame="0 100 390 60">
          <UILabel text="Bread" isElement="false" frame="20 110 200 20"/>
          <UILabel text="4,50 €" isElement="false" frame="20 130 200 20"/>
        </RowView>
        """#),
    ]
  )
}
