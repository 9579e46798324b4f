internal import AccessibilityModel

extension TableRow {
  /// The height that the file fixes for a row, its own or that of its table, in points; nil where the constraints
  /// of the content decide, or in a format without layouts
  /// (https://developer.apple.com/documentation/uikit/uitableview/automaticdimension).
  public var fixedRowHeight: Double? {
    guard context.screen.framesAreDesignTime, subject.role == .cell,
      let table = subject.ancestors.first(where: { $0.role == .table })
    else { return nil }
    // The rows that code makes from a prototype have the height of their table.
    let own = element.layout?.isPrototype == true ? nil : element.layout?.rowHeight
    let height = own ?? table.element.layout?.rowHeight
    return height.flatMap { $0 > 0 ? $0 : nil }
  }
}
