internal import AccessibilityModel

// Whether users of a screen reader need not reach a control, since another one does the same.

extension ElementExposure {
  /// Why users lose nothing if they do not reach it: it is a leftover, or they reach another control in its place.
  public var replacement: Reason? {
    leftover ?? controlWithItsLabel ?? controlWithItsEffect ?? actionOfItsRow
  }

  /// Nothing is in a leftover of a design or connected to it, and a later view with the same frame gets all its
  /// touches (`UIView.hitTest(_:with:)` asks the last subview first).
  private var leftover: Reason? {
    guard context.screen.framesAreDesignTime, !subject.hasChildren, !element.isOutlet,
      !subject.frame.isNull, element.gestures.isEmpty, subject.isUnconnected != false,
      subject.parent != nil
    else { return nil }
    let cover = subject.nearestSiblings.first {
      $0.index > index && $0.taps.takesTouches && !$0.kinds.isEmpty
        && $0.frame.isAlmostEqual(to: subject.frame)
    }
    return cover.map { "\($0) has the same frame and gets its touches" }
  }

  /// A control over it with the same label, as the button over the handle of a sheet.
  private var controlWithItsLabel: Reason? {
    let label = subject.wording.label.collapsed
    guard !label.isEmpty, !subject.frame.isNull, subject.parent != nil else { return nil }
    let control = subject.nearestSiblings.first {
      $0.isStop && $0.isActionable && $0.wording.label.collapsed == label
        && !$0.frame.intersection(subject.frame).isNull
    }
    return control.map { "\($0) over it has the same label" }
  }

  /// A control beside what the file excludes that has its effect and is read, as the button beside its picture.
  /// Keys with one action have the effect that their sender shows.
  private var controlWithItsEffect: Reason? {
    guard subject.exposure.isExcluded, let purpose = element.purpose, subject.parent != nil else {
      return nil
    }
    let others = subject.nearestSiblings.filter { $0.element.purpose == purpose }
    guard others.count == 1, others[0].isStop, !others[0].wording.words.isEmpty else { return nil }
    return "\(others[0]) beside it has the same effect"
  }

  private var actionOfItsRow: Reason? {
    guard subject.exposure.isExcluded else { return nil }
    return subject.enclosingCell?.element.codeEvidence?.location(of: .customActions).map {
      "its row gets custom actions in \($0)"
    }
  }
}

extension ElementExposure {
  /// Why its elements are not those of the file: code sets them, and they are stops in its place.
  public var elementsInCode: Reason? {
    element.codeEvidence?.location(of: .elements).map { "code sets its elements in \($0)" }
  }

  /// Whether the file states that it is not an accessibility element, by a choice of the developer.
  public var isExcluded: Bool {
    context.screen.framesAreDesignTime && !element.isElement
      && subject.origins[.isElement] == .given
  }
}
