internal import AccessibilityModel

// Words such as “Title” that are the name of a field of a form, and not template text.

extension AuditedElement {
  /// Whether a text of a running app is in a field or beside one, which “Title” then labels.
  var isBesideField: Bool {
    guard role == .staticText, let parent else { return false }
    return parent.isTextEntry || parent.descendants(upTo: 8).contains(where: \.isTextEntry)
  }

  /// Whether a text of a design is the caption of the field that follows it in its view: the field's
  /// placeholder or outlet has the word, or the other fields of the screen have captions, too. Interface
  /// Builder calls a new text “Label”, which is not a caption.
  var isFieldCaption: Bool {
    guard role == .staticText, !hasChildren, templateUse.hasDefaultName,
      wording.labelWords.folded != ["label"]
    else { return false }
    guard let field = captionedField else { return false }
    return field.isCalled(wording.labelWords.folded)
      || context.subjects(.textEntries).prefix(Self.mostFields).contains {
        $0.index != field.index && $0.captionBefore.map { !$0.templateUse.hasDefaultName } == true
      }
  }

  /// A form has fewer; a file may have any number.
  private static let mostFields = 64

  /// The field after it in its view, below it or on its line.
  private var captionedField: AuditedElement? {
    guard let next = parent == nil ? nil : nextSibling, next.isTextEntry,
      isAbove(next) || isBefore(next)
    else { return nil }
    return next
  }

  /// The text before a field in its view, above it or on its line.
  private var captionBefore: AuditedElement? {
    textBefore.flatMap { $0.isAbove(self) || $0.isBefore(self) ? $0 : nil }
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
    let outlets = outletNames.map { CamelCase.words(of: $0).joined(separator: " ") }
    return (outlets + [element.placeholder ?? ""]).contains { words.isRun(in: Words($0).list) }
  }
}
