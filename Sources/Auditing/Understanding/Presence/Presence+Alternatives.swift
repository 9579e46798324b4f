internal import AccessibilityModel

// The elements of a file that the screen never shows at the same time, or not in the same place.

extension Presence {
  /// Why a user never has both elements before them in the places that the file gives them; nil if they may.
  public func separation(from other: AuditedElement) -> Reason? {
    if !subject.ancestorTraits.sharesModal(with: other.ancestorTraits) {
      return "only one of them is in the modal view"
    }
    guard screen.framesAreDesignTime else { return nil }
    if isOnOtherPage(than: other) { return "they are on overlapping pages shown one at a time" }
    if isInOtherRow(than: other) { return "the table lays their rows out one below the other" }
    if isHidden(whereShown: other) { return "the same property hides one and shows the other" }
    if let place = placeOfHiding ?? other.presence.placeOfHiding {
      return "code hides one of them (\(place.description))"
    }
    return .when(isAlternative(to: other), "code has outlets to show one of them at a time")
  }

  /// Whether a design has them on overlapping pages, which code shows one at a time.
  public func isOnOtherPage(than other: AuditedElement) -> Bool {
    guard screen.framesAreDesignTime, !screen.isAncestor(subject.index, of: other.index),
      !screen.isAncestor(other.index, of: subject.index)
    else { return false }
    let (branch, beside) = branches(with: other)
    guard branch != subject.index, beside != other.index else { return false }
    let (page, turned) = (screen.elements[branch].frame, screen.elements[beside].frame)
    guard page.isFinite, turned.isFinite, !page.isEmpty, !turned.isEmpty else { return false }
    return 3 * page.intersection(turned).area >= 2 * max(page.area, turned.area)
  }

  /// Where the app's sources hide it or show it.
  private var placeOfHiding: CodeEvidence.Location? {
    subject.element.codeEvidence?.location(of: .hidden)
  }

  /// Whether it is in another row of the same table of a design, or is one.
  private func isInOtherRow(than other: AuditedElement) -> Bool {
    guard let own = subject.row, let row = other.row else { return false }
    return own.index != row.index && own.parent?.index == row.parent?.index
  }

  /// Whether the same property hides the one, or a view around it, and shows the other (`NSNegateBoolean`).
  private func isHidden(whereShown other: AuditedElement) -> Bool {
    let (first, second) = (subject.hidings, other.hidings)
    return first.contains { one in second.contains { $0.isOpposite(of: one) } }
  }

  /// Whether code shows only one of them: it has outlets for both, and one covers the other, or for
  /// the panel that contains one of them. Two of one title may be one too many.
  private func isAlternative(to other: AuditedElement) -> Bool {
    let (frame, second) = (subject.touchFrame, other.touchFrame)
    if subject.element.isOutlet, other.element.isOutlet,
      frame.intersection(second).area >= 0.8 * min(frame.area, second.area)
    {
      let title = subject.element.title ?? ""
      return title.isBlank || title != other.element.title
    }
    return isOnPanel(over: other) || other.presence.isOnPanel(over: subject)
  }

  /// Whether code has an outlet for a view around it that covers the other element.
  private func isOnPanel(over other: AuditedElement) -> Bool {
    subject.ancestors.contains {
      $0.element.isOutlet && !screen.isAncestor($0.index, of: other.index)
        && $0.frame.intersection(other.touchFrame).area >= 0.8 * other.touchFrame.area
    }
  }
}

extension AuditedElement {
  fileprivate var row: AuditedElement? { role == .cell ? self : enclosingCell }

  fileprivate var hidings: [Hiding] {
    ([self] + ancestors).compactMap { $0.element.layout?.hiding }
  }
}
