internal import AccessibilityModel
public import Auditing

/// Reports controls that everyone sees and no screen reader stops at.
///
/// For someone who goes from stop to stop they are not there at all.
public struct ControlNotExposed: ElementRule {
  public static let description = RuleDescription(
    id: "control-not-exposed",
    group: .roles,
    summary: "Every control that can be seen is an accessibility element, or lies in one.",
    rationale: "For someone who goes from stop to stop it is not there at all.",
    remedy: "set isAccessibilityElement to true, and give it a label and a trait",
    severity: .error,
    criteria: [.wcag("4.1.2"), .wcag("2.1.1")],
    needs: [.exposure]
  )

  public static let subjects: ElementKinds = .actionable

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    guard !subject.isStop else { return }
    let element = subject.element
    let screen = subject.context.screen
    guard !element.isElement, isControl(element), isThere(element, on: screen),
      !isCovered(subject)
    else { return }
    let hidden = screen.ancestors(of: subject.index).contains { screen.elements[$0].elementsHidden }
    // What lies behind a modal view is hidden on purpose.
    guard !element.elementsHidden, !hidden || subject.context.modals.isEmpty else {
      return
    }
    findings.report(
      "\(subject) can be seen and pressed, and \(subject.screenReader) does not stop at it",
      at: subject,
      outcome: hidden || isInList(subject) || subject.codeMaySet([.isElement]) ? .review : .fail,
      fix: Fix(attribute: .isElement, value: "true"))
  }

  /// Whether a tap does something here, by class or by gesture; what is made of controls is none.
  private func isControl(_ element: Element) -> Bool {
    switch element.role {
    case .stepper, .segmentedControl, .picker, .pickerWheel, .datePicker, .pageIndicator, .key:
      return false
    case let role where role.isControl:
      return true
    default:
      guard element.traits.isDisjoint(with: .actionable) else { return true }
      if element.role == .other || element.role == .image,
        element.gestures.contains(.tap) || element.action != nil
      {
        return true
      }
      return element.role != .cell && element.flags.contains(.respondsToTap)
        && element.isCustomClass
    }
  }

  /// What takes up most of the screen and has a gesture is a background: it closes a keyboard.
  private func isThere(_ element: Element, on screen: Screen) -> Bool {
    guard element.flags.contains(.userInteractionEnabled) else { return false }
    guard !element.frame.isNull else { return true }
    return !element.frame.isEmpty
      && (element.role.isControl || element.frame.area < 0.5 * screen.bounds.area)
  }

  /// Whether a stop stands for it: one around it, one inside a view that is no control by class,
  /// or one with the same frame.
  private func isCovered(_ subject: AuditedElement) -> Bool {
    let screen = subject.context.screen
    let element = screen.elements[subject.index]
    if screen.ancestors(of: subject.index).contains(where: { screen.elements[$0].isElement }) {
      return true
    }
    return screen.descendants(of: subject.index).prefix(64).contains { index in
      let child = screen.elements[index]
      guard child.isElement, !subject.context.kinds[index].isEmpty else { return false }
      return !element.role.isControl || child.frame.isAlmostEqual(to: element.frame)
        || child.role.isControl
    }
  }

  /// WebDriverAgent's `accessible` is wrong for what lies in a cell (appium#19625).
  private func isInList(_ subject: AuditedElement) -> Bool {
    guard !subject.context.screen.tells.contains(.gestures) else { return false }
    let screen = subject.context.screen
    return screen.ancestors(of: subject.index).contains {
      switch screen.elements[$0].role {
      case .table, .collectionView, .cell: true
      default: false
      }
    }
  }
}

extension ControlNotExposed {
  public static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton title="Buy" frame="20 100 80 44"/>"#),
      Example(#"<UIButton title="Buy" isElement="false" hidden="true" frame="20 100 80 44"/>"#),
      Example(
        #"<UIButton title="Buy" isElement="false" userInteractionEnabled="false" frame="20 100 80 44"/>"#
      ),
      Example(#"<UIStepper frame="20 100 94 32"/>"#),
      // The cell stands for it.
      Example(
        #"""
        <UITableViewCell label="Wi-Fi" isElement="true" frame="0 100 390 44">
          <UIButton title="Wi-Fi" isElement="false" frame="0 100 390 44"/>
        </UITableViewCell>
        """#),
      // It closes the keyboard.
      Example(#"<UIView gestures="tap" frame="0 0 390 844"/>"#),
      // What is drawn on it is read.
      Example(
        #"""
        <CardView gestures="tap" frame="0 100 390 60">
          <UILabel text="Card" traits="button" frame="20 100 80 20"/>
        </CardView>
        """#),
      // It lies behind a modal view.
      Example(
        #"""
        <UIView elementsHidden="true" frame="0 0 390 844">
          <UIButton title="Buy" isElement="false" frame="20 100 80 44"/>
        </UIView>
        <UIView viewIsModal="true" frame="0 600 390 244"><UIButton title="Close" frame="20 620 80 44"/></UIView>
        """#),
    ],
    failing: [
      Example(#"↓<UIButton title="Buy" isElement="false" frame="20 100 80 44"/>"#),
      Example(
        #"↓<RatingView superclass="UIControl" identifier="stars" gestures="tap" frame="20 120 200 44"/>"#
      ),
      Example(#"↓<UIImageView gestures="tap" image="cat" frame="20 120 200 44"/>"#),
      Example(#"↓<UITextField placeholder="Name" isElement="false" frame="20 120 200 44"/>"#),
    ]
  )
}
