internal import AccessibilityModel

// Pictures behind texts, whose colours a design does not have.

extension Backdrop {
  /// The picture behind an element of a design, if it is one as a photograph is, and what is between the two does not
  /// hide it; nil if there is none. A view in an unknown colour over all of a picture does not hide it, or there would be
  /// no picture.
  func picture(behind index: Int) -> Int? {
    guard context.screen.framesAreDesignTime else { return nil }
    if context.screen.isLayoutOfAndroid { return pictureAround(index) }
    var covers: [Rect] = []
    for layer in layers(of: index) {
      let frame = context.screen.elements[layer].frame
      switch content(of: layer, below: index) {
      case .picture:
        let shows = covers.allSatisfy {
          $0.intersection(frame).area >= Self.wholePicture * frame.area
        }
        return shows && isPhotograph(layer) ? layer : nil
      case .unknown: covers.append(frame)
      case .opaque: return nil
      case .veil, .nothing: continue
      }
    }
    return nil
  }

  /// The view of a layout of Android, the element or one around it, that a picture paints below the element.
  private func pictureAround(_ index: Int) -> Int? {
    for layer in [index] + context.screen.ancestors(of: index) {
      let element = context.screen.elements[layer]
      if element.details.isPaintedWithPicture { return layer }
      if hasUnknownColor(element) { return nil }
      if let color = element.backgroundColor, color.alpha > 0 { return nil }
    }
    return nil
  }

  /// Whether a colour of an element keeps its contrast on what is painted over a picture behind it, whatever that shows.
  func isReadable(_ color: Color, at index: Int, contrast least: Double) -> Bool {
    guard let (paints, bases) = ground(of: index), bases.isEmpty else { return false }
    let ground = Picture(paints[...])
    let whole = Picture((paints + [paint(color, at: index)])[...])
    let ends = [Color(red: 0, green: 0, blue: 0), Color(red: 1, green: 1, blue: 1)]
    return ends.allSatisfy {
      Contrast.ratio(whole.seen(on: $0), ground.seen(on: $0)) >= least
    }
  }

  /// Whether a picture covers a good part of the screen or of a row. A smaller one is that of a card or a badge, often of
  /// one colour; one that code sets is mostly a photograph.
  private func isPhotograph(_ layer: Int) -> Bool {
    let (screen, element) = (context.screen, context.screen.elements[layer])
    let area = element.frame.intersection(screen.bounds).area
    if area >= Self.leastShare * screen.bounds.area {
      return element.image != nil && !element.imageIsSymbol || element.role != .other
    }
    guard element.role == .image, !element.imageIsSymbol else { return false }
    let isBehindRow =
      context.subject(layer).enclosingCell.map { 2 * area >= $0.frame.area } ?? false
    return area >= Self.leastShareOfCode * screen.bounds.area
      && (element.image == nil || isBehindRow)
  }

  private static let wholePicture = 0.9
  private static let leastShare = 0.2
  /// A square of 100 points on a phone.
  private static let leastShareOfCode = 0.04
}
