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
    guard Self.circledChecks.contains(image), let parent = context.screen.parent(of: index) else {
      return nil
    }
    let hasEmpty = context.screen.children(of: parent).prefix(Self.mostSiblings).contains {
      $0 != index && Self.image(of: $0, in: context.screen) == "circle"
    }
    return hasEmpty ? image : nil
  }

  private static let checkedSymbols: Set<String> = [
    "largecircle.fill.circle", "circle.inset.filled", "checkmark.square", "checkmark.square.fill",
  ]
  private static let circledChecks: Set<String> = ["checkmark.circle", "checkmark.circle.fill"]
  private static let mostSiblings = 64
  private static let mostParts = 8

  /// The image of an element, or of the first image in it.
  private static func image(of index: Int, in screen: Screen) -> String? {
    if let image = screen.elements[index].image { return image }
    return screen.descendants(of: index).prefix(mostParts).lazy
      .compactMap { screen.elements[$0].image }.first
  }
}
