internal import AccessibilityModel

/// Frames for the items of bars, which the files list without frames.
///
/// The items keep their order on the device, and are as large as UIKit's minimum hit area, so that
/// no size rule reports them.
enum IBBarLayout {
  /// The minimum side of a bar button item's hit area (Human Interface Guidelines: 44 by 44
  /// points).
  static let side = 44.0

  /// The approximate width of an item: an image replaces its title.
  static func width(of object: IBObject) -> Double {
    guard object.details.image == nil, object.links.systemItem == nil else { return side }
    return min(120, max(side, Double((object.details.title ?? "").count) * 9 + 8))
  }

  /// Items of equal width, side by side: segments and tabs.
  static func equal(_ items: [Int], size: Rect) -> [Int: Rect] {
    let width = size.width / Double(max(1, items.count))
    return Dictionary(
      uniqueKeysWithValues: items.enumerated().map { position, item in
        (item, Rect(x: Double(position) * width, y: 0, width: width, height: size.height))
      })
  }

  /// The cells of a matrix of AppKit, column by column from the left.
  static func matrix(_ cells: [Int], columns: Int, size: Rect) -> [Int: Rect] {
    guard !size.isNull, columns > 0, !cells.isEmpty else { return [:] }
    let rows = (cells.count + columns - 1) / columns
    let (width, height) = (size.width / Double(columns), size.height / Double(rows))
    return Dictionary(
      uniqueKeysWithValues: cells.enumerated().map { position, cell in
        let (column, row) = position.quotientAndRemainder(dividingBy: rows)
        return (
          cell,
          Rect(
            x: Double(column) * width, y: Double(row) * height, width: width, height: height)
        )
      })
  }

  /// Items of a toolbar from its left edge; flexible spaces share the remaining width.
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
