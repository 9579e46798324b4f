internal import AccessibilityModel
internal import Utterances

// The stop of the screen reader at an element, and what it says there.

extension AuditedElement {
  /// - Parameter isHidden: see ``facts(hidden:)``.
  func speechFacts(isHidden: Bool) -> [ElementFact] {
    let beside = stopsBeside
    guard let number = beside.firstIndex(of: index) else {
      let doubt = mayBecomeStop ? ", unless code makes it clickable" : ""
      return [ElementFact("stop", "none", because: reasonForNoStop + doubt)]
    }
    let kinds = utterance?.phrases.map { "\(subject(of: $0.kind.rawValue)) “\($0.text)”" } ?? []
    let spoken = spokenText.flatMap { $0.isEmpty ? nil : $0 }
    return [
      ElementFact(
        "stop", "\(number + 1) of \(beside.count)",
        because: isHidden ? "once it is shown" : doubtAboutStop ?? conditionalStops),
      ElementFact(
        "spoken", spoken.map { "“\($0)”" } ?? "nothing",
        because: kinds.isEmpty ? nil : kinds.joined(separator: ", ")),
    ]
  }

  /// Whether stops are counted that the screen has on conditions which are not those of the element.
  private var conditionalStops: String? {
    let countsOthers = stopsBeside.contains {
      !context.subject($0).details.conditions.isSubset(of: details.conditions)
    }
    return countsOthers ? "with those that are there at times" : nil
  }
}

extension AuditedElement {
  /// Why a screen reader does not stop at the element.
  private var reasonForNoStop: String {
    if let own = presence.ownInvisibility?.text ?? reasonOfKind { return own }
    if let content = stopsOfCell { return content }
    for outer in ancestors {
      // A capture that calls a view invisible does not say that of what is in it.
      if let reason = outer.presence.hiding?.text ?? outer.reasonOfKind {
        return "\(outer): \(reason)"
      }
      if outer.element.elementsHidden { return "\(outer) hides what is inside" }
      if outer.element.isElement { return "\(outer) around it is one element" }
    }
    if !element.isElement { return "not an accessibility element" }
    return context.modals.isEmpty ? "not in the reading order" : "outside the modal view"
  }

  private var reasonOfKind: String? {
    if flags.contains(.system) { return "drawn by the system" }
    return flags.contains(.artefact) ? "part of another control" : nil
  }

  /// Whether code makes it a stop if it listens to clicks there: the layout of a row of Android often leaves that to its
  /// adapter.
  private var mayBecomeStop: Bool {
    context.screen.isLayoutOfAndroid && details.isRepeated && !isActionable
      && codeMaySet([.gesture])
  }

  /// Why the number may differ while the app runs: TalkBack reads the texts in a clickable row at one stop.
  private var doubtAboutStop: String? {
    guard let row = ancestors.first(where: \.mayBecomeStop) else { return nil }
    return isActionable
      ? "another number if code makes \(row) around it clickable"
      : "none of its own if code makes \(row) around it clickable"
  }
}
