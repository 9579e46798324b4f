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

  /// Whether it is a progress bar of a running Android app without a description.
  ///
  /// TalkBack skips it, so the progress is only seen. A round one shows that something loads, which is said
  /// elsewhere, and is about as wide as high.
  var isSilentBar: Bool {
    guard isCaptured, context.screen.platform == .android, !isStop, role == .progressIndicator,
      element.hasBlankLabel, frame.isFinite, !frame.isEmpty, !exposure.isInHiddenSubtree
    else { return false }
    return frame.width >= 3 * frame.height
  }

  /// Whether it is a drop-down list of a running Android app whose only words are those of its selected item: a
  /// visible title is not read with it, unless the view around both is the stop.
  var isUnnamedChoice: Bool {
    guard isCaptured, context.screen.platform == .android, role == .popUpButton,
      className.hasSuffix("Spinner"), origins[.label] != .given, hasChildren,
      hint?.isBlank ?? true
    else { return false }
    return !ancestors.contains { $0.isStop && !$0.element.hasBlankLabel }
  }
}
