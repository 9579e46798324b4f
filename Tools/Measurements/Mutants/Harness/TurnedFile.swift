import AccessibilityModel

// No collection of screens in both orientations is known to us, so rotation is defined here: in
// both orientations the content scrolls; in landscape the screen is as wide as it was high,
// elements that spanned the width still do, narrower ones keep their size and their share of the
// margins, and everything keeps its distance from the top. `docs/rotation.md` describes the same
// for an older test.

extension ScreenFile {
  /// A capture in portrait after rotating its device; nil if the result is not certain.
  var turned: ScreenFile? {
    guard portrait == nil, format == .xcuitest || format == .uiautomator,
      let hierarchy = try? hierarchy(of: bytes), hierarchy.screens.count == 1,
      let screen = hierarchy.screens.first, let size = screen.size, size.height > size.width,
      screen.platform == .iOS || screen.platform == .android,
      let scrolled = scrolling(screen)
    else { return nil }
    return landscape(of: screen, size: size, scrolled)
  }

  /// The same screen with its outermost view that fills the screen turned into a scroll view.
  private func scrolling(_ screen: Screen) -> [UInt8]? {
    let tags = SourceTags(bytes)
    for index in screen.elements.indices {
      let element = screen.elements[index]
      guard element.role == .other, element.hasBlankLabelOrNone, let size = screen.size,
        element.frame.width >= size.width, element.frame.height >= 0.9 * size.height,
        let tag = tags.tag(line: Int(element.line), column: Int(element.column))
      else { continue }
      var edits = SourceEdits()
      if format == .xcuitest {
        edits.rename(tag, to: "XCUIElementTypeScrollView", in: tags)
        if tags[tag, "type"] != nil {
          edits.set("type", of: tag, to: "XCUIElementTypeScrollView", in: tags)
        }
      } else {
        if tags.all[tag].name != "node" {
          edits.rename(tag, to: "android.widget.ScrollView", in: tags)
        }
        edits.set("class", of: tag, to: "android.widget.ScrollView", in: tags)
        edits.set("scrollable", of: tag, to: "true", in: tags)
      }
      return edits.applied(to: bytes)
    }
    return nil
  }

  private func landscape(of screen: Screen, size: Size, _ scrolled: [UInt8]) -> ScreenFile? {
    let tags = SourceTags(scrolled)
    var edits = SourceEdits()
    guard let screen = (try? hierarchy(of: scrolled))?.screens.first else { return nil }
    for element in screen.elements where element.frame.isFinite {
      guard let tag = tags.tag(line: Int(element.line), column: Int(element.column)) else {
        continue
      }
      let frame = Self.turn(element.frame, of: size)
      if format == .xcuitest {
        for (name, value) in zip(
          ["x", "y", "width", "height"], [frame.x, frame.y, frame.width, frame.height])
        where tags[tag, name] != nil {
          edits.set(name, of: tag, to: value.rounded().written, in: tags)
        }
      } else {
        func pixels(_ points: Double) -> Int { Int((points * screen.scale).rounded()) }
        edits.set(
          "bounds", of: tag,
          to:
            "[\(pixels(frame.minX)),\(pixels(frame.minY))][\(pixels(frame.maxX)),\(pixels(frame.maxY))]",
          in: tags)
      }
    }
    if format == .uiautomator {
      guard tags[0, "rotation"] != nil else { return nil }
      edits.set("rotation", of: 0, to: "1", in: tags)
    }
    return ScreenFile(self, turned: edits.applied(to: scrolled), from: scrolled)
  }

  private static func turn(_ frame: Rect, of size: Size) -> Rect {
    let growth = size.height - size.width
    if frame.width >= 0.9 * size.width, frame.height >= 0.9 * size.height {
      return Rect(x: frame.x, y: frame.y, width: size.height, height: size.width)
    }
    if frame.width >= 0.6 * size.width {
      return Rect(x: frame.x, y: frame.y, width: frame.width + growth, height: frame.height)
    }
    let share = min(max(frame.x / (size.width - frame.width), 0), 1)
    return Rect(x: frame.x + growth * share, y: frame.y, width: frame.width, height: frame.height)
  }
}

extension Element {
  fileprivate var hasBlankLabelOrNone: Bool { label?.isEmpty ?? true }
}
