internal import AccessibilityModel

extension AuditContext {
  /// The actionable stops that share a label and are announced alike, in groups: each in document
  /// order, groups by their first member.
  var controlsWithOneName: [[Int]] {
    var numbers: [Announcement: Int] = [:]
    var groups: [[Int]] = []
    for index in kinds.indices where kinds[index].isSuperset(of: [.controls, .labelled]) {
      let control = subject(index)
      // Of a card that the capture cut, what sets it apart may be in the part that is missing; only
      // a sliver of the next page is visible.
      let isWhole = !control.isCutByCapture || control.frame.shorterSide >= Self.leastSeen
      guard isWhole, !control.isCutByCapture || control.origins[.label] != .inferred else {
        continue
      }
      let name = Announcement(of: control)
      if let number = numbers[name] {
        groups[number].append(index)
      } else {
        numbers[name] = groups.count
        groups.append([index])
      }
    }
    return groups.map(ofOnePrototype).filter { $0.count > 1 }
  }

  /// A group of controls without those of other prototypes than the first.
  private func ofOnePrototype(_ group: [Int]) -> [Int] {
    let controls = group.map(subject)
    guard let first = controls.first(where: { $0.prototype != nil }) else { return group }
    return controls.filter { !$0.templateUse.isInOtherPrototype(than: first) }.map(\.index)
  }

  /// In dp: less than a line of text.
  private static var leastSeen: Double { 16 }
}

extension AuditedElement {
  /// The cell around it from which code makes the rows of a list (Interface Builder).
  fileprivate var prototype: Int? {
    guard context.screen.framesAreDesignTime else { return nil }
    return context.screen.ancestors(of: index).first {
      context.screen.elements[$0].layout?.isPrototype == true
    }
  }
}

/// The label of a control, and the rest of its announcement.
private struct Announcement: Hashable {
  let name: String
  /// The label of the stepper that it is a part of; nil for all others.
  let stepper: String?
  let kinds: ElementKinds
  let isBackButton: Bool
  let isTab: Bool

  init(of control: AuditedElement) {
    name = control.wording.facts.folded
    stepper = control.stepperAround.map(\.wording.facts.folded)
    kinds = control.kinds.intersection([.textEntries, .adjustables, .toggles])
    isBackButton = control.traits.contains(.backButton)
    isTab = !isBackButton && control.surface.isTab
  }
}

extension TemplateUse {
  /// Whether the two are in different prototypes: a list of one kind of rows shows only one of them,
  /// and in a list of several kinds the row gives the context.
  public func isInOtherPrototype(than other: AuditedElement) -> Bool {
    guard let prototype = subject.prototype, let second = other.prototype else { return false }
    return prototype != second
  }
}
