public import AccessibilityModel

extension AuditedElement {
  /// Whether code may still set one of some facts when the app runs.
  ///
  /// A capture shows what code has set. In an Interface Builder file, code may set any fact of a
  /// view that it can reach, unless the app's sources were read and show that it does not.
  func codeMaySet(_ subjects: Set<CodeEvidence.Subject>) -> Bool {
    guard context.screen.framesAreDesignTime else { return false }
    guard let evidence = element.codeEvidence else { return isWithinReachOfCode }
    return !subjects.allSatisfy(evidence.isDecided)
  }

  /// Whether code can reach the view: by its own class, an outlet, a tag or a run-time attribute;
  /// or it is a cell, which code fills, or part of a control that code can reach.
  private var isWithinReachOfCode: Bool {
    guard let links = element.codeLinks, role != .cell else { return true }
    if isCustomClass || element.isOutlet || !links.outlets.isEmpty { return true }
    if links.tag != nil || !links.runtimeAttributes.isEmpty { return true }
    guard flags.contains(.virtual) || ancestorTraits.contains(.compositeControl) else {
      return false
    }
    return parent?.isWithinReachOfCode ?? true
  }

  /// Whether code has a way to its text: an outlet, a tag that it may look for, or a run-time attribute that suggests one.
  var isReachedForItsText: Bool {
    guard !isTaggedForUnreadCode else { return false }
    return element.isOutlet
      || element.codeLinks.map { $0.tag != nil || !$0.textAttributes.isEmpty } ?? false
  }

  /// Whether only its tag leads to it, and the sources leave all facts about it open: a class that they lack may look for
  /// the tag, and none that they have does.
  var isTaggedForUnreadCode: Bool {
    guard !element.isOutlet, let links = element.codeLinks, links.tag != nil,
      links.textAttributes.isEmpty, let evidence = element.codeEvidence, !evidence.answers.isEmpty
    else { return false }
    return evidence.answers.keys.allSatisfy(evidence.isUnknown)
  }

  /// That code sets a fact, with the place in the sources; an outlet or a tag alone shows only that it may.
  ///
  /// - Parameter noun: the fact, with its article or pronoun.
  func reasonOfCode(setting subjects: [CodeEvidence.Subject], _ noun: String) -> Reason {
    let place = subjects.lazy.compactMap { element.codeEvidence?.location(of: $0) }.first
    return place.map { "code sets \(noun) (\($0.description))" } ?? "code may set \(noun)"
  }

  /// Whether the app's sources were read and set none of some facts.
  func codeNeverSets(_ subjects: Set<CodeEvidence.Subject>) -> Bool {
    element.codeEvidence?.isNeverSet(subjects) ?? false
  }
}

extension RuleDescription {
  /// The facts that code can set and that the rule's finding depends on.
  public var codeSubjects: Set<CodeEvidence.Subject> {
    var subjects: Set<CodeEvidence.Subject> = []
    for (capability, own) in Self.subjectsByNeed where needs.contains(capability) {
      subjects.formUnion(own)
    }
    return subjects
  }

  private static let subjectsByNeed: [(Capabilities, Set<CodeEvidence.Subject>)] = [
    (.labels, [.label, .text]), (.values, [.value]), (.hints, [.hint]), (.traits, [.traits]),
    (.exposure, [.isElement, .elementsHidden]), (.placeholders, [.placeholder]),
    (.fonts, [.font, .adjustsFont]), (.textSizes, [.font, .adjustsFont]), (.gestures, [.gesture]),
    (.colors, [.textColor, .backgroundColor, .tintColor]), (.valueRange, [.range]),
  ]
}

extension TemplateUse {
  /// Whether its visible text is a placeholder for one that code sets.
  ///
  /// Interface Builder needs some text in a label with an outlet, and users neither hear nor see it
  /// (docs/evidence/formats.md#prototype-texts).
  public var hasPrototypeText: Bool {
    guard context.screen.framesAreDesignTime, !hidesItsTitle, !isReachedByOutlet,
      !subject.isDrawnAsLine
    else {
      return false
    }
    return subject.flags.contains(.boundText)
      || subject.codeMaySet([.text]) && subject.isReachedForItsText
  }

  /// Whether the title of a button in an Interface Builder file is invisible: its colour is clear, or the
  /// image leaves no room for two letters. VoiceOver reads it, since code does not replace it.
  public var hidesItsTitle: Bool {
    guard context.screen.framesAreDesignTime, subject.role == .button,
      element.title?.isEmpty == false
    else {
      return false
    }
    if let color = element.textColor, color.alpha <= 0 { return true }
    // The sizes that a file gives for symbols are not those that they are drawn in.
    guard element.image?.isEmpty == false, !element.imageIsSymbol,
      let image = element.layout?.imageSize
    else { return false }
    return subject.frame.isFinite && !subject.frame.isEmpty
      && subject.frame.width - image.width < 20
  }

  /// Whether its label consists of such a text, its own or one inside it, or is known to the running app only.
  public var hasPrototypeLabel: Bool {
    guard context.screen.framesAreDesignTime else { return false }
    if subject.flags.contains(.boundText), !subject.wording.facts.hasLetterOrDigit { return true }
    guard element.origins[.label] != .given else { return false }
    if hasPrototypeText { return true }
    return subject.role == .cell
      && subject.descendants(upTo: 64).contains(where: \.templateUse.hasPrototypeText)
  }
}
