internal import AccessibilityModel

extension AuditedElement {
  /// The facts that the app's code sets, with the position in the sources; those with one answer in one line.
  var codeFacts: [ElementFact] {
    // The source of a SwiftUI view states its facts itself.
    guard context.screen.framesAreDesignTime, !context.screen.isSwiftUI else { return [] }
    guard let evidence = element.codeEvidence else { return linkFacts + [reachOfCode] }
    var groups: [CodeGroup] = []
    for subject in CodeEvidence.Subject.allCases {
      guard let answer = evidence[subject] else { continue }
      if let index = groups.firstIndex(where: { $0.answer == answer }) {
        groups[index].subjects.append(subject.words)
      } else {
        groups.append(CodeGroup(answer: answer, subjects: [subject.words]))
      }
    }
    let (short, long) = (groups.filter { !$0.isLong }, groups.filter(\.isLong))
    let rest = groups.count == 1 ? "a fact of accessibility" : "another fact of accessibility"
    return linkFacts + short.map { ElementFact(answer: $0.answer, for: $0.subjects.inWords) }
      + long.map { ElementFact(answer: $0.answer, for: rest) }
  }
}

extension AuditedElement {
  /// The outlets, the actions and the tag that the file gives it.
  private var linkFacts: [ElementFact] {
    guard let links = element.codeLinks else {
      return element.action.map { [ElementFact("action", "“\($0.line(upTo: 60))”")] } ?? []
    }
    let outlets = links.outlets.map { outlet in
      ElementFact(
        "outlet",
        "\(outlet.path.joined(separator: ".")) of \(outlet.owner.isEmpty ? "the file's owner" : outlet.owner)",
        because: outlet.isCollection ? "a collection" : nil)
    }
    let actions = links.actions.map { action in
      ElementFact(
        "action",
        "\(action.selector) of \(action.owner.isEmpty ? "the first responder that has it" : action.owner)"
      )
    }
    return outlets + actions + (links.tag.map { [ElementFact("tag", "\($0)")] } ?? [])
  }

  /// Whether code may change it, by the links of the file.
  private var reachOfCode: ElementFact {
    if codeMaySet([.label]) {
      return ElementFact("code", "may change it", because: "no sources of the app were read")
    }
    let links = "it has no outlet, tag or class of its own"
    guard let action = element.action else {
      return ElementFact("code", "probably leaves it as it is", because: links)
    }
    return ElementFact(
      "code", "may change it as the sender of “\(action.line(upTo: 60))”", because: links)
  }
}

/// The facts with one answer of the sources.
private struct CodeGroup {
  var answer: CodeEvidence.Answer
  var subjects: [String]

  /// Whether it has most of the facts: “anything else” says more than two dozen names.
  var isLong: Bool { 2 * subjects.count > CodeEvidence.Subject.allCases.count }
}

extension ElementFact {
  fileprivate init(answer: CodeEvidence.Answer, for subjects: String) {
    switch answer {
    case .set(let value, let location):
      self.init("code", "\(subjects): \(value.inspectionText)", because: "\(location)")
    case .notSet(let reason): self.init("code", "does not set \(subjects)", because: reason)
    case .unknown(let reason): self.init("code", "may set \(subjects)", because: reason)
    }
  }
}

extension CodeEvidence.Value {
  fileprivate var inspectionText: String {
    switch self {
    case .text(let text): "set to “\(text)”"
    case .flag(let flag): "set to \(flag)"
    case .traits(let traits): "set to \(traits.names.joined(separator: ", "))"
    case .font(let scales): scales ? "a font that scales" : "a font of fixed size"
    case .gesture(let gesture): "the gesture \(gesture.rawValue)"
    case .color: "a colour"
    case .conditional: "set under a condition"
    case .unknown: "set at run time"
    }
  }
}
