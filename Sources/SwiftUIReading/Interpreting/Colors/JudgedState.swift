internal import AccessibilityModel

/// The state of a view in which a text and its background are judged, both of whose colours one condition decides: the one
/// in which they are harder to tell from each other.
struct JudgedState: Hashable {
  /// Whether the condition holds, in the light appearance.
  var light = false
  var dark = false

  /// Neither state of a control that cannot be used counts, nor of a view that is empty or loads.
  ///
  /// - Parameters:
  ///   - text: a choice.
  ///   - ground: a choice by the same condition.
  init(of text: StatedColor, on ground: StatedColor) {
    guard case .choice(let condition, let first, let second) = text,
      case .choice(_, let firstGround, let secondGround) = ground,
      !StatedColor.isOfDisabled(condition)
    else { return }
    func isFirst(_ appearance: Appearance, over screen: Double) -> Bool {
      Self.contrast(first, on: firstGround, appearance, over: screen)
        <= Self.contrast(second, on: secondGround, appearance, over: screen)
    }
    (light, dark) = (isFirst(.light, over: 1), isFirst(.dark, over: 0))
  }

  /// - Parameter screen: the white of what is below a translucent background.
  private static func contrast(
    _ color: DynamicColor, on ground: DynamicColor, _ appearance: Appearance, over screen: Double
  ) -> Double {
    // The contrast of a translucent colour for texts is the system's.
    if color.isOfSystem, color.color.alpha < 1 { return .infinity }
    let ground = ground.color(in: appearance).over(.whole(screen))
    return Contrast.ratio(color.color(in: appearance).over(ground), ground)
  }
}
