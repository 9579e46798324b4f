internal import AccessibilityModel

/// Headers and footers of a table's static sections, which the file stores as titles only.
enum IBSections {
  /// UIKit's default height of a header or footer.
  private static let height = 28.0

  static func captions(
    of section: Int, in document: IBDocument, at table: Rect
  ) -> (header: Element?, footer: Element?) {
    let object = document.objects[section]
    let cells = document.children(of: section).compactMap { document.objects[$0].frame }
    let owner = object.parent >= 0 ? document.objects[object.parent].links : IBLinks()
    func frame(_ height: Double, y: Double) -> Rect {
      guard let cell = cells.first else { return .null }
      return Rect(x: table.x + cell.x, y: table.y + y, width: cell.width, height: height)
    }
    let above = owner.headerHeight > 1 ? owner.headerHeight : height
    let below = owner.footerHeight > 1 ? owner.footerHeight : height
    let header = Self.shown(object.links.headerTitle).map {
      caption($0, .header, of: object, at: frame(above, y: (cells.first?.y ?? 0) - above))
    }
    let footer = Self.shown(object.links.footerTitle).map {
      caption($0, .staticText, of: object, at: frame(below, y: cells.last?.maxY ?? 0))
    }
    return (header, footer)
  }

  /// A title with something to show: UIKit makes no view for an empty one.
  private static func shown(_ title: String?) -> String? {
    title.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
  }

  private static func caption(
    _ title: String, _ traits: Traits, of section: IBObject, at frame: Rect
  ) -> Element {
    var element = Element(className: "UITableViewHeaderFooterView", role: .staticText)
    element.label = title
    element.traits = traits
    element.frame = frame
    element.flags.insert(.isElement)
    element.line = Int32(clamping: section.line)
    element.column = Int32(clamping: section.column)
    for fact in [Fact.label, .traits, .isElement, .frame] { element.origins[fact] = .inferred }
    if !section.id.isEmpty {
      var details = Element.Details()
      details.objectID = section.id
      element.details = details
    }
    return element
  }
}
