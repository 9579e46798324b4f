internal import AccessibilityModel
internal import Auditing
internal import SourceText

/// The report as JSON, by the schema in `docs/`.
public struct JSONReport: Reporter {
  public static let identifier = "json"

  private let context: ReportContext

  public init(_ context: ReportContext) { self.context = context }

  public func write(_ report: AuditReport, to sink: @escaping ReportSink) {
    var writer = JSONWriter(to: sink)
    writer.object { json in
      json.member("schemaVersion", Version.reportSchema)
      json.key("tool")
      json.object(inline: true) {
        $0.member("name", "a11y-audit")
        $0.member("version", Version.current)
        $0.member("profile", report.profile.rawValue)
      }
      if let page = report.page {
        json.key("page")
        json.object(inline: true) { json in
          json.member("number", page.number)
          json.member("of", page.count)
        }
      }
      json.screens(of: report)
      json.key("summary")
      json.summary(report.summary)
      if let fixes = report.fixes {
        json.key("fixes")
        json.fixes(fixes)
      }
      if let comparison = context.comparison {
        json.key("comparison")
        json.comparison(comparison)
      }
    }
    writer.endLine()
    writer.finish()
  }
}

extension JSONWriter {
  /// The screens, the unreadable files, and the rules that were skipped on all screens.
  mutating func screens(of report: AuditReport) {
    let coverage = RuleCoverage(report.screens)
    key("screens")
    array(report.screens) { $0.screen($1, skipped: coverage.rest(of: $1)) }
    key("unreadable")
    array(report.unreadable) { $0.unreadable($1) }
    if !report.notAudited.isEmpty {
      key("notAudited")
      array(report.notAudited) { $0.notAudited($1) }
    }
    let excluded = report.excluded
    if ![excluded.vendoredFolders, excluded.files, excluded.empty].allSatisfy(\.isEmpty) {
      key("excluded")
      object { json in
        json.key("folders")
        json.array(excluded.vendoredFolders) { $0.string($1) }
        json.key("files")
        json.array(excluded.files) { $0.string($1) }
        json.key("empty")
        json.array(excluded.empty) { $0.string($1) }
      }
    }
    key("notRun")
    array(coverage.shared) { $0.skipped($1) }
  }

  private mutating func screen(_ screen: ScreenReport, skipped: [SkippedRule]) {
    object { json in
      json.member("source", screen.source)
      json.member("format", screen.format)
      json.member("title", screen.title)
      json.member("orientation", screen.orientation.rawValue)
      if let reason = screen.unmentioned { json.member("unmentioned", reason) }
      if screen.isComputed { json.member("computed", true) }
      if let density = screen.assumedDensity { json.member("assumedDensity", density) }
      if !screen.devices.isEmpty {
        json.key("devices")
        json.array(screen.devices) { $0.device($1) }
      }
      json.member("elements", screen.elements)
      json.member("stops", screen.stops)
      json.key("findings")
      json.array(screen.findings) { $0.finding($1) }
      json.key("customControls")
      if let controls = screen.customControls {
        json.array(controls) { $0.customControl($1) }
      } else {
        json.null()
      }
      if !screen.measured.isEmpty {
        json.key("measured")
        json.array(screen.measured) { $0.measured($1) }
      }
      json.key("notRun")
      json.array(skipped) { $0.skipped($1) }
    }
  }

  private mutating func skipped(_ rule: SkippedRule) {
    object(inline: true) {
      $0.member("rule", rule.rule.id)
      $0.member("reason", rule.explanation)
    }
  }

  private mutating func device(_ device: DeviceAudit) {
    object(inline: true) { json in
      json.member("device", device.layout.device)
      json.member("orientation", device.layout.orientation.rawValue)
      json.key("size")
      json.array(device.size.map { [$0.width, $0.height] } ?? [], inline: true) { $0.number($1) }
      json.member("findings", device.findings)
    }
  }

  private mutating func unreadable(_ file: AuditReport.Unreadable) {
    object(inline: true) {
      $0.member("source", file.source)
      $0.member("line", file.line)
      $0.member("column", file.column)
      $0.member("message", file.message)
    }
  }

  /// How many files of a kind are listed.
  private static let listedFiles = 100

  private mutating func notAudited(_ kind: AuditReport.NotAudited) {
    object { json in
      json.member("kind", kind.kind)
      json.member("files", kind.sources.count)
      json.member("advice", kind.advice)
      json.key("first")
      json.array(kind.sources.prefix(Self.listedFiles)) { $0.string($1) }
    }
  }

  mutating func summary(_ summary: AuditReport.Summary) {
    object(inline: true) {
      $0.member("errors", summary.counts.errors)
      $0.member("warnings", summary.counts.warnings)
      $0.member("notes", summary.counts.notes)
      $0.member("reviews", summary.counts.reviews)
      $0.member("suppressed", summary.counts.suppressed)
      $0.member("baselined", summary.counts.baselined)
      $0.member("rulesRun", summary.rulesRun)
      $0.member("rulesNotRun", summary.rulesNotRun)
    }
  }

  fileprivate mutating func fixes(_ record: FixRecord) {
    object { json in
      json.member("fixed", record.fixed)
      json.key("files")
      json.array(record.files) { json, file in
        json.object(inline: true) {
          $0.member("source", file.source)
          $0.member("fixed", file.fixed)
        }
      }
      json.key("left")
      json.array(record.left) { json, left in
        json.object(inline: true) {
          $0.member("source", left.source)
          $0.member("line", left.line)
          $0.member("column", left.column)
          $0.member("rule", left.rule)
          $0.member("reason", left.reason)
        }
      }
      json.key("captures")
      json.array(record.captures, inline: true) { $0.string($1) }
    }
  }
}
