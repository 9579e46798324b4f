internal import AccessibilityModel

// Tables of AppKit with a header, which belongs to the scroll view around them.

extension IBDocument {
  /// The table in the scroll view that a header view belongs to.
  func table(below header: Int) -> Int? {
    let scrollView = objects[header].parent
    guard scrollView >= 0, let clip = child(of: scrollView, where: { $0.tag == "clipView" }) else {
      return nil
    }
    return child(of: clip) { $0.tag == "tableView" || $0.tag == "outlineView" }
  }

  /// The lower edge of the header above the rows in a clip view, in the coordinates of its scroll view; nil for none.
  ///
  /// The scroll view shows the rows below the header, although their frames in the file begin at its upper edge
  /// (https://developer.apple.com/documentation/appkit/nstableview/headerview).
  func bottomOfHeader(above clip: Int) -> Double? {
    let view = objects[clip]
    guard view.tag == "clipView", view.key == "contentView", view.parent >= 0,
      let header = child(of: view.parent, where: { $0.key == "headerView" }),
      !objects[header].isHidden, let frame = objects[header].frame
    else { return nil }
    return frame.maxY
  }
}
