internal import AccessibilityModel
internal import Auditing

// Labels that controls of a running app share because they show the same thing twice. Nothing can be
// added to such a label: WCAG asks for different names only where the purposes differ (2.4.4, 2.4.9).

extension DuplicateLabel {
  /// Whether a captured screen shows two equal numbers, amounts or times by chance: texts of digits alone, or
  /// with at least as many digits as letters, or labels with a date or a time of day, such as those of two photos of
  /// one minute.
  func areEqualData(_ indices: [Int], _ context: AuditContext) -> Bool {
    indices.allSatisfy {
      let subject = context.subject($0)
      guard subject.isCaptured else { return false }
      if subject.labelText.hasDateOrTime { return true }
      guard
        subject.isLabelledByContent || isText(subject) || subject.ancestorTraits.contains(.cell)
      else { return false }
      let digits = subject.labelText.count(where: \.isNumber)
      let letters = subject.labelText.count(where: \.isLetter)
      return letters == 0 ? digits > 0 : digits > 2 && digits >= letters
    }
  }

  /// Whether a captured screen shows one title, or one item, twice: a text too long for the name of an
  /// action, or several texts that a framework has joined.
  func areTitles(_ indices: [Int], _ context: AuditContext) -> Bool {
    indices.allSatisfy {
      let subject = context.subject($0)
      guard subject.isCaptured else { return false }
      return joins(subject) || subject.showsItsLabel && isLong(subject.labelWords)
    }
  }

  /// Whether it is a card or a row, not a button, whose label is two or more texts.
  private func joins(_ subject: AuditedElement) -> Bool {
    guard subject.traits.isDisjoint(with: .button) else { return false }
    return subject.joinsTexts
      || subject.isLabelledByContent
        && subject.visibleTexts.count { $0.contains { $0.isLetter || $0.isNumber } } > 1
  }

  /// In words; scripts without spaces have their letters instead.
  private func isLong(_ words: LabelWords) -> Bool {
    words.count >= Self.mostInAction
      || words.folded.reduce(0) { $0 + $1.unicodeScalars.count(where: \.isIdeograph) }
        >= 2 * Self.mostInAction
  }

  private static let mostInAction = 8

  /// Whether it is a text and no button: the price on a button is the name of its action.
  private func isText(_ subject: AuditedElement) -> Bool {
    subject.role == .staticText && subject.traits.isDisjoint(with: [.button, .link])
  }

  /// Whether they are views of one kind, each with a visible name of its own, two of which are called alike:
  /// apps on a home screen, for example.
  func areNamed(_ indices: [Int], _ context: AuditContext, _ kinds: inout NamedKinds?) -> Bool {
    let subjects = indices.map(context.subject)
    guard let first = subjects.first, first.isCaptured, let kind = NamedKinds.Kind(first),
      subjects.allSatisfy({ NamedKinds.Kind($0) == kind && $0.isLabelledByVisibleText })
    else { return false }
    let known = kinds ?? NamedKinds(of: context)
    kinds = known
    return known.contains(kind)
  }

  /// Whether an Android app offers one action in two places, as a floating button and the button of an empty
  /// list do: the names of both name an action and its object, and they have different sizes, while the buttons
  /// of two items have one layout. The same name is then what WCAG asks for (3.2.4).
  func isOfferedTwice(_ indices: [Int], _ context: AuditContext) -> Bool {
    guard indices.count == 2, context.screen.platform == .android else { return false }
    let subjects = indices.map(context.subject)
    guard
      subjects.allSatisfy({ $0.isCaptured && $0.role == .button && $0.labelWords.count > 1 }),
      !Self.areInItems(subjects)
    else { return false }
    let isVisible = subjects.allSatisfy {
      $0.mayShowItsLabel && !$0.isCutByCapture && $0.frame.width > 2 * $0.frame.height
    }
    if isVisible, Self.isLess(subjects.map(\.frame.height)) { return true }
    // One text in one style is as wide everywhere. What is cut is larger than it seems, and texts on lines of
    // their own are content.
    let narrow = subjects.min { $0.frame.width < $1.frame.width }
    return narrow?.isCutByCapture == false
      && subjects.allSatisfy {
        $0.labelWords.count > 2 && !$0.labelText.contains(where: \.isNewline)
          && !$0.frame.isEmpty && $0.frame.isFinite
          && context.screen.bounds.contains($0.frame, tolerance: 1)
      }
      && Self.isLess(subjects.map(\.frame.width))
  }

  private static func isLess(_ sizes: [Double]) -> Bool { abs(sizes[0] - sizes[1]) > rounding }

  /// Whether they are in different items of a list, each of which has its own of it.
  private static func areInItems(_ subjects: [AuditedElement]) -> Bool {
    let items = subjects.compactMap { $0.enclosingCell?.index }
    return items.count == subjects.count && Set(items).count > 1
  }

  /// Whether one of two is a tab of the bar at the lower end of a captured Android screen, and the other is not: a
  /// tab is called by the page that it opens, and so is a shortcut to that page.
  func isTabToo(_ indices: [Int], _ context: AuditContext) -> Bool {
    guard indices.count == 2, context.screen.platform == .android else { return false }
    let subjects = indices.map(context.subject)
    return subjects.allSatisfy(\.isCaptured)
      && subjects.count(where: isTab) == 1
  }

  /// Whether it is one of three to five controls side by side along the lower end of the screen; each may be as
  /// large as its name or icon, and the page may be beside them.
  private func isTab(_ subject: AuditedElement) -> Bool {
    let (frame, context) = (subject.frame, subject.context)
    let bounds = context.screen.bounds
    guard let parent = subject.parent, frame.maxY >= 0.85 * bounds.maxY else { return false }
    let tabs = context.screen.children(of: parent.index).prefix(Self.mostBeside)
      .map(context.subject)
      .filter { $0.isActionable && abs($0.frame.center.y - frame.center.y) <= Self.rounding }
      .map(\.frame)
    let row = tabs.reduce(Rect.null) { $0.union($1) }
    return (3...Self.mostTabs).contains(tabs.count) && row.width >= 0.6 * bounds.width
      && zip(tabs, tabs.dropFirst()).allSatisfy {
        $0.intersection($1).isNull || $0.intersection($1).isEmpty
      }
  }

  private static let mostBeside = 64
  /// Material's navigation bar has three to five (https://m3.material.io/components/navigation-bar).
  private static let mostTabs = 5

  /// Whether one of two is a link in a text of a captured Android screen, such as the name of the author before a
  /// comment: it is called by what it leads to, and the text around it is its context (WCAG 2.4.4).
  func isLinkToo(_ indices: [Int], _ context: AuditContext) -> Bool {
    guard indices.count == 2, context.screen.platform == .android else { return false }
    return indices.map(context.subject).count(where: \.isPartOfText) == 1
  }

  /// Whether an Android app offers one action in a bar and once more in the content, in other letters: “ADD
  /// CODE” and “Add code”. The same name is then what WCAG asks for (3.2.4); two buttons of one kind, which
  /// need names of their own, are written alike.
  func isInBarToo(_ indices: [Int], _ context: AuditContext) -> Bool {
    guard indices.count == 2, context.screen.platform == .android else { return false }
    let (one, other) = (context.subject(indices[0]), context.subject(indices[1]))
    return isInBar(one) != isInBar(other) && one.labelText.collapsed != other.labelText.collapsed
      && [one, other].allSatisfy { $0.isCaptured && $0.mayShowItsLabel && $0.labelWords.count > 1 }
  }

  private func isInBar(_ subject: AuditedElement) -> Bool {
    subject.ancestorTraits.contains(.bar)
      || subject.context.screen.ancestors(of: subject.index).prefix(32).contains {
        subject.context.screen.elements[$0].className.hasSuffix("NavigationView")
      }
  }

  /// By how much the sizes of equal buttons may differ in dp, since each edge is rounded to pixels.
  private static let rounding = 2.0

  /// Whether they are rows of a list that hold the same texts: two messages of one person.
  func areContent(_ indices: [Int], _ context: AuditContext) -> Bool {
    if areOneItem(indices.map(context.subject)) { return true }
    return indices.allSatisfy {
      let subject = context.subject($0)
      guard
        subject.ancestorTraits.contains(.list)
          || subject.isCaptured && Self.areRows(indices, context)
      else { return false }
      // An item of a list is labelled by its content.
      return subject.isLabelledByContent
        || subject.isTextual && !context.screen.framesAreDesignTime && isItem(subject)
    }
  }

  /// Whether a captured screen shows an item of a list once more elsewhere, by its text: the chosen one above
  /// the list, or an app that a launcher suggests.
  private func areOneItem(_ subjects: [AuditedElement]) -> Bool {
    guard let first = subjects.first, first.isCaptured else { return false }
    let areTexts = subjects.allSatisfy {
      isRow($0) || $0.isTextual && $0.isLabelledByVisibleText
    }
    guard areTexts else { return false }
    if subjects.contains(where: isRow) { return true }
    // A text in a list may also be a command; two made from one layout are one item.
    return subjects.contains(where: isItem)
      && NamedKinds.Kind(first).map { kind in
        subjects.allSatisfy { NamedKinds.Kind($0) == kind }
      } == true
  }

  /// Whether it is an item of a list that is called by the texts in it.
  private func isRow(_ subject: AuditedElement) -> Bool {
    isItem(subject) && subject.isLabelledByContent && subject.traits.isDisjoint(with: [.button])
  }

  private func isItem(_ subject: AuditedElement) -> Bool {
    switch subject.parent?.role {
    case .table, .collectionView: true
    default: subject.role == .cell
    }
  }
}

/// The kinds of views on a screen most of which have labels that no other view of their kind has.
///
/// The label of such a view is the name of what it shows. If it were the name of an action, all of them
/// would be called alike.
struct NamedKinds {
  /// Views of one class with one identifier: an app makes them from one layout.
  struct Kind: Hashable {
    let className: String
    let identifier: String

    init?(_ subject: AuditedElement) {
      guard let identifier = subject.identifier, !identifier.isEmpty else { return nil }
      className = subject.className
      self.identifier = identifier
    }
  }

  private var kinds: Set<Kind> = []

  init(of context: AuditContext) {
    var labels: [Kind: [String: Int]] = [:]
    for subject in context.subjects(.controls) where subject.kinds.contains(.labelled) {
      guard let kind = Kind(subject) else { continue }
      labels[kind, default: [:]][subject.labelFacts.folded, default: 0] += 1
    }
    for (kind, counts) in labels {
      let own = counts.values.count { $0 == 1 }
      if own >= Self.leastNames, 2 * own > counts.values.reduce(0, +) { kinds.insert(kind) }
    }
  }

  func contains(_ kind: Kind) -> Bool { kinds.contains(kind) }

  /// Fewer may be called differently by chance.
  private static let leastNames = 3
}
