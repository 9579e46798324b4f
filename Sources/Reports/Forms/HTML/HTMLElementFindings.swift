internal import AccessibilityModel
internal import Auditing

/// What was found at one element of a screen.
struct HTMLElementFindings {
  struct Place: Hashable {
    let line: Int
    let column: Int
  }

  /// Unique in the screen.
  let id: String
  var findings: [FindingReport]
  private let element: ElementReport

  init(_ finding: FindingReport, id: String) {
    self.id = id
    findings = [finding]
    element = finding.element
  }

  var place: Place { Place(line: element.line, column: element.column) }

  func takes(_ finding: FindingReport) -> Bool {
    finding.element.line == element.line && finding.element.column == element.column
      && finding.element.path == element.path
  }

  /// «1 error, 2 to review».
  var tally: String {
    let kinds = findings.map(FindingKind.init)
    return FindingKind.allCases.compactMap { kind in
      let count = kinds.count { $0 == kind }
      guard count > 0 else { return nil }
      switch kind {
      case .error, .warning, .note: return SummaryText.count(count, kind.rawValue)
      case .review: return "\(count) to review"
      case .suppressed, .baselined: return "\(count) \(kind.rawValue)"
      }
    }.joined(separator: ", ")
  }

  private var name: String {
    let called = element.identifier.flatMap { $0.isEmpty ? nil : $0 } ?? element.label ?? ""
    let kind = PlainLine(element.className, limit: 80).text
    return called.isEmpty ? kind : "\(kind) “\(PlainLine(called, limit: 80).text)”"
  }

  func write(
    screenID: String, path: String, stop: Int?, tag: String?, comparison: Comparison?,
    devices: [DeviceLayout], parts: (FindingReport) -> [String], to html: inout HTMLWriter
  ) {
    html.element("article", [.id("\(screenID)-\(id)"), .class("element")]) { html in
      html.element("h5", text: name)
      html.element("p") { html in
        html.element("code", text: "\(path):\(element.line):\(element.column)")
        if let stop {
          html.raw(", ")
          html.element("a", [.href("#\(screenID)-\(stop)")], text: "stop \(stop)")
        }
        html.text("\(size), spoken: \(element.spokenLine)")
      }
      if let tag { html.element("pre") { $0.element("code", text: PlainLine(tag).text) } }
      html.element("ul", [.class("findings")]) { html in
        for finding in findings {
          write(
            finding, isNew: comparison?.isNew(finding) == true, devices: devices,
            parts: parts(finding), to: &html)
        }
      }
    }
    html.newLine()
  }

  private func write(
    _ finding: FindingReport, isNew: Bool, devices: [DeviceLayout], parts: [String],
    to html: inout HTMLWriter
  ) {
    let kind = FindingKind(finding)
    var attributes = [
      .class("finding \(kind.rawValue)"), HTMLAttribute("data-kind", kind.rawValue),
      HTMLAttribute("data-rule", finding.rule.id),
    ]
    if isNew { attributes.append(HTMLAttribute("data-change", "new")) }
    html.element("li", attributes) { html in
      if isNew { html.raw("<strong>New</strong> ") }
      kind.write(to: &html)
      html.text(": \(finding.messageLine). ")
      if let reason = finding.statusReason, !reason.isEmpty {
        html.element(
          "span", [.class("reason")], text: "\(kind.word) because: \(PlainLine(reason).text).")
        html.raw(" ")
      }
      html.element("span", [.class("mend")], text: "Fix: \(finding.suggestionLine).")
      if let fix = finding.fixLine {
        html.raw(" ")
        html.element("span", [.class("fix")], text: "Fix: \(fix).")
      }
      html.raw(" ")
      html.element("a", [.href("#rule-\(finding.rule.id)")], text: finding.rule.id)
      if let places = finding.devices {
        html.text(" On: \(DeviceList.text(places, of: devices, most: 6)).")
      }
      if !finding.related.isEmpty { related(finding.related, to: &html) }
      if !parts.isEmpty {
        html.element("ul") { html in
          for part in parts { html.element("li", text: part) }
        }
      }
    }
    html.newLine()
  }

  private var size: String {
    guard element.frame.isFinite else { return "" }
    return ", \(element.frame.width.inWords) × \(element.frame.height.inWords) points"
  }

  private func related(_ elements: [ElementReport], to html: inout HTMLWriter) {
    let places = elements.map { element in
      "\(PlainLine(element.identifier ?? element.label ?? element.className, limit: 80).text) "
        + "(\(element.line):\(element.column))"
    }
    html.text(" With: \(places.joined(separator: ", ")).")
  }
}
