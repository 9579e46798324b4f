internal import AccessibilityModel

extension AuditedElement {
  /// The system symbol that shows that it is chosen or checked, where neither a trait nor a value
  /// says so; nil if there is none.
  ///
  /// A check mark in a circle is also the icon of “Done”: it counts beside an empty circle only.
  public var unstatedChoiceImage: String? {
    guard context.screen.platform == .iOS, isStop, traits.contains(.button),
      value?.isBlank ?? true, !element.isSelected, element.isOn == nil,
      traits.isDisjoint(with: [.toggleButton, .adjustable])
    else { return nil }
    guard let image = Self.image(of: index, in: context.screen) else { return nil }
    if Self.checkedSymbols.contains(image) { return image }
    guard Self.circledChecks.contains(image) else { return nil }
    let hasEmpty = nearestSiblings.contains {
      Self.image(of: $0.index, in: context.screen) == "circle"
    }
    return hasEmpty ? image : nil
  }

  /// Whether a system symbol in it draws a check box or a radio button, ticked or not.
  var drawsChoice: Bool {
    guard context.screen.platform == .iOS, let image = Self.image(of: index, in: context.screen)
    else { return false }
    return Self.checkedSymbols.contains(image) || Self.circledChecks.contains(image)
      || Self.emptySymbols.contains(image)
  }

  private static let emptySymbols: Set<String> = ["circle", "square"]
  private static let checkedSymbols: Set<String> = [
    "largecircle.fill.circle", "circle.inset.filled", "checkmark.square", "checkmark.square.fill",
  ]
  private static let circledChecks: Set<String> = ["checkmark.circle", "checkmark.circle.fill"]
  private static let mostParts = 8

  /// The image of an element, or of the first image in it.
  private static func image(of index: Int, in screen: Screen) -> String? {
    if let image = screen.elements[index].image { return image }
    return screen.descendants(of: index).prefix(mostParts).lazy
      .compactMap { screen.elements[$0].image }.first
  }
}
