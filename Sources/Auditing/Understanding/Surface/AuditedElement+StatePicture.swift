internal import AccessibilityModel

// Pictures of layouts of Android that show a state: a badge, a lock, a mark for what is unread.

extension AuditedElement {
  /// Whether it is a picture of a layout that code shows or exchanges, is called a state, and says nothing: TalkBack
  /// passes it over, and the text of its row does not state it.
  ///
  /// A description of `@null` says that another view states it, and so does a text beside it with the same name.
  var isSilentStatePicture: Bool {
    guard context.screen.platform == .android, context.screen.framesAreDesignTime, role == .image,
      !isStop, !isCustomClass, element.hasBlankLabel, origins[.label] != .given,
      !flags.contains(.boundText), !exposure.isInHiddenSubtree,
      element.isOutlet || codeMaySet([.image]), let state
    else { return false }
    return !nearestSiblings.contains {
      $0.role == .staticText && $0.identifierName.list.contains(state)
    }
  }

  /// The last word of its identifier or of its picture that is a state.
  private var state: String? {
    [identifierName, imageName].first(where: Self.states.ends).flatMap(\.list.last)
  }

  private static let states = PhraseLists("phrase-state-pictures").inIdentifiers
}
