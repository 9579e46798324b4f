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

  /// Hides the prototype cells that no code uses, with a warning.
  func hideUnusedCells(of screen: Int, in hierarchy: inout Hierarchy, of path: String) {
    guard let lines = sources.unusedCells[path] else { return }
    for index in hierarchy.screens[screen].elements.indices {
      let cell = hierarchy.screens[screen].elements[index]
      guard lines.contains(Int(cell.line)), cell.role == .cell else { continue }
      hierarchy.screens[screen].update(index) {
        $0.flags.insert(.hidden)
        $0.codeEvidence?.answers[.hidden] = .notSet(Self.unusedCell)
      }
      hierarchy.warnings.append(
        Hierarchy.Warning(
          line: Int(cell.line), column: Int(cell.column), message: "\(Self.unusedCell); not audited"
        ))
    }
  }

  private static let unusedCell =
    "no code uses the cell: its identifier and its class are nowhere in the sources"

  private func isEmptied(_ element: Element) -> Bool {
    guard let links = element.codeLinks, !links.outlets.isEmpty else { return false }
    let view = ViewReference(className: element.className, links)
    return if case .set = sources.answer([.emptied], of: view) { true } else { false }
  }

  private func hasOutlet(_ element: Element) -> Bool {
    element.codeLinks?.outlets.isEmpty == false || element.codeLinks?.tag != nil
  }
}
