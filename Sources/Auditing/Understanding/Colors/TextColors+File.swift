internal import AccessibilityModel

extension TextColors {
  /// Whether the file states both colours at the element itself, the letters' and the one behind them, and no sources were
  /// read: an outlet to it is mostly for something else.
  func hasBothColors(of pair: ColorPair) -> Bool {
    subject.context.screen.isDesignOfUIKit && subject.element.codeEvidence == nil
      && pair.painter?.index == subject.index && subject.element.textColor != nil
      && subject.element.backgroundColor != nil
      && subject.element.systemColors.isDisjoint(with: [.text, .background])
  }
}
