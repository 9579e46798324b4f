internal import AccessibilityModel

/// The visible texts of a control.
enum VisibleTexts {
  /// A control with more descendants is a container, whose texts are not its label.
  private static let reach = 64

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
      // Invisible text is not read, and the text of another control belongs to that control; on
      // Android a stop may contain others.
      if kinds.isEmpty || kinds.contains(.actionable) || isAndroid && kinds.contains(.stops) {
        index = Int(elements[index].end)
        continue
      }
      if !subject.context.subject(index).templateUse.hasPrototypeText {
        own(elements, index, into: &texts)
      }
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
