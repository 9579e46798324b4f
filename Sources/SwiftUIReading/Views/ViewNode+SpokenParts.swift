// The texts, images and conditions in a view, as one element speaks them.

extension [ViewNode] {
  /// The texts of some views, as one element speaks them.
  var spoken: SpokenText? { flatMap(\.spokenParts).joined }
}

extension ViewNode {
  /// The texts that a view adds to the element around it.
  var spokenParts: [SpokenText] {
    guard !facts.isHidden, !facts.isDecorative, !facts.isAlternative, !isNumberOnCorner else {
      return []
    }
    if let label = facts.label { return [label] + [facts.value].compactMap(\.self) }
    if facts.children == .ignore { return [] }
    let own = facts.text.map { [$0] } ?? []
    switch kind {
    case .text, .label: return own
    case .unknown: return [.unknown]
    default: return own + children.flatMap(\.spokenParts)
    }
  }

  /// Whether it is a number at the corner of another view, or a view there that the source does not show: it does not
  /// name the two.
  private var isNumberOnCorner: Bool {
    guard facts.isBadge else { return false }
    return kind == .unknown || kind == .text && facts.text?.text.contains(where: \.isLetter) != true
  }

  /// The texts in a view that are shown in another state: “Save” of a button that shows its progress.
  var alternativeParts: [SpokenText] {
    guard !facts.isHidden, !facts.isDecorative else { return [] }
    guard facts.isAlternative else { return children.flatMap(\.alternativeParts) }
    var shown = self
    shown.facts.isAlternative = false
    return shown.spokenParts
  }

  /// The images in a view that are not hidden, itself included.
  var images: [ViewNode] {
    guard !facts.isHidden, !facts.isDecorative, !facts.isAlternative else { return [] }
    return kind == .image || kind == .label && facts.image != nil
      ? [self] : children.flatMap(\.images)
  }

  /// The code that decides where the shapes in it are.
  var allMoves: Set<String> { children.reduce(into: facts.moves) { $0.formUnion($1.allMoves) } }

  /// The conditions on which the look of a view depends, and that of its content.
  var allLooks: Set<String> {
    children.reduce(into: facts.looks) { $0.formUnion($1.allLooks) }
  }
}

extension ViewNode.Kind {
  var isControl: Bool {
    switch self {
    case .button, .link, .menu, .navigationLink, .toggle, .slider, .stepper, .textField,
      .secureField, .textEditor, .picker, .segmentedPicker, .wheelPicker, .datePicker, .colorPicker:
      true
    default: false
    }
  }

  /// Whether the views in it are its options, and not its label.
  var hasOptions: Bool {
    self == .picker || self == .segmentedPicker || self == .wheelPicker
  }
}
