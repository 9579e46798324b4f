internal import AccessibilityModel
public import Auditing

/// Reports controls and images whose traits do not say what they are.
///
/// A button without its trait is heard as a mere text: nobody who hears it knows to tap it.
public struct RoleMissing: ElementRule {
  public static let description = RuleDescription(
    id: "role-missing",
    group: .roles,
    summary: "A control has the trait of its kind.",
    rationale:
      "Without the trait a button is heard as a mere text, and nobody knows that it can be "
      + "pressed.",
    remedy: "insert the trait into accessibilityTraits instead of replacing those that are there",
    severity: .error,
    criteria: [.wcag("4.1.2")],
    needs: [.traits],
    platforms: [.iOS, .tvOS]
  )

  public static let subjects: ElementKinds = .stops

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    switch subject.role {
    case .button where !subject.traits.isDisjoint(with: Self.ofButtons): return
    case .button, .link, .image: break
    default: guard subject.flags.contains(.customClass) else { return }
    }
    let element = subject.element
    guard let (trait, name) = missing(element) else { return }
    findings.report(
      "\(subject) is \(name) without the trait `\(trait.names[0])`", at: subject,
      fix: .traits(adding: trait, to: element))
  }

  private func missing(_ element: Element) -> (Traits, String)? {
    let traits = element.traits
    switch element.role {
    case .button:
      return traits.isDisjoint(with: Self.ofButtons) ? (.button, "a button") : nil
    case .link:
      return traits.isDisjoint(with: [.link, .button]) ? (.link, "a link") : nil
    case .image:
      return traits.isDisjoint(with: Self.ofImages) ? (.image, "an image") : nil
    default:
      // A gesture is tappable-without-role's.
      guard element.isCustomClass, element.action != nil,
        element.gestures.isDisjoint(with: [.tap]), !element.role.isControl,
        traits.isDisjoint(with: Traits.actionable)
      else { return nil }
      return (.button, "a view with an action")
    }
  }

  private static let ofButtons: Traits = [
    .button, .link, .toggleButton, .backButton, .tabBarItem, .popupButton, .keyboardKey,
    .adjustable,
  ]
  private static let ofImages: Traits = [.image, .button, .link]
}

extension RoleMissing {
  public static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton title="Buy" frame="20 100 80 44"/>"#),
      Example(#"<UIButton title="Terms" traits="link" frame="20 100 80 44"/>"#),
      Example(#"<UIImageView isElement="true" label="A cat" frame="20 100 80 44"/>"#),
      // Nobody stops there.
      Example(#"<UIImageView traits="" frame="20 100 80 44"/>"#),
      Example(#"<CardView isElement="true" label="Card" frame="20 100 80 44"/>"#),
      Example(
        #"<CardView isElement="true" label="Card" traits="button" action="open" frame="20 100 80 44"/>"#
      ),
    ],
    failing: [
      Example(#"↓<UIButton title="Buy" traits="" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton title="Buy" traits="staticText" frame="20 100 80 44"/>"#),
      Example(#"↓<UIImageView isElement="true" label="A cat" traits="" frame="20 100 80 44"/>"#),
      Example(
        #"↓<CardView isElement="true" label="Card" action="open" frame="20 100 80 44"/>"#),
    ]
  )
}
