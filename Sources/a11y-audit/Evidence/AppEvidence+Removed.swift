internal import AccessibilityModel
internal import SourceReading

extension AppEvidence {
  /// Hides the templates in a stack view that code empties before it adds its own views.
  ///
  /// A view with an outlet may be added again.
  func hideRemoved(of screen: inout Screen) {
    for index in screen.elements.indices {
      var part = index + 1
      let end = Int(screen.elements[index].end)
      guard part < end, isEmptied(screen.elements[index]) else { continue }
      while part < end {
        let next = Int(screen.elements[part].end)
        if !(part..<next).contains(where: { hasOutlet(screen.elements[$0]) }) {
          screen.update(part) { $0.flags.insert(.hidden) }
        }
        part = next
      }
    }
  }

  /// Hides the items of a bar, and the header and the footer of a table, that code replaces before
  /// users see them.
  ///
  /// One with an outlet may be restored.
  func hideReplaced(of screen: inout Screen) {
    for index in screen.elements.indices {
      let element = screen.elements[index]
      guard let links = element.codeLinks, !links.slots.isEmpty,
        links.outlets.allSatisfy(links.slots.contains), links.tag == nil
      else { continue }
      var slots = CodeLinks()
      slots.outlets = links.slots
      slots.containers = links.containers
      let view = ViewReference(className: "NSObject", slots)
      guard case .set(let assignment) = sources.answer([.replaced], of: view),
        assignment.isPrepared, assignment.value == .flag(true)
      else { continue }
      screen.update(index) {
        $0.flags.insert(.hidden)
        $0.codeEvidence?.answers[.hidden] = .set(
          .flag(true), at: CodeEvidence.Location(assignment.location))
      }
    }
  }

  private func isEmptied(_ element: Element) -> Bool {
    guard let links = element.codeLinks, !links.outlets.isEmpty else { return false }
    let view = ViewReference(className: element.className, links)
    return if case .set = sources.answer([.emptied], of: view) { true } else { false }
  }

  private func hasOutlet(_ element: Element) -> Bool {
    element.codeLinks?.outlets.isEmpty == false || element.codeLinks?.tag != nil
  }
}
