internal import AccessibilityModel

// Pictures that show a state that users of a screen reader do not hear: a check mark, a lock, the mark of unread
// messages.

extension AuditedElement {
  /// Why a picture that is not a stop may show a state which nothing says; nil if it shows none.
  var silentState: Reason? {
    guard context.screen.framesAreDesignTime, role == .image, !isStop, element.hasBlankLabel,
      !exposure.isInHiddenSubtree
    else { return nil }
    switch context.screen.platform {
    case .iOS: return .when(isSilentStateOfUIKit, "code may put its meaning into a label")
    case .android: return .when(isSilentStateOfLayout, "a text beside it may say the same")
    case .macOS, .tvOS: return nil
    }
  }

  /// Whether an outlet calls it a state: code shows or changes the picture through it. UIKit makes no element of an
  /// image view, and joins only the texts of a row.
  private var isSilentStateOfUIKit: Bool {
    codeMaySet([.label, .isElement]) && showsStateByName
      && !ancestors.contains { $0.role.isControl || $0.hasStatedLabel }
  }

  private var showsStateByName: Bool {
    outletNames.contains { name in
      let words = Words(CamelCase.words(of: name).joined(separator: " "))
      return Self.states.occurs(in: words) && !Self.stateless.occurs(in: words)
    }
  }

  /// Whether code shows or exchanges it, and its identifier or its picture ends in a state: TalkBack passes it over, and
  /// the text of its row does not state it.
  ///
  /// A description of `@null` says that another view states it, and so does a text beside it with the same name.
  private var isSilentStateOfLayout: Bool {
    guard !isCustomClass, origins[.label] != .given, !flags.contains(.boundText),
      element.isOutlet || codeMaySet([.image]) || isShownOnCondition,
      let state = stateOfLayout
    else { return false }
    return !nearestSiblings.contains {
      $0.role == .staticText && $0.identifierName.list.contains(state)
    }
  }

  /// The word for a state in its identifier, or at the end of the name of its picture; also that for what is open, if code
  /// exchanges the picture or a tap on the row around it changes it.
  private var stateOfLayout: String? {
    if let words = [identifierName, imageName].first(where: Self.states.ends) {
      return words.list.last
    }
    let names = [identifierName, imageName]
    if Self.states.occurs(in: identifierName), !Self.stateless.occurs(in: identifierName) {
      return identifierName.list.last
    }
    if isIconOnCondition, let last = names.first(where: { !$0.isEmpty })?.list.last { return last }
    guard element.exchangesImage, ancestors.contains(where: { !$0.element.gestures.isEmpty }) else {
      return nil
    }
    return names.lazy.flatMap(\.list).first {
      let word = Words(list: [$0])
      return Self.openings.matches(word) || Self.arrows.matches(word)
    }
  }

  /// Whether code shows it later, or a binding decides.
  private var isShownOnCondition: Bool {
    element.isOutlet && flags.contains(.hidden)
      || element.codeEvidence?.location(of: .hidden) != nil
  }

  /// Whether it is an icon that is shown on a condition, and no background: it stands for the condition.
  private var isIconOnCondition: Bool {
    guard isShownOnCondition, let asset = element.image.map({ CamelCase.words(of: $0) })?.first
    else {
      return false
    }
    return Self.iconAssets.matches(Words(list: [asset]))
      && !Self.stateless.occurs(in: identifierName) && !Self.stateless.occurs(in: imageName)
  }

  /// Whether it is a picture of a layout of Android with a label, whose code sets one of several pictures, by a state, and
  /// nothing that says it. A view around it reads the label with its texts.
  var exchangesPicture: Bool {
    element.exchangesImage && (isActionable || role == .image) && !element.hasBlankLabel
      && !exposure.isInHiddenSubtree && codeNeverSets([.label, .value])
  }

  /// Whether it is a large picture of an iOS design that code sets, behind no other stop: a photo or a map may be the content
  /// of the screen or of a row. UIKit makes no element of an image view.
  var isUnreadPictureOfScreen: Bool {
    guard context.screen.isDesignOfUIKit, role == .image, !isStop, !isActionable,
      element.hasBlankLabel,
      !exposure.isInHiddenSubtree, isPictureOfCode, frame.isFinite, let root = context.root
    else { return false }
    if let cell = enclosingCell { return isPhotograph(of: cell) }
    guard ancestorTraits.isDisjoint(with: [.bar, .list]) else { return false }
    let part = frame.intersection(root.frame).area / max(1, root.frame.area)
    guard Self.partOfPicture.contains(part), frame.area >= Self.leastArea else { return false }
    let near = context.stopFrames.numbers(around: frame, limit: Self.mostNear)
    return near.count < Self.mostNear
      && !near.contains {
        !context.screen.elements[context.stopElements[$0]].frame.intersection(frame).isEmpty
      }
  }

  /// Whether it is a picture of a layout of Android that code loads, such as a photograph, without a description: TalkBack
  /// passes it over. In a row or on a line, the text beside it says what it shows.
  var isUnreadPictureOfLayout: Bool {
    guard context.screen.isLayoutOfAndroid, role == .image, !isStop, !isActionable, !isCustomClass,
      element.hasBlankLabel, origins[.label] != .given, !flags.contains(.boundText),
      !exposure.isInHiddenSubtree, element.codeEvidence?.location(of: .image) != nil,
      codeNeverSets([.label]), context.root?.element.isRepeated == false,
      !ancestors.contains(where: \.isActionable)
    else { return false }
    let isDecoration = [Self.stateless, Self.portraits].contains { $0.occurs(in: identifierName) }
    if isDecoration || Surface.isLogo(identifierName.joined) { return false }
    return !element.isInLine || !nearestSiblings.contains { $0.role == .staticText }
  }

  /// Whether it fills a good part of a row, as the photograph of a post does, under no text.
  private func isPhotograph(of row: AuditedElement) -> Bool {
    guard row.frame.isFinite, frame.area >= Self.partOfRow * row.frame.area,
      frame.height >= Self.leastHeightInRow
    else { return false }
    return !row.descendants(upTo: Self.mostNear).contains {
      $0.role == .staticText && !$0.frame.intersection(frame).isEmpty
    }
  }

  private static let partOfRow = 0.35
  /// In points; a lower picture is an avatar or an icon.
  private static let leastHeightInRow = 100.0

  /// Whether an outlet leads to it whose name is not that of a background or a logo, and code gives it a picture but no name.
  private var isPictureOfCode: Bool {
    let evidence = element.codeEvidence
    guard element.image == nil || evidence?.location(of: .image) != nil,
      evidence?.location(of: .label) == nil, evidence?.location(of: .isElement) == nil
    else { return false }
    return outletNames.contains { name in
      let words = CamelCase.words(of: name).joined(separator: " ")
      return !Self.stateless.occurs(in: Words(words)) && !Surface.isLogo(words)
    }
  }

  /// As a part of the screen: a smaller picture is an icon, and a larger one a background.
  /// A square of 100 points: a smaller picture in a view of a file of its own is an icon.
  private static let leastArea = 10_000.0
  private static let partOfPicture = 0.1...1
  private static let mostNear = 64

  private static let states = PhraseLists("phrase-state-pictures").inIdentifiers
  private static let openings = PhraseLists("phrase-opening-images").inIdentifiers
  private static let iconAssets = PhraseLists("phrase-icon-assets").inIdentifiers
  private static let arrows = PhraseLists("phrase-arrow-images").inIdentifiers
  private static let portraits = PhraseLists("phrase-portrait-images").inIdentifiers
  private static let stateless = PhraseLists("phrase-stateless-images").inIdentifiers
}
