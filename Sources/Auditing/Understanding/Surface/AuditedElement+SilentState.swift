internal import AccessibilityModel

// Pictures of a design that show a state: a check mark, a lock, the mark of unread messages.

extension AuditedElement {
  /// Why a picture that is not a stop may show a state which nothing says; nil if it shows none.
  ///
  /// UIKit makes no element of an image view, and joins only the texts of a row. The name of the outlet through which
  /// code shows or changes the picture says what it is for.
  var silentState: Reason? {
    guard context.screen.framesAreDesignTime, context.screen.platform == .iOS, role == .image,
      !isStop, element.hasBlankLabel, !exposure.isInHiddenSubtree,
      codeMaySet([.label, .isElement]), showsStateByName,
      !ancestors.contains(where: { $0.role.isControl || $0.hasStatedLabel })
    else { return nil }
    return "code may put its meaning into a label"
  }

  private var showsStateByName: Bool {
    (element.codeLinks?.outlets ?? []).contains { outlet in
      guard let name = outlet.path.last else { return false }
      let words = Words(CamelCase.words(of: name).joined(separator: " "))
      return Self.states.occurs(in: words) && !Self.stateless.occurs(in: words)
    }
  }

  private static let states = PhraseLists("phrase-state-images").inIdentifiers
  private static let stateless = PhraseLists("phrase-stateless-images").inIdentifiers
}
