internal import AccessibilityModel

/// The elements of a screen by what they are called by.
struct NamedElements: Sendable {
  let elements: [Element]
  let labels: LabelTable
  let classes: ElementClasses

  // Field by field: a copy of an element would count all its texts.

  /// The first that an element has of what it can be called by; nil for nothing.
  func kind(of index: Int) -> NameKind? {
    if elements[index].identifier?.isEmpty == false { return .identifier }
    if elements[index].objectID != nil { return .object }
    if hasLabel(index) { return .label }
    if elements[index].details.placeholder?.isBlank == false { return .placeholder }
    if elements[index].details.image?.isBlank == false { return .image }
    return elements[index].action?.isBlank == false ? .action : nil
  }

  private func hasLabel(_ index: Int) -> Bool { elements[index].label?.isBlank == false }

  /// - Parameter kind: the element's.
  func spell(_ index: Int, by kind: NameKind, into sink: inout some IdentitySink) {
    sink.take(kind, classNumber(of: index), of: classes)
    switch kind {
    case .identifier: sink.take(elements[index].identifier ?? "")
    case .label: sink.take(plain: elements[index].label ?? "", labels.letters(of: index))
    case .object: sink.take(elements[index].objectID ?? "")
    case .image: sink.take(elements[index].details.image ?? "")
    case .action: sink.take(elements[index].action ?? "")
    case .placeholder:
      let text = elements[index].details.placeholder ?? ""
      sink.take(plain: text, Letters(of: text))
    }
  }

  func spellClass(of index: Int, into sink: inout some IdentitySink) {
    sink.take("class/")
    sink.take(classes.names[classNumber(of: index)])
  }

  func classNumber(of index: Int) -> Int { Int(classes.numbers[index]) }
}
