internal import AccessibilityModel

/// A colour that a view paints, with the translucent views that it is in.
struct Paint {
  /// A view with an alpha. It is drawn with all that is in it as one picture, and the alpha is applied to that
  /// once (https://developer.apple.com/documentation/quartzcore/calayer/allowsgroupopacity).
  struct Group: Equatable {
    var index: Int
    var alpha: Double
  }

  var color: Color
  /// The outermost first.
  var groups: [Group]

  /// How much it covers of the content behind the outermost group.
  var alpha: Double { groups.reduce(color.alpha) { $0 * $1.alpha } }
}

/// The paint of several views, before their background is known.
struct Picture {
  /// Multiplied by the alpha.
  private var (red, green, blue) = (0.0, 0.0, 0.0)
  private var alpha = 0.0

  /// - Parameters:
  ///   - paints: back to front.
  ///   - depth: how many of their outer groups are drawn already.
  init(_ paints: ArraySlice<Paint>, depth: Int = 0) {
    var rest = paints
    while let first = rest.first {
      guard depth < first.groups.count else {
        draw(first.color)
        rest.removeFirst()
        continue
      }
      let group = first.groups[depth]
      let inside = rest.prefix { depth < $0.groups.count && $0.groups[depth] == group }
      draw(Picture(inside, depth: depth + 1), alpha: group.alpha)
      rest.removeFirst(inside.count)
    }
  }

  /// The visible colour on an opaque one.
  func seen(on base: Color) -> Color {
    let left = 1 - alpha
    return Color(
      red: red + base.red * left, green: green + base.green * left, blue: blue + base.blue * left)
  }

  private mutating func draw(_ color: Color) {
    var picture = Picture([])
    (picture.red, picture.green, picture.blue) = (color.red, color.green, color.blue)
    picture.alpha = 1
    draw(picture, alpha: color.alpha)
  }

  private mutating func draw(_ other: Picture, alpha part: Double) {
    let left = 1 - other.alpha * part
    red = other.red * part + red * left
    green = other.green * part + green * left
    blue = other.blue * part + blue * left
    alpha = other.alpha * part + alpha * left
  }
}
