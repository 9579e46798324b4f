internal import AccessibilityModel
internal import Auditing

/// Reports values and entered text that are lost after rotation.
struct RotationValueLost: PairRule {
  static let description = RuleDescription(
    id: "rotation-value-lost",
    group: .rotation,
    summary: "Values and entered text must survive rotation.",
    rationale: "Users must fill in the form again, or send it incomplete without noticing.",
    remedy: Remedy(
      "keep the state in the model",
      android: "save the state in a ViewModel or SavedStateHandle",
      .uiKit("model.name = field.text"),
      .swiftUI(#"@State private var name = """#),
      .views("class CartViewModel(val state: SavedStateHandle) : ViewModel()"),
      .compose(#"var name by rememberSaveable { mutableStateOf("") }"#)),
    severity: .error,
    criteria: [.wcag("4.1.2"), .wcag("1.3.4")],
    needs: [.values],
    platforms: [.iOS, .android]
  )

  func check(_ pair: OrientationPair, findings: inout PairFindings) {
    for (before, after) in pair.matchedStops where after.subject.isStop {
      guard let old = before.value, !old.isBlank else { continue }
      let new = after.subject.value ?? ""
      if new.isBlank {
        findings.report(
          """
          \(after.subject) loses its value \(old.quoted) \
          \(after.subject.inOrientation)\(after.doubtInWords)
          """, at: after.subject, doubt: after.doubt)
      } else if before.element.isTextEntry, new != old, !isPlaceholder(old, of: before) {
        findings.report(
          """
          \(after.subject) changes its text from \(old.quoted) to \(new.quoted) \
          \(after.subject.inOrientation)\(after.doubtInWords)
          """, at: after.subject, doubt: after.doubt)
      }
    }
  }

  private func isPlaceholder(_ value: String, of subject: AuditedElement) -> Bool {
    subject.element.placeholder == value
  }
}

extension RotationValueLost {
  static let examples = RuleExamples(
    passing: [
      .turned(
        portrait: #"<UISlider label="Volume" value="40%" frame="20 100 200 44"/>"#,
        landscape: #"<UISlider label="Volume" value="50%" frame="20 100 200 44"/>"#)
    ],
    failing: [
      .turned(
        portrait: #"<UISlider label="Volume" value="40%" frame="20 100 200 44"/>"#,
        landscape: #"↓<UISlider label="Volume" value="" frame="20 100 200 44"/>"#),
      .turned(
        portrait: #"<UITextField label="Name" text="Ada" frame="20 100 200 44"/>"#,
        landscape: #"↓<UITextField label="Name" text="A" frame="20 100 200 44"/>"#),
    ]
  )
}
