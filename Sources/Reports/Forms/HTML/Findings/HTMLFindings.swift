internal import AccessibilityModel
internal import Auditing
internal import Platform

/// The findings of a screen, grouped by rule.
struct HTMLFindings {
  let screen: ScreenReport
  let findings: ScreenFindings
  let picture: HTMLPicture?
  let path: String
  let tags: StartTags?
  let comparison: Comparison?
  let folded: FoldedFindings

  /// Above this number, findings of a rule are collapsed.
  private static let mostOpen = 5

  func write(to html: inout HTMLWriter) {
    html.element("div", [.class("found")]) { html in
      html.newLine()
      guard !findings.groups.isEmpty else {
        html.raw("<p class=\"none\">No open findings.</p>")
        return
      }
      var crops = CropBudget()
      var hasReviews = false
      for group in findings.groups {
        if group.kind == .review, !hasReviews {
          hasReviews = true
          html.raw("<h3 class=\"part\">Needs review</h3>\n")
        }
        write(group, &crops, to: &html)
      }
    }
    html.newLine()
  }

  private func write(
    _ group: ScreenFindings.Group, _ crops: inout CropBudget, to html: inout HTMLWriter
  ) {
    let attributes = [
      HTMLAttribute.class("rule \(group.kind.rawValue)"), HTMLAttribute("data-rule", group.rule.id),
    ]
    let suggestion = group.sharedSuggestion
    html.element("section", attributes) { html in
      html.newLine()
      HTMLRuleHelp(group: group, suggestion: suggestion, platform: screen.platform).write(to: &html)
      list(group.items.prefix(Self.mostOpen), suggestion, &crops, to: &html)
      let rest = group.items.dropFirst(Self.mostOpen)
      if !rest.isEmpty {
        html.raw("<details class=\"rest\">")
        html.element("summary", text: "\(rest.count.grouped) more")
        list(rest, suggestion, &crops, to: &html)
        html.raw("</details>\n")
      }
    }
    html.newLine()
  }

  private func list(
    _ items: ArraySlice<ScreenFindings.Item>, _ suggestion: String?, _ crops: inout CropBudget,
    to html: inout HTMLWriter
  ) {
    html.raw("<ol class=\"items\">\n")
    for item in items {
      let crop = picture?.crop(of: item.finding)
      HTMLFinding(
        item: item, screen: screen, path: path,
        tag: tags?.startTag(line: item.finding.element.line, column: item.finding.element.column),
        crop: crop.flatMap { crops.takes($0) ? $0 : nil },
        isNew: comparison?.isNew(item.finding) == true,
        parts: folded.parts(of: item.finding, in: screen),
        hasOwnSuggestion: suggestion == nil
      ).write(to: &html)
    }
    html.raw("</ol>\n")
  }
}

extension ScreenFindings.Group {
  /// The fix if it is the same for all findings.
  fileprivate var sharedSuggestion: String? {
    guard let first = items.first?.finding.suggestion else { return nil }
    return items.allSatisfy { $0.finding.suggestion == first } ? first : nil
  }
}
