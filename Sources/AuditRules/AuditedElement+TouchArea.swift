internal import AccessibilityModel
internal import Auditing

extension AuditedElement {
  /// Whether Compose has enlarged its touch area to 48 dp, as it does for smaller elements: the area
  /// then extends out of the view around it. Where two such areas overlap, the element under the finger
  /// responds (https://developer.android.com/develop/ui/compose/accessibility/api-defaults).
  var hasEnlargedTouchArea: Bool {
    // A plain `View` of Android has no children: Compose draws this one.
    guard context.screen.platform == .android, let parent, parent.className == "android.view.View",
      frame.shorterSide <= 49, !parent.frame.isNull
    else { return false }
    return !parent.frame.contains(frame, tolerance: 1) && parent.frame.contains(frame.center)
  }
}
