internal import AccessibilityModel
internal import ConstraintSolving

extension LayoutPass {
  /// The rectangle of a view or of one of its guides, which is made when first asked for.
  mutating func region(of item: LayoutItem) -> Region {
    guard let guide = item.guide else { return regions[item.element] }
    if let known = guides[item] { return known }
    let region = region(ofGuide: guide, in: item.element)
    guides[item] = region
    return region
  }

  /// The area inside the margins of a view, or of its scrollable content.
  mutating func marginRegion(of item: LayoutItem) -> Region {
    region(of: item).inset(by: insets.margins(of: item.element))
  }

  private mutating func region(ofGuide guide: String, in index: Int) -> Region {
    let view = regions[index]
    let safe = insets.safeArea(of: index)
    switch guide {
    case "safeArea", "safeAreaLayoutGuide": return view.inset(by: safe)
    case "topLayoutGuide":
      return Region(
        left: view.left, top: view.top, width: view.width, height: Expression(safe.top))
    case "bottomLayoutGuide", "keyboard", "keyboardLayoutGuide":
      // Without a keyboard its guide is below the safe area.
      return Region(
        left: view.left, top: view.bottom - safe.bottom, width: view.width,
        height: Expression(safe.bottom))
    case "frameLayoutGuide": return view
    case "layoutMargins", "layoutMarginsGuide": return view.inset(by: insets.margins(of: index))
    case "readableContent", "readableContentGuide": return readable(in: index)
    case "contentLayoutGuide":
      var content = free()
      content.left = view.left
      let isAdjusted = tree.layout(of: index)?.scrollsBelowBars != true
      content.top = isAdjusted ? view.top + roots.scrolledTop(safe) : view.top
      return content
    default:
      // One of the author's own guides: only its constraints position it.
      return free()
    }
  }

  /// A rectangle that only its constraints position.
  private mutating func free() -> Region {
    let region = Region(in: &system)
    require(region.width, .greaterOrEqual, Expression(0))
    require(region.height, .greaterOrEqual, Expression(0))
    return region
  }

  /// Centred in the margins, at most 672 points wide: UIKit's readable width at the default text
  /// size.
  private mutating func readable(in index: Int) -> Region {
    var region = marginRegion(of: LayoutItem(element: index))
    let margins = region
    region.width = Expression(system.makeVariable())
    region.left = margins.centerX - region.width * 0.5
    require(region.width, .lessOrEqual, Expression(672))
    require(region.width, .lessOrEqual, margins.width)
    want(region.width, .equal, margins.width, at: 999)
    return region
  }

  var insets: ViewInsets { ViewInsets(tree: tree, roots: roots, before: before) }
  var content: ContentSizes { ContentSizes(tree: tree) }
}

extension EdgeInsets {
  static let none = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}
