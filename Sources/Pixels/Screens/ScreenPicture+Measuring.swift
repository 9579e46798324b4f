public import AccessibilityModel

extension ScreenPicture {
  /// Notes on the elements of a screen what the picture shows of them.
  ///
  /// Only what rules ask about is looked at: texts and signs that can be used, are all on the screen
  /// and are covered by nothing.
  ///
  /// - Parameter isMoving: the picture may be of another moment than the tree, so nothing is sure.
  public func measure(_ screen: inout Screen, isMoving: Bool = false) {
    screen.capabilities.formUnion(capabilities(for: screen))
    // As much as the whole picture eight times: frames of files that are made up may all be as large.
    var budget = 8 * bitmap.width * bitmap.height
    for drawn in DrawnElements(of: screen).all {
      guard let area = area(of: drawn.frame), area.count <= budget else { continue }
      budget -= area.count
      guard var look = look(of: drawn, in: area, screen) else { continue }
      if isMoving, let confidence = look.contrast?.confidence {
        look.contrast?.confidence = min(confidence, 0.5)
      }
      screen.update(drawn.index) { $0.measuredLook = look }
    }
    screen.uncoveredTexts = UncoveredTexts(of: screen, in: self).frames
  }

  /// With fewer pixels the height of a letter is known to a tenth at best.
  private static let leastScaleForSizes = 1.5

  /// What the picture tells of the screen.
  public func capabilities(for screen: Screen) -> Capabilities {
    measuresSizes(of: screen) ? .ofPictures : [.colors, .shownTexts]
  }

  /// Whether letters can be measured in points.
  private func measuresSizes(of screen: Screen) -> Bool {
    pixelsPerPoint >= Self.leastScaleForSizes && !screen.isScaleInferred
  }

  private func look(
    of drawn: DrawnElements.Drawn, in area: PixelArea, _ screen: Screen
  ) -> MeasuredLook? {
    guard let look = AreaLook(of: area, content: drawn.content) else { return nil }
    var result = MeasuredLook(drawn.content, ground: look.ground, contrast: look.contrast)
    guard drawn.content == .text, measuresSizes(of: screen), let plain = look.plain,
      let size = FontSizeEstimate(of: drawn.text, in: area, on: plain.ground, plain.foreground)
    else { return result }
    result.fontSize =
      (size.pixels.lowerBound / pixelsPerPoint)...(size.pixels.upperBound / pixelsPerPoint)
    return result
  }
}
