internal import AccessibilityModel

/// The fault of a frame that the app gives an element for screen readers.
public enum FrameFault: Hashable, Sendable {
  /// It has none, though no view lays it out: its frame is then empty.
  case absent
  /// It is apart from the view, so that its centre, which a double tap touches, is outside the view.
  case apart
}

extension Presence {
  /// See ``FrameFault``; nil for none.
  ///
  /// Only a `UIAccessibilityElement` in a view with a frame lacks one
  /// (https://developer.apple.com/documentation/uikit/uiaccessibilityelement). A container may have the frame of a part.
  public var frameFault: FrameFault? {
    if isVirtualWithoutFrame { return .absent }
    let frame = subject.frame
    guard let own = subject.element.accessibilityFrame, own.isFinite, frame.isFinite,
      !own.isEmpty, !frame.isEmpty, subject.element.activationPoint == nil, !subject.hasChildren
    else { return nil }
    let shared = own.intersection(frame)
    return shared.isNull || shared.isEmpty ? .apart : nil
  }

  private var isVirtualWithoutFrame: Bool {
    guard subject.flags.contains(.virtual), subject.isStop, subject.effectiveFrame.isNull,
      let parent = subject.parent
    else { return false }
    return !parent.effectiveFrame.isNull && !parent.effectiveFrame.isEmpty
  }
}
