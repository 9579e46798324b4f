internal import AccessibilityModel

extension AuditContext {
  /// Whether it is a scene of a storyboard, and so all of a screen.
  var isScene: Bool { screen.canvas?.isController == true }

  /// Why a person must decide about every finding: the source has only one way to show a view, its name, and no code
  /// has it: a view of SwiftUI, a layout of Android. A storyboard may be loaded by a name that code puts together, but not a
  /// scene of it without an identifier to which no segue leads.
  var doubtAboutUse: Reason? {
    if screen.canvas?.isUnreachable == true { return "nothing leads to the scene" }
    return .when(
      (screen.isSwiftUI || screen.isLayoutOfAndroid) && screen.unmentioned != nil,
      "no code seems to show the view")
  }
}
