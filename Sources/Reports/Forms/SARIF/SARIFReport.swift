internal import Auditing
internal import SourceText

/// The report as SARIF 2.1.0, within the limits of GitHub's code scanning.
///
/// Suppressed and baselined findings are left out and counted in the run's properties: GitHub shows
/// results with `suppressions` as open alerts.
public struct SARIFReport: Reporter {
  public static let identifier = "sarif"

  /// GitHub rejects a run with more results than this (and shows 5,000 of them).
  public static let resultLimit = 25_000

  private let context: ReportContext
  private var paths: SourcePaths { context.paths }
  private var comparison: Comparison? { context.comparison }

  public init(_ context: ReportContext) { self.context = context }

  public func write(_ report: AuditReport, to sink: @escaping ReportSink) {
    let open = OpenFinding.annotations(in: report)
    let run = SARIFRun(
      report: report, rules: SARIFRules(report), findings: open.weightiest(Self.resultLimit),
      leftOut: max(0, open.count - Self.resultLimit), paths: paths, readSource: context.readSource,
      comparison: comparison)
    var writer = JSONWriter(to: sink)
    writer.object { json in
      json.member(
        "$schema",
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
      )
      json.member("version", "2.1.0")
      json.key("runs")
      json.array { run.write(to: &$0) }
    }
    writer.endLine()
    writer.finish()
  }
}

/// The one run of a SARIF file.
struct SARIFRun {
  let report: AuditReport
  let rules: SARIFRules
  let findings: [OpenFinding]
  /// How many findings exceed the limit.
  let leftOut: Int
  let paths: SourcePaths
  let readSource: SourceReader
  let comparison: Comparison?
  var counts: FindingCounts { FindingCounts(of: report) }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("tool")
      json.object { json in
        json.key("driver")
        json.object { json in
          json.member("name", "a11y-audit")
          json.member("fullName", "Earshot a11y-audit")
          json.member("version", Version.current)
          rules.write(to: &json)
        }
      }
      json.key("invocations")
      json.array { SARIFInvocation(self).write(to: &$0) }
      json.key("taxonomies")
      json.array(rules.taxonomies) { $1.write(to: &$0) }
      // Our columns count characters, not UTF-16 code units.
      json.member("columnKind", "unicodeCodePoints")
      writeResults(to: &json)
      writeProperties(to: &json)
    }
  }

  /// Data that the platform does not show.
  private func writeProperties(to json: inout JSONWriter) {
    let summary = report.summary
    json.key("properties")
    json.object { json in
      json.member("profile", report.profile.rawValue)
      json.member("screens", summary.screens)
      json.member("elements", summary.elements)
      json.member("stops", summary.stops)
      json.member("rulesRun", summary.rulesRun)
      json.member("rulesNotRun", summary.rulesNotRun)
      json.member("errors", summary.counts.errors)
      json.member("warnings", summary.counts.warnings)
      json.member("notes", summary.counts.notes)
      json.member("reviews", summary.counts.reviews)
      json.member("suppressed", summary.counts.suppressed)
      json.member("baselined", summary.counts.baselined)
      json.member("leftOut", leftOut)
    }
  }
}

extension JSONWriter {
  /// A SARIF `message` object or one like it.
  mutating func text(_ key: String, _ text: String) {
    self.key(key)
    object(inline: true) { $0.member("text", text) }
  }
}
