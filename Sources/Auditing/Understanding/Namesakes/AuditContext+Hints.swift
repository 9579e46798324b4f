internal import AccessibilityModel

extension AuditContext {
  /// The fields of an Android screen or of an iOS design that only the same hint names, in groups in document order.
  ///
  /// TalkBack reads the hint as the name of a field, with a text in it as well; VoiceOver reads the placeholder of an
  /// empty one. A row of a list has its fields once in each row.
  public var fieldsWithOneHint: [[AuditedElement]] {
    let fields = subjects(.textEntries).filter {
      $0.isStop && !$0.flags.contains(.hidden) && $0.element.placeholder?.isBlank == false
        && (screen.platform == .android ? $0.isNamedByHintAlone : $0.isNamedByPlaceholderAlone)
    }
    return Dictionary(grouping: fields) { Words($0.element.placeholder ?? "") }.values
      .filter { $0.count > 1 && !Words($0[0].element.placeholder ?? "").isEmpty }
      .sorted { $0[0].index < $1[0].index }
  }

  /// The platform's word for the text of an empty field.
  public var nounOfHint: String { screen.platform == .android ? "hint" : "placeholder" }
}

extension AuditedElement {
  fileprivate var isNamedByHintAlone: Bool {
    // A text that a binding sets is read before the hint.
    (spokenName.source == .hint
      || flags.contains(.boundText) && context.screen.isLayoutOfAndroid && element.hasBlankLabel
        && element.labelledBy == nil && codeNeverSets([.label, .placeholder]))
      && context.screen.elements.first?.isRepeated != true
      && ancestorTraits.isDisjoint(with: [.list, .cell])
  }

  /// Whether it is a field of an iOS design without a label, outside of rows that code repeats.
  fileprivate var isNamedByPlaceholderAlone: Bool {
    context.screen.isDesignOfUIKit && element.hasBlankLabel && role != .searchField
      && enclosingCell?.element.layout?.isPrototype != true
  }
}
