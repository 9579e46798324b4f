public import AccessibilityModel

extension ScreenPicture {
  /// Records on the elements of a screen their measurements in the picture.
  ///
  /// Only elements that rules check are measured: texts and symbols that are enabled, completely on
  /// the screen and not covered.
  ///
  /// - Parameter isMoving: whether the picture may show another moment than the tree, so that
  ///   nothing is certain.
  public func measure(_ screen: inout Screen, isMoving: Bool = false) {
    screen.capabilities.formUnion(capabilities(for: screen))
    // Eight times the whole picture: in an artificial file all frames may be that large.
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

  /// The capabilities that the picture adds.
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
