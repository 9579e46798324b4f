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
  /// elsewhere: “and 3 more [dynamic-type-unsupported]: 12:5, 14:5, other.xib:3:1”.
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
        let places = elsewhere.filter { $0.rule == rule }.map { $0.place(from: source) }.uniqued
        let shown = places.prefix(Self.mostPlaces).joined(separator: ", ")
        let rest = places.count > Self.mostPlaces ? ", …" : ""
        return "and \(places.count) more [\(rule)]: \(shown)\(rest)"
      }
  }

  private static let mostPlaces = 10
}

extension FoldedFindings.Part {
  fileprivate func place(from source: String) -> String {
    "\(self.source == source ? "" : "\(PlainLine(self.source).text):")\(line):\(column)"
  }
}

extension [String] {
  /// Each once, in order.
  fileprivate var uniqued: [String] {
    var known: Set<String> = []
    return filter { known.insert($0).inserted }
  }
}
