internal import AccessibilityModel
internal import Auditing

// Icons with a visible name beside or below them.

extension MissingLabel {
  /// Whether the name of the image, which VoiceOver reads for want of a label, is the text of the caption of the
  /// control in a design, in every language that the file has: users hear what others see. A name such as
  /// `btn_file` is not.
  func isHeardAsItsCaption(_ subject: AuditedElement) -> Bool {
    guard subject.context.screen.framesAreDesignTime, !subject.details.imageIsSymbol,
      !subject.codeMaySet([.image]), let heard = subject.spokenImageName,
      case let words = Words(heard), !words.isEmpty, let parent = subject.parent
    else { return false }
    let siblings = subject.context.screen.children(of: parent.index).prefix(Self.mostSiblings)
    return siblings.map(subject.context.subject).contains { text in
      text.role == .staticText && text.nameWords == words && !text.codeMaySet([.text])
        && text.element.details.translations.isEmpty && isCaption(text.frame, of: subject.frame)
    }
  }

  /// Whether code gives a view that is no control a value, which VoiceOver reads in place of a label: “Loading”.
  func isHeardAsItsValue(_ subject: AuditedElement) -> Bool {
    !subject.isActionable && subject.element.codeEvidence?.location(of: .value) != nil
  }

  /// Whether a text is right below or above a control and centred on it, or beside it on its line.
  private func isCaption(_ text: Rect, of control: Rect) -> Bool {
    guard text.isFinite, control.isFinite, !text.isEmpty, !control.isEmpty else { return false }
    let across = max(text.minX - control.maxX, control.minX - text.maxX)
    let down = max(text.minY - control.maxY, control.minY - text.maxY)
    if down > -1, down <= Self.mostDistance {
      return abs(text.center.x - control.center.x) <= Self.tolerance
    }
    return across > -1 && across <= Self.mostDistance
      && (control.minY...control.maxY).contains(text.center.y)
  }

  /// A file may hold any number.
  private static var mostSiblings: Int { 32 }
  /// In points.
  private static var mostDistance: Double { 16 }
  private static var tolerance: Double { 4 }
}
