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

  /// Whether it is a view of a running Android app that responds to taps, says nothing and holds other controls.
  ///
  /// TalkBack skips it (docs/evidence/android.md#stops-of-talkback), but a keyboard and Switch Access stop at it, and at
  /// each control inside (https://developer.android.com/guide/topics/ui/accessibility/principles). A page takes touches
  /// so that they close something.
  var isSilentAroundControls: Bool {
    guard isCaptured, context.screen.platform == .android, !isStop, isEnabled, hasChildren,
      flags.contains(.respondsToTap), role == .other, element.hasBlankLabel,
      exposure.isThereToTouch, !exposure.isInHiddenSubtree, !surface.fillsScreen,
      !ancestorTraits.contains(.webView), !isCutByCapture
    else { return false }
    let controls = context.stops(in: index).lazy.map(context.subject).filter(\.isActionable)
    return controls.contains { $0.flags.contains(.respondsToTap) && !$0.element.hasBlankLabel }
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
