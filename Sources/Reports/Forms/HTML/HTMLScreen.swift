internal import AccessibilityModel
internal import Auditing

/// One screen: drawing, transcript and findings.
struct HTMLScreen {
  let screen: ScreenReport
  let name: String
  /// Unique in the page.
  let id: String
  let source: StartTags?
  let path: String
  let screenshot: Screenshot?
  let comparison: Comparison?
  /// What is part of the findings of all screens.
  let folded: FoldedFindings
  /// The same screen in the other orientation; nil where the report has one only.
  let turn: HTMLTurn?
  /// By the stops; empty where the page has no sound.
  let sound: [PageSound.Stop]

  func write(to html: inout HTMLWriter) {
    let groups = elements
    var attributes = [
      .class("screen"), HTMLAttribute("data-screen", id),
      HTMLAttribute("aria-labelledby", id),
    ]
    if let turn {
      attributes.append(HTMLAttribute("data-turn", turn.partner))
      attributes.append(HTMLAttribute("data-turned", turn.partnerOrientation.rawValue))
    }
    html.element("section", attributes) { html in
      html.element("h3", [.id(id)], text: name)
      html.element("p") { html in
        html.text(facts)
        if !(screen.drawing?.stops.isEmpty ?? true) { listenLink(to: &html) }
        if let turn { turnLinks(turn, to: &html) }
      }
      if let drawing = screen.drawing {
        html.element("div", [.class("look")]) { html in
          ScreenSketch(
            drawing: drawing, findings: screen.findings.filter { $0.partOf == nil },
            screenshot: screenshot, id: id
          ).write(to: &html)
          transcript(drawing, groups, to: &html)
        }
      }
      HTMLDevices(screen: screen, id: id).write(to: &html)
      findings(groups, to: &html)
      if let turn, turn.side == 1 { HTMLTurnTable(turn: turn).write(to: &html) }
    }
    html.newLine()
  }

  private func listenLink(to html: inout HTMLWriter) {
    html.element("span", [.class("to-listen")]) { html in
      html.raw(" ")
      html.element(
        "a", [.href("#listen"), HTMLAttribute("data-listen", id)], text: "Listen to this screen")
      html.raw(".")
    }
  }

  private func turnLinks(_ turn: HTMLTurn, to html: inout HTMLWriter) {
    html.raw(" ")
    html.element(
      "a", [.href("#\(turn.partner)")], text: "The same in \(turn.partnerOrientation.rawValue)")
    html.raw(", ")
    html.element("a", [.href("#turn-\(turn.ids[0])")], text: "what changes")
    html.raw(".")
  }

  private var facts: String {
    let title = screen.title.flatMap { $0.isEmpty ? nil : "“\(PlainLine($0, limit: 200).text)”, " }
    return (title ?? "") + "\(screen.orientation.rawValue), \(screen.format), "
      + "\(SummaryText.count(screen.elements, "element")), "
      + "\(SummaryText.count(screen.stops, "stop"))."
  }

  // MARK: - Transcript

  private func transcript(
    _ drawing: ScreenDrawing, _ groups: [HTMLElementFindings], to html: inout HTMLWriter
  ) {
    html.element("div", [.class("transcript")]) { html in
      html.raw("<h4>What is spoken, in reading order</h4>\n")
      guard !drawing.stops.isEmpty else {
        html.raw("<p>Nothing: the cursor stops nowhere.</p>")
        return
      }
      let groups = Dictionary(grouping: groups, by: \.place)
      html.element("ol") { html in
        for (index, stop) in drawing.stops.enumerated() {
          html.element("li", attributes(ofStop: index)) { html in
            line(of: stop, to: &html)
            let place = HTMLElementFindings.Place(line: stop.line, column: stop.column)
            for group in groups[place] ?? [] { mention(group, to: &html) }
          }
          html.newLine()
        }
      }
    }
  }

  private func attributes(ofStop index: Int) -> [HTMLAttribute] {
    var attributes = [HTMLAttribute.id("\(id)-\(index + 1)")]
    if let match = turn?.match(of: index) {
      attributes.append(HTMLAttribute("data-turn", match))
    }
    if sound.indices.contains(index) {
      switch sound[index] {
      case .clip(let number): attributes.append(HTMLAttribute("data-clip", "\(number + 1)"))
      case .outdated: attributes.append(HTMLAttribute("data-clip", "outdated"))
      case .missing: attributes.append(HTMLAttribute("data-clip", "missing"))
      case .silent: break
      }
    }
    return attributes
  }

  private func line(of stop: DrawnStop, to html: inout HTMLWriter) {
    guard !stop.spoken.isEmpty else {
      html.raw("<em>silence</em>")
      return
    }
    var attributes = [HTMLAttribute.class("spoken")]
    if let language = stop.language, Self.isTag(language) {
      attributes.append(HTMLAttribute("lang", language))
    }
    html.element("span", attributes, text: PlainLine(stop.spoken).text)
  }

  private static func isTag(_ text: String) -> Bool {
    !text.isEmpty && text.count < 36
      && text.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { part in
        (1...8).contains(part.count)
          && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
  }

  private func mention(_ group: HTMLElementFindings, to html: inout HTMLWriter) {
    html.raw(" ")
    html.element("a", [.href("#\(id)-\(group.id)")], text: group.tally)
  }

  // MARK: - Findings

  private var elements: [HTMLElementFindings] {
    var groups: [HTMLElementFindings] = []
    for finding in screen.findings where finding.partOf == nil {
      if let last = groups.indices.last, groups[last].takes(finding) {
        groups[last].findings.append(finding)
      } else {
        groups.append(HTMLElementFindings(finding, id: "e\(groups.count + 1)"))
      }
    }
    return groups
  }

  private func findings(_ groups: [HTMLElementFindings], to html: inout HTMLWriter) {
    html.raw("<h4>Findings</h4>\n")
    guard !groups.isEmpty else {
      html.raw("<p>None: the rules that ran found nothing here.</p>")
      return
    }
    var numbers: [HTMLElementFindings.Place: Int] = [:]
    for (index, stop) in (screen.drawing?.stops ?? []).enumerated() {
      numbers[HTMLElementFindings.Place(line: stop.line, column: stop.column)] = index + 1
    }
    for group in groups {
      let tag = source?.startTag(line: group.place.line, column: group.place.column)
      group.write(
        screenID: id, path: path, stop: numbers[group.place], tag: tag?.text,
        comparison: comparison, devices: screen.devices.map(\.layout),
        parts: { folded.lines(for: $0, in: screen) }, to: &html)
    }
  }
}
