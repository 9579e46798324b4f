internal import AccessibilityModel
internal import Utterances

/// Names the source of each phrase of an element.
struct PhraseProvenance {
  let element: Element

  func line(for phrase: Phrase) -> String {
    let sure = phrase.evidence.map { ", \($0.sureness)" } ?? ""
    return "\"\(phrase.text)\": \(ground(of: phrase.kind))\(sure)"
  }

  /// The hint is the app's, or an addition of the screen reader, or both.
  func line(forHint hint: String) -> String {
    let own = element.hint ?? ""
    let ground =
      own.isEmpty ? "what the screen reader adds for the traits" : "the hint, \(source(.hint))"
    return "\"\(hint)\": \(ground)"
  }

  private func ground(of kind: PhraseKind) -> String {
    switch kind {
    case .container: "the label of a container that was entered"
    case .header: "the header of its row or column"
    case .label: "the label, \(source(.label))"
    case .value: "the value, \(source(.value))"
    case .state: "a state: \(traits), \(source(.traits))"
    case .content: "custom content of high importance, given\(place)"
    case .role: "the traits: \(traits), \(source(.traits))"
    case .position: "its place in the container around it"
    case .hint: "the hint, \(source(.hint)), for want of a label"
    }
  }

  private var traits: String {
    let names = element.traits.names
    return names.isEmpty ? "none" : names.joined(separator: " ")
  }

  private func source(_ fact: Fact) -> String {
    switch element.origins[fact] {
    case .given: "given\(place)"
    case .inferred: "inferred from \(element.className)\(place)"
    case .default: "the default of \(element.className)"
    }
  }

  private var place: String { element.line > 0 ? " in line \(element.line)" : "" }
}

extension Evidence {
  fileprivate var sureness: String {
    switch self {
    case .high: "sure (heard on devices)"
    case .medium: "likely (one good source)"
    case .low: "a guess (common knowledge)"
    }
  }
}
