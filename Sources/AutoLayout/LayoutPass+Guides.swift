internal import AccessibilityModel
internal import ConstraintSolving

extension LayoutPass {
  /// The rectangle of a view or of one of its guides, which is made when first asked for.
  mutating func region(of item: LayoutItem) -> Region {
    guard let guide = item.guide else { return regions[item.element] }
    if let known = guides[item] { return known }
    let region = Region(in: &system)
    guides[item] = region
    lay(region, guide: guide, of: item.element)
    return region
  }

  /// What the margins of a view, or of the content that it scrolls, leave.
  mutating func marginRegion(of item: LayoutItem) -> Region {
    let key = LayoutItem(element: item.element, guide: (item.guide ?? "") + ".layoutMargins")
    if let known = guides[key] { return known }
    let outer = region(of: item)
    let region = Region(in: &system)
    guides[key] = region
    inset(region, in: outer, by: insets.margins(of: item.element))
    return region
  }

  private mutating func lay(_ region: Region, guide: String, of index: Int) {
    let view = regions[index]
    let safe = insets.safeArea(of: index)
    switch guide {
    case "safeArea", "safeAreaLayoutGuide": inset(region, in: view, by: safe)
    case "topLayoutGuide":
      span(region, view)
      require(region.top, .equal, view.top)
      require(Expression(region.height), .equal, Expression(safe.top))
    case "bottomLayoutGuide":
      span(region, view)
      require(region.bottom, .equal, view.bottom)
      require(Expression(region.height), .equal, Expression(safe.bottom))
    case "keyboard", "keyboardLayoutGuide":
      // Without a keyboard the guide lies below the safe area.
      span(region, view)
      require(region.bottom, .equal, view.bottom)
      require(Expression(region.height), .equal, Expression(safe.bottom))
    case "frameLayoutGuide": inset(region, in: view, by: .none)
    case "contentLayoutGuide":
      require(region.left, .equal, view.left)
      require(region.top, .equal, view.top + roots.scrolledTop(safe))
      require(Expression(region.width), .greaterOrEqual, Expression(0))
      require(Expression(region.height), .greaterOrEqual, Expression(0))
    case "layoutMargins", "layoutMarginsGuide":
      inset(region, in: view, by: insets.margins(of: index))
    case "readableContent", "readableContentGuide": layReadable(region, in: index)
    default:
      // A guide of the author's own: its constraints are all there is.
      require(Expression(region.width), .greaterOrEqual, Expression(0))
      require(Expression(region.height), .greaterOrEqual, Expression(0))
    }
  }

  private mutating func span(_ region: Region, _ view: Region) {
    require(region.left, .equal, view.left)
    require(Expression(region.width), .equal, Expression(view.width))
  }

  private mutating func inset(_ region: Region, in outer: Region, by insets: EdgeInsets) {
    require(region.left, .equal, outer.left + insets.left)
    require(region.top, .equal, outer.top + insets.top)
    require(region.right, .equal, outer.right - insets.right)
    require(region.bottom, .equal, outer.bottom - insets.bottom)
  }

  /// In the middle of the margins, at most as wide as 672 points: what UIKit takes for readable at
  /// the default text size.
  private mutating func layReadable(_ region: Region, in index: Int) {
    let margins = marginRegion(of: LayoutItem(element: index))
    require(region.top, .equal, margins.top)
    require(region.bottom, .equal, margins.bottom)
    require(region.centerX, .equal, margins.centerX)
    require(Expression(region.width), .lessOrEqual, Expression(672))
    require(Expression(region.width), .lessOrEqual, Expression(margins.width))
    want(Expression(region.width), .equal, Expression(margins.width), at: 999)
  }

  var insets: ViewInsets { ViewInsets(tree: tree, roots: roots, before: before) }
  var content: ContentSizes { ContentSizes(tree: tree) }
}

extension EdgeInsets {
  static let none = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}
