internal import AccessibilityModel

// Labels that controls of a running app share because they show the same content twice. Nothing can be
// added to such a label.

extension Namesakes {
  /// Whether a captured screen shows two equal numbers, amounts or times by chance: texts of digits alone, or
  /// with at least as many digits as letters, or labels with a date or a time of day, such as those of two photos of
  /// one minute.
  var areEqualData: Bool {
    members.allSatisfy {
      guard $0.isCaptured else { return false }
      if $0.wording.label.hasDateOrTime { return true }
      guard $0.isLabelledByContent || $0.isPlainText || $0.ancestorTraits.contains(.cell) else {
        return false
      }
      let digits = $0.wording.label.count(where: \.isNumber)
      let letters = $0.wording.label.count(where: \.isLetter)
      return letters == 0 ? digits > 0 : digits > 2 && digits >= letters
    }
  }

  /// Whether a captured screen shows one title, or one item, twice: a text too long for the name of an
  /// action, or several texts that a framework has joined.
  var areTitles: Bool {
    members.allSatisfy {
      $0.isCaptured
        && ($0.joinsSeveralTexts || $0.labelSource.showsItsLabel && $0.wording.labelWords.areLong)
    }
  }

  /// Whether they are rows of a list that hold the same texts: two messages of one person.
  var areContent: Bool {
    if areOneItem { return true }
    let areInRows = members.allSatisfy(\.isCaptured) && areInRows
    return members.allSatisfy {
      guard $0.ancestorTraits.contains(.list) || areInRows else { return false }
      // An item of a list is labelled by its content.
      return $0.isLabelledByContent
        || $0.isTextual && !$0.context.screen.framesAreDesignTime && $0.isItemOfList
    }
  }

  /// Whether a captured screen shows an item of a list once more elsewhere, by its text: the chosen one above
  /// the list, or an app that a launcher suggests.
  private var areOneItem: Bool {
    guard let first = members.first, first.isCaptured else { return false }
    let areTexts = members.allSatisfy {
      $0.isRowOfTexts || $0.isTextual && $0.labelSource.isLabelledByVisibleText
    }
    guard areTexts else { return false }
    if members.contains(where: \.isRowOfTexts) { return true }
    // A text in a list may also be a command; two made from one layout are one item.
    return members.contains(where: \.isItemOfList)
      && NamedKinds.Kind(first).map { kind in
        members.allSatisfy { NamedKinds.Kind($0) == kind }
      } == true
  }

  /// Whether they are views of one kind, each with a visible name of its own, two of which are called alike:
  /// apps on a home screen, for example.
  var areNamed: Bool {
    guard let first = members.first, first.isCaptured, let kind = NamedKinds.Kind(first),
      members.allSatisfy({ NamedKinds.Kind($0) == kind && $0.labelSource.isLabelledByVisibleText })
    else { return false }
    return first.context.namedKinds.contains(kind)
  }
}

extension AuditedElement {
  /// Whether it is a card or a row, not a button, whose label is two or more texts.
  fileprivate var joinsSeveralTexts: Bool {
    guard traits.isDisjoint(with: .button) else { return false }
    return joinsTexts
      || isLabelledByContent
        && wording.visibleTexts.count { $0.contains { $0.isLetter || $0.isNumber } } > 1
  }

  /// Whether it is a text and no button: the price on a button is the name of its action.
  fileprivate var isPlainText: Bool {
    role == .staticText && traits.isDisjoint(with: [.button, .link])
  }

  /// Whether it is an item of a list that has the texts in it as its label.
  fileprivate var isRowOfTexts: Bool {
    isItemOfList && isLabelledByContent && traits.isDisjoint(with: [.button])
  }

  fileprivate var isItemOfList: Bool {
    switch parent?.role {
    case .table, .collectionView: true
    default: role == .cell
    }
  }
}

extension LabelWords {
  /// In words; scripts without spaces have their letters instead.
  fileprivate var areLong: Bool {
    count >= Self.mostInAction
      || folded.reduce(0) { $0 + $1.unicodeScalars.count(where: \.isIdeograph) }
        >= 2 * Self.mostInAction
  }

  private static let mostInAction = 8
}
