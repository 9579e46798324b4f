internal import Auditing

/// The findings of a report that are part of another one, by that one.
///
/// They share one cause: forms for people name them below the first, and the others leave them out.
struct FoldedFindings {
  struct Part: Hashable {
    let rule: String
    let message: String
    let source: String
    let line: Int
    let column: Int
  }

  /// By the finding, and by the file of its parts.
  private var parts: [Fingerprint: [String: [Part]]] = [:]
  /// The files with parts of a finding, in report order.
  private var sources: [Fingerprint: [String]] = [:]
  /// The first file with a finding.
  private var firstSource: [Fingerprint: String] = [:]

  init(_ report: AuditReport) {
    for screen in report.screens {
      for finding in screen.findings where finding.status == .open {
        guard let first = finding.partOf else {
          if firstSource[finding.fingerprint] == nil {
            firstSource[finding.fingerprint] = screen.source
          }
          continue
        }
        let part = Part(
          rule: finding.rule.id, message: finding.message, source: screen.source,
          line: finding.element.line, column: finding.element.column)
        if parts[first]?[screen.source] == nil {
          sources[first, default: []].append(screen.source)
        }
        parts[first, default: [:]][screen.source, default: []].append(part)
      }
    }
  }

  /// The lines about a finding's parts below it; none if it has no parts.
  ///
  /// Parts in other files are listed below the finding in its first file only: otherwise each
  /// capture would list all of them.
  func lines(for finding: FindingReport, in screen: ScreenReport) -> [String] {
    guard finding.counts, let bySource = parts[finding.fingerprint] else { return [] }
    let isFirst = firstSource[finding.fingerprint] == screen.source
    let files = isFirst ? sources[finding.fingerprint] ?? [] : [screen.source]
    return files.flatMap { bySource[$0] ?? [] }.lines(for: finding, in: screen.source)
  }
}

extension [FoldedFindings.Part] {
  /// The other findings that the fix resolves: a line for the same element, and one for each rule
  /// elsewhere: “same in 3 more places [text-contrast]: line 12, line 14, other.xib:3:1”.
  func lines(for first: FindingReport, in source: String) -> [String] {
    let isHere = { (part: FoldedFindings.Part) in
      part.source == source && part.line == first.element.line
        && part.column == first.element.column
    }
    let here = filter(isHere).map(\.rule).uniqued
    let elsewhere = filter { !isHere($0) }
    let resolved = here.isEmpty ? [] : ["also resolves: \(here.joined(separator: ", "))"]
    return resolved
      + elsewhere.map(\.rule).uniqued.map { rule in
        let places = elsewhere.filter { $0.rule == rule }
          .map { $0.place(from: source, line: first.element.line) }.uniqued
        let shown = places.prefix(Self.mostPlaces).joined(separator: ", ")
        let rest = places.count > Self.mostPlaces ? ", …" : ""
        let count = places.count == 1 ? "1 more place" : "\(places.count) more places"
        let name = rule == first.rule.id ? "" : " [\(rule)]"
        return "same in \(count)\(name): \(shown)\(rest)"
      }
  }

  private static let mostPlaces = 10
}

extension FoldedFindings.Part {
  /// - Parameter first: the line of the finding; a dump is one long line.
  fileprivate func place(from source: String, line first: Int) -> String {
    if self.source != source { return "\(PlainLine(self.source).text):\(line):\(column)" }
    return line == first ? "column \(column)" : "line \(line)"
  }
}

extension [String] {
  /// Each once, in order.
  fileprivate var uniqued: [String] {
    var known: Set<String> = []
    return filter { known.insert($0).inserted }
  }
}
