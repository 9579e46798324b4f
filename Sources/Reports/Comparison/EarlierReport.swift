internal import Auditing
public import SourceText

/// The findings of an earlier run, from its JSON report.
public struct EarlierReport: Sendable {
  /// In the order of the report.
  public private(set) var findings: [EarlierFinding] = []
  /// The captures of each finding that counted, in the order of the report.
  private(set) var open: [[EarlierFinding]] = []
  /// Whether it audited a file and could read all of them.
  let isComplete: Bool

  /// Reads a report.
  ///
  /// - Throws: if the bytes are not JSON, or not a report that this version understands.
  public init(_ bytes: [UInt8]) throws(DocumentError) {
    var limits = JSONLimits()
    // Reports on a million elements must be readable.
    limits.values = .max
    let report = try JSONDocument(bytes, limits: limits).root
    guard let version = report["schemaVersion"]?.integer else {
      throw Self.error("found no schemaVersion; expected a report of --format json")
    }
    guard version == Version.reportSchema else {
      throw Self.error(
        "found schemaVersion \(version); expected \(Version.reportSchema)")
    }
    guard let screens = report["screens"]?.array else { throw Self.missing("screens", in: "/") }
    isComplete = !screens.isEmpty && report["unreadable"]?.array?.isEmpty != false
    for (index, screen) in screens.enumerated() {
      findings += try Self.findings(in: screen, at: "/screens/\(index)")
    }
    open = findings.filter(\.counts).groupedInOrder(by: \.fingerprint)
  }

  /// Counted again from its findings: the summary of an older version may count differently.
  var counts: FindingCounts {
    var counter = FindingCounter<String>()
    for finding in open.joined() { counter.add(finding.kind, finding.fingerprint) }
    return counter.counts
  }

  private static func findings(
    in screen: JSONValue, at place: String
  ) throws(DocumentError) -> [EarlierFinding] {
    var result: [EarlierFinding] = []
    guard let source = screen["source"]?.string else { throw missing("source", in: place) }
    guard let findings = screen["findings"]?.array else {
      throw missing("findings", in: place)
    }
    for (index, finding) in findings.enumerated() {
      let place = "\(place)/findings/\(index)"
      let text = { (name: String) throws(DocumentError) -> String in
        guard let text = finding[name]?.string else { throw missing(name, in: place) }
        return text
      }
      result.append(
        EarlierFinding(
          rule: try text("rule"), outcome: try text("outcome"), severity: try text("severity"),
          isOpen: try text("status") == "open", isPart: finding["partOf"]?.string != nil,
          fingerprint: try text("fingerprint"), message: try text("message"), source: source,
          title: screen["title"]?.string,
          line: finding["element"]?["line"]?.integer ?? 1,
          column: finding["element"]?["column"]?.integer ?? 1))
    }
    return result
  }

  private static func missing(_ name: String, in place: String) -> DocumentError {
    error("found no \(name) in \(place); expected a report of --format json")
  }

  private static func error(_ reason: String) -> DocumentError {
    DocumentError(line: 1, column: 1, reason: reason)
  }
}

/// A finding of an earlier run.
public struct EarlierFinding: Hashable, Sendable {
  public var rule: String
  public var outcome: String
  public var severity: String
  public var isOpen: Bool
  /// Whether it was part of another finding, and so not counted.
  public var isPart: Bool
  public var fingerprint: String
  public var message: String
  public var source: String
  public var title: String?
  public var line: Int
  public var column: Int
}

extension EarlierFinding {
  /// Whether the earlier run counted it.
  var counts: Bool { isOpen && !isPart }

  fileprivate var kind: FindingKind {
    FindingKind(
      .open, Outcome(rawValue: outcome) ?? .fail, Severity(rawValue: severity) ?? .error)
  }

  /// As in the text report: its severity, or that it needs review.
  var word: String { outcome == Outcome.review.rawValue ? "review" : severity }
}
