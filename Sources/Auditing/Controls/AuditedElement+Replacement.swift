internal import AccessibilityModel

// Whether users of a screen reader need not reach a control, since another one does the same.

extension AuditedElement {
  /// Why users lose nothing if they do not reach it: it is a leftover, or they reach another control in its place.
  public var replacement: Reason? {
    leftover ?? controlWithItsLabel ?? controlWithItsEffect ?? actionOfItsRow
  }

  /// Why its elements are not those of the file: code sets them, and they are stops in its place.
  public var elementsInCode: Reason? {
    element.codeEvidence?.location(of: .elements).map { "code sets its elements in \($0)" }
  }

  /// Whether the file states that it is not an accessibility element, by a choice of the developer.
  public var isExcluded: Bool {
    context.screen.framesAreDesignTime && !element.isElement && origins[.isElement] == .given
  }

  /// Nothing is in a leftover of a design or connected to it, and a later view with the same frame gets all its
  /// touches (`UIView.hitTest(_:with:)` asks the last subview first).
  private var leftover: Reason? {
    guard context.screen.framesAreDesignTime, !hasChildren, !element.isOutlet,
      !frame.isNull, element.gestures.isEmpty,
      element.codeLinks?.actions.isEmpty != false, parent != nil
    else { return nil }
    let cover = nearestSiblings.first {
      $0.index > index && $0.takesTouches && !$0.kinds.isEmpty
        && $0.frame.isAlmostEqual(to: frame)
    }
    return cover.map { "\($0) has the same frame and gets its touches" }
  }

  /// A control over it with the same label, as the button over the handle of a sheet.
  private var controlWithItsLabel: Reason? {
    let label = labelText.collapsed
    guard !label.isEmpty, !frame.isNull, parent != nil else { return nil }
    let control = nearestSiblings.first {
      $0.isStop && $0.isActionable && $0.labelText.collapsed == label
        && !$0.frame.intersection(frame).isNull
    }
    return control.map { "\($0) over it has the same label" }
  }

  /// A control beside what the file excludes that has its effect and is read, as the button beside its picture.
  /// Keys with one action have the effect that their sender shows.
  private var controlWithItsEffect: Reason? {
    guard isExcluded, let purpose = element.purpose, parent != nil else { return nil }
    let others = nearestSiblings.filter { $0.element.purpose == purpose }
    guard others.count == 1, others[0].isStop, !others[0].nameWords.isEmpty else { return nil }
    return "\(others[0]) beside it has the same effect"
  }

  private var actionOfItsRow: Reason? {
    guard isExcluded else { return nil }
    let cell = ancestors.first { $0.role == .cell }
    return cell?.element.codeEvidence?.location(of: .customActions).map {
      "its row gets custom actions in \($0)"
    }
  }
}
