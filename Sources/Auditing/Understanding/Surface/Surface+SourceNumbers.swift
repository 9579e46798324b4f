internal import AccessibilityModel
internal import Voices

extension Surface {
  /// The property whose number a symbol in the source of a view explains, as an icon of its label or beside its text,
  /// which VoiceOver does not read: `trackCount` beside `waveform`. Nil for any other element.
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

  /// The number in the text beside a picture of a layout of Android, which TalkBack passes over, if no other view is in
  /// the view around the two, or if it follows the picture in a line: that of the file or of the editor, else the
  /// identifier of the text. Nil for any other element, and for a picture that the layout gives no description on
  /// purpose.
  var numberOfLayout: String? {
    guard element.role == .image, !element.isStop, element.element.hasBlankLabel,
      element.origins[.label] != .given, !element.isActionable, !element.codeMaySet([.label]),
      ![element.identifierName, element.imageName].contains(where: Self.opens),
      !element.exposure.isInHiddenSubtree, let parent = element.parent, !parent.isActionable,
      !parent.hasStatedLabel
    else { return nil }
    // Of several pairs in a line, each number is after its picture.
    let others = parent.children.filter { $0.index != element.index }
    let isBeforeText = element.element.isInLine && element.previousSibling?.role != .staticText
    guard let text = others.count == 1 ? others[0] : isBeforeText ? element.nextSibling : nil,
      text.role == .staticText, text.nextSibling?.role != .staticText || others.count == 1,
      !text.isActionable, !text.hasStatedLabel,
      !text.codeMaySet([.label])
    else { return nil }
    return text.shownCount
  }

  /// Whether it is a text of a layout of Android with a number and an icon in it (`android:drawableStart`) that says
  /// what the number counts; TalkBack reads the text alone.
  public var isNumberWithIcon: Bool {
    element.context.screen.isLayoutOfAndroid && element.role == .staticText
      && element.element.hasCompoundIcon && !element.hasStatedLabel && !element.codeMaySet([.label])
      && element.shownCount != nil
  }

  /// Whether it is a symbol in a color that the source of a view decides, beside a text or a field that says in words
  /// what it stands for.
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

  /// Whether it is a picture of SwiftUI directly before or after a text in a stack, as an app's icon above its name: it
  /// may only decorate it.
  public var isPictureBesideText: Bool {
    guard isPictureInStack, !element.isActionable else { return false }
    return [element.previousSibling, element.nextSibling].contains {
      $0.map(mayBeInWords) ?? false
    }
  }

  /// Whether it is a picture of SwiftUI in a stack, and takes no touches itself.
  private var isPictureInStack: Bool {
    element.context.screen.isSwiftUI && element.role == .image && element.element.gestures.isEmpty
      && element.parent?.role == .stackView
  }

  /// Whether a name is that of the arrow of a list that opens.
  private static func opens(_ name: Words) -> Bool {
    openings.occurs(in: name) || arrows.occurs(in: name)
  }

  private static let openings = PhraseLists("phrase-opening-images").inIdentifiers
  private static let arrows = PhraseLists("phrase-arrow-images").inIdentifiers
  /// Whether a text has words, or is one that only the running app knows and whose property is not called a number.
  private func mayBeInWords(_ text: AuditedElement) -> Bool {
    guard text.role == .staticText else { return false }
    if text.wording.label.contains(where: \.isLetter) { return true }
    guard text.flags.contains(.boundText) else { return false }
    return
      !(text.element.textProperty.map { Self.numbers.ends(Words(list: CamelCase.words(of: $0))) }
      ?? false)
  }

  private static let mostParts = 8

  fileprivate static let numbers = PhraseLists("phrase-explained-numbers").inIdentifiers
}

extension AuditedElement {
  /// The number that it shows in a layout of Android, or its identifier if that calls it a number; nil for another
  /// text.
  fileprivate var shownCount: String? {
    let shown = flags.contains(.boundText) ? element.sampleText : element.visibleText
    if let shown = shown?.collapsed, !shown.isEmpty { return Surface.isCount(shown) ? shown : nil }
    guard flags.contains(.boundText), Surface.numbers.ends(identifierName) else { return nil }
    return identifier?.split(separator: "/").last.map(String.init)
  }
}
