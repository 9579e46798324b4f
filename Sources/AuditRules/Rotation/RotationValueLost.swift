internal import AccessibilityModel
public import Auditing

/// Reports values that are gone once the device is turned, and typed text that changed.
///
/// Nobody turns a device to begin a form again.
public struct RotationValueLost: PairRule {
  public static let description = RuleDescription(
    id: "rotation-value-lost",
    group: .rotation,
    summary: "A value, and what was typed, is still there after a turn.",
    rationale: "Nobody turns a device to begin a form again, and who cannot see it sends it half "
      + "empty.",
    remedy: "keep the state in the model and give the accessibilityValue in both layouts",
    severity: .error,
    criteria: [.wcag("4.1.2"), .wcag("1.3.4")],
    needs: [.values],
    platforms: [.iOS, .android]
  )

  public init() {}

  public func check(_ pair: OrientationPair, findings: inout PairFindings) {
    for (before, after) in pair.matchedStops where after.subject.isStop {
      guard let old = before.value, !old.isBlank else { continue }
      let new = after.subject.value ?? ""
      if new.isBlank {
        findings.report(
          """
          \(after.subject) has no value \(after.subject.inOrientation) and \(old.quoted) \
          \(before.inOrientation)\(after.doubt)
          """, at: after.subject, outcome: after.outcome)
      } else if before.element.isTextEntry, new != old, !isPlaceholder(old, of: before) {
        findings.report(
          """
          \(after.subject) holds \(new.quoted) \(after.subject.inOrientation) and \(old.quoted) \
          \(before.inOrientation): what was typed is lost\(after.doubt)
          """, at: after.subject, outcome: after.outcome)
      }
    }
  }

  private func isPlaceholder(_ value: String, of subject: AuditedElement) -> Bool {
    subject.element.placeholder == value
  }
}

extension RotationValueLost {
  public static let examples = RuleExamples(
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
