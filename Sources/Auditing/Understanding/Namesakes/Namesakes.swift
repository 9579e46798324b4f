internal import AccessibilityModel

/// Controls of one screen that share a label, and why that may be right.
///
/// WCAG asks for different names only where the purposes differ (2.4.4, 2.4.9), and for the same name where
/// they do not (3.2.4).
public struct Namesakes {
  /// In document order, two and more.
  public let members: [AuditedElement]

  init(_ members: [AuditedElement]) { self.members = members }

  /// The steppers of the system whose buttons they are; empty for other controls.
  public var steppers: [AuditedElement] { members.compactMap(\.stepperAround) }

  /// Why they need no names of their own; nil if users cannot tell them apart.
  public var excuse: Reason? {
    guard let first = members.first else { return nil }
    if !first.hasSpokenCharacters { return "a symbol is not a name, which is reported" }
    if first.isDesignStub {
      return "their label is the default name of a new object, which is reported"
    }
    // The words of a check box are those of a layout; a text view shows a sample more often.
    let isNamedByLayout = first.context.screen.platform == .android && first.isToggle
    if first.templateUse.hasPrototypeLabel, first.role != .button, !isNamedByLayout {
      return first.reasonOfCode(setting: [.text, .label], "their texts")
    }
    if areContent { return "they are data that the app shows" }
    if areEqualData { return "they show equal data" }
    if areTitles { return "they show one title twice" }
    if areOneAction { return "they are one action in two places" }
    if areCompletedAtRunTime { return "the app completes their labels while it runs" }
    if haveOneEffect { return "they do the same" }
    if areOneValue { return "they are different controls for one value" }
    if areInNamedContainers { return "the containers around them have different labels" }
    return .when(areNamed, "each view of their kind has the name of what it shows")
  }

  /// Whether the source leaves a part of each label open: “Delete …” of a message.
  private var areCompletedAtRunTime: Bool {
    members.allSatisfy {
      $0.context.screen.isSwiftUI && $0.flags.contains(.boundText)
    }
  }

  /// Whether the source gives all of them one action, or the binding of one value.
  private var haveOneEffect: Bool {
    guard let effect = members.first?.element.details.effect else { return false }
    return members.allSatisfy { $0.element.details.effect == effect }
  }

  /// Whether a slider and a stepper beside it change the same value.
  private var areOneValue: Bool {
    members.count == 2 && members.allSatisfy(\.isAdjustable) && members[0].role != members[1].role
      && members[0].parent?.index == members[1].parent?.index
  }

  /// Whether each is in a container of its own whose label VoiceOver announces on the way in
  /// (docs/evidence/swiftui.md#elements-of-one-stop), or below a heading of its own, as in a category of preferences.
  private var areInNamedContainers: Bool {
    let labels = members.compactMap { member in
      member.ancestors.lazy
        .filter { $0.element.containerType != nil || $0.traits.contains(.header) }
        .compactMap(\.label).first { !$0.isBlank }
    }
    return labels.count == members.count && Set(labels).count == labels.count
  }

  /// Whether an Android app has the same purpose in two places.
  private var areOneAction: Bool {
    guard members.count == 2, members[0].context.screen.platform == .android else { return false }
    return isOfferedTwice || isInBarToo || isTabToo || isLinkToo
  }

  /// Why a user may not hear two of them on one screen; nil if users do.
  public var doubt: Reason? {
    if members.contains(where: \.labelSource.maySetNameAtRunTime) {
      return "code may set one of the labels"
    }
    if isLayout, areInRows || areIconsOfFields { return "what is around each may say which it is" }
    if areInCapturedRows { return "the rows around them may say which is which" }
    if members.contains(where: \.isHiddenInTurn) { return "code may show one of them at a time" }
    return .when(!areShownTogether, "each is shown on a condition of its own")
  }

  /// Whether two of them are shown at one time: the conditions of one are among those of another.
  private var areShownTogether: Bool {
    let all = Set(members.map { $0.element.details.conditions })
    if all.count < members.count { return true }
    return all.contains { one in all.contains { $0 != one && one.isSubset(of: $0) } }
  }

  /// The difference between them: the rows or the fields that they are in; nil for nothing.
  public var setting: String? {
    // A layout is written out: its rows are not those of a list.
    if isLayout { return nil }
    if areInRows { return "rows" }
    // A field gives the context of the icons in it, as a row does.
    return areIconsOfFields ? "fields" : nil
  }

  /// Whether they are in rows of a running app, where users who go from control to control hear one name again and again.
  public var areInCapturedRows: Bool {
    members.first?.isCaptured == true && areInRows
  }

  private var isLayout: Bool { members.first?.context.screen.isLayoutOfAndroid == true }
  private var areIconsOfFields: Bool { members.allSatisfy(\.isIconOfField) }
}

extension AuditedElement {
  /// Whether its label has more than signs.
  fileprivate var hasSpokenCharacters: Bool {
    wording.label.contains { $0.isLetter || $0.isNumber || $0.isSpokenEmoji }
  }

  /// Whether it is in a view of a layout of Android, or is one, that code may hide while it shows another.
  fileprivate var isHiddenInTurn: Bool {
    guard context.screen.isLayoutOfAndroid else {
      return false
    }
    return ([self] + ancestors).contains { $0.parent != nil && $0.codeMaySet([.hidden]) }
  }
}
