internal import AccessibilityModel

/// The preferred size of a button: its title and its image side by side, and the space around them.
struct ButtonSize {
  private let details: Element.Details
  private let layout: ViewLayout?
  private let environment: LayoutEnvironment

  init(_ element: Element, _ layout: ViewLayout?, _ environment: LayoutEnvironment) {
    details = element.details
    self.layout = layout
    self.environment = environment
  }

  var wanted: ContentSizes.Wanted {
    layout?.hasConfiguration == true ? configured : plain
  }

  private var image: Size? { details.image == nil ? nil : layout?.imageSize }

  private func titleSize(standard: Double) -> Size? {
    guard let title = details.title, !title.isEmpty else { return nil }
    let font = SystemFont(details.font, weight: layout?.fontWeight, standard: standard)
    let lines = TextLines(title, font: font, limit: nil, most: 0)
    return Size(
      width: environment.roundedUp(lines.width), height: environment.roundedUp(lines.height))
  }

  /// The font where the file names none: 15 points for a button of the type system, 18 for one
  /// without a type.
  static func standardFont(_ layout: ViewLayout?) -> Double {
    guard let layout else { return 15 }
    return layout.style == nil ? 18 : 15
  }

  /// Without content insets, a title has 6 points above and below it, and a button with a title is
  /// at least 30 points wide; an empty one is as high as a line of 18 points.
  private var plain: ContentSizes.Wanted {
    let title = titleSize(standard: Self.standardFont(layout))
    let insets = layout?.contentInsets
    let hasInsets = insets.map { $0 != .none } ?? false
    guard title != nil || image != nil else {
      guard details.image == nil else { return ContentSizes.Wanted() }
      let line = environment.roundedUp(SystemFont(size: 18, weight: .regular).lineHeight)
      guard let insets, hasInsets else { return ContentSizes.Wanted(width: 30, height: line + 12) }
      return ContentSizes.Wanted(
        width: insets.left + insets.right, height: line + insets.top + insets.bottom)
    }
    var width = (title?.width ?? 0) + (image?.width ?? 0)
    var height = max(title?.height ?? 0, image?.height ?? 0)
    if let insets, hasInsets {
      width += insets.left + insets.right
      height += insets.top + insets.bottom
    } else if let title {
      width = max(width, 30)
      height = max(image?.height ?? 0, title.height + 12)
    }
    return ContentSizes.Wanted(width: width, height: height)
  }

  /// A configuration has insets of 12 and 7 points, and 5 between image and title
  /// (`UIButton.Configuration`, size medium).
  private var configured: ContentSizes.Wanted {
    let title = titleSize(standard: 17)
    let insets = layout?.contentInsets ?? EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
    let gap = title != nil && image != nil ? 5.0 : 0
    return ContentSizes.Wanted(
      width: (title?.width ?? 0) + (image?.width ?? 0) + gap + insets.left + insets.right,
      height: max(title?.height ?? 0, image?.height ?? 0) + insets.top + insets.bottom)
  }
}
