internal import AccessibilityModel

/// What can be read on a control.
enum VisibleTexts {
  /// A control with more below it is a container, and its texts are not its name.
  private static let reach = 64

  static func of(_ subject: Subject) -> [String] {
    let screen = subject.inspection.screen
    let element = screen.elements[subject.index]
    guard !element.isTextEntry else { return [] }
    var texts = own(element)
    let inside = screen.descendants(of: subject.index)
    guard inside.count <= reach else { return texts }
    var index = inside.lowerBound
    while index < inside.upperBound {
      let child = screen.elements[index]
      let kinds = subject.inspection.kinds[index]
      // What is not shown is not read, and what another control says is that control's.
      if kinds.isEmpty || kinds.contains(.actionable) {
        index = Int(child.end)
        continue
      }
      texts += own(child)
      index += 1
    }
    return texts
  }

  private static func own(_ element: Element) -> [String] {
    let details = element.hasDetails ? element.details : nil
    if let text = details?.title ?? details?.text, !text.isBlank { return [text] }
    // Page sources give the text of a label as its label.
    guard element.role == .staticText, let label = element.label, !label.isBlank else { return [] }
    return [label]
  }
}
