internal import AccessibilityModel
internal import Voices

extension AuditedElement {
  /// The system symbol that shows that it is chosen or checked, where neither a trait nor a value
  /// says so; nil if there is none.
  ///
  /// A check mark in a circle is also the icon of “Done”: it counts beside an empty circle only.
  var unstatedChoiceImage: String? {
    guard context.screen.platform == .iOS, isStop, traits.contains(.button),
      value?.isBlank ?? true, !element.isSelected, element.isOn == nil,
      traits.isDisjoint(with: [.toggleButton, .adjustable])
    else { return nil }
    guard let image = Self.image(of: index, in: context.screen) else { return nil }
    if Self.checkedSymbols.contains(image) { return image }
    if image == Self.checkMark { return isOneTickedRow ? image : nil }
    guard Self.circledChecks.contains(image) else { return nil }
    let hasEmpty = nearestSiblings.contains {
      Self.image(of: $0.index, in: context.screen) == "circle"
    }
    return hasEmpty ? image : nil
  }

  /// Whether a system symbol in it draws a check box or a radio button, ticked or not.
  var drawsChoice: Bool {
    guard context.screen.platform == .iOS, let image = Self.image(of: index, in: context.screen)
    else { return false }
    return Self.checkedSymbols.contains(image) || Self.circledChecks.contains(image)
      || Self.emptySymbols.contains(image)
  }

  /// Whether it is a row of the app's own class with a check mark beside its text, and others of its class have no
  /// image: a button with nothing but a check mark means “Done”, and UIKit's own rows say “selected” by themselves.
  private var isOneTickedRow: Bool {
    guard isCustomClass, speaksName, hasChildren, element.image == nil,
      !descendants(upTo: Self.mostParts).contains(where: \.role.isControl)
    else { return false }
    let others = nearestSiblings.filter { $0.className == className && $0.isStop }
    return !others.isEmpty
      && others.allSatisfy {
        Self.image(of: $0.index, in: context.screen) == nil && !$0.element.isSelected
          && $0.value?.isBlank ?? true
      }
  }

  private static let checkMark = "checkmark"
  private static let emptySymbols: Set<String> = ["circle", "square"]
  private static let checkedSymbols: Set<String> = [
    "largecircle.fill.circle", "circle.inset.filled", "checkmark.square", "checkmark.square.fill",
  ]
  private static let circledChecks: Set<String> = ["checkmark.circle", "checkmark.circle.fill"]
  private static let mostParts = 8

  /// The image of an element, or of the first image in it.
  static func image(of index: Int, in screen: Screen) -> String? {
    if let image = screen.elements[index].image { return image }
    return screen.descendants(of: index).prefix(mostParts).lazy
      .compactMap { shownImage(of: screen.elements[$0]) }.first
  }

  /// The image that an element shows; in a page source an image has its name as identifier or label.
  private static func shownImage(of element: Element) -> String? {
    if let image = element.image { return image }
    guard element.role == .image else { return nil }
    return element.identifier ?? element.label
  }
}

extension SpokenState {
  /// Whether it is a control of a captured Android screen that is on or off by its label, “Shuffle”, and has neither state.
  public var isUnstatedToggle: Bool {
    guard context.screen.isDumpOfAndroid,
      context.screen.capabilities.contains(.selection), subject.isStop,
      subject.flags.contains(.respondsToTap), subject.isEnabled, !subject.isToggle,
      !element.isSelected, element.isOn == nil, subject.value?.isBlank ?? true,
      subject.role != .staticText
    else { return false }
    let words = Words(subject.wording.label)
    if Self.toggles.matches(words, of: subject) || Self.togglesElsewhere.matches(words) {
      return true
    }
    return
      (Self.collections.matches(words, of: subject)
      || Self.collectionsElsewhere.matches(words)) && isInItem
  }

  /// Whether it is an icon of one item, not the way to all that users have kept: others have the same label, or what shares
  /// the item is beside it.
  private var isInItem: Bool {
    guard subject.hasStatedLabel, !subject.flags.contains(.labelIsText),
      !context.isLowerBar(subject.frame),
      !subject.descendants(upTo: 8).contains(where: { $0.role == .staticText })
    else { return false }
    let label = subject.wording.label
    return subject.nearestSiblings.contains { $0.identifierName.list.contains("share") }
      || context.stopSubjects.lazy.filter { $0.wording.label == label }.prefix(2).count > 1
  }

  private static let toggles = PhraseLists("phrase-toggles")
  private static let collections = PhraseLists("phrase-toggles-of-collections")
  private static let collectionsElsewhere =
    PhraseLists("phrase-toggles-of-collections-elsewhere").inIdentifiers
  private static let togglesElsewhere = PhraseLists("phrase-toggles-elsewhere").inIdentifiers

  /// Whether it is a button whose whole name is that something is on or off, in any language, and no other state is on its line:
  /// two of them are choices.
  public var isNamedByState: Bool {
    guard subject.isStop, subject.role == .button, subject.isEnabled, !subject.isToggle,
      !element.isSelected, element.isOn == nil, element.isExpanded == nil,
      subject.value?.isBlank ?? true, !subject.ancestorTraits.contains(.compositeControl),
      !subject.templateUse.hasPrototypeLabel, subject.saysStateOnly
    else { return false }
    return !subject.nearestSiblings.contains {
      $0.role == .button && $0.saysStateOnly && $0.wording.label != subject.wording.label
        && $0.frame.isInRow(with: subject.frame)
    }
  }

  /// The image that alone shows the state of an element, and why it may show something else; nil for no image.
  public var unstatedState: (image: String, doubt: Reason?)? {
    if let image = subject.unstatedChoiceImage { return (image, nil) }
    if let image = subject.unstatedExpansionIcon {
      return (image, "a dump does not include state descriptions")
    }
    return unstatedExpansionImage.map { ($0, "it may open a menu") }
  }

  /// The chevron up or down of a wide row that may be expanded, where neither a state nor a value says whether it is; nil
  /// if there is none. A chevron that points sideways leads to another screen. Plus and minus count in a class that is named
  /// after what opens (`FaqHeader`): elsewhere they add and remove.
  private var unstatedExpansionImage: String? {
    let width = context.geometry.viewport.width
    guard context.screen.platform == .iOS, subject.isStop, subject.traits.contains(.button),
      element.isExpanded == nil, subject.value?.isBlank ?? true, subject.hint?.isBlank ?? true,
      !element.isSelected, element.isOn == nil, subject.speaksName, subject.effectiveFrame.isFinite,
      subject.effectiveFrame.width >= 0.6 * width,
      subject.traits.isDisjoint(with: [.toggleButton, .adjustable, .popupButton, .notEnabled]),
      let image = AuditedElement.image(of: index, in: context.screen),
      Self.chevrons.contains(image) || Self.signs.contains(image) && isNamedAfterOpening
    else { return nil }
    return image
  }

  private var isNamedAfterOpening: Bool {
    subject.isCustomClass
      && !Self.openers.isDisjoint(with: CamelCase.words(of: element.shortClassName))
  }

  private static let chevrons: Set<String> = [
    "chevron.down", "chevron.up", "chevron.down.circle", "chevron.up.circle",
    "chevron.down.circle.fill", "chevron.up.circle.fill", "arrowtriangle.down.fill",
    "arrowtriangle.up.fill",
  ]
  private static let signs: Set<String> = [
    "plus", "minus", "plus.circle", "minus.circle", "plus.circle.fill", "minus.circle.fill",
  ]
  /// Parts of the names of classes.
  private static let openers = Set(
    "accordion collapse collapsible disclosure expand expandable expander faq"
      .split(separator: " ").map(String.init))
}

extension AuditedElement {
  /// The name of the picture without a description that alone shows whether a row of a captured Android screen is open: a
  /// chevron before its text, or one that is named after opening; nil for none. A chevron after the text leads to
  /// another screen.
  fileprivate var unstatedExpansionIcon: String? {
    guard context.screen.isDumpOfAndroid, isStop,
      flags.contains(.respondsToTap), isEnabled, role == .other || role == .cell,
      !element.isSelected,
      element.isOn == nil, element.isExpanded == nil, value?.isBlank ?? true, speaksName
    else { return nil }
    let parts = descendants(upTo: Self.mostParts)
    guard parts.count < Self.mostParts,
      let text = parts.first(where: { $0.role == .staticText && !$0.element.hasBlankLabel })
    else { return nil }
    let icon = parts.first { part in
      guard part.role == .image, part.element.hasBlankLabel, part.frame.isFinite,
        let name = part.identifier?.split(separator: "/").last
      else { return false }
      let words = Words(CamelCase.words(of: name).joined(separator: " "))
      return Self.openings.occurs(in: words)
        || Self.arrows.occurs(in: words) && part.frame.maxX <= text.frame.minX
    }
    return icon?.identifier?.split(separator: "/").last.map(String.init)
  }

  private static let openings = PhraseLists("phrase-opening-images").inIdentifiers
  private static let arrows = PhraseLists("phrase-arrow-images").inIdentifiers
}

extension AuditedElement {
  /// Whether its label is the word for a state of a switch and nothing else: “OFF”.
  fileprivate var saysStateOnly: Bool {
    let label = wording.label.collapsed
    guard label.count <= Self.longestState, label.contains(where: \.isLetter) else { return false }
    let words = LabelWords(label)
    return Self.states.contains { list in
      list.languages.contains { list[$0].map(words.areEntry) == true }
    }
  }

  private static let longestState = 16
  private static let states = [
    WordLists("toggle-states"), WordLists("toggle-states-final"),
  ]
}
