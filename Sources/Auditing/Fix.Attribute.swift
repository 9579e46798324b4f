extension Fix {
  /// What a fix can change, by our own format's names.
  public enum Attribute: String, Hashable, Sendable {
    case label, value, hint, traits, isElement, language, viewIsModal, elementsHidden
    case userInputLabels, activationPoint
    // These are seen.
    case textContentType, selectable, adjustsFontForContentSizeCategory
  }
}
