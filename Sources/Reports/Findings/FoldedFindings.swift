internal import Auditing

/// The findings of a report that are part of another one, by that one.
///
/// They share one cause: forms for people name them below the first, and the others leave them out.
struct FoldedFindings {
  struct Part: Hashable {
    let rule: String
    let place: FindingPlace
    /// nil if `--fix` writes none.
    let autofix: FixReport?
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
          rule: finding.rule.id, place: FindingPlace(of: finding, in: screen.source),
          autofix: finding.hasAutofix ? finding.fix : nil)
        if parts[first]?[screen.source] == nil {
          sources[first, default: []].append(screen.source)
        }
        parts[first, default: [:]][screen.source, default: []].append(part)
      }
    }
  }

  /// A finding's parts: none if it has no parts.
  ///
  /// Parts in other files are listed below the finding in its first file only: otherwise each
  /// capture would list all of them.
  func parts(of finding: FindingReport, in screen: ScreenReport) -> FindingParts {
    guard finding.counts, let bySource = parts[finding.fingerprint] else { return FindingParts() }
    let isFirst = firstSource[finding.fingerprint] == screen.source
    let files = isFirst ? sources[finding.fingerprint] ?? [] : [screen.source]
    return FindingParts(
      files.flatMap { bySource[$0] ?? [] }, of: finding.rule.id,
      besides: FindingPlace(of: finding, in: screen.source))
  }
}

/// The other findings that the fix of a finding resolves.
struct FindingParts {
  /// The ids of the rules at the same element.
  private(set) var rules: [String] = []
  /// Their autofixes, each once.
  private(set) var autofixes: [FixReport] = []
  /// The places of the others.
  private(set) var places: [FindingPlace] = []

  init() {}

  /// - Parameter rule: that of the finding: the same one on another screen of the file has the same place.
  init(_ parts: [FoldedFindings.Part], of rule: String, besides first: FindingPlace) {
    for part in parts {
      if part.place != first {
        places.append(part.place)
      } else {
        if part.rule != rule, !rules.contains(part.rule) { rules.append(part.rule) }
        if let fix = part.autofix, !autofixes.contains(fix) { autofixes.append(fix) }
      }
    }
  }

  /// “also resolves: text-contrast”; nil if no other rule reports the element for the same cause.
  var resolvedLine: String? {
    rules.isEmpty ? nil : "also resolves: \(rules.joined(separator: ", "))"
  }

  /// The lines below a finding, for forms that do not fold similar ones.
  func lines(besides first: FindingPlace) -> [String] {
    [resolvedLine, places.sameIn(besides: first)].compactMap(\.self)
  }
}

extension FindingPlace {
  init(of finding: FindingReport, in source: String) {
    self.init(source, line: finding.element.line, column: finding.element.column)
  }
}
