extension Fix {
  /// The attributes that a fix can change, by the names of our own format.
  public enum Attribute: String, Hashable, Sendable {
    case label, value, hint, traits, isElement, language, viewIsModal, elementsHidden
    case userInputLabels, activationPoint
    /// In a layout of Android: the text before a control names it, and the unit of a text size is sp.
    case labelledBy, textSize
    // These change how the element looks.
    case textContentType, selectable, adjustsFontForContentSizeCategory
  }
}
