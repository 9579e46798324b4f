import AccessibilityModel
import HierarchyReading
import ReadingOrder
import Relayout

/// Screens in our own format, for tests.
enum Sketch {
  static func screens(_ text: String) throws -> [Screen] {
    try HierarchyFormats.read(Array(text.utf8), named: "sketch.xml").screens
  }

  /// The views of one screen.
  static func screen(_ views: String, size: String = "390 844") throws -> Screen {
    try screens("<screen size=\"\(size)\">\(views)</screen>")[0]
  }

  static func order(_ screen: Screen) -> [Int] { ReadingOrder.stops(in: screen).map(\.element) }

  static func matching(_ first: Screen, _ second: Screen) -> ElementMatching {
    ElementMatching(first, order: order(first), second, order: order(second))
  }

  static func frame(_ identifier: String, in screen: Screen) -> Rect? {
    screen.elements.first { $0.identifier == identifier }?.frame
  }
}
