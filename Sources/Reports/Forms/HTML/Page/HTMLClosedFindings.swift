internal import Auditing
internal import Platform

/// The findings that do not count, collapsed, each once with the reason.
struct HTMLClosedFindings {
  let outline: ReportOutline
  let screens: [Int]

  func write(_ anchors: inout UniqueNames, to html: inout HTMLWriter) {
    let counts = outline.counts(of: screens)
    guard counts.suppressed + counts.baselined > 0 else { return }
    html.raw("<section class=\"closed\" aria-labelledby=\"closed\">\n<h2 id=\"closed\">")
    html.raw("Suppressed and in the baseline</h2>\n")
    for kind in [FindingKind.suppressed, .baselined] where counts[kind] > 0 {
      html.raw("<details>")
      html.element("summary", text: "\(counts[kind].grouped) \(kind.counted(counts[kind]))")
      html.raw("\n<ol class=\"plain\">\n")
      var listed: Set<Fingerprint> = []
      for index in screens { write(kind, of: index, &listed, &anchors, to: &html) }
      html.raw("</ol>\n</details>\n")
    }
    html.raw("</section>\n")
  }

  /// Only the numbers, for a page without the findings.
  static func writeCount(_ counts: FindingCounts, to html: inout HTMLWriter) {
    let words = counts.closedSummary
    guard !words.isEmpty else { return }
    html.element("p", text: "Besides: \(words), listed on the pages of their files.")
    html.newLine()
  }

  /// - Parameter listed: the findings that an earlier screen listed.
  private func write(
    _ kind: FindingKind, of index: Int, _ listed: inout Set<Fingerprint>,
    _ anchors: inout UniqueNames, to html: inout HTMLWriter
  ) {
    let screen = outline.screens[index]
    let path = outline.files[screen.file].path
    for finding in outline.report.screens[index].findings
    where finding.partOf == nil && FindingKind(finding) == kind
      && listed.insert(finding.fingerprint).inserted
    {
      let attributes = [
        .class("finding \(finding.openKind.rawValue) \(kind.rawValue)"),
        .id(anchors.next("f-\(finding.fingerprint)")),
        HTMLAttribute("data-rule", finding.rule.id), HTMLAttribute("data-file", path),
      ]
      html.element("li", attributes) { html in
        html.element("span", [.class("msg")], text: finding.messageLine)
        html.raw(" ")
        html.element("code", text: finding.rule.id)
        html.text(" ")
        html.element(
          "a", [.href("#\(screen.id)")], text: "\(path):\(finding.element.line)")
        if let reason = finding.statusReason, !reason.isEmpty {
          html.text(" ")
          html.element("span", [.class("reason")], text: "Reason: \(PlainLine(reason).text)")
        }
      }
      html.newLine()
    }
  }
}
