extension AndroidResolver {
  /// The sum of the known insets at both ends of an axis; those in sp are as long at the usual text size.
  ///
  /// - Parameter name: `padding` or `layout_margin`.
  func knownInset(_ name: String, isVertical: Bool, of node: AndroidNode) -> Double {
    func length(_ side: String) -> Double? {
      attribute(name + side, of: node).map { max(0, self.length($0)?.amount ?? 0) }
    }
    if let each = length("") ?? length(isVertical ? "Vertical" : "Horizontal") { return 2 * each }
    let ends = isVertical ? [["Top"], ["Bottom"]] : [["Start", "Left"], ["End", "Right"]]
    return ends.reduce(0) { sum, sides in sum + (sides.lazy.compactMap(length).first ?? 0) }
  }
}
