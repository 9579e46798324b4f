internal import AccessibilityModel

// The effect of activating a row on the controls in it.

extension TableRow {
  /// Why a row shows and operates the control in it: its class makes it an element with a value, and handles its
  /// taps.
  public var operationInCode: Reason? {
    guard let evidence = element.codeEvidence, evidence.location(of: .isElement) != nil,
      evidence.location(of: .value) != nil
    else { return nil }
    let handler = evidence.location(of: .gesture) ?? evidence.location(of: .activation)
    return handler.map { "code operates its control in \($0)" }
  }

  /// Why a touch on a control in a row is one on the row, so that nothing is hidden.
  public func touchInRow(_ row: AuditedElement) -> Reason? {
    guard context.screen.framesAreDesignTime else { return nil }
    if isContentView(of: row) { return "the row responds to touches on its content view" }
    if isPressed(with: row) { return "activating the row presses it" }
    return .when(isMarkedAlone, "only a trait makes it a control, so that the row gets the touch")
  }

  /// Whether activating a row presses it: a row is touched where it is activated, by default in
  /// the centre (https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityactivationpoint).
  private func isPressed(with row: AuditedElement) -> Bool {
    row.element.activationPoint == nil && element.gestures == [.tap] && !subject.role.isControl
      && !subject.isCustomClass && subject.frame.contains(row.frame.center)
  }

  /// Whether a trait says that it is a control, and nothing in the design or its code makes it one.
  private var isMarkedAlone: Bool {
    !subject.role.isControl && !subject.flags.contains(.respondsToTap) && element.gestures.isEmpty
      && !subject.codeMaySet([.gesture])
  }

  /// Whether it is the view that UIKit gives each cell for its content
  /// (https://developer.apple.com/documentation/uikit/uitableviewcell/contentview): a touch anywhere in
  /// the row, but for its accessory, is one on it.
  private func isContentView(of row: AuditedElement) -> Bool {
    !subject.isCustomClass && subject.className == "UITableViewCellContentView"
      && subject.parent?.index == row.index
  }
}
