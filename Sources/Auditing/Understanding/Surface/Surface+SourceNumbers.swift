internal import AccessibilityModel
internal import Voices

extension Surface {
  /// The property whose number a symbol in the source of a view explains, as an icon of its label or beside its text, which
  /// VoiceOver does not read: `trackCount` beside `waveform`. Nil for any other element.
  var numberOfSource: String? {
    guard element.role == .image, !element.isStop, element.element.imageIsSymbol,
      element.element.hasBlankLabel, let parent = element.parent,
      !element.exposure.isInHiddenSubtree,
      !element.ancestors.contains(where: \.hasStatedLabel)
    else { return nil }
    let text: AuditedElement
    if parent.role == .staticText {
      text = parent
    } else {
      let others = parent.children.filter { $0.index != element.index }
      guard parent.className == "HStack", others.count == 1, others[0].role == .staticText,
        !others[0].isStop
      else { return nil }
      text = others[0]
    }
    guard let property = text.element.textProperty,
      text.element.visibleText?.contains(where: \.isLetter) == false,
      Self.numbers.ends(Words(list: CamelCase.words(of: property)))
    else { return nil }
    return property
  }

  private static let numbers = PhraseLists("phrase-explained-numbers").inIdentifiers
}
