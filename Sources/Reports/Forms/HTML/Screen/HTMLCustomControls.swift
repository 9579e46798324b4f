internal import AccessibilityModel
internal import Auditing

/// The views of the app's own classes, collapsed, with their accessibility.
struct HTMLCustomControls {
  let controls: [CustomControl]
  let reader: String

  func write(to html: inout HTMLWriter) {
    guard !controls.isEmpty else { return }
    html.raw("<details class=\"controls\">")
    html.element("summary", text: "Custom controls (\(controls.count))")
    html.newLine()
    html.scroller("Custom controls") { table(to: &$0) }
    html.raw("\n</details>\n")
  }

  private func table(to html: inout HTMLWriter) {
    html.raw("<table>\n<thead>")
    html.element("tr") { html in
      let code = hasEvidence ? ["Code"] : []
      for title in ["Class", "Label", "Traits", "Hint", "Value", reader, "Lacks"] + code {
        html.element("th", [HTMLAttribute("scope", "col")], text: title)
      }
    }
    html.raw("</thead>\n<tbody>\n")
    for control in controls { row(control, to: &html) }
    html.raw("</tbody>\n</table>")
  }

  private func row(_ control: CustomControl, to html: inout HTMLWriter) {
    html.element("tr") { html in
      html.element("th", [HTMLAttribute("scope", "row")]) { html in
        html.element("code", text: PlainLine(control.element.className, limit: 80).text)
        html.text(Self.origin(of: control))
      }
      for fact in [control.label, control.traits, control.hint, control.value] {
        html.element("td", text: Self.words(fact))
      }
      html.element("td", text: Self.reaction(to: control))
      html.element("td", text: control.gaps.map(\.noun).joined(separator: ", "))
      if hasEvidence {
        let words = control.evidenceInWords.map { PlainLine($0, limit: 400).text }
        html.element("td", text: words.joined(separator: "; "))
      }
    }
    html.newLine()
  }

  private var hasEvidence: Bool { controls.contains { $0.evidence != nil } }

  private static func origin(of control: CustomControl) -> String {
    let name = control.element.identifier.map { " \"\(PlainLine($0, limit: 80).text)\"" } ?? ""
    let base = control.superclassName.map { ", \(PlainLine($0, limit: 80).text)" } ?? ""
    return "\(name)\(base), line \(control.element.line)"
  }

  private static func words(_ fact: KnownFact) -> String {
    let text = fact.text.map { "“\(PlainLine($0, limit: 200).text)”" }
    switch fact.state {
    case .missing: return "missing"
    case .given, .inferred: return "\(text ?? "empty") (\(fact.state.rawValue))"
    case .givenByCode:
      let source = fact.source.map { PlainLine($0, limit: 200).text }
      return [text, "set by code", source].compactMap(\.self).joined(separator: ", ")
    }
  }

  private static func reaction(to control: CustomControl) -> String {
    guard let spoken = control.element.spoken else {
      let inside = control.stopsInside
      return "not a stop" + (inside == 0 ? "" : "; contains \(SummaryText.count(inside, "stop"))")
    }
    return spoken.isEmpty ? "a stop without speech" : "“\(PlainLine(spoken).text)”"
  }
}
