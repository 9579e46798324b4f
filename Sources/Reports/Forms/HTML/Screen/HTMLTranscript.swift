internal import AccessibilityModel
internal import Auditing

/// The speech of a screen, stop by stop: the legend of its picture.
struct HTMLTranscript {
  let stops: [DrawnStop]
  let screenID: String
  let findings: ScreenFindings
  let rotation: HTMLRotation?
  /// By stop; empty if the page has no sound.
  let sound: [PageSound.Stop]
  let reader: String

  private var hasSound: Bool {
    sound.contains { if case .clip = $0 { true } else { false } }
  }

  func write(to html: inout HTMLWriter) {
    html.element("div", [.class("legend")]) { html in
      html.raw("\n<h3>Transcript</h3>\n")
      guard !stops.isEmpty else {
        html.element("p", text: "Nothing is spoken: \(reader) has no stop here.")
        return
      }
      if hasSound {
        html.raw(
          """
          <p class="tools scripted"><button type="button" data-do="all">Play all</button></p>

          """)
      }
      html.element("ol", [.class("lines")]) { html in
        html.newLine()
        for (index, stop) in stops.enumerated() {
          html.element("li", attributes(of: index)) { line(stop, index, to: &$0) }
          html.newLine()
        }
      }
    }
    html.newLine()
  }

  private func attributes(of index: Int) -> [HTMLAttribute] {
    var attributes = [
      HTMLAttribute.id("\(screenID)-\(index + 1)"), .class(RegionStyle.name(of: index)),
    ]
    if let match = rotation?.match(of: index) {
      attributes.append(HTMLAttribute("data-turn", match))
    }
    guard sound.indices.contains(index) else { return attributes }
    switch sound[index] {
    case .clip(let number): attributes.append(HTMLAttribute("data-clip", "\(number + 1)"))
    case .outdated, .missing, .silent: break
    }
    return attributes
  }

  private func line(_ stop: DrawnStop, _ index: Int, to html: inout HTMLWriter) {
    html.raw("<svg class=\"sw\" aria-hidden=\"true\"><use href=\"#sw\"/></svg>")
    html.element("b", text: "\(index + 1)")
    html.raw(" ")
    html.element("div") { html in
      speech(of: stop, to: &html)
      for kind in DrawnStop.Detail.Kind.allCases { details(kind, of: stop, to: &html) }
      if sound.indices.contains(index), sound[index] == .outdated {
        html.element(
          "span", [.class("also")], text: "No sound: the speech has changed since it was made.")
      }
      if let tally = findings.tally(ofStop: index) {
        html.raw(" ")
        html.element("a", [.class("\(tally.kind.rawValue)"), .href("#\(tally.id)")]) { html in
          html.text(tally.words)
          // In a list of links, “1 error” alone could belong to any stop.
          html.element("span", [.class("unseen")], text: " at stop \(index + 1)")
        }
      }
    }
  }

  private func speech(of stop: DrawnStop, to html: inout HTMLWriter) {
    guard !stop.spoken.isEmpty else { return html.raw("<em>silent</em>") }
    var attributes = [HTMLAttribute.class("said")]
    if let language = stop.language, Self.isTag(language) {
      attributes.append(HTMLAttribute("lang", language))
    }
    html.element("span", attributes, text: PlainLine(stop.spoken).text)
  }

  /// The hint is part of the speech.
  private func details(
    _ kind: DrawnStop.Detail.Kind, of stop: DrawnStop, to html: inout HTMLWriter
  ) {
    let texts = stop.details.filter { $0.kind == kind }.map { PlainLine($0.text, limit: 200).text }
    guard kind != .hint, !texts.isEmpty else { return }
    html.raw(" ")
    html.element(
      "span", [.class("also")], text: "\(kind.name): \(texts.joined(separator: ", "))")
  }

  private static func isTag(_ text: String) -> Bool {
    !text.isEmpty && text.count < 36
      && text.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { part in
        (1...8).contains(part.count)
          && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
  }
}

extension DrawnStop.Detail.Kind {
  fileprivate var name: String {
    switch self {
    case .hint: "Hint"
    case .customAction: "Custom actions"
    case .customContent: "Custom content"
    case .rotor: "Rotors"
    case .userInputLabel: "User input labels"
    }
  }
}
