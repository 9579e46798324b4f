internal import AccessibilityModel

extension IBTreeWalk {
  /// A view around the current one, with the position of its top left corner on the screen.
  struct Surrounding {
    var end: Int
    var place: Rect
    /// Whether children are positioned from the top, as on iOS and in AppKit's flipped views.
    var isFlipped: Bool
    /// Whether an element was opened for it.
    var isElement: Bool
    var footer: Element?
    /// The button that UIKit adds beside a cell.
    var accessory: Element?
    var isHidden = false
  }
}
