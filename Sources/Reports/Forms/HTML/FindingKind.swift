internal import Auditing

/// What the page calls a finding: its severity, or why that does not count.
///
/// Each kind has a word, a letter in a shape of its own and a line of its own; none is shown by
/// colour alone.
enum FindingKind: String, CaseIterable {
  case error, warning, note, review, suppressed, baselined

  init(_ finding: FindingReport) {
    switch (finding.status, finding.outcome, finding.severity) {
    case (.suppressed, _, _): self = .suppressed
    case (.baselined, _, _): self = .baselined
    case (.open, .review, _): self = .review
    case (.open, .fail, .error): self = .error
    case (.open, .fail, .warning): self = .warning
    case (.open, .fail, .note): self = .note
    }
  }

  var word: String {
    switch self {
    case .error: "Error"
    case .warning: "Warning"
    case .note: "Note"
    case .review: "To review"
    case .suppressed: "Suppressed"
    case .baselined: "Baselined"
    }
  }

  var meaning: String {
    switch self {
    case .error: "keeps people from using a screen"
    case .warning: "makes it harder"
    case .note: "could be better"
    case .review: "a person must decide: the file does not say enough"
    case .suppressed: "somebody decided that it does not count"
    case .baselined: "known from before"
    }
  }

  var letter: String { self == .review ? "?" : String(word.prefix(1)) }

  /// The word after its mark.
  func write(to html: inout HTMLWriter) {
    html.element("span", [.class("kind \(rawValue)")]) { html in
      html.element("span", [.class("mark"), HTMLAttribute("aria-hidden", "true")], text: letter)
      html.text(word)
    }
  }
}
