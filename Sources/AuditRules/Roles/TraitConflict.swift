internal import AccessibilityModel
public import Auditing

/// Reports traits that say two things at once.
///
/// Each of them tells VoiceOver another way to operate the element; it announces both and does one.
public struct TraitConflict: ElementRule {
  public static let description = RuleDescription(
    id: "trait-conflict",
    group: .roles,
    summary: "The traits of an element do not contradict each other.",
    rationale: "Each of the traits means another way to operate it: someone hears both and can do "
      + "but one.",
    remedy: "keep the one trait that says what it does",
    severity: .error,
    criteria: [.wcag("4.1.2")],
    needs: [.traits],
    platforms: [.iOS, .tvOS]
  )

  public static let subjects: ElementKinds = .stops

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    let traits = subject.traits
    let kinds = traits.intersection(Self.kinds)
    // Keys carry several by design; they are the system's (GTXiLib).
    guard !kinds.isEmpty, subject.role != .key else { return }
    let several = kinds.rawValue & (kinds.rawValue &- 1) != 0
    let conflict = several ? kinds : traits.intersection([.button, .adjustable])
    guard several || conflict == [.button, .adjustable] else { return }
    let names = conflict.names.map { "`\($0)`" }.joined(separator: " and ")
    findings.report("\(subject) has the traits \(names) at once", at: subject)
  }

  private static let kinds: Traits = [.button, .link, .searchField, .keyboardKey]
}

extension TraitConflict {
  public static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton title="Buy" traits="button image" frame="20 100 80 44"/>"#),
      Example(#"<UILabel text="3 s" traits="staticText updatesFrequently" frame="20 100 80 44"/>"#),
      Example(#"<UISwitch label="Wi-Fi" on="true" frame="20 100 51 31"/>"#),
      Example(#"<UIButton title="More" traits="button header" frame="20 100 80 44"/>"#),
      Example(#"<UISearchTextField placeholder="Search" frame="20 100 200 44"/>"#),
    ],
    failing: [
      Example(#"↓<UIButton title="Terms" traits="button link" frame="20 100 80 44"/>"#),
      Example(
        #"↓<StarsView isElement="true" traits="button adjustable" label="Stars" frame="20 100 200 44"/>"#
      ),
      Example(#"↓<UIButton title="A" traits="button keyboardKey" frame="20 100 44 44"/>"#),
      Example(
        #"↓<UIButton title="Search" traits="link searchField" frame="20 100 80 44"/>"#),
    ]
  )
}
