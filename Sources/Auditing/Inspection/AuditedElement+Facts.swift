internal import AccessibilityModel

extension AuditedElement {
  /// The facts about the element, subject by subject.
  ///
  /// - Parameter invisibility: why the file does not draw it, if the screen of the element shows what is hidden there.
  func facts(hidden invisibility: Reason?) -> [ElementFact] {
    [
      nameFacts, textFacts, kindFacts, speechFacts(isHidden: invisibility != nil),
      placeFacts(hidden: invisibility), touchFacts, neighbourFacts, codeFacts, [platformFact],
    ].flatMap(\.self)
  }

  private var nameFacts: [ElementFact] {
    var facts = [labelFact, nameSource]
    if label != nil {
      facts.append(
        ElementFact(
          "written by", labelAuthor.inspectionText,
          because: labelAuthor == .user ? "it is content of the running app" : nil))
    }
    return facts
  }

  /// The label, and the code that replaces it.
  private var labelFact: ElementFact {
    let fact = fact("label", label, of: .label)
    guard label != nil, let place = placeOfReplacement else { return fact }
    let reasons = [fact.reason, "until code sets it, \(place.inspectionText)"]
    return ElementFact(
      "label", fact.value, because: reasons.compactMap(\.self).joined(separator: "; "))
  }

  /// Where code sets the text of a design, or its label, to one that only the running app knows.
  private var placeOfReplacement: CodeEvidence.Location? {
    guard let evidence = element.codeEvidence, !context.screen.isSwiftUI else { return nil }
    let isText =
      flags.contains(.labelIsText) || label == element.text || label == element.title
    let subjects: [CodeEvidence.Subject] = isText ? [.label, .text] : [.label]
    return subjects.lazy.filter { !evidence.isDecided($0) }
      .compactMap { evidence.location(of: $0) }.first { !isStatedByReference(at: $0) }
  }

  private var nameSource: ElementFact {
    if let heard = nameSourceOfContent ?? nameSourceOfImage { return heard }
    let name = spokenName
    if let place = placeOfNameInCode {
      return isStatedByReference(at: place)
        ? ElementFact("name source", "not in the files that were read")
        : ElementFact("name source", "set at run time", because: "\(place)")
    }
    let doubt = name.doubt == name.reason ? nil : name.doubt
    let reasons = [name.reason, doubt].compactMap(\.self).map(\.text)
    let isText = name.source == .label && flags.contains(.labelIsText)
    let source = isLabelOfSystem ? .system : isText ? .text : name.source
    return ElementFact(
      "name source",
      source == .none && name.doubt != nil ? "not in the file" : source.inspectionText,
      because: reasons.isEmpty ? nil : reasons.joined(separator: "; "))
  }

  /// Where code sets the label, or the text, to one that only the running app knows.
  private var placeOfNameInCode: CodeEvidence.Location? {
    guard let evidence = element.codeEvidence, spokenName.doubt != nil || spokenName.reason != nil
    else { return nil }
    return [.label, .text].lazy.filter { !evidence.isDecided($0) }
      .compactMap { evidence.location(of: $0) }.first
  }

  /// Where code or the file sets a fact to a value that only the running app knows.
  private func placeOfUnknown(_ fact: Fact) -> CodeEvidence.Location? {
    guard let subject = CodeEvidence.Subject(fact), let evidence = element.codeEvidence,
      !evidence.isDecided(subject)
    else { return nil }
    return evidence.location(of: subject)
  }

  /// Whether a place is the tag of the element: a layout of Android names a resource, or an expression of the app.
  private func isStatedByReference(at place: CodeEvidence.Location) -> Bool {
    context.screen.platform == .android && place.line == Int(element.line)
  }

  private var isLabelOfSystem: Bool { label != nil && labelAuthor == .system }

  private var textFacts: [ElementFact] {
    // Android calls the placeholder of a field its hint.
    let isHint = context.screen.platform == .android && hint == nil && element.placeholder != nil
    var facts: [ElementFact] = []
    for (name, text) in [
      ("visible text", element.text ?? element.title),
      ("placeholder", isHint ? nil : element.placeholder),
    ] where text?.isEmpty == false && text != label {
      facts.append(ElementFact(name, text: text))
    }
    facts.append(valueFact)
    facts.append(
      isHint
        ? ElementFact("hint", text: element.placeholder, because: "shown in the empty field")
        : fact("hint", hint, of: .hint))
    return facts
  }

  /// The value; of a switch its state.
  private var valueFact: ElementFact {
    guard isToggle, let isOn = details.isOn, value == (isOn ? "1" : "0") else {
      if value == nil, let reason = reasonForSelectedState {
        return ElementFact("value", "none", because: reason)
      }
      return fact("value", value, of: .value)
    }
    return ElementFact(
      "value", isOn ? "on" : "off", because: origin(of: .value, isKnown: true))
  }

  /// A text with its origin; “none known” where a resource or code has it that was not read.
  private func fact(_ name: String, _ text: String?, of fact: Fact) -> ElementFact {
    guard text == nil, let place = placeOfUnknown(fact) else {
      return ElementFact(name, text: text, because: origin(of: fact, isKnown: text != nil))
    }
    return ElementFact(
      name, "none known",
      because: isStatedByReference(at: place)
        ? "it is a resource or an expression that was not found in the files read"
        : "set at run time, \(place)")
  }

  private var kindFacts: [ElementFact] {
    let names = traits.names + details.unknownTraits
    var facts = [
      ElementFact("role", "\(role)", because: isCustomClass ? "a class of the app" : nil),
      ElementFact(
        "traits", names.isEmpty ? "none" : names.joined(separator: ", "),
        because: originOfStatedTraits ?? origin(of: .traits, isKnown: !names.isEmpty)),
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

  private var touchFacts: [ElementFact] {
    guard isActionable else { return [] }
    let target = touchTarget
    var facts = [targetFact]
    if let reason = target.unknownSize {
      facts.append(ElementFact("minimum size", "cannot be checked", because: reason.text))
    } else if let exemption = target.exemption {
      facts.append(ElementFact("minimum size", "not checked", because: exemption.text))
    }
    return facts
  }

  private var targetFact: ElementFact {
    let target = touchTarget
    guard target.area.isFinite, !target.isFixedByLayout else {
      return ElementFact("touch target", target.sidesInWords(unit: context.unit) ?? "unknown")
    }
    let seen = target.area.intersection(context.geometry.window(of: index))
    let whole = target.area.inspectionText(in: context.unit)
    guard !seen.isEmpty, !seen.isAlmostEqual(to: target.area) else {
      return ElementFact(
        "touch target", whole, because: target.isSeparate ? nil : "no target of its own")
    }
    return ElementFact(
      "touch target", seen.inspectionText(in: context.unit),
      because: "the rest of \(whole) is out of sight")
  }

  /// Where a fact comes from.
  private func origin(of fact: Fact, isKnown: Bool) -> String? {
    if isKnown, let place = placeInCode(of: fact) { return "set in code, \(place)" }
    if fact == .value, let attribute = attributeOfState { return "from \(attribute)" }
    return switch origins[fact] {
    case .given: isKnown ? placeInFile(of: fact) : "stated in the file"
    case .inferred: isKnown ? sourceOfInference(of: fact) : nil
    case .default:
      isKnown ? "the default of its \(context.screen.isSwiftUI ? "kind of view" : "class")" : nil
    }
  }

  /// Where the file states a fact, or the variable whose first value it is.
  private func placeInFile(of fact: Fact) -> String {
    let place = element.details.factPlaces[fact].map { "stated at \($0.inspectionText)" }
    return switch element.details.startingFacts[fact] {
    case .assumed: "assumed, since the file does not state what the app starts with"
    case .ofVariable:
      [place, "what the app starts with, and code may change it"].compactMap(\.self)
        .joined(separator: "; ")
    case nil: place ?? "stated in the file"
    }
  }

  /// Where the sources of the app state a fact that the element now has.
  private func placeInCode(of fact: Fact) -> CodeEvidence.Location? {
    guard let subject = CodeEvidence.Subject(fact), let evidence = element.codeEvidence,
      evidence.isDecided(subject)
    else { return nil }
    return evidence.location(of: subject)
  }
}

extension CodeEvidence.Location {
  /// `CartView.swift:12`, without the folders.
  var inspectionText: String { "\(file.split(separator: "/").last ?? ""):\(line)" }
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
