internal import AccessibilityModel
internal import Auditing
internal import Relayout

/// Reports screens that differ after rotating twice.
struct RotationRoundtrip: PairRule {
  static let description = RuleDescription(
    id: "rotation-roundtrip",
    group: .rotation,
    summary: "Rotating twice should restore the screen.",
    rationale: "Devices rotate by accident, and users who cannot see the screen do not notice "
      + "what is lost.",
    remedy: Remedy(
      "keep state, order and focus in the model",
      android: "keep state, order and focus in a ViewModel",
      .uiKit("model.name = field.text"),
      .swiftUI(#"@SceneStorage("name") private var name = """#),
      .views("class CartViewModel(val state: SavedStateHandle) : ViewModel()"),
      .compose(#"var name by rememberSaveable { mutableStateOf("") }"#)),
    severity: .note,
    criteria: [.wcag("3.2.2")],
    needs: [],
    platforms: [.iOS, .android],
    isRecommended: true
  )

  func check(_ pair: OrientationPair, findings: inout PairFindings) {
    guard let returned = pair.returned else { return }
    for subject in pair.first.stopSubjects {
      guard let match = returned.matching.match(of: subject.index),
        returned.context.kinds[match.index].contains(.stops)
      else {
        findings.report("\(subject) is missing after rotating back", at: subject)
        continue
      }
      let now = returned.context.subject(match.index)
      guard let (what, old, new) = difference(subject, now) else { continue }
      findings.report(
        "\(now) has \(what) \(new) after rotating back; expected \(old)", at: now,
        doubt: .when(match.certainty == .possible, "the two may be different elements"))
    }
    checkOrder(pair, returned.context, returned.matching, &findings)
  }

  private func difference(_ before: AuditedElement, _ after: AuditedElement) -> (
    String, String, String
  )? {
    let (old, new) = (before.comparedLabel, after.comparedLabel)
    if old != new { return ("the label", before.wording.quotedLabel, after.wording.quotedLabel) }
    if before.value ?? "" != after.value ?? "" {
      return ("the value", (before.value ?? "").quoted, (after.value ?? "").quoted)
    }
    let states: Traits = [.selected, .notEnabled]
    let (was, now) = (before.traits.intersection(states), after.traits.intersection(states))
    if was != now { return ("the state", words(was), words(now)) }
    let (had, has) = (before.flags.contains(.focused), after.flags.contains(.focused))
    return had && !has ? ("the focus state", "focused", "unfocused") : nil
  }

  private func words(_ traits: Traits) -> String {
    traits.isEmpty ? "none" : traits.names.joined(separator: " and ")
  }

  private func checkOrder(
    _ pair: OrientationPair, _ last: AuditContext, _ matching: ElementMatching,
    _ findings: inout PairFindings
  ) {
    let order = OrderComparison(
      pair.first.stops.map(\.element), last.stops.map(\.element), by: matching)
    for move in order.moves {
      let subject = last.subject(move.counterpart)
      findings.report(
        "\(subject) is read at another position after rotating back", at: subject)
    }
  }
}

extension RotationRoundtrip {
  private static func screen(_ last: String) -> Example {
    Example(
      """
      <screen language="en">
        <layout orientation="portrait" size="390 844">
          <UITextField identifier="name" label="Name" text="Ada" frame="20 100 200 44"/>
        </layout>
        <layout orientation="landscape" size="844 390">
          <UITextField identifier="name" label="Name" text="Ada" frame="20 100 200 44"/>
        </layout>
        <layout orientation="portrait" size="390 844">
          \(last)
        </layout>
      </screen>
      """)
  }

  static let examples = RuleExamples(
    passing: [
      screen(#"<UITextField identifier="name" label="Name" text="Ada" frame="20 100 200 44"/>"#)
    ],
    failing: [
      screen(#"↓<UITextField identifier="name" label="Name" text="" frame="20 100 200 44"/>"#)
    ]
  )
}
