internal import AccessibilityModel

/// The facts of a view that code may set, by a search for its identifier.
struct AndroidLayoutEvidence {
  private let code: AndroidCodeMentions?
  private let source: String

  init(_ code: AndroidCodeMentions?, source: String) { (self.code, self.source) = (code, source) }

  func answers(for node: AndroidNode, _ view: AndroidView, _ element: Element) -> CodeEvidence {
    var answers: [CodeEvidence.Subject: CodeEvidence.Answer] = [:]
    for subject in CodeEvidence.Subject.allCases {
      answers[subject] = answer(subject, node, element)
    }
    if element.role == .image || element.traits.contains(.image) {
      answers[.text] = .notSet("an image has no text")
    }
    let location = CodeEvidence.Location(file: source, line: node.line)
    for subject in view.unknown.keys { answers[subject] = .set(.unknown, at: location) }
    return CodeEvidence(answers)
  }

  private func answer(
    _ subject: CodeEvidence.Subject, _ node: AndroidNode, _ element: Element
  ) -> CodeEvidence.Answer {
    if element.isCustomClass { return .unknown("its class, \(element.shortClassName), may set it") }
    guard let id = node.id ?? element.identifier else {
      return element.parent < 0
        ? .unknown("the code that inflates the layout has it")
        : .notSet("it has no identifier")
    }
    guard let code else { return .unknown("no sources of the app were read") }
    guard let place = code.location(of: id, setting: subject) else {
      return .notSet(
        "no file of \(code.fileCount) in Kotlin and Java that names \(id) sets it")
    }
    return .unknown("\(place) names \(id), and the file may set it")
  }
}
