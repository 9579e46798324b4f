public import AccessibilityModel

/// What an element stands in, at any depth.
public struct Surroundings: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// A navigation bar, a tab bar or a toolbar of the system's own class.
  public static let bar = Surroundings(rawValue: 1 << 0)
  /// An alert, a sheet, a popover, or a view that is modal to the screen reader.
  public static let modal = Surroundings(rawValue: 1 << 1)
  /// A cell of a table or of a collection.
  public static let cell = Surroundings(rawValue: 1 << 2)
  public static let webView = Surroundings(rawValue: 1 << 3)
  /// A text or a text view: what is inside is a part of its words.
  public static let text = Surroundings(rawValue: 1 << 4)
  public static let map = Surroundings(rawValue: 1 << 5)
  public static let image = Surroundings(rawValue: 1 << 6)
  public static let dataTable = Surroundings(rawValue: 1 << 7)
  public static let scrollsHorizontally = Surroundings(rawValue: 1 << 8)
  public static let scrollsVertically = Surroundings(rawValue: 1 << 9)
  /// A view that takes no touches, so that nothing in it does.
  public static let untouchable = Surroundings(rawValue: 1 << 10)
  /// A control that the system draws in parts: segments, halves of a stepper, wheels of a picker.
  public static let compositeControl = Surroundings(rawValue: 1 << 11)
  public static let stop = Surroundings(rawValue: 1 << 12)
  /// A table, a collection or a list: what is inside may repeat.
  public static let list = Surroundings(rawValue: 1 << 13)

  /// What an element is to its descendants.
  ///
  /// Field by field: a copy of an element would count all its texts.
  static func made(by elements: [AccessibilityModel.Element], _ index: Int) -> Surroundings {
    let (flags, role) = (elements[index].flags, elements[index].role)
    var made = made(by: role, isCustom: flags.contains(.customClass))
    if flags.contains(.viewIsModal) { made.insert(.modal) }
    if !flags.contains(.userInteractionEnabled) { made.insert(.untouchable) }
    if elements[index].traits.contains(.tabBar) { made.insert(.bar) }
    let type = elements[index].containerType
    if type == .dataTable || elements[index].tableSize != nil { made.insert(.dataTable) }
    if type == .list { made.insert(.list) }
    if role.scrolls || elements[index].scrollAxis != nil {
      if elements[index].scrolls(.horizontal) { made.insert(.scrollsHorizontally) }
      if elements[index].scrolls(.vertical) { made.insert(.scrollsVertically) }
    }
    return made
  }

  private static func made(by role: Role, isCustom: Bool) -> Surroundings {
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

extension Role {
  /// Whether elements of this kind move what is inside them.
  public var scrolls: Bool {
    switch self {
    case .scrollView, .table, .collectionView, .webView, .picker, .pickerWheel, .datePicker, .map,
      .textView:
      true
    default: false
    }
  }
}

extension Element {
  /// Whether what is inside moves along an axis; where nobody says, a table moves up and down and
  /// everything else both ways.
  public func scrolls(_ axis: ScrollAxis) -> Bool {
    if let scrollAxis = details.scrollAxis { return scrollAxis == axis || scrollAxis == .both }
    if let contentSize = details.contentSize, role.scrolls, frame.isFinite {
      return axis == .horizontal
        ? contentSize.width > frame.width + 0.5 : contentSize.height > frame.height + 0.5
    }
    guard role.scrolls else { return false }
    return role != .table || axis == .vertical
  }
}
