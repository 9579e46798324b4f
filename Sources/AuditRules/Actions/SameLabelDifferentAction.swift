internal import AccessibilityModel
internal import Auditing

/// Reports controls with the same label and different actions.
struct SameLabelDifferentAction: ScreenRule {
  static let description = RuleDescription(
    id: "same-label-different-action",
    group: .actions,
    summary: "Controls with different actions must have different labels.",
    rationale: "Users hear “Edit” twice and cannot tell which one edits what.",
    remedy: Remedy(
      "add the object to each label: “Edit address”",
      android: "add the object to each contentDescription: “Edit address”",
      .label("Edit address"),
      .swiftUI(#"Button("Edit") { }.accessibilityLabel("Edit address")"#)),
    severity: .error,
    criteria: [.wcag("2.4.4"), .wcag("2.4.9")],
    needs: [.labels, .actions]
  )

  /// Default names of Interface Builder, which another rule covers.
  private static let unnamed = PhraseLists("phrase-unnamed").inIdentifiers

  /// The spoken facts that distinguish two controls.
  private struct Name: Hashable {
    var label: String
    var value: String?
    var hint: String?
    var container: String?
  }

  func check(_ context: AuditContext, findings: inout Findings) {
    var groups: [Name: [(index: Int, purpose: String)]] = [:]
    for subject in context.subjects(.controls) {
      guard let purpose = subject.element.purpose, !subject.wording.words.isEmpty,
        !subject.labelSource.drawsItsOwnTitle
      else { continue }
      let name = Name(
        label: subject.wording.words.joined, value: subject.element.value,
        hint: subject.element.hint, container: subject.nameOfContainer)
      groups[name, default: []].append((subject.index, purpose))
    }
    let named = groups.filter { !Self.unnamed.matches(Words($0.key.label)) }
    for group in named.values.sorted(by: { $0[0].index < $1[0].index }) {
      let first = group[0]
      let subject = context.subject(first.index)
      let all = group.filter { $0.purpose != first.purpose }
      let others = all.filter {
        !context.subject($0.index).templateUse.isInOtherPrototype(than: subject)
      }
      guard !others.isEmpty else {
        if !all.isEmpty {
          findings.excuse(subject, because: "the others with its label are in rows of another kind")
        }
        continue
      }
      let count = others.count == 1 ? "a control" : "\(others.count) controls"
      findings.report(
        "\(subject) has the same label as \(count) with a different action", at: subject,
        // A selector receives its sender; only the code shows its effect.
        on: [.design],
        related: others.prefix(10).map { context.subject($0.index) })
    }
  }
}

extension AuditedElement {
  /// The label of the nearest container that VoiceOver announces.
  fileprivate var nameOfContainer: String? {
    guard let stop = context.stopNumber(of: index) else { return nil }
    for container in context.stops[stop].containers.reversed() {
      let label = context.screen.elements[container].label
      if let label, !label.isBlank { return label }
    }
    return parent?.element.label
  }
}

extension SameLabelDifferentAction {
  static let examples = RuleExamples(
    passing: [
      // The same action twice.
      Example(
        #"""
        <UIButton title="Edit" action="edit" frame="20 100 80 44"/>
        <UIButton title="Edit" action="edit" frame="20 200 80 44"/>
        """#),
      Example(
        #"""
        <UIButton title="Edit address" segue="address" frame="20 100 80 44"/>
        <UIButton title="Edit name" segue="name" frame="20 200 80 44"/>
        """#),
      // A hint or a container distinguishes them.
      Example(
        #"""
        <UIButton title="Edit" hint="Changes the address." segue="address" frame="20 100 80 44"/>
        <UIButton title="Edit" hint="Changes the name." segue="name" frame="20 200 80 44"/>
        """#),
      Example(
        #"""
        <UIView containerType="semanticGroup" label="Address" frame="0 100 390 44">
          <UIButton title="Edit" segue="address" frame="20 100 80 44"/>
        </UIView>
        <UIView containerType="semanticGroup" label="Name" frame="0 200 390 44">
          <UIButton title="Edit" segue="name" frame="20 200 80 44"/>
        </UIView>
        """#),
    ],
    failing: [
      Example(
        #"""
        ↓<UIButton title="Edit" segue="address" frame="20 100 80 44"/>
        <UIButton title="edit…" segue="name" frame="20 200 80 44"/>
        """#),
      Example(
        #"""
        ↓<UIButton title="Edit" action="editAddress" frame="20 100 80 44"/>
        <UIButton title="Edit" action="editName" frame="20 200 80 44"/>
        """#),
    ]
  )
}
