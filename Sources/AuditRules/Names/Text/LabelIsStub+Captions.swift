internal import AccessibilityModel
internal import Auditing

// Words such as “Title” that are the name of a field of a form, and not template text.

extension AuditedElement {
  /// Whether a text of a design is the caption of the field that follows it in its view: the field's
  /// placeholder or outlet has the word, or the other fields of the screen have captions, too. Interface
  /// Builder calls a new text “Label”, which is no caption.
  var isFieldCaption: Bool {
    guard role == .staticText, !hasChildren, LabelIsStub.isStubName(self),
      labelWords.folded != ["label"], let field = captionedField
    else { return false }
    return field.isCalled(labelWords.folded)
      || context.subjects(.textEntries).contains {
        $0.index != field.index && $0.textBefore.map { !LabelIsStub.isStubName($0) } == true
      }
  }

  /// The field after it in its view, below it or on its line.
  private var captionedField: AuditedElement? {
    guard let next = parent?.children.first(where: { $0.index > index }), next.isTextEntry,
      isAbove(next) || isBefore(next)
    else { return nil }
    return next
  }

  /// The text before a field in its view, above it or on its line.
  private var textBefore: AuditedElement? {
    guard let text = parent?.children.last(where: { $0.index < index }), text.role == .staticText,
      !text.element.hasBlankLabel, text.isAbove(self) || text.isBefore(self)
    else { return nil }
    return text
  }

  private func isAbove(_ field: AuditedElement) -> Bool {
    frame.isFinite && field.frame.isFinite && frame.maxY <= field.frame.minY + 1
      && field.frame.minY - frame.maxY <= 2 * frame.height
      && min(frame.maxX, field.frame.maxX) > max(frame.minX, field.frame.minX)
  }

  private func isBefore(_ field: AuditedElement) -> Bool {
    frame.isFinite && field.frame.isFinite && frame.maxX <= field.frame.minX + 1
      && field.frame.minY <= frame.center.y && frame.center.y <= field.frame.maxY
  }

  /// Whether the placeholder or an outlet of a field has these words: “Event Title”, `titleField`.
  private func isCalled(_ words: [String]) -> Bool {
    let outlets = (element.codeLinks?.outlets ?? []).compactMap(\.path.last)
      .map { CamelCase.words(of: $0).joined(separator: " ") }
    return (outlets + [element.placeholder ?? ""]).contains { words.isRun(in: Words($0).list) }
  }
}
