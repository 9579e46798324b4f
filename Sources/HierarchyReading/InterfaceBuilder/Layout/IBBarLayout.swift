internal import AccessibilityModel

/// Places for the items of bars, which the files list without frames.
///
/// They keep the order in which the items lie on the device, and are as large as the area that
/// UIKit lets a finger hit, so that no verdict on sizes follows from them.
enum IBBarLayout {
  /// The side of the area that a bar button item takes at the least
  /// (Human Interface Guidelines: 44 × 44 pt).
  static let side = 44.0

  /// How wide an item is, roughly: an image hides its title.
  static func width(of object: IBObject) -> Double {
    guard object.details.image == nil, object.links.systemItem == nil else { return side }
    return min(120, max(side, Double((object.details.title ?? "").count) * 9 + 8))
  }

  /// Items of one width, side by side: segments and tabs.
  static func equal(_ items: [Int], size: Rect) -> [Int: Rect] {
    let width = size.width / Double(max(1, items.count))
    return Dictionary(
      uniqueKeysWithValues: items.enumerated().map { position, item in
        (item, Rect(x: Double(position) * width, y: 0, width: width, height: size.height))
      })
  }

  /// Items of a toolbar from its left edge; flexible spaces share what is left.
  static func toolbar(_ items: [Int], in document: IBDocument, size: Rect) -> [Int: Rect] {
    let widths = items.map { item -> Double in
      switch document.objects[item].links.systemItem {
      case "flexibleSpace"?: 0
      case "fixedSpace"?: 8
      default: Self.width(of: document.objects[item])
      }
    }
    let flexible = items.filter { document.objects[$0].links.systemItem == "flexibleSpace" }.count
    let rest = max(0, size.width - 16 - widths.reduce(0, +))
    let gap = flexible > 0 ? rest / Double(flexible) : 0
    var x = 8.0
    var frames: [Int: Rect] = [:]
    for (item, width) in zip(items, widths) {
      if document.objects[item].links.systemItem == "flexibleSpace" {
        x += gap
        continue
      }
      frames[item] = Rect(x: x, y: max(0, (size.height - side) / 2), width: width, height: side)
      x += width
    }
    return frames
  }
}
