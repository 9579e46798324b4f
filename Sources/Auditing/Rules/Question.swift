internal import AccessibilityModel

/// Findings of a rule that are one question to a person: the first of them is reported, and the others are related
/// to it.
public enum Question: Hashable, Sendable {
  /// All reviews on a screen: they have one cause.
  case ofScreen
  /// All reviews on a screen of an Interface Builder file; those on a capture are questions of their own.
  case ofDesign
  /// The reviews at views of one class on a screen of an Interface Builder file: code treats them alike.
  case ofClass
  /// The reviews at views of all classes of the app's own on a screen of an Interface Builder file: none of them exposes
  /// what it draws.
  case ofClasses
  /// The reviews on a screen of an Interface Builder file with one measured value: texts with one contrast have the same two
  /// colours.
  case ofValue(Double)
  /// The findings at siblings of one class, which are made alike: the reviews, and the failures.
  case ofSiblings
  /// The labels of a screen that its translation leaves out: the reviews, and the failures.
  case ofTranslation
  /// The reviews on a screen at lines of its content, and those at what is drawn over it: a note at a field and a message.
  case ofLayer
  /// All reviews on the screens of a file: one habit of the code decides them.
  case ofFile
  /// The reviews in a panel beside the screen, which is shown and hidden as a whole.
  case ofPanel
}

extension Question {
  /// The facts that the findings of one question have in common.
  struct Group: Hashable {
    var question: Question
    var outcome = Outcome.review
    /// The index of the parent, or of the panel.
    var view: Int?
    var className = ""
    var value: Double?

    static let ofScreen = Group(question: .ofScreen)
  }

  /// The group of a finding at an element; nil if it is a question of its own.
  func group(of subject: AuditedElement, _ outcome: Outcome) -> Group? {
    switch self {
    case .ofSiblings:
      return Group(
        question: self, outcome: outcome, view: subject.parent?.index,
        className: subject.className)
    case .ofTranslation: return Group(question: self, outcome: outcome)
    case .ofScreen, .ofFile: break
    case .ofLayer:
      let isOver = subject.statusText.isOverContent
      return outcome == .review ? Group(question: self, view: isOver ? 1 : 0) : nil
    case .ofClass:
      guard outcome == .review, subject.context.screen.isInterfaceBuilder else { return nil }
      return Group(question: self, className: subject.className)
    case .ofClasses:
      guard outcome == .review, subject.context.screen.isInterfaceBuilder else { return nil }
      return Group(question: self)
    case .ofValue(let value):
      guard outcome == .review, subject.context.screen.isInterfaceBuilder else { return nil }
      return Group(question: .ofScreen, value: value)
    case .ofDesign: guard subject.context.screen.framesAreDesignTime else { return nil }
    case .ofPanel:
      guard let panel = subject.panelBesideScreen else { return nil }
      return outcome == .review ? Group(question: self, view: panel.index) : nil
    }
    return outcome == .review ? .ofScreen : nil
  }
}

extension AuditedElement {
  /// The outermost view around it that reaches out of the screen.
  fileprivate var panelBesideScreen: AuditedElement? {
    let viewport = context.geometry.viewport
    return ancestors.last {
      $0.frame.isFinite && !$0.frame.isEmpty && !viewport.contains($0.frame, tolerance: 1)
    }
  }
}
