internal import AccessibilityModel

extension AuditContext {
  /// The view that takes over the screen, and the elements that belong to it; nil if none does, or if the file does not
  /// state which views are accessibility elements.
  ///
  /// It is modal, or a translucent view that dims the content below: everything above that view belongs to it.
  ///
  /// - Parameter part: of the visible part of the screen that a dimming view covers, from 0 to 1.
  public func modalPart(dimming part: Double) -> (view: AuditedElement, elements: Range<Int>)? {
    guard statesExposure else { return nil }
    if let modal = modals.last(where: { !stops(in: $0).isEmpty }) {
      return (subject(modal), screen.subtree(of: modal))
    }
    guard let view = dimmingView(covering: part) else { return nil }
    let end = view.parent.map { Int($0.element.end) }
    let range = view.index..<(end ?? screen.elements.count)
    return stopElements.contains(where: range.contains) ? (view, range) : nil
  }

  private func dimmingView(covering part: Double) -> AuditedElement? {
    let viewport = geometry.viewport
    guard !viewport.isEmpty else { return nil }
    return screen.elements.indices.last {
      let view = subject($0)
      guard view.role == .other || view.role == .button, !view.kinds.isEmpty, view.frame.isFinite
      else { return false }
      return view.isTranslucent && view.frame.intersection(viewport).area >= part * viewport.area
    }.map(subject)
  }
}
