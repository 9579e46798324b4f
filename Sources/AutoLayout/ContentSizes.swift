internal import AccessibilityModel

/// The preferred sizes of a screen's views, by their content (`UIView.intrinsicContentSize`).
struct ContentSizes {
  let tree: LayoutTree

  /// A width or a height that the view does not request is nil (`noIntrinsicMetric`).
  struct Wanted: Hashable {
    var width: Double?
    var height: Double?
  }

  /// - Parameter width: the width of the view in the previous pass, for texts of several lines.
  func size(of index: Int, width: Double?) -> Wanted {
    let layout = tree.layout(of: index)
    var wanted = contentSize(of: index, layout, width: width)
    if let width = layout?.placeholderWidth { wanted.width = width.isFinite ? width : nil }
    if let height = layout?.placeholderHeight { wanted.height = height.isFinite ? height : nil }
    return wanted
  }

  /// Whether the file does not determine the size: an image is missing, or a class of the app may
  /// draw anything.
  func isUnknown(_ index: Int) -> Bool {
    let element = tree.screen.elements[index]
    let layout = tree.layout(of: index)
    guard layout?.placeholderWidth == nil, layout?.placeholderHeight == nil else { return false }
    switch element.role {
    case .image: return layout?.imageSize == nil
    case .stackView: return false
    default: return element.isCustomClass
    }
  }

  private func contentSize(of index: Int, _ layout: ViewLayout?, width: Double?) -> Wanted {
    let element = tree.screen.elements[index]
    switch element.role {
    case .staticText where isLabel(element): return labelSize(index, width: width)
    case .button: return ButtonSize(element, layout, tree.environment).wanted
    case .image: return imageSize(layout)
    case .textField, .secureTextField: return fieldSize(element, layout)
    case .datePicker, .picker: return Wanted(width: 320, height: 216)
    case .pageIndicator:
      let pages = Double(min(element.numberOfPages ?? 0, 1_000))
      let isOld = tree.environment.toolsVersion < ControlSizes.xcode12
      return Wanted(width: max(0, 16 * pages - 9), height: isOld ? 37 : 26)
    default: return ControlSizes.size(of: element.role, in: tree.environment)
    }
  }

  private func isLabel(_ element: Element) -> Bool {
    element.className != "UITextView" && element.superclassName != "UITextView"
  }

  private func imageSize(_ layout: ViewLayout?) -> Wanted {
    guard let size = layout?.imageSize else { return Wanted() }
    return Wanted(width: size.width, height: size.height)
  }

  private func fieldSize(_ element: Element, _ layout: ViewLayout?) -> Wanted {
    let font = SystemFont(element.font, weight: layout?.fontWeight, standard: 17)
    let texts = [element.text, element.placeholder].compactMap { $0 }
    let widest = texts.map { font.width(of: $0) }.max() ?? 0
    let border = tree.environment.toolsVersion < ControlSizes.xcode11 ? 30.0 : 34
    let isBare = layout?.style == nil && layout != nil
    return Wanted(
      width: tree.environment.roundedUp(widest + (isBare ? 0 : 14)),
      height: isBare ? tree.environment.roundedUp(font.lineHeight) : border)
  }
}

// MARK: - Texts

extension ContentSizes {
  /// The lines of a label or of a button's title; nil for views that have no text.
  func textLines(of index: Int, width: Double?) -> TextLines? {
    let element = tree.screen.elements[index]
    let layout = tree.layout(of: index)
    let details = element.details
    switch element.role {
    case .staticText:
      guard let text = details.text else { return nil }
      let font = SystemFont(details.font, weight: layout?.fontWeight, standard: 17)
      let limit = layout?.preferredMaxLayoutWidth.flatMap { $0 > 0 ? $0 : nil } ?? width
      return TextLines(
        text, font: font, limit: limit, most: layout?.numberOfLines ?? 1, heights: layout?.lines)
    case .button:
      guard let title = details.title else { return nil }
      let font = SystemFont(
        details.font, weight: layout?.fontWeight,
        standard: ButtonSize.standardFont(layout))
      return TextLines(title, font: font, limit: nil, most: 1)
    case .textField, .secureTextField:
      let font = SystemFont(details.font, weight: layout?.fontWeight, standard: 17)
      return TextLines(details.text ?? "", font: font, limit: nil, most: 1)
    default: return nil
    }
  }

  private func labelSize(_ index: Int, width: Double?) -> Wanted {
    let layout = tree.layout(of: index)
    guard let text = tree.screen.elements[index].text, !text.isEmpty else {
      return Wanted(width: 0, height: 0)
    }
    // A single line has a height without a width.
    let limit = (layout?.numberOfLines ?? 1) == 1 ? nil : width
    guard let lines = textLines(of: index, width: limit), !text.isEmpty else { return Wanted() }
    let environment = tree.environment
    return Wanted(
      width: environment.roundedUp(lines.width), height: environment.roundedUp(lines.height))
  }

  /// The preferred length of a view along an axis; that of a stack view is the sum of its views.
  func length(of index: Int, along axis: StackLayout.Axis) -> Double? {
    guard tree.isStack(index) else {
      let size = size(of: index, width: nil)
      return axis == .horizontal ? size.width : size.height
    }
    let stack = tree.layout(of: index)?.stack ?? StackLayout()
    let lengths = tree.screen.children(of: index)
      .filter { tree.placements[$0] == .stacked && !tree.isStack($0) }
      .compactMap { length(of: $0, along: axis) }
    guard stack.axis == axis else { return lengths.max() }
    return lengths.reduce(0, +) + stack.spacing * Double(max(0, lengths.count - 1))
  }
}

/// The sizes of controls that do not depend on their content, without parts beyond their alignment
/// rectangles; as drawn by iOS 13 and later.
enum ControlSizes {
  /// The builds of Interface Builder that came with iOS 12, 13 and 14.
  static let xcode10 = 14_000
  static let xcode11 = 15_000
  static let xcode12 = 17_000

  static func size(
    of role: Role, in environment: LayoutEnvironment
  ) -> ContentSizes.Wanted {
    if environment.toolsVersion < xcode12, role == .progressIndicator {
      return .init(width: nil, height: 2)
    }
    if environment.toolsVersion < xcode11, let old = before13[role] { return old }
    return sizes[role] ?? ContentSizes.Wanted()
  }

  private static let before13: [Role: ContentSizes.Wanted] = [
    .stepper: .init(width: 94, height: 29), .segmentedControl: .init(width: nil, height: 28),
  ]

  private static let sizes: [Role: ContentSizes.Wanted] = [
    .toggle: .init(width: 49, height: 31),
    .slider: .init(width: nil, height: 30),
    .stepper: .init(width: 94, height: 32),
    .segmentedControl: .init(width: nil, height: 31),
    .progressIndicator: .init(width: nil, height: 4),
    .activityIndicator: .init(width: 20, height: 20),
    .searchField: .init(width: nil, height: 56),
    .navigationBar: .init(width: nil, height: 44),
    .toolbar: .init(width: nil, height: 44),
    .tabBar: .init(width: nil, height: 49),
  ]
}
