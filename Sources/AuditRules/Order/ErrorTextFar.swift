internal import AccessibilityModel
internal import Auditing

/// Reports error messages that are read long after their field.
struct ErrorTextFar: ScreenRule {
  static let description = RuleDescription(
    id: "error-text-far",
    group: .order,
    summary: "Error messages should be read with or directly after their field.",
    rationale: "Users who have left the field hear of the error and must find the way back.",
    remedy: Remedy(
      "add the message to the field's value or hint, or order it after the field",
      android: "use setError",
      .uiKit(#"field.accessibilityHint = "The address is invalid.""#),
      .swiftUI(#"TextField("E-mail", text: $email).accessibilityHint("The address is invalid.")"#),
      .appKit(#"field.setAccessibilityHelp("The address is invalid.")"#),
      .views("field.error = getString(R.string.address_invalid)"),
      .compose(#"Modifier.semantics { error("The address is invalid.") }"#)),
    severity: .note,
    criteria: [.wcag("3.3.1")],
    needs: [.frames, .labels],
    isRecommended: true,
    languages: errorWords.languages
  )

  /// Maximum number of stops between them.
  var mostStops = 3
  /// Maximum distance between the field and the message, in points.
  var mostBelow = 24.0

  private static let errorWords = PhraseLists("phrase-field-errors")

  func check(_ context: AuditContext, findings: inout Findings) {
    let fields = context.subjects(.textEntries)
    guard !fields.isEmpty else { return }
    let grid = FrameGrid(fields.map(\.effectiveFrame))
    for text in context.stopSubjects where text.role == .staticText && isError(text) {
      let near = grid.numbers(around: text.effectiveFrame, margin: mostBelow, limit: 32)
      guard let field = near.map({ fields[$0] }).first(where: { isPlaced(text, below: $0) }),
        let from = context.stopNumber(of: field.index),
        let place = context.stopNumber(of: text.index),
        place - from > mostStops
      else { continue }
      if says(field, text) {
        findings.excuse(text, because: "its field says the same")
        continue
      }
      findings.report(
        "\(text) is read \(place - from) stops after its field \(field); maximum \(mostStops)",
        at: text,
        related: [field])
    }
  }

  private func isError(_ text: AuditedElement) -> Bool {
    if Self.errorWords.occurs(in: text.wording.words, of: text) { return true }
    guard let color = text.element.textColor else { return false }
    return color.red > 0.6 && color.green < 0.4 && color.blue < 0.4
  }

  private func isPlaced(_ text: AuditedElement, below field: AuditedElement) -> Bool {
    let (text, field) = (text.effectiveFrame, field.effectiveFrame)
    return text.sharesColumn(with: field) && text.minY >= field.maxY - 1
      && text.minY - field.maxY <= mostBelow
  }

  private func says(_ field: AuditedElement, _ text: AuditedElement) -> Bool {
    let words = text.wording.words.joined
    return [field.element.label, field.element.value, field.element.hint].contains {
      $0.map { Words($0).joined.contains(words) } ?? false
    }
  }
}

extension ErrorTextFar {
  private static let buttons = ["a", "b", "c"].enumerated().map {
    "<UIButton identifier=\"\($1)\" title=\"\($1)\" frame=\"20 \(170 + $0 * 50) 80 44\"/>"
  }.joined(separator: "\n")

  private static let message =
    #"<UILabel identifier="x" text="The address is invalid" frame="20 138 300 20"/>"#

  private static func form(order: String, hint: String = "", _ views: String) -> Example {
    Example(
      """
      <UIView elements="\(order)" frame="0 100 390 300">
      <UITextField identifier="f" label="E-mail"\(hint) frame="20 100 300 34"/>
      \(views)
      </UIView>
      """)
  }

  static let examples = RuleExamples(
    passing: [
      form(order: "f x a b c", message + buttons),
      form(order: "f a b c x", hint: #" hint="The address is invalid.""#, buttons + message),
    ],
    failing: [form(order: "f a b c x", buttons + "\n↓" + message)]
  )
}
