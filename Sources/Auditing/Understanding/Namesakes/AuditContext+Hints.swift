internal import AccessibilityModel

extension AuditContext {
  /// The fields of an Android screen that only the same hint names, in groups in document order.
  ///
  /// TalkBack reads the hint as the name of a field, with a text in it as well. A row of a list has its fields once
  /// in each row.
  public var fieldsWithOneHint: [[AuditedElement]] {
    guard screen.platform == .android, screen.elements.first?.isRepeated != true else { return [] }
    let fields = subjects(.textEntries).filter {
      $0.isStop && !$0.flags.contains(.hidden) && $0.spokenName.source == .hint
        && $0.element.placeholder?.isBlank == false
        && $0.ancestorTraits.isDisjoint(with: [.list, .cell])
    }
    return Dictionary(grouping: fields) { Words($0.element.placeholder ?? "") }.values
      .filter { $0.count > 1 && !Words($0[0].element.placeholder ?? "").isEmpty }
      .sorted { $0[0].index < $1[0].index }
  }
}
