internal import AccessibilityModel
internal import Auditing

/// An inspection as sections of short lines, which read well aloud and as Markdown.
struct InspectionText {
  /// A heading with its lines.
  struct Section: Hashable {
    var heading: String
    var lines: [String]
  }

  let title: String
  let sections: [Section]

  init(_ report: InspectionReport) {
    let first = report.layouts[0]
    title = Self.title(of: first, in: report)
    sections =
      Self.sections(of: first)
      + report.layouts.dropFirst().map { Self.section(of: $0, after: first) }
  }

  private static func title(
    of layout: InspectionReport.Layout, in report: InspectionReport
  ) -> String {
    let element = layout.element
    let name = element.identifier.map { "\(element.className) \"\($0)\"" } ?? element.className
    let others = report.othersOnLine
    let rest =
      others == 0
      ? "" : "; \(others) more begin\(others == 1 ? "s" : "") on this line: add a column"
    return PlainLine(
      "\(report.source):\(element.line):\(element.column): \(name), \(description(of: layout))"
        + rest
    ).text
  }

  /// “Cart in portrait”.
  private static func description(of layout: InspectionReport.Layout) -> String {
    let screen = layout.screen.map { "\($0) " } ?? ""
    let devices =
      layout.devices.isEmpty ? "" : ", also computed for \(layout.devices.count) device layouts"
    return "\(screen)in \(layout.orientation.rawValue)\(layout.isComputed ? ", computed" : "")"
      + devices
  }

  private static func sections(of layout: InspectionReport.Layout) -> [Section] {
    [
      Section(heading: "Element", lines: layout.facts.map(line)),
      Section(heading: "Reported", lines: layout.rules(.reported).flatMap(findingLines)),
      Section(
        heading: "Reported at another element",
        lines: layout.rules(.reportedElsewhere).flatMap(findingLines)),
      Section(heading: "Silent", lines: layout.rules(.silent).map(reasonLine)),
      Section(heading: "Nothing to report", lines: list(of: layout.rules(.nothing))),
      Section(heading: "Not applicable", lines: grouped(layout.rules(.notApplicable))),
    ].filter { !$0.lines.isEmpty }
  }

  /// The differences in another layout.
  private static func section(
    of layout: InspectionReport.Layout, after first: InspectionReport.Layout
  ) -> Section {
    let facts = layout.facts.filter { !first.facts.contains($0) }
    let rules = layout.rules.filter { !first.rules.contains($0) }
    let lines =
      facts.map(line)
      + rules.flatMap { rule in
        switch rule.verdict {
        case .reported, .reportedElsewhere: findingLines(rule)
        case .silent, .notApplicable: [reasonLine(rule)]
        case .nothing: ["\(rule.rule): nothing to report"]
        }
      }
    return Section(
      heading: PlainLine("What differs \(description(of: layout))").text,
      lines: lines.isEmpty ? ["nothing"] : lines)
  }
}

// MARK: - Lines

extension InspectionText {
  private static func line(_ fact: ElementFact) -> String {
    PlainLine("\(fact.name): \(fact.value)\(fact.reason.map { " (\($0))" } ?? "")").text
  }

  private static func reasonLine(_ rule: InspectionReport.RuleReport) -> String {
    PlainLine("\(rule.rule): \(rule.reasons.joined(separator: "; "))").text
  }

  private static func findingLines(_ rule: InspectionReport.RuleReport) -> [String] {
    rule.findings.map { finding in
      let word = FindingWord(finding.outcome, finding.severity).rawValue
      let doubt = finding.doubt.map { ", because \($0)" } ?? ""
      let place =
        rule.verdict == .reportedElsewhere ? ", at line \(finding.line):\(finding.column)" : ""
      return PlainLine(
        "\(rule.rule): \(word): \(finding.message)\(doubt)\(place)\(status(of: finding))"
      ).text
    }
  }

  private static func status(of finding: InspectionReport.InspectedFinding) -> String {
    let reason = finding.statusReason.map { ": \($0)" } ?? ""
    return switch finding.status {
    case .open: ""
    case .suppressed: " (suppressed\(reason))"
    case .baselined: " (in the baseline\(reason))"
    }
  }

  private static func list(of rules: [InspectionReport.RuleReport]) -> [String] {
    rules.isEmpty ? [] : [rules.map(\.rule).joined(separator: ", ")]
  }

  /// A line for each reason, in the order of the rules.
  private static func grouped(_ rules: [InspectionReport.RuleReport]) -> [String] {
    var reasons: [String] = []
    let byReason = Dictionary(grouping: rules) { $0.reasons.joined(separator: "; ") }
    for rule in rules {
      let reason = rule.reasons.joined(separator: "; ")
      if !reasons.contains(reason) { reasons.append(reason) }
    }
    return reasons.flatMap { reason in
      list(of: byReason[reason] ?? []).map { "\(PlainLine(reason).text): \($0)" }
    }
  }
}

// MARK: - Forms

extension InspectionReport {
  /// For a terminal and for pipes.
  public func text(style: TextStyle) -> [UInt8] {
    let text = InspectionText(self)
    var writer = LineWriter(style: style)
    writer.heading(text.title)
    for section in text.sections {
      writer.blank()
      writer.heading(section.heading)
      writer.lines(section.lines.map { "  \($0)" })
    }
    return writer.bytes
  }

  /// For a hover in an editor, without the rules that do not check the element.
  public var markdown: String {
    let text = InspectionText(self)
    let sections = text.sections.filter {
      $0.heading != "Not applicable" && $0.heading != "Nothing to report"
    }
    return sections.map { section in
      "**\(section.heading)**\n\n"
        + section.lines.map { "- \(MarkdownText($0))\n" }.joined()
    }.joined(separator: "\n")
  }
}
