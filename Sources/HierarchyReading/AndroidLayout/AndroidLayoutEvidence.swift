internal import AccessibilityModel

/// The facts of a view that code may set, by a search for its identifier.
struct AndroidLayoutEvidence {
  private let code: AndroidCodeMentions?
  private let source: String
  /// The name of the layout.
  private let layout: String
  /// The answers for views that code does not name, which share their memory.
  private let shared: [Ground: CodeEvidence]

  /// The reason for the same answer to every question.
  private struct Ground: Hashable {
    enum Reason: Hashable, CaseIterable {
      case inflated, withoutIdentifier, withoutSources, unnamed
    }

    var reason: Reason
    var isImage: Bool
  }

  init(_ code: AndroidCodeMentions?, source: String, layout: String) {
    (self.code, self.source, self.layout) = (code, source, layout)
    var shared: [Ground: CodeEvidence] = [:]
    for reason in Ground.Reason.allCases {
      let answer = Self.answer(reason, code)
      for isImage in [false, true] {
        shared[Ground(reason: reason, isImage: isImage)] = Self.evidence(isImage) { _ in answer }
      }
    }
    self.shared = shared
  }

  func answers(for node: AndroidNode, _ view: AndroidView, _ element: Element) -> CodeEvidence {
    var evidence = evidence(of: node, element)
    let location = CodeEvidence.Location(file: source, line: node.line)
    for (subject, reason) in view.unknown {
      evidence.answers[subject] = view.isBound ? .set(.unknown, at: location) : .unknown(reason)
    }
    if node["visibility"].map(AndroidResolver.isBinding) == true {
      evidence.answers[.hidden] = .set(.unknown, at: location)
    }
    // Whatever code does with a view that is hidden at first, it shows it at some time, often by a function of its own.
    if view.isHidden, let place = node.id.flatMap({ code?.location(naming: $0) }) {
      if element.role == .image {
        evidence.answers[.hidden] = .set(.unknown, at: place)
      } else if case .notSet? = evidence[.hidden] {
        evidence.answers[.hidden] = .unknown(
          "\(words(for: node.id ?? "", at: place)), and may show it")
      }
    }
    return evidence
  }

  private func evidence(of node: AndroidNode, _ element: Element) -> CodeEvidence {
    let isImage = element.role == .image || element.traits.contains(.image)
    if let toolbar = node.toolbar { return evidence(ofButtonOf: toolbar) }
    if element.isCustomClass {
      let reason = "its class, \(element.shortClassName), may set it"
      var evidence = Self.evidence(isImage) { _ in .unknown(reason) }
      if let place = code?.locationOfCompound(named: element.shortClassName) {
        evidence.answers[.elements] = .set(.unknown, at: place)
      }
      guard code?.isSilentClass(element.shortClassName) == true else { return evidence }
      let own = evidenceByIdentifier(of: node, element, isImage)
      for subject in Self.ofDescriptions { evidence.answers[subject] = own[subject] }
      return evidence
    }
    return evidenceByIdentifier(of: node, element, isImage)
  }

  /// The facts that only the code with its identifier may set on a view of a class which says nothing of itself.
  private static let ofDescriptions: [CodeEvidence.Subject] = [
    .label, .value, .text, .customActions,
  ]

  private func evidenceByIdentifier(
    of node: AndroidNode, _ element: Element, _ isImage: Bool
  ) -> CodeEvidence {
    let id = node.id ?? element.identifier
    if let ground = reason(for: id, element) {
      return shared[Ground(reason: ground, isImage: isImage)] ?? CodeEvidence()
    }
    guard let code, let id else { return CodeEvidence() }
    let notSet = CodeEvidence.Answer.notSet(
      "no file of \(code.fileCount) in Kotlin and Java that names it sets it")
    return Self.evidence(isImage) { subject in
      guard let place = code.location(of: id, setting: subject) else { return notSet }
      return .unknown("\(words(for: id, at: place)), and the file may set it")
    }
  }

  /// That code names an identifier, and the layout of that view where several have it.
  private func words(for id: String, at place: CodeEvidence.Location) -> String {
    switch code?.owner(of: id, namedAt: place, in: layout) {
    case .other(let other)?: "\(place) names \(id) of the layout \(other)"
    case .any(let other)?: "\(place) names \(id), which the layout \(other) has as well"
    case .own?, nil: "\(place) names \(id)"
    }
  }

  /// The evidence for the navigation button of a toolbar: code that sets up the toolbar describes it.
  private func evidence(ofButtonOf toolbar: String) -> CodeEvidence {
    let answer: CodeEvidence.Answer =
      if toolbar.isEmpty {
        .notSet("its toolbar has no identifier")
      } else if code == nil {
        Self.answer(.withoutSources, nil)
      } else if let place = code?.locationOfBar(named: toolbar) {
        .unknown("\(place) names \(toolbar), and the file describes navigation icons")
      } else {
        .notSet("no file in Kotlin and Java that names \(toolbar) describes its navigation icon")
      }
    return Self.evidence(true) { _ in answer }
  }

  /// The reason why code does not name the view; nil if it does.
  private func reason(for id: String?, _ element: Element) -> Ground.Reason? {
    guard let id else { return element.parent < 0 ? .inflated : .withoutIdentifier }
    guard let code else { return .withoutSources }
    return code.isNamed(id) ? nil : .unnamed
  }

  private static func answer(
    _ reason: Ground.Reason, _ code: AndroidCodeMentions?
  ) -> CodeEvidence.Answer {
    switch reason {
    case .inflated: .unknown("the code that inflates the layout has it")
    case .withoutIdentifier: .notSet("it has no identifier")
    case .withoutSources: .unknown("no sources of the app were read")
    case .unnamed: .notSet("no file of \(code?.fileCount ?? 0) in Kotlin and Java names it")
    }
  }

  private static func evidence(
    _ isImage: Bool, _ answer: (CodeEvidence.Subject) -> CodeEvidence.Answer
  ) -> CodeEvidence {
    var answers: [CodeEvidence.Subject: CodeEvidence.Answer] = [:]
    for subject in CodeEvidence.Subject.allCases { answers[subject] = answer(subject) }
    if isImage { answers[.text] = .notSet("an image has no text") }
    return CodeEvidence(answers)
  }
}
