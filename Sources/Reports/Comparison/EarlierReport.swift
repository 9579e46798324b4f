public import SourceText

/// What an earlier run found, from the JSON report that it wrote.
public struct EarlierReport: Sendable {
  /// In the order of the report.
  public private(set) var findings: [EarlierFinding] = []

  /// Reads a report.
  ///
  /// - Throws: if the bytes are not JSON, or not a report that this version understands.
  public init(_ bytes: [UInt8]) throws(JSONReadingError) {
    var limits = JSONLimits()
    // Reports of a million elements are read back.
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
    for (index, screen) in screens.enumerated() {
      try add(screen, at: "/screens/\(index)")
    }
  }

  private mutating func add(_ screen: JSONValue, at place: String) throws(JSONReadingError) {
    guard let source = screen["source"]?.string else { throw Self.missing("source", in: place) }
    guard let findings = screen["findings"]?.array else {
      throw Self.missing("findings", in: place)
    }
    for (index, finding) in findings.enumerated() {
      let place = "\(place)/findings/\(index)"
      let text = { (name: String) throws(JSONReadingError) -> String in
        guard let text = finding[name]?.string else { throw Self.missing(name, in: place) }
        return text
      }
      self.findings.append(
        EarlierFinding(
          rule: try text("rule"), severity: try text("severity"),
          isOpen: try text("status") == "open", fingerprint: try text("fingerprint"),
          message: try text("message"), source: source, title: screen["title"]?.string,
          line: finding["element"]?["line"]?.integer ?? 1,
          column: finding["element"]?["column"]?.integer ?? 1))
    }
  }

  private static func missing(_ name: String, in place: String) -> JSONReadingError {
    error("found no \(name) in \(place); expected a report of --format json")
  }

  private static func error(_ reason: String) -> JSONReadingError {
    JSONReadingError(line: 1, column: 1, reason: reason)
  }
}

/// A finding of an earlier run.
public struct EarlierFinding: Hashable, Sendable {
  public var rule: String
  public var severity: String
  public var isOpen: Bool
  public var fingerprint: String
  public var message: String
  public var source: String
  public var title: String?
  public var line: Int
  public var column: Int
}
