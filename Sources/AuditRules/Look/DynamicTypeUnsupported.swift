internal import AccessibilityModel
public import Auditing

/// Reports texts that do not follow the user's text size.
///
/// Who sets larger text everywhere finds it small here.
public struct DynamicTypeUnsupported: ElementRule {
  public static let description = RuleDescription(
    id: "dynamic-type-unsupported",
    group: .look,
    summary: "Text follows the text size that the user has set.",
    rationale: "Who sets larger text everywhere finds it small here.",
    remedy: "use a text style (UIFont.preferredFont) and set adjustsFontForContentSizeCategory",
    severity: .warning,
    criteria: [.wcag("1.4.4")],
    needs: [.fonts],
    platforms: [.iOS, .tvOS]
  )

  public static let subjects: SubjectKinds = .all

  public var cues: Cues { .having(.details) }

  public init() {}

  public func check(_ subject: Subject, findings: inout Findings) {
    let element = subject.element
    guard element.hasDetails, isText(element),
      // The system draws the texts of its bars.
      !subject.surroundings.contains(.bar)
    else { return }
    let details = element.details
    guard details.font != nil || details.adjustsFontForContentSizeCategory != nil else { return }
    let hasStyle = details.font?.textStyle != nil
    let adjusts = details.adjustsFontForContentSizeCategory == true
    guard !hasStyle || !adjusts else { return }
    findings.report(
      hasStyle
        ? "\(subject) has a text style and does not adjust to a new text size"
        : "\(subject) has a font of fixed size", at: subject,
      // A class of the app's own may set its font when it is loaded.
      outcome: element.isCustomClass && subject.inspection.screen.framesAreDesignTime
        ? .review : .fail,
      suggestion: hasStyle ? "set adjustsFontForContentSizeCategory" : nil,
      fix: hasStyle ? Fix(attribute: .adjustsFontForContentSizeCategory, value: "true") : nil)
  }

  private func isText(_ element: Element) -> Bool {
    element.role == .staticText || element.role.isTextEntry
      || element.role == .button && element.details.title != nil
  }
}

extension DynamicTypeUnsupported {
  private static func label(_ attributes: String, mark: String = "") -> Example {
    Example("\(mark)<UILabel text=\"Total\" \(attributes) frame=\"20 100 100 20\"/>")
  }

  public static let examples = RuleExamples(
    passing: [
      label(#"font="style:body" adjustsFontForContentSizeCategory="true""#),
      // Nothing is said of its font.
      label(""),
      Example(
        #"""
        <UINavigationBar frame="0 47 390 44"><UILabel text="Payees" font="17 bold" frame="150 56 90 26"/></UINavigationBar>
        """#),
    ],
    failing: [
      label(#"font="17""#, mark: "↓"),
      label(#"font="17" adjustsFontForContentSizeCategory="true""#, mark: "↓"),
      label(#"font="style:body""#, mark: "↓"),
      label(#"adjustsFontForContentSizeCategory="true""#, mark: "↓"),
      Example(
        #"↓<UITextField label="Name" adjustsFontForContentSizeCategory="false" frame="0 0 90 34"/>"#
      ),
    ]
  )
}
