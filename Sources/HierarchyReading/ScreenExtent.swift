internal import AccessibilityModel

extension Size {
  /// That of a screen that shows an area, from the screen's corner to the area's end; nil if the area is null or outside.
  init?(reaching area: Rect) {
    guard !area.isNull, area.maxX > 0, area.maxY > 0 else { return nil }
    self.init(width: area.maxX, height: area.maxY)
  }
}
