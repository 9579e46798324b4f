internal import AccessibilityModel
internal import Utterances

extension AuditedElement {
  /// The facts about the element, subject by subject.
  var facts: [ElementFact] {
    [
      nameFacts, textFacts, kindFacts, speechFacts, presenceFacts, touchFacts, neighbourFacts,
      codeFacts,
    ].flatMap(\.self)
  }

  private var nameFacts: [ElementFact] {
    let name = spokenName
    let reasons = [name.reason, name.doubt].compactMap(\.self).map(\.text)
    var facts = [
      ElementFact("label", text: label, because: origin(of: .label, isKnown: label != nil)),
      ElementFact(
        "name source", name.source.inspectionText,
        because: reasons.isEmpty ? nil : reasons.joined(separator: "; ")),
    ]
    if label != nil {
      facts.append(
        ElementFact(
          "written by", labelAuthor.inspectionText,
          because: labelAuthor == .user ? "it is content of the running app" : nil))
    }
    return facts
  }

  private var textFacts: [ElementFact] {
    var facts: [ElementFact] = []
    for (name, text) in [
      ("visible text", element.text ?? element.title), ("placeholder", element.placeholder),
    ] where text?.isEmpty == false && text != label {
      facts.append(ElementFact(name, text: text))
    }
    return facts + [
      ElementFact("value", text: value, because: origin(of: .value, isKnown: value != nil)),
      ElementFact("hint", text: hint, because: origin(of: .hint, isKnown: hint != nil)),
    ]
  }

  private var kindFacts: [ElementFact] {
    let names = traits.names + details.unknownTraits
    return [
      ElementFact("role", "\(role)", because: isCustomClass ? "a class of the app" : nil),
      ElementFact(
        "traits", names.isEmpty ? "none" : names.joined(separator: ", "),
        because: origin(of: .traits, isKnown: !names.isEmpty)),
    ]
  }

  private var speechFacts: [ElementFact] {
    guard let number = context.stopNumber(of: index) else {
      return [ElementFact("stop", "none", because: reasonForNoStop)]
    }
    let kinds = utterance?.phrases.map { "\($0.kind.rawValue) “\($0.text)”" } ?? []
    return [
      ElementFact("stop", "\(number + 1) of \(context.stops.count)"),
      ElementFact("spoken", text: spokenText, because: kinds.joined(separator: ", ")),
    ]
  }

  private var presenceFacts: [ElementFact] {
    guard frame.isFinite else { return [ElementFact("frame", "unknown")] }
    let absence = presence.absence?.text ?? reasonNotDrawn
    var facts = [
      ElementFact(
        "frame", frame.inspectionText(in: unit), because: origin(of: .frame, isKnown: true)),
      ElementFact(
        "presence", absence == nil ? "on the screen" : "not on the screen", because: absence),
    ]
    if let reason = presence.displacement {
      facts.append(ElementFact("position", "another than in the file", because: reason.text))
    }
    if let scroller = context.geometry.scroller(of: index) {
      facts.append(ElementFact("scrolls in", "\(context.subject(scroller))"))
    }
    if let reason = surface.backdrop {
      facts.append(ElementFact("surface", "a background", because: reason.text))
    } else if surface.isTab {
      facts.append(ElementFact("surface", "a tab"))
    }
    return facts
  }

  private var touchFacts: [ElementFact] {
    guard isActionable else { return [] }
    let target = touchTarget
    var facts = [
      ElementFact(
        "touch target", target.area.isFinite ? target.area.inspectionText(in: unit) : "unknown",
        because: target.isSeparate ? nil : "no target of its own")
    ]
    if let exemption = target.exemption {
      facts.append(
        ElementFact("touch target size", "not the app's to change", because: exemption.text))
    }
    return facts
  }

  private var neighbourFacts: [ElementFact] {
    var facts: [ElementFact] = []
    if let parent { facts.append(ElementFact("inside", "\(parent)")) }
    guard let number = context.stopNumber(of: index) else { return facts }
    for (name, other) in [("previous stop", number - 1), ("next stop", number + 1)]
    where context.stopElements.indices.contains(other) {
      facts.append(ElementFact(name, "\(context.subject(context.stopElements[other]))"))
    }
    return facts
  }

  /// Where a fact comes from.
  private func origin(of fact: Fact, isKnown: Bool) -> String? {
    switch origins[fact] {
    case .given: "stated in the file"
    case .inferred: "inferred from its class or content"
    case .default: isKnown ? "the default of its class" : nil
    }
  }
}

extension AuditedElement {
  /// Why a screen reader does not stop at the element.
  private var reasonForNoStop: String {
    if let own = reasonForAbsence { return own }
    for outer in ancestors {
      if let reason = outer.reasonForAbsence { return "\(outer): \(reason)" }
      if outer.element.elementsHidden { return "\(outer) hides what is inside" }
      if outer.element.isElement { return "\(outer) around it is one element" }
    }
    if !element.isElement { return "not an accessibility element" }
    return context.modals.isEmpty ? "not in the reading order" : "outside the modal view"
  }

  private var reasonForAbsence: String? {
    if let reason = ownReasonNotDrawn { return reason }
    if flags.contains(.system) { return "drawn by the system" }
    return flags.contains(.artefact) ? "part of another control" : nil
  }

  /// Why users do not see it, or a view around it.
  private var reasonNotDrawn: String? {
    if let own = ownReasonNotDrawn { return own }
    for outer in ancestors {
      if let reason = outer.reasonHidden { return "\(outer): \(reason)" }
    }
    return nil
  }

  /// A capture states of each element whether it is visible: one in an invisible view may well be.
  private var ownReasonNotDrawn: String? {
    if let reasonHidden { return reasonHidden }
    return flags.contains(.notVisible) ? "the capture says that it is not visible" : nil
  }

  /// Why neither it nor anything in it is drawn.
  private var reasonHidden: String? {
    if flags.contains(.closedTab) { return "in a tab that is closed" }
    if flags.contains(.hidden) { return "hidden" }
    return element.alpha.map { $0 <= 0 } ?? false ? "transparent" : nil
  }
}

extension SpokenName.Source {
  fileprivate var inspectionText: String {
    switch self {
    case .label: "its label"
    case .text: "its visible text"
    case .labelledBy: "the label of another element"
    case .placeholder: "its placeholder"
    case .hint: "its hint"
    case .content: "its content"
    case .row: "the row around it"
    case .system: "the system"
    case .image: "the name of its image"
    case .elsewhere: "not in the file"
    case .unheard: "not needed"
    case .none: "missing"
    }
  }
}

extension LabelAuthor {
  fileprivate var inspectionText: String {
    switch self {
    case .developer: "the developers"
    case .user: "a user, or the app"
    case .unknown: "unknown"
    }
  }
}

extension Rect {
  /// “327 by 44 points at 24, 100”.
  fileprivate func inspectionText(in unit: String) -> String {
    "\(width.inWords) by \(height.inWords) \(unit) at \(x.inWords), \(y.inWords)"
  }
}
