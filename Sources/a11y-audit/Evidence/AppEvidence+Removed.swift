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

  /// Hides the items of a bar, and the header and the footer of a table, in whose place code puts others before users
  /// see them.
  ///
  /// One with an outlet may be put back.
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

  /// Hides the parts of a storyboard that no user sees, and removes screens without any other.
  func hideUnusedParts(of hierarchy: inout Hierarchy, of path: String) {
    let unused = sources.unusedParts(of: path)
    guard !unused.isEmpty else { return }
    let parts = UnusedLines(unused)
    for screen in hierarchy.screens.indices { hide(parts, of: &hierarchy.screens[screen]) }
    hierarchy.screens.removeAll { screen in
      !screen.elements.isEmpty && screen.elements.allSatisfy { parts[Int($0.line)] != nil }
    }
  }

  private func hide(_ parts: UnusedLines, of screen: inout Screen) {
    var index = 0
    while index < screen.elements.count {
      let next = Int(screen.elements[index].end)
      guard let part = parts[Int(screen.elements[index].line)] else {
        index += 1
        continue
      }
      screen.update(index) {
        $0.flags.insert(.hidden)
        $0.codeEvidence?.answers[.hidden] = .notSet(part.description)
      }
      index = next
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

/// The parts of a storyboard that no user sees, by line.
private struct UnusedLines {
  private var single: [Int: UnusedPart] = [:]
  /// In file order; scenes do not overlap.
  private var scenes: [UnusedPart] = []

  init(_ parts: [UnusedPart]) {
    for part in parts {
      if case .scene = part { scenes.append(part) } else { single[part.lines.lowerBound] = part }
    }
    scenes.sort { $0.lines.lowerBound < $1.lines.lowerBound }
  }

  subscript(line: Int) -> UnusedPart? {
    if let part = single[line] { return part }
    var range = scenes.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      let lines = scenes[middle].lines
      if lines.contains(line) { return scenes[middle] }
      range = line < lines.lowerBound ? range.lowerBound..<middle : (middle + 1)..<range.upperBound
    }
    return nil
  }
}
