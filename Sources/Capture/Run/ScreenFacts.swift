internal import AccessibilityModel
internal import HierarchyReading

/// The facts of a tree about the whole screen; reading them also proves that it is valid.
struct ScreenFacts {
  let orientation: Orientation
  /// In points; on Android in pixels.
  let size: Size?
  /// The depth of the deepest element, itself included.
  let depth: Int

  /// - Throws: why the bytes are not a tree.
  init(_ source: [UInt8], step: String) throws(CaptureError) {
    // With it, one dp is one pixel.
    let options = ReadingOptions(density: 160)
    let hierarchy: Hierarchy
    do throws(HierarchyReadingError) {
      hierarchy = try HierarchyFormats.read(source, named: "source", options: options)
    } catch {
      throw CaptureError(
        step, "line \(error.line), column \(error.column) of the source: \(error.reason)")
    }
    guard let screen = hierarchy.screens.first,
      hierarchy.format == XCUITestReader.formatName
        || hierarchy.format == UIAutomatorReader.formatName
    else {
      throw CaptureError(
        step, "found a document in the format \(hierarchy.format); expected the tree of a screen")
    }
    size = screen.size ?? Self.extent(of: screen)
    orientation = size.map { $0.width > $0.height } == true ? .landscape : .portrait
    depth = Self.depth(of: screen)
  }

  private static func extent(of screen: Screen) -> Size? {
    let bounds = screen.bounds
    guard bounds.isFinite, !bounds.isEmpty else { return nil }
    return Size(width: bounds.maxX, height: bounds.maxY)
  }

  private static func depth(of screen: Screen) -> Int {
    var depths: [Int] = []
    for index in screen.elements.indices {
      depths.append(screen.parent(of: index).map { depths[$0] + 1 } ?? 1)
    }
    return depths.max() ?? 0
  }
}
