internal import AccessibilityModel

// Whether code may make a heading of what a file shows without one.

extension AuditContext {
  /// Why some stops without a heading may have one when the app runs.
  ///
  /// Titles are texts, and code sets the trait through their class or an outlet. Where the app's sources were
  /// read, they say whether it does. Where they were not, a text of a class of the app's own may be a title of
  /// that class; an outlet alone is there for the words.
  public func doubtAboutHeadings(among stops: [Int]) -> Reason? {
    .when(stops.contains { subject($0).mayBecomeHeading }, "code may make one of them a heading")
  }

  /// Why the whole screen may have a heading that the file does not show: besides its texts, the titles of a
  /// list's sections are headings, and the title of a bar is one.
  public var doubtAboutHeadings: Reason? {
    if let doubt = doubtAboutHeadings(among: stopElements) { return doubt }
    guard screen.framesAreDesignTime else { return nil }
    if !elements(.table, .collectionView).isEmpty { return "its list may have titles of sections" }
    return .when(
      !outermost(.navigationBar).isEmpty && isTitledByCode, "code may set the title of its bar")
  }
}

extension AuditedElement {
  fileprivate var mayBecomeHeading: Bool {
    guard role == .staticText, codeMaySet([.traits]) else { return false }
    return isCustomClass || element.codeEvidence != nil
  }
}
