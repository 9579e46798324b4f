internal import AccessibilityModel

extension AuditedElement {
  /// Whether it is a control of a running Android app, and neither it nor any of its parts says something.
  ///
  /// TalkBack skips a view with children that does not speak (docs/evidence/android.md#stops-of-talkback), or says only
  /// “Button” if none of the children is important. A layout that takes touches without being a control may be
  /// there to stop them.
  var isSilentControl: Bool {
    guard isCaptured, context.screen.platform == .android, !isStop, isActionable, isEnabled,
      hasChildren, role.isControl || traits.contains(.button), exposure.isThereToTouch,
      !exposure.isInHiddenSubtree, !element.elementsHidden
    else { return false }
    return context.stops(in: index).isEmpty && !ancestors.contains(where: \.isStop)
  }
}
