/// A text that looks like the title of a screen without one in its bar, and is not a heading.
///
/// Three looks show one: a text that nothing else is like, which is certain; the text of a bar that the app draws, or the
/// most striking one; and, in a dump, titles of the parts of a screen that are alike.
public struct ShownTitle {
  public let text: AuditedElement
  /// The other titles of parts.
  public let others: [AuditedElement]
  /// Why it may be another text; nil if its look is certain.
  public let doubt: Reason?
}

extension AuditContext {
  public var shownTitle: ShownTitle? {
    let parts = titlesOfDump
    guard let text = titleOfScreen ?? parts.first else { return nil }
    return ShownTitle(
      text: text, others: parts.filter { $0.index != text.index },
      doubt: .when(titleText == nil, "only its look and its position make it the title"))
  }

  /// The text that looks like the title of the whole screen.
  var titleOfScreen: AuditedElement? { titleText ?? likelyTitle }
}
