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

  /// Whether it is a symbol in a color that the source of a view decides, beside a text or a field that says in words what
  /// it stands for.
  public var isSymbolOfText: Bool {
    guard isPictureInStack, element.element.imageIsSymbol, !element.codeMaySet([.tintColor]),
      let parent = element.parent, parent.className == "HStack"
    else { return false }
    let others = parent.children.filter { $0.index != element.index }
    return others.contains { other in
      ([other] + other.descendants(upTo: Self.mostParts)).contains {
        $0.role == .staticText || $0.isTextEntry
      }
    }
  }

  /// Whether it is a picture of SwiftUI directly before or after a text in a stack, as an app's icon above its name: it may
  /// only decorate it.
  public var isPictureBesideText: Bool {
    guard isPictureInStack, !element.isActionable else { return false }
    return [element.previousSibling, element.nextSibling].contains {
      $0?.role == .staticText && $0?.wording.label.contains(where: \.isLetter) == true
    }
  }

  /// Whether it is a picture of SwiftUI in a stack, and takes no touches itself.
  private var isPictureInStack: Bool {
    element.context.screen.isSwiftUI && element.role == .image && element.element.gestures.isEmpty
      && element.parent?.role == .stackView
  }

  private static let mostParts = 8

  private static let numbers = PhraseLists("phrase-explained-numbers").inIdentifiers
}
