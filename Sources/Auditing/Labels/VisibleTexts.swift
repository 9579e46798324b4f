internal import AccessibilityModel

/// What can be read on a control.
enum VisibleTexts {
  /// A control with more below it is a container, and its texts are not its name.
  private static let reach = 64

  // Field by field: a copy of an element would count all its texts.

  static func of(_ subject: AuditedElement) -> [String] {
    guard !subject.isTextEntry else { return [] }
    let elements = subject.context.screen.elements
    var texts: [String] = []
    let isAndroid = subject.context.screen.platform == .android
    own(elements, subject.index, into: &texts)
    let inside = (subject.index + 1)..<Int(elements[subject.index].end)
    guard inside.count <= reach else { return texts }
    var index = inside.lowerBound
    while index < inside.upperBound {
      let kinds = subject.context.kinds[index]
      // What is not shown is not read, and what another control says is that control's; on Android a
      // stop may hold others.
      if kinds.isEmpty || kinds.contains(.actionable) || isAndroid && kinds.contains(.stops) {
        index = Int(elements[index].end)
        continue
      }
      if !subject.context.subject(index).hasPrototypeText { own(elements, index, into: &texts) }
      index += 1
    }
    return texts
  }

  private static func own(_ elements: [Element], _ index: Int, into texts: inout [String]) {
    if let text = elements[index].title ?? elements[index].text, !text.isBlank {
      texts.append(text)
      return
    }
    // Page sources give the text of a label as its label.
    guard elements[index].role == .staticText, let label = elements[index].label, !label.isBlank
    else { return }
    texts.append(label)
  }
}
