internal import AccessibilityModel

/// The traits of the elements around an element, at any depth.
public struct AncestorTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// A navigation bar, a tab bar or a toolbar of the system's own class.
  public static let bar = AncestorTraits(rawValue: 1 << 0)
  /// An alert, a sheet, a popover, or a view that is modal to the screen reader.
  public static let modal = AncestorTraits(rawValue: 1 << 1)
  /// A cell of a table or of a collection.
  public static let cell = AncestorTraits(rawValue: 1 << 2)
  public static let webView = AncestorTraits(rawValue: 1 << 3)
  /// A text or a text view: elements inside are part of its words.
  public static let text = AncestorTraits(rawValue: 1 << 4)
  public static let map = AncestorTraits(rawValue: 1 << 5)
  public static let image = AncestorTraits(rawValue: 1 << 6)
  public static let dataTable = AncestorTraits(rawValue: 1 << 7)
  public static let scrollsHorizontally = AncestorTraits(rawValue: 1 << 8)
  public static let scrollsVertically = AncestorTraits(rawValue: 1 << 9)
  /// A view without user interaction, which disables its content too.
  public static let untouchable = AncestorTraits(rawValue: 1 << 10)
  /// A control with parts that the system draws: segments, halves of a stepper, wheels of a picker.
  public static let compositeControl = AncestorTraits(rawValue: 1 << 11)
  public static let stop = AncestorTraits(rawValue: 1 << 12)
  /// A table, a collection or a list: its content may repeat.
  public static let list = AncestorTraits(rawValue: 1 << 13)

  /// Whether two elements with these traits around them are both in a modal view, or neither is.
  public func sharesModal(with other: AncestorTraits) -> Bool {
    contains(.modal) == other.contains(.modal)
  }

  /// The ancestor traits of each element of a screen.
  ///
  /// - Parameter isStop: whether the screen reader stops at an element.
  static func ofElements(in screen: Screen, isStop: (Int) -> Bool) -> [AncestorTraits] {
    let elements = screen.elements
    var around = [AncestorTraits](repeating: [], count: elements.count)
    var inside = around
    for index in elements.indices {
      let parent = Int(elements[index].parent)
      if parent >= 0 { around[index] = inside[parent] }
      inside[index] = around[index].union(made(by: elements[index]))
      if isStop(index) { inside[index].insert(.stop) }
    }
    return around
  }

  /// The traits that an element gives to its descendants.
  private static func made(by element: AccessibilityModel.Element) -> AncestorTraits {
    // A subclass of UIKit's bar or segmented control has its parts, which UIKit lays out.
    let isOwn = element.isCustomClass && element.superclassName?.hasPrefix("UI") != true
    var made = made(by: element.role, isCustom: isOwn)
    if element.isModal { made.insert(.modal) }
    if !element.flags.contains(.userInteractionEnabled) { made.insert(.untouchable) }
    if element.traits.contains(.tabBar) { made.insert(.bar) }
    let type = element.containerType
    if type == .dataTable || element.tableSize != nil { made.insert(.dataTable) }
    if type == .list { made.insert(.list) }
    if element.scrolls(.horizontal) { made.insert(.scrollsHorizontally) }
    if element.scrolls(.vertical) { made.insert(.scrollsVertically) }
    return made
  }

  private static func made(by role: Role, isCustom: Bool) -> AncestorTraits {
    switch role {
    case .navigationBar, .tabBar, .toolbar: isCustom ? [] : .bar
    case .alert, .sheet, .popover: .modal
    case .cell: .cell
    case .webView: .webView
    case .staticText, .textView: .text
    case .map: .map
    case .image: .image
    case .table, .collectionView: .list
    case .segmentedControl, .stepper, .picker, .datePicker, .pageIndicator:
      isCustom ? [] : .compositeControl
    default: []
    }
  }
}
