internal import AccessibilityModel
internal import Voices

// The facts that a browser on Android leaves open about the elements of its pages.

extension Surface {
  /// Whether it is a picture of a web page in a capture of Android that has no name, and belongs to no control or text
  /// with one. A browser leaves out pictures with an empty alternative text
  /// (https://www.w3.org/TR/html-aam-1.0/#el-img-empty-alt).
  public var isUnnamedPictureOfPage: Bool {
    element.labelSource.isImageOfPage && element.element.hasBlankLabel && element.frame.isFinite
      && !element.frame.isEmpty && element.presence.clipping == nil
      && !element.exposure.isInHiddenSubtree
      && !element.ancestors.contains { $0.isStop || $0.isActionable }
  }

  /// Whether it is the first picture of a cell of a captured iOS screen that holds pictures without a label and nothing else:
  /// VoiceOver does not stop there, and a tap on the cell may open something.
  public var isOnlyContentOfCell: Bool {
    guard element.isCaptured, element.context.screen.platform == .iOS, element.role == .image,
      !element.isStop, element.element.hasBlankLabel, element.frame.isFinite,
      element.frame.shorterSide >= Self.leastPicture, element.presence.clipping == nil,
      let cell = element.enclosingCell, !cell.isStop, cell.element.hasBlankLabel
    else { return false }
    let inside = cell.descendants(upTo: Self.mostInCell)
    return inside.allSatisfy { $0.element.hasBlankLabel && $0.element.visibleText?.isBlank ?? true }
      && inside.first { $0.role == .image }?.index == element.index
  }

  /// The number beside an icon of a screen of iOS or of a layout of Android if the two are alone in their view: only the icon says what it counts. Nil for
  /// any other element.
  public var numberItExplains: String? {
    if element.context.screen.isSwiftUI { return numberOfSource }
    if element.context.screen.isLayoutOfAndroid { return numberOfLayout }
    guard element.context.screen.platform == .iOS, element.role == .image, !element.isStop,
      element.element.hasBlankLabel, !element.isActionable, let parent = element.parent,
      !parent.isActionable, !parent.hasStatedLabel, element.frame.isNull || isIcon,
      !element.exposure.isInHiddenSubtree
    else { return nil }
    let others = parent.children.filter { $0.index != element.index && !$0.kinds.isEmpty }
    guard others.count == 1, others[0].role == .staticText,
      !others[0].hasStatedLabel || element.isCaptured,
      let text = others[0].element.visibleText ?? others[0].label, Self.isCount(text.collapsed)
    else { return nil }
    return text.collapsed
  }

  private var isIcon: Bool {
    element.frame.isFinite && !element.frame.isEmpty
      && max(element.frame.width, element.frame.height) <= Self.largestIcon
  }

  /// “278”, “2,421”, “1.2k”: a number without a unit, which is more than a digit of a badge or a position.
  static func isCount(_ text: String) -> Bool {
    let digits = text.count(where: \.isNumber)
    let letters = text.filter(\.isLetter).lowercased()
    return digits > 0 && ["", "k", "m"].contains(letters)
      && text.allSatisfy { $0.isNumber || $0.isLetter || ".,' ".contains($0) }
  }

  /// In points. A smaller picture in a cell is an icon.
  private static let leastPicture = 60.0
  /// In points.
  private static let largestIcon = 40.0
  private static let mostInCell = 64

  /// Whether a text of a web page in a capture of Android looks like the title of a button, and neither it nor a view around
  /// it can be clicked, as far as the dump shows: it names an action, with a picture in a box as high as a control,
  /// beside another such box. Browsers do not report a script that waits for touches only.
  public var isTitleOfButtonOfPage: Bool {
    guard element.context.screen.platform == .android, element.ancestorTraits.contains(.webView),
      element.role == .staticText, element.isStop, namesAction, let box = element.parent,
      box.isBoxWithPicture, !element.isActionable,
      !element.ancestors.contains(where: { $0.isActionable || $0.isStop })
    else { return false }
    return box.nearestSiblings.contains {
      $0.index != box.index && $0.isBoxWithPicture
        && abs($0.frame.minY - box.frame.minY) <= 1 && abs($0.frame.height - box.frame.height) <= 1
    }
  }

  private var namesAction: Bool {
    Self.actions["en"].map(element.wording.labelWords.areEntry) ?? false
  }

  private static let actions = WordLists("interface-words")
}

extension AuditedElement {
  /// Whether it holds one text and a picture, and has the height of a control.
  fileprivate var isBoxWithPicture: Bool {
    guard frame.isFinite, Self.heightsOfControls.contains(frame.height) else { return false }
    let inside = descendants(upTo: 8)
    return inside.count(where: { $0.role == .staticText && $0.isStop }) == 1
      && inside.contains { $0.role == .image } && !inside.contains(where: \.isActionable)
  }

  /// In dp.
  private static let heightsOfControls = 32.0...80.0
}
