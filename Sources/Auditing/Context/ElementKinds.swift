internal import AccessibilityModel

/// The kinds of elements that a rule can ask for.
public struct ElementKinds: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Stops of the screen reader.
  public static let stops = ElementKinds(rawValue: 1 << 0)
  /// Stops that users can act on.
  public static let controls = ElementKinds(rawValue: 1 << 1)
  /// Everything that responds to a tap or a gesture, whether it is a stop or not.
  public static let actionable = ElementKinds(rawValue: 1 << 2)
  /// Stops that are images.
  public static let images = ElementKinds(rawValue: 1 << 3)
  /// Stops for text entry.
  public static let textEntries = ElementKinds(rawValue: 1 << 4)
  /// Stops with an adjustable value.
  public static let adjustables = ElementKinds(rawValue: 1 << 5)
  /// Stops that are on or off.
  public static let toggles = ElementKinds(rawValue: 1 << 6)
  /// Stops with a label that is not blank.
  public static let labelled = ElementKinds(rawValue: 1 << 7)
  /// Views of the app's own classes, stops or not.
  public static let customClasses = ElementKinds(rawValue: 1 << 8)
  /// Visible views with a text or title of their own, stops or not.
  public static let texts = ElementKinds(rawValue: 1 << 9)
  /// Every visible view.
  public static let all = ElementKinds(rawValue: 1 << 10)
  /// Stops that are texts to be read.
  public static let readTexts = ElementKinds(rawValue: 1 << 11)
  /// Visible views that show a progress or a level, stops or not.
  public static let indicators = ElementKinds(rawValue: 1 << 12)
  /// Visible images, stops or not.
  public static let pictures = ElementKinds(rawValue: 1 << 13)

  /// The names of its kinds, in the plural.
  var names: [String] { Self.named.compactMap { contains($0.kind) ? $0.name : nil } }

  private static let named: [(kind: ElementKinds, name: String)] = [
    (.all, "visible views"), (.stops, "stops"), (.controls, "controls"),
    (.actionable, "tappable views"), (.images, "images"), (.textEntries, "text fields"),
    (.adjustables, "adjustable controls"), (.toggles, "toggles"), (.labelled, "labelled stops"),
    (.customClasses, "views of the app's own classes"), (.texts, "texts"),
    (.readTexts, "texts that are stops"), (.indicators, "progress indicators"),
    (.pictures, "pictures"),
  ]

  /// Those that are not limited to stops.
  private static let ofAnyElement: ElementKinds = [
    .all, .actionable, .customClasses, .texts, .indicators, .pictures,
  ]
}

extension ElementKinds {
  /// The kinds of every element of a screen.
  ///
  /// Elements that the app hides, and their descendants, have none.
  ///
  /// - Parameter isStop: whether the screen reader stops at an element.
  static func ofElements(in screen: Screen, isStop: (Int) -> Bool) -> [ElementKinds] {
    let elements = screen.elements
    var all = [ElementKinds](repeating: [], count: elements.count)
    var index = 0
    while index < elements.count {
      if isGone(elements[index]) {
        index = Int(elements[index].end)
        continue
      }
      let kinds = ofStop(elements[index])
      all[index] = isStop(index) ? kinds : kinds.intersection(ofAnyElement)
      index += 1
    }
    return all
  }

  private static func isGone(_ element: AccessibilityModel.Element) -> Bool {
    !element.flags.isDisjoint(with: [.hidden, .system]) || (element.alpha ?? 1) <= 0
  }

  /// The kinds of an element if the screen reader stops at it.
  private static func ofStop(_ element: AccessibilityModel.Element) -> ElementKinds {
    guard element.flags.isDisjoint(with: [.artefact, .notVisible]) else { return [] }
    var kinds: ElementKinds = [.all, .stops]
    if element.isActionable { kinds.formUnion([.actionable, .controls]) }
    if element.isCustomClass { kinds.insert(.customClasses) }
    if element.hasText { kinds.insert(.texts) }
    if !element.hasBlankLabel { kinds.insert(.labelled) }
    if element.isTextual { kinds.insert(.readTexts) }
    if element.isImage { kinds.formUnion([.images, .pictures]) }
    if element.isTextEntry { kinds.insert(.textEntries) }
    if element.isAdjustable { kinds.insert(.adjustables) }
    if element.isToggle { kinds.insert(.toggles) }
    if element.role == .progressIndicator { kinds.insert(.indicators) }
    return kinds
  }
}

extension AccessibilityModel.Element {
  fileprivate var isActionable: Bool {
    role.isControl || !traits.isDisjoint(with: .actionable) || flags.contains(.respondsToTap)
  }

  fileprivate var hasText: Bool {
    role == .staticText || self.text?.isEmpty == false || self.title?.isEmpty == false
  }
}
