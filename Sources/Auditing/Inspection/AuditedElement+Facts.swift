internal import AccessibilityModel
internal import Utterances

extension AuditedElement {
  /// The facts about the element, subject by subject.
  ///
  /// - Parameter invisibility: why the file does not draw it, if the screen of the element shows what is hidden there.
  func facts(hidden invisibility: Reason?) -> [ElementFact] {
    [
      nameFacts, textFacts, kindFacts, speechFacts(isHidden: invisibility != nil),
      placeFacts(hidden: invisibility), touchFacts, neighbourFacts, codeFacts,
    ].flatMap(\.self)
  }

  private var nameFacts: [ElementFact] {
    let name = spokenName
    let doubt = name.doubt == name.reason ? nil : name.doubt
    let reasons = [name.reason, doubt].compactMap(\.self).map(\.text)
    var facts = [
      ElementFact("label", text: label, because: origin(of: .label, isKnown: label != nil)),
      ElementFact(
        "name source", (isLabelOfSystem ? .system : name.source).inspectionText,
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

  private var isLabelOfSystem: Bool { label != nil && labelAuthor == .system }

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
    var facts = [
      ElementFact("role", "\(role)", because: isCustomClass ? "a class of the app" : nil),
      ElementFact(
        "traits", names.isEmpty ? "none" : names.joined(separator: ", "),
        because: origin(of: .traits, isKnown: !names.isEmpty)),
    ]
    if !isEnabled {
      facts.append(ElementFact("enabled", "no"))
    } else if isActionable, let condition = details.disablingCondition {
      facts.append(
        ElementFact(
          "enabled", "at times", because: "code disables it by “\(condition.line(upTo: 60))”"))
    }
    return facts
  }

  private func speechFacts(isHidden: Bool) -> [ElementFact] {
    guard let number = context.stopNumber(of: index) else {
      return [ElementFact("stop", "none", because: reasonForNoStop)]
    }
    let kinds = utterance?.phrases.map { "\($0.kind.rawValue) “\($0.text)”" } ?? []
    let spoken = spokenText.flatMap { $0.isEmpty ? nil : $0 }
    return [
      ElementFact(
        "stop", "\(number + 1) of \(context.stops.count)",
        because: isHidden ? "once it is shown" : nil),
      ElementFact(
        "spoken", spoken.map { "“\($0)”" } ?? "nothing",
        because: kinds.isEmpty ? nil : kinds.joined(separator: ", ")),
    ]
  }

  private var touchFacts: [ElementFact] {
    guard isActionable else { return [] }
    let target = touchTarget
    guard target.area.isFinite, !target.isFixedByLayout else {
      return [ElementFact("touch target", target.sidesInWords(unit: context.unit) ?? "unknown")]
    }
    var facts = [
      ElementFact(
        "touch target", target.area.inspectionText(in: context.unit),
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
    if let reason = presence.ownInvisibility { return reason.text }
    if flags.contains(.system) { return "drawn by the system" }
    return flags.contains(.artefact) ? "part of another control" : nil
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
    case .system: "the system"
    case .unknown: "unknown"
    }
  }
}

extension TouchTarget {
  /// The sides that a layout without frames fixes: “24 dp wide”; nil for none.
  fileprivate func sidesInWords(unit: String) -> String? {
    let sides = [(area.width, "wide"), (area.height, "high")].filter { $0.0.isFinite && $0.0 > 0 }
    guard isFixedByLayout, !sides.isEmpty else { return nil }
    return sides.map { "\($0.0.inWords) \(unit) \($0.1)" }.joined(separator: ", ")
  }
}
