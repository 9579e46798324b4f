internal import AccessibilityModel
internal import Auditing

/// Reports tables beside others or beside a form, radio groups and segmented controls without a label, and radio buttons
/// without a group.
struct GroupMissingLabel: ScreenRule {
  static let description = RuleDescription(
    id: "group-missing-label",
    group: .names,
    summary: "Tables beside others, radio groups and segmented controls should have a label.",
    rationale: "VoiceOver announces the group on the way in: users hear “table”, and do not learn "
      + "which of several it is.",
    remedy: Remedy(
      "set accessibilityLabel to what the group contains",
      swiftUI:
        "set accessibilityLabel to the choice, with accessibilityElement(children: .contain)",
      appKit: "call setAccessibilityLabel(_:) with what the group contains",
      android: "set contentDescription to what the group contains",
      .uiKit(#"control.accessibilityLabel = "Sort order""#),
      .swiftUI(#"Table(accounts) { columns }.accessibilityLabel("Accounts")"#),
      .appKit(#"tableView.setAccessibilityLabel("Accounts")"#),
      .views(#"android:contentDescription="@string/accounts""#),
      .compose(#"Modifier.semantics { contentDescription = "Accounts" }"#)),
    severity: .warning,
    needs: [.labels, .classNames],
    platforms: [.iOS, .macOS, .android]
  )

  static let judgesHiddenViews = true

  private static let remedyOfStepper: Remedy =
    "make it one adjustable element with a label for its quantity, as in “Adults”"
  private static let remedyOfDate: Remedy =
    "set accessibilityLabel to the date, as in “Departure”"

  func check(_ context: AuditContext, findings: inout Findings) {
    for group in context.unnamedGroups {
      findings.report("\(group) has no label", at: group, on: [.unsetByCode([.label])])
    }
    for segments in context.unnamedSegments {
      findings.report(
        "\(segments) has no label", at: segments, doubt: "its segments may say what they choose",
        asking: .ofScreen)
    }
    for picker in context.unnamedPickers {
      findings.report(
        "\(picker) has no label", at: picker,
        doubt: "code may name its wheels", asking: .ofScreen)
    }
    if let stepper = context.unnamedStepper {
      findings.report(
        "\(stepper) has no label", at: stepper, doubt: "code may say what its buttons change",
        suggestion: Self.remedyOfStepper)
    }
    for picker in context.unnamedDatePickers {
      findings.report(
        "\(picker) has no label", at: picker,
        doubt: "the screen may say what happens on that date", suggestion: Self.remedyOfDate,
        asking: .ofScreen)
    }
    if let first = context.looseRadioButtons.first {
      findings.report(
        "\(first) is one of \(context.looseRadioButtons.count) radio buttons in no group",
        at: first,
        doubt: "code may see that only one is chosen", suggestion: Self.remedyOfRadioButtons,
        related: Array(context.looseRadioButtons.dropFirst().prefix(10)))
    }
    if let table = context.unnamedTable {
      findings.report(
        "\(table) has no label", at: table, on: [.unsetByCode([.label])],
        doubt: "the window may be about nothing else")
    }
  }
}

extension GroupMissingLabel {
  private static let remedyOfRadioButtons = Remedy(
    "put the choices into one group", android: "make them children of one RadioGroup")
}

extension GroupMissingLabel {
  static let examples = RuleExamples(
    passing: [
      Example(xib(table("a"))),
      Example(xib(table("a", label: "Feeds"), table("b", label: "Articles"))),
      Example(xib(matrix(label: "Order"))),
    ],
    failing: [
      Example(xib("↓" + table("a"), "↓" + table("b"))),
      Example(xib("↓" + matrix())),
    ]
  )

  private static func xib(_ views: String...) -> String {
    Example.appKitXIB(views.joined(separator: "\n"))
  }

  private static func name(_ label: String?) -> String {
    label.map { "<accessibility description=\"\($0)\"/>" } ?? ""
  }

  private static func table(_ id: String, label: String? = nil) -> String {
    """
    <tableView viewBased="YES" id="\(id)">\
    <rect key="frame" x="0" y="0" width="200" height="100"/>\(name(label))</tableView>
    """
  }

  private static func matrix(label: String? = nil) -> String {
    """
    <matrix mode="radio" id="m"><rect key="frame" x="0" y="200" width="200" height="40"/>\
    \(name(label))<cells><column><buttonCell type="radio" title="Oldest first" id="c1"/>\
    <buttonCell type="radio" title="Newest first" id="c2"/></column></cells></matrix>
    """
  }
}
