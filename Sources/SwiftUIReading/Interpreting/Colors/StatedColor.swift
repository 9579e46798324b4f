internal import AccessibilityModel
internal import HierarchyReading

/// A colour that a view sets.
enum StatedColor: Hashable, Sendable {
  case known(DynamicColor)
  /// The one or the other, by a condition.
  case choice(String, DynamicColor, DynamicColor)
  /// One of several, or another one that the source does not show.
  case oneOf([DynamicColor])
  /// One of a library, or one that changes while the app runs.
  case unknown

  /// The colour of texts that set none.
  static let label = system("label")
  /// The background of a screen.
  static let background = system("systemBackground")
  /// The background of the rows of a list or a form, which are cards on the background of the screen
  /// (https://developer.apple.com/documentation/uikit/uicolor/secondarysystemgroupedbackground).
  static let rows = system("secondarySystemGroupedBackground")
  static let clear = StatedColor.known(DynamicColor(Color(red: 0, green: 0, blue: 0, alpha: 0)))
  static let white = StatedColor.known(DynamicColor(Color(red: 1, green: 1, blue: 1)))

  static func system(_ name: String) -> StatedColor {
    guard var color = SystemColors.color(named: name, on: .iOS) else { return .unknown }
    // The other colours of a view are rarely known with increased contrast.
    color.variants = color.variants.filter { !$0.key.isHighContrast }
    return .known(color)
  }

  /// The condition of a choice; nil for others.
  var condition: String? {
    if case .choice(let condition, _, _) = self { condition } else { nil }
  }

  /// Whether it is the red of errors.
  var isRed: Bool {
    guard case .known(let color) = self else { return false }
    return color.color.red > 0.7 && color.color.green < 0.4 && color.color.blue < 0.4
  }

  /// All that it may be, as far as the source shows it.
  var alternatives: [DynamicColor] {
    switch self {
    case .known(let color): [color]
    case .choice(_, let first, let second): [first, second]
    case .oneOf(let colors): colors
    case .unknown: []
    }
  }

  /// The same, or another one that the source does not show.
  var opened: StatedColor { alternatives.isEmpty ? .unknown : .oneOf(alternatives) }

  /// The only one that it is known to be; nil for none, and for several.
  var only: DynamicColor? { alternatives.count == 1 ? alternatives.first : nil }

  /// Whether code decides which colour it is.
  var isOpen: Bool { if case .known = self { false } else { true } }

  /// Any of some colours.
  static func any(of colors: [StatedColor]) -> StatedColor {
    if let first = colors.first, colors.allSatisfy({ $0 == first }) { return first }
    var all: [DynamicColor] = []
    for color in colors.flatMap(\.alternatives) where !all.contains(color) { all.append(color) }
    return all.isEmpty ? .unknown : .oneOf(all)
  }

  /// One of two, by a condition.
  static func choice(
    _ condition: String, _ first: StatedColor, _ second: StatedColor
  ) -> StatedColor {
    guard first != second else { return first }
    guard case .known(let one) = first, case .known(let other) = second else {
      return any(of: [first, second])
    }
    return .choice(condition, one, other)
  }

  /// One colour in the light appearance, and another in the dark one.
  static func dynamic(light: StatedColor, dark: StatedColor) -> StatedColor {
    guard case .known(let light) = light, case .known(let dark) = dark else { return .unknown }
    return .known(DynamicColor(light.color, variants: [.dark: dark.color(in: .dark)]))
  }
}

extension StatedColor {
  /// The colour in one state of the view, if its condition is among some: that of a control which can be used.
  ///
  /// - Parameter conditions: the state in which each is judged.
  func resolved(among conditions: [String: JudgedState]) -> StatedColor {
    guard case .choice(let condition, let first, let second) = self,
      let state = conditions[condition]
    else { return self }
    let (light, dark) = (state.light ? first : second, state.dark ? first : second)
    guard light != dark else { return .known(light) }
    var color = DynamicColor(light.color, variants: [.dark: dark.color(in: .dark)])
    color.isOfSystem = light.isOfSystem && dark.isOfSystem
    return .known(color)
  }

  /// Without the translucent black or grey that dims it while something is shown over it: users do not read it then.
  var withoutDimming: StatedColor {
    guard case .choice(let condition, let first, let second) = self, first.dims, !second.dims,
      Self.presenting.contains(where: condition.lowercased().contains)
    else { return self }
    return .known(second)
  }

  /// Parts of the names that code gives to conditions under which something is over a view: names in code are English,
  /// whatever the language of the app.
  private static let presenting = ["show", "present", "modal", "popup", "overlay", "alert"]

  /// Whether a condition holds for a control that cannot be used.
  static func isOfDisabled(_ condition: String) -> Bool {
    condition.hasPrefix("!") || negative.contains(where: condition.lowercased().contains)
  }

  /// Words of conditions under which a control cannot be used.
  private static let negative = ["disabled", "isempty", "loading", "invalid", "== nil"]

  /// Whether it cannot be seen on a background that is only assumed: the app has another one there.
  func isInvisible(on ground: StatedColor) -> Bool {
    guard case .oneOf = ground, let ground = ground.only, let own = only else { return false }
    return !Self.isVisible(own, on: ground)
  }

  /// Whether developers see one colour on another in the light appearance, in which they mostly look at their app.
  private static func isVisible(_ color: DynamicColor, on other: DynamicColor) -> Bool {
    let below = other.color(in: .light)
    return Contrast.ratio(color.color(in: .light).over(below), below) >= leastVisible
  }

  /// No developer leaves a text with less.
  private static let leastVisible = 1.4

  /// Whether each colour that it may be is opaque.
  var isOpaque: Bool { alternatives.allSatisfy { $0.color.alpha == 1 } }

  /// The alternative that is the hardest to tell from another colour; nil if none is known. One of the system's for texts
  /// comes last: its contrast is the system's. An invisible one has another background.
  func worst(beside other: DynamicColor) -> DynamicColor? {
    func contrast(_ color: DynamicColor) -> Double {
      [Appearance.light, .dark].map { appearance in
        let other = other.color(in: appearance)
        return Contrast.ratio(color.color(in: appearance).over(other), other)
      }.min() ?? 1
    }
    let own = alternatives.filter { !$0.isOfSystem || !$0.color.isOfLabels }
    let meant = (own.isEmpty ? alternatives : own).filter { Self.isVisible($0, on: other) }
    return meant.min { contrast($0) < contrast($1) }
  }

  /// Of two colours that one value decides, such as the palette of the app, the index of the alternatives that are the
  /// hardest to tell from each other; nil for colours with different numbers of alternatives, or with one.
  func indexOfWorst(beside other: StatedColor) -> Int? {
    let (first, second) = (alternatives, other.alternatives)
    guard case .oneOf = self, case .oneOf = other, first.count > 1, first.count == second.count
    else {
      return nil
    }
    func contrast(_ index: Int) -> Double {
      [(Appearance.light, Color.whole(1)), (.dark, .whole(0))].map { appearance, screen in
        Contrast.ratio(
          first[index].color(in: appearance).over(screen),
          second[index].color(in: appearance).over(screen))
      }.min() ?? 1
    }
    return first.indices.min { contrast($0) < contrast($1) }
  }

  /// The colour with a part of its alpha.
  func faded(to part: Double) -> StatedColor {
    guard (0...1).contains(part) else { return .unknown }
    func faded(_ color: DynamicColor) -> DynamicColor {
      var variants = color.variants
      for key in variants.keys { variants[key]?.alpha *= part }
      var result = DynamicColor(color.color, variants: variants)
      result.color.alpha *= part
      return result
    }
    return switch self {
    case .known(let color): .known(faded(color))
    case .choice(let condition, let first, let second):
      .choice(condition, faded(first), faded(second))
    case .oneOf(let colors): .oneOf(colors.map(faded))
    case .unknown: .unknown
    }
  }
}

extension Color {
  /// Black, white or a grey between them.
  static func whole(_ white: Double) -> Color {
    Color(red: white, green: white, blue: white)
  }

  /// Drawn on an opaque colour.
  func over(_ other: Color) -> Color {
    func part(_ own: Double, _ below: Double) -> Double { own * alpha + below * (1 - alpha) }
    return Color(
      red: part(red, other.red), green: part(green, other.green), blue: part(blue, other.blue))
  }

  /// Whether it is one of the system's for texts, which are black, white or translucent.
  fileprivate var isOfLabels: Bool {
    alpha < 1 || red == green && green == blue && (red == 0 || red == 1)
  }
}

extension DynamicColor {
  /// Whether it is a translucent black or grey.
  fileprivate var dims: Bool {
    let (red, green, blue) = (color.red, color.green, color.blue)
    return (0.2...0.8).contains(color.alpha) && red < 0.6 && abs(red - green) < 0.05
      && abs(green - blue) < 0.05
  }
}
