internal import AccessibilityModel
public import Auditing

/// A view of the app's own class, with its accessibility.
///
/// UIKit gives such a view only the accessibility of its superclass, so VoiceOver skips these views
/// most often.
public struct CustomControl: Hashable, Sendable {
  public var element: ElementReport
  /// The superclass; nil if the file does not name it.
  public var superclassName: String?
  public var label: KnownFact
  /// The names of the traits, separated by spaces.
  public var traits: KnownFact
  public var hint: KnownFact
  public var value: KnownFact
  public var frame: FactState
  /// The number of stops inside: a container need not be a stop itself.
  public var stopsInside: Int
  /// The gaps of a control, as the rules report them; empty if it has none, or if the file does not
  /// show that it is a control.
  public var gaps: [ControlAssessment.Gap]
  /// The facts that the app's sources set, those that they leave open, and what was searched for
  /// missing ones; nil if no sources were read.
  public var evidence: [EvidenceReport]?

  /// Whether the screen reader stops at it.
  public var isStop: Bool { element.spoken != nil }
}

/// The origin of a fact about a custom control.
public enum FactState: String, CaseIterable, Hashable, Sendable {
  /// The file sets it.
  case given
  /// It follows from the superclass and the content in the file.
  case inferred
  /// It is unknown.
  case missing
  /// The app's code sets it, according to its sources or the configuration.
  case givenByCode = "given-by-code"
}

/// A fact about a custom control: its origin and its value.
public struct KnownFact: Hashable, Sendable {
  public var state: FactState
  /// nil if it is missing or only the code determines it.
  public var text: String?
  /// The line of code that sets it (`Stars.swift:12`); nil if no source shows one.
  public var source: String?

  public init(_ state: FactState, _ text: String? = nil, source: String? = nil) {
    self.state = state
    self.text = text
    self.source = source
  }
}

extension CustomControl {
  /// The custom controls of a screen; nil if its format includes no classes. A computed layout has
  /// those of the file, which are listed once.
  static func all(in audit: ScreenAudit) -> [CustomControl]? {
    guard audit.screen.capabilities.contains(.classNames) else { return nil }
    guard !audit.screen.isComputed else { return [] }
    let controls = audit.screen.elements.indices.filter {
      audit.screen.elements[$0].isCustomClass
    }
    guard !controls.isEmpty else { return [] }
    // For each element, the number of stops before it: custom views may be nested deep.
    var stopsBefore = [0]
    for index in audit.screen.elements.indices {
      let isStop = audit.heard.stopNumber(of: index) != nil
      stopsBefore.append((stopsBefore.last ?? 0) + (isStop ? 1 : 0))
    }
    return controls.map { index in
      let inside = audit.screen.descendants(of: index)
      let count = stopsBefore[inside.upperBound] - stopsBefore[inside.lowerBound]
      return CustomControl(index, in: audit, stopsInside: count)
    }
  }

  private init(_ index: Int, in audit: ScreenAudit, stopsInside: Int) {
    let element = audit.screen.elements[index]
    let traits = element.traits.names + element.unknownTraits
    self.element = ElementReport(index, in: audit.context, speech: audit.heard)
    superclassName = element.superclassName
    label = Self.fact(.label, element.label, of: index, in: audit)
    self.traits = Self.fact(
      .traits, traits.isEmpty ? nil : traits.joined(separator: " "), of: index, in: audit)
    hint = Self.fact(.hint, element.hint, of: index, in: audit)
    value = Self.fact(.value, element.value, of: index, in: audit)
    self.stopsInside = stopsInside
    gaps = audit.heard.subject(index).controlAssessment?.gaps ?? []
    frame = !element.frame.isFinite ? .missing : Self.state(.frame, of: element) ?? .given
    evidence = element.codeEvidence.map { evidence in
      Self.evidence(evidence, missing: missingFacts(isStop: self.element.spoken != nil))
    }
  }

  private func missingFacts(isStop: Bool) -> Set<CodeEvidence.Subject> {
    let facts: [(CodeEvidence.Subject, KnownFact)] = [
      (.label, label), (.traits, traits), (.hint, hint), (.value, value),
    ]
    let missing = facts.filter { $0.1.state == .missing }.map(\.0)
    return Set(missing + (isStop ? [] : [.isElement]))
  }

  private static func evidence(
    _ evidence: CodeEvidence, missing: Set<CodeEvidence.Subject>
  ) -> [EvidenceReport] {
    CodeEvidence.Subject.allCases.compactMap { subject in
      guard let answer = evidence[subject] else { return nil }
      if case .notSet = answer, !missing.contains(subject) { return nil }
      return EvidenceReport(subject, answer)
    }
  }

  /// A given fact stays given even if it is empty: that was intended.
  private static func fact(
    _ fact: Fact, _ text: String?, of index: Int, in audit: ScreenAudit
  ) -> KnownFact {
    let element = audit.screen.elements[index]
    if let source = fact.location(in: element.codeEvidence) {
      return KnownFact(.givenByCode, fact.text(in: element.codeEvidence), source: source)
    }
    if let set = fact.setByCode, audit.isSetByCode(set, of: index) {
      return KnownFact(.givenByCode)
    }
    if state(fact, of: element) == .given { return KnownFact(.given, text ?? "") }
    guard let text, !text.isBlank else { return KnownFact(.missing) }
    return KnownFact(.inferred, text)
  }

  private static func state(_ fact: Fact, of element: Element) -> FactState? {
    switch element.origins[fact] {
    case .given: .given
    case .inferred: .inferred
    case .default: nil
    }
  }
}

extension Fact {
  /// The line of the app's sources that sets it; nil if none does.
  fileprivate func location(in evidence: CodeEvidence?) -> String? {
    CodeEvidence.Subject(self).flatMap { evidence?.location(of: $0) }?.description
  }

  /// The value that it sets, if that is a text or traits.
  fileprivate func text(in evidence: CodeEvidence?) -> String? {
    switch CodeEvidence.Subject(self).flatMap({ evidence?[$0] }) {
    case .set(.text(let text), _): text
    case .set(.traits(let traits), _): traits.names.joined(separator: " ")
    default: nil
    }
  }

  /// The corresponding fact that code can set.
  fileprivate var setByCode: CodeFact? {
    switch self {
    case .label: .label
    case .value: .value
    case .hint: .hint
    case .traits: .traits
    case .isElement: .isElement
    case .frame, .identifier, .headingLevel: nil
    }
  }
}
