internal import AccessibilityModel

/// Tabs, segments or chips of the app's own, side by side. One of them is the current choice, but no trait and no value
/// says which one.
public struct ChoiceGroup {
  /// The view around them.
  public let bar: AuditedElement
  /// In document order.
  public let items: [AuditedElement]
  /// Why they may not be choices; nil if both the look and the name of a class show that they are.
  public let doubt: Reason?
}

extension AuditContext {
  /// The groups of choices without a stated selection, in document order.
  ///
  /// A group is two to eight labelled buttons of one class, in one row and of one height. They are choices if exactly one
  /// of at least three has another look, if their class or that of the view around them is named after choices
  /// (`TabStrip`, `FilterChip`), if a line is drawn along one of them, or if one of a bar along the lower edge has the
  /// title of the screen or the only filled symbol.
  public var choiceGroups: [ChoiceGroup] {
    guard screen.platform == .iOS, screen.capabilities.contains(.selection),
      !screen.framesAreDesignTime
    else { return [] }
    let headings = Set(
      stopSubjects.lazy.filter { $0.traits.contains(.header) }.map(\.wording.words.joined))
    return screen.elements.indices.compactMap { index in
      let bar = subject(index)
      guard bar.mayHoldChoices, let items = bar.itemsAlike, !bar.isInSystemChoices else {
        return nil
      }
      return choiceGroup(of: items, in: bar, headings)
    }
  }

  private func choiceGroup(
    of items: [AuditedElement], in bar: AuditedElement, _ headings: Set<String>
  ) -> ChoiceGroup? {
    let isNamed = bar.isNamedAfterChoices || items[0].isNamedAfterChoices
    if bar.marksOne(of: items) { return ChoiceGroup(bar: bar, items: items, doubt: nil) }
    if items.hasOneOfOtherLook(least: isNamed ? 2 : 3) {
      return ChoiceGroup(
        bar: bar, items: items,
        doubt: .when(!isNamed, "the one that looks different may be the main action"))
    }
    guard items.count >= 3, isLowerBar(bar.frame) else { return nil }
    if items.contains(where: { headings.contains($0.wording.words.joined) }) {
      return ChoiceGroup(
        bar: bar, items: items,
        doubt: .when(!isNamed, "the bar may lead to other screens than this one"))
    }
    guard items.haveOneFilledSymbol else { return nil }
    return ChoiceGroup(
      bar: bar, items: items,
      doubt: "the filled symbol need not stand for the current one")
  }
}

extension AuditedElement {
  fileprivate var mayHoldChoices: Bool {
    hasChildren && !kinds.isEmpty && !isStop && role != .navigationBar && role != .toolbar
  }

  /// Whether it is or is in a view whose selection the system states, or which has none: a segmented control, an alert.
  fileprivate var isInSystemChoices: Bool {
    let screen = context.screen
    return ([index] + screen.ancestors(of: index)).contains {
      Self.systemChoices.contains(screen.elements[$0].role)
    }
  }

  private static let systemChoices: Set<Role> = [
    .segmentedControl, .tabBar, .alert, .sheet, .menu, .keyboard, .stepper,
  ]

  /// Its children, if they are buttons that are alike and none states a selection; nil otherwise.
  fileprivate var itemsAlike: [AuditedElement]? {
    let children = context.screen.children(of: index).prefix(Self.mostItems + 2)
      .map(context.subject).filter { !$0.kinds.isEmpty && !$0.isLine }
    guard (2...Self.mostItems).contains(children.count), let first = children.first,
      children.allSatisfy({ $0.mayBeChoice && $0.isInOneRow(with: first) })
    else { return nil }
    return children
  }

  /// Whether it is a button with a name that states neither a value nor a selection.
  private var mayBeChoice: Bool {
    isStop && isActionable && isEnabled && speaksName && !isTextEntry && !element.isSelected
      && element.isOn == nil && (value?.isBlank ?? true) && classPurpose?.holdsState != true
      && traits.isDisjoint(with: [.toggleButton, .adjustable, .link, .keyboardKey, .selected])
      && element.isExpanded == nil && unstatedChoiceImage == nil && effectiveFrame.isFinite
  }

  private func isInOneRow(with other: AuditedElement) -> Bool {
    className == other.className && role == other.role
      && effectiveFrame.isInRow(with: other.effectiveFrame)
  }

  /// Whether it is a thin line that is drawn in a bar.
  private var isLine: Bool {
    role == .other && !isStop && !hasChildren && frame.isFinite && frame.width > 0
      && (0.5...Self.thickestLine).contains(frame.height)
  }

  /// Whether a line is drawn along one of its items and no other, as below the current page.
  fileprivate func marksOne(of items: [AuditedElement]) -> Bool {
    let lines = context.screen.children(of: index).prefix(Self.mostItems + 2).map(context.subject)
      .filter { $0.isLine && $0.element.backgroundColor.map { $0.alpha > 0 } ?? false }
    guard lines.count == 1 else { return false }
    let line = lines[0].frame
    return items.count {
      $0.effectiveFrame.minX <= line.maxX - 1 && line.minX <= $0.effectiveFrame.maxX - 1
    } == 1
  }

  /// Whether the name of its class has a word for one of several choices.
  fileprivate var isNamedAfterChoices: Bool {
    isCustomClass
      && !Self.choiceWords.isDisjoint(with: CamelCase.words(of: element.shortClassName))
  }

  /// Parts of the names of classes.
  private static let choiceWords = Set(
    "tab tabs segment segments segmented chip chips choice choices option options pill pills"
      .split(separator: " ").map(String.init))
  private static let mostItems = 8
  /// In points: the lines below tabs have two to four.
  private static let thickestLine = 6.0
}

extension [AuditedElement] {
  /// Whether one of them has other colours or another weight of its font than the rest, which look the same.
  ///
  /// - Parameter least: how few of them may show it.
  fileprivate func hasOneOfOtherLook(least: Int) -> Bool {
    guard count >= least else { return false }
    let colors = Dictionary(grouping: self) {
      [$0.element.backgroundColor, $0.element.tintColor, $0.element.textColor]
    }
    if colors.isOneAgainstRest, colors.keys.allSatisfy({ $0.contains { $0 != nil } }) {
      return true
    }
    let fonts = Dictionary(grouping: self) { $0.element.font?.isHeavy }
    return fonts[nil] == nil && fonts.isOneAgainstRest && fonts[true]?.count == 1
  }

  /// Whether one of them shows the filled form of a system symbol (`house.fill`), and the rest shows others.
  fileprivate var haveOneFilledSymbol: Bool {
    let images = map { AuditedElement.image(of: $0.index, in: $0.context.screen) }
    return images.allSatisfy { $0 != nil }
      && images.count { $0?.hasSuffix(".fill") == true } == 1
  }
}

extension Dictionary where Value == [AuditedElement] {
  fileprivate var isOneAgainstRest: Bool { count == 2 && values.contains { $0.count == 1 } }
}

extension Font {
  /// Whether it is bold by itself or by its text style.
  fileprivate var isHeavy: Bool { isBold || textStyle == "headline" }
}
