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

  /// - Parameter isWhole: whether to list all rules that do not check the element or find nothing, not their number.
  init(_ report: InspectionReport, isWhole: Bool) {
    let first = report.layouts[0]
    title = Self.title(of: first, in: report, isWhole)
    sections =
      Self.sections(of: first, isWhole)
      + report.layouts.dropFirst().map { Self.section(of: $0, after: first) }
  }

  private static func title(
    of layout: InspectionReport.Layout, in report: InspectionReport, _ isWhole: Bool
  ) -> String {
    let element = layout.element
    let name = element.identifier.map { "\(element.className) \"\($0)\"" } ?? element.className
    let number = report.number > 1 ? ":\(report.number)" : ""
    let place = "\(report.source):\(element.line):\(element.column)\(number)"
    let screen = description(of: layout)
    return PlainLine(
      "\(place): \(screen.isEmpty ? name : "\(name), \(screen)")\(others(in: report, upTo: isWhole ? .max : mostOthers))"
    ).text
  }

  /// The other elements that begin on the line, or at the same position.
  private static func others(in report: InspectionReport, upTo most: Int) -> String {
    let others = report.othersAtLine
    guard !others.isEmpty else { return "" }
    let shown = others.prefix(most).joined(separator: ", ")
    let rest = others.count > most ? " and \(others.count - most) more" : ""
    return "; others here: \(shown)\(rest)"
  }

  private static let mostOthers = 6

  /// “Cart in portrait”; of a window of the Mac its title alone.
  private static func description(of layout: InspectionReport.Layout) -> String {
    if layout.isWindow { return layout.screen ?? "" }
    let screen = layout.screen.map { "\($0) " } ?? ""
    let devices =
      layout.devices.isEmpty
      ? ""
      : ", also computed for "
        + DeviceList.text(layout.devices, of: layout.devices, most: mostOthers)
    return "\(screen)in \(layout.orientation.rawValue)\(layout.isComputed ? ", computed" : "")"
      + devices
  }

  private static func sections(
    of layout: InspectionReport.Layout, _ isWhole: Bool
  ) -> [Section] {
    let most = isWhole ? Int.max : mostListed
    let nothing = list(of: layout.rules(.nothing), upTo: most)
    let rest = grouped(layout.rules(.notApplicable), upTo: most)
    let isCounted = layout.rules(.nothing).count > most || rest.contains { $0.hasSuffix(counted) }
    return [
      Section(heading: "Element", lines: layout.facts.map(line)),
      Section(heading: "Reported", lines: layout.rules(.reported).flatMap(findingLines)),
      Section(
        heading: "Reported at another element",
        lines: layout.rules(.reportedElsewhere).flatMap(findingLines)),
      Section(heading: "Silent", lines: layout.rules(.silent).map(reasonLine)),
      Section(
        heading: "Cannot be checked", lines: grouped(layout.rules(.undecided), upTo: .max)),
      Section(heading: "Nothing to report", lines: nothing),
      Section(heading: "Not applicable", lines: rest),
      Section(heading: "With --verbose", lines: isCounted ? ["the ids of all rules"] : []),
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
        case .undecided:
          ["\(rule.rule): cannot be checked: \(rule.reasons.joined(separator: "; "))"]
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
      let devices = finding.devices.map { "; on \($0)" } ?? ""
      let rest = "\(doubt)\(place)\(devices)\(status(of: finding))"
      return PlainLine("\(rule.rule): \(word): \(finding.message)\(rest)").text
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

  /// More are counted: a list of forty is too long to read.
  private static let mostListed = 3
  private static let counted = " rules"

  /// The ids of rules in a line; their number if there are more than a limit.
  private static func list(
    of rules: [InspectionReport.RuleReport], upTo most: Int
  ) -> [String] {
    if rules.isEmpty { return [] }
    if rules.count > most { return ["\(rules.count)\(counted)"] }
    return [rules.map(\.rule).joined(separator: ", ")]
  }

  /// A line for each reason, in the order of the rules.
  private static func grouped(
    _ rules: [InspectionReport.RuleReport], upTo most: Int
  ) -> [String] {
    var reasons: [String] = []
    let byReason = Dictionary(grouping: rules) { $0.reasons.joined(separator: "; ") }
    for rule in rules {
      let reason = rule.reasons.joined(separator: "; ")
      if !reasons.contains(reason) { reasons.append(reason) }
    }
    return reasons.flatMap { reason in
      list(of: byReason[reason] ?? [], upTo: most).map { "\(PlainLine(reason).text): \($0)" }
    }
  }
}

// MARK: - Forms

extension InspectionReport {
  /// For a terminal and for pipes.
  public func text(style: TextStyle) -> [UInt8] {
    let text = InspectionText(self, isWhole: style.detail == .everything)
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
    let text = InspectionText(self, isWhole: true)
    let sections = text.sections.filter {
      $0.heading != "Not applicable" && $0.heading != "Nothing to report"
    }
    return sections.map { section in
      "**\(section.heading)**\n\n"
        + section.lines.map { "- \(MarkdownText($0))\n" }.joined()
    }.joined(separator: "\n")
  }
}
