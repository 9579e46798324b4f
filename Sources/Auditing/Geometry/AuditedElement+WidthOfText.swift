internal import AccessibilityModel

// The width of labels in an Interface Builder file that follows their text.

extension AuditedElement {
  /// The width that a label of an Interface Builder file may have for its text in the view around it: constraints
  /// set no width, and leave one end free or both, so that the label is as wide as its text in its own font
  /// (`UIView.intrinsicContentSize`). 0 for others.
  var roomOfText: Double {
    guard context.screen.framesAreDesignTime, element.codeLinks?.baseClassName == "UILabel",
      let layout = element.layout, !layout.isAutoresized, !layout.isFixedFrame,
      let id = element.objectID, let own = context.designConstraints[id],
      let around = parent, around.className != "UIStackView", around.frame.isFinite, frame.isFinite
    else { return 0 }
    let attributes = Set(own.map(\.attribute))
    guard !attributes.contains("width") else { return 0 }
    let ends = [HorizontalEnd.leading, .trailing]
    if attributes.contains("centerX") {
      return ends.allSatisfy { attributes.isDisjoint(with: $0.names) } ? around.frame.width : 0
    }
    guard ends.contains(where: { !attributes.isDisjoint(with: $0.names) }) else { return 0 }
    if isFree(.trailing, of: id) { return around.frame.maxX - frame.minX }
    return isFree(.leading, of: id) ? frame.maxX - around.frame.minX : 0
  }

  /// Whether no constraint holds one end of a view, but at most the next view, whose end is free too.
  private func isFree(_ end: HorizontalEnd, of id: String, depth: Int = 8) -> Bool {
    guard depth > 0 else { return false }
    return (context.designConstraints[id] ?? []).allSatisfy { constraint in
      guard end.names.contains(constraint.attribute) else { return true }
      guard let next = constraint.other, let other = constraint.otherAttribute,
        end.opposite.names.contains(other),
        context.designConstraints[next]?.contains(where: { $0.attribute == "centerX" }) == false
      else { return false }
      return isFree(end, of: next, depth: depth - 1)
    }
  }
}

private enum HorizontalEnd {
  case leading, trailing

  var names: Set<String> {
    self == .leading
      ? ["leading", "left", "leadingMargin", "leftMargin"]
      : ["trailing", "right", "trailingMargin", "rightMargin"]
  }

  var opposite: HorizontalEnd { self == .leading ? .trailing : .leading }
}
