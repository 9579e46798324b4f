internal import AccessibilityModel

extension AuditContext {
  /// The buttons of equal identifier on a captured Android screen that are all selected, three or more, in document order:
  /// an app that styles a button by its selected state has TalkBack say “Selected” though nothing is chosen.
  public var buttonsAllSelected: [[AuditedElement]] {
    guard screen.isDumpOfAndroid else { return [] }
    let buttons = subjects(.actionable).filter {
      $0.isStop && $0.role == .button && $0.identifier != nil && $0.element.isOn == nil
    }
    return Dictionary(grouping: buttons) { $0.identifier ?? "" }.values
      .filter { $0.count >= Self.leastAlike && $0.allSatisfy(\.element.isSelected) }
      .sorted { $0[0].index < $1[0].index }
  }

  private static var leastAlike: Int { 3 }
}
