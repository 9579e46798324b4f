internal import AccessibilityModel

extension AuditedElement {
  /// Whether its file connects it with no action, segue or gesture; nil if the format does not state connections.
  var isUnconnected: Bool? {
    element.codeLinks.map {
      $0.actions.isEmpty && element.action == nil && element.segue == nil
        && element.gestures.isEmpty
    }
  }

  /// Whether a button of an iOS design does nothing: its file has no action, segue, menu or gesture for it, and no
  /// outlet, tag, run-time attribute or class by which code could give it one.
  private var hasNoEffect: Bool {
    guard context.screen.framesAreDesignTime, context.screen.platform == .iOS,
      className == "UIButton", !isCustomClass, !hasChildren, isUnconnected == true,
      element.customActions.isEmpty
    else { return false }
    return !element.isOutlet
      && !codeMaySet([.gesture, .target, .hitArea])
      && [.gesture, .target].allSatisfy { element.codeEvidence?.location(of: $0) == nil }
  }

  /// Whether the app's sources show that pressing the button does nothing: then it is not a target.
  var isNeverPressed: Bool { element.codeEvidence != nil && hasNoEffect }

  /// Whether it is a check box, a radio button or a switch of an Android layout that is not clickable
  /// (`android:clickable="false"`): the view around it is pressed.
  var onlyShowsState: Bool {
    context.screen.isLayoutOfAndroid && isToggle
      && !flags.contains(.respondsToTap)
  }

  /// Whether it only looks like a button on a row of a table that leads to another screen, such as an arrow at
  /// its end: the row is the target, and a larger button would take touches from it.
  var isPictureOnRow: Bool {
    hasNoEffect && enclosingCell?.element.segue != nil
  }

  /// Whether a button without an effect is wholly outside a view around it that clips, so that it never
  /// appears on the screen.
  var isClippedAway: Bool {
    hasNoEffect && element.layout?.isAutoresized == true && frame.isFinite && !frame.isEmpty
      && ancestors.contains {
        $0.flags.contains(.clipsToBounds) && $0.frame.isFinite && !$0.frame.isEmpty
          && $0.frame.intersection(frame).isNull
      }
  }
}
