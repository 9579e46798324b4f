internal import AccessibilityModel
public import Auditing

/// The report as JSON, by the schema in `docs/`.
public struct JSONReport: Sendable {
  public static let schemaVersion = 1

  private let comparison: Comparison?

  public init(comparison: Comparison? = nil) { self.comparison = comparison }

  public func report(_ report: AuditReport) -> [UInt8] {
    var writer = JSONWriter()
    write(report, with: &writer)
    return writer.bytes
  }

  /// Writes the report in pieces: that of a million elements is larger than the audit itself.
  ///
  /// - Parameter sink: is lent the pieces in their order, one at a time, but by several threads.
  public func write(
    _ report: AuditReport, to sink: @escaping @Sendable (Span<UInt8>) -> Void
  ) {
    var writer = JSONWriter(to: sink)
    write(report, with: &writer)
    writer.finish()
  }

  private func write(_ report: AuditReport, with writer: inout JSONWriter) {
    writer.object { json in
      json.key("schemaVersion")
      json.integer(Self.schemaVersion)
      json.key("tool")
      json.object(inline: true) { tool in
        tool.key("name")
        tool.string("a11y-audit")
        tool.key("version")
        tool.string(Version.current)
        tool.key("profile")
        tool.string(report.profile.rawValue)
      }
      json.key("screens")
      json.array(report.screens) { $0.screen($1) }
      json.key("unreadable")
      json.array(report.unreadable) { $0.unreadable($1) }
      json.key("summary")
      json.summary(report.summary)
      if let fixes = report.fixes {
        json.key("fixes")
        json.fixes(fixes)
      }
      if let comparison {
        json.key("comparison")
        json.comparison(comparison)
      }
    }
    writer.endLine()
  }
}

extension JSONWriter {
  mutating func screen(_ screen: ScreenReport) {
    object { json in
      json.key("source")
      json.string(screen.source)
      json.key("format")
      json.string(screen.format)
      json.key("title")
      json.string(screen.title)
      json.key("orientation")
      json.string(screen.orientation.rawValue)
      if screen.isComputed {
        json.key("computed")
        json.bool(true)
      }
      if !screen.devices.isEmpty {
        json.key("devices")
        json.array(screen.devices) { $0.device($1) }
      }
      json.key("elements")
      json.integer(screen.elements)
      json.key("stops")
      json.integer(screen.stops)
      json.key("findings")
      json.array(sharing: screen.findings, own: \.ownCopy, fetch: { _, _ in }) {
        $0.finding($1)
      }
      json.key("customControls")
      if let controls = screen.customControls {
        json.array(controls) { $0.customControl($1) }
      } else {
        json.null()
      }
      json.key("notRun")
      json.array(screen.notRun) { json, notRun in
        json.object(inline: true) {
          $0.key("rule")
          $0.string(notRun.rule.id)
          $0.key("reason")
          $0.string(notRun.reason)
        }
      }
    }
  }

  private mutating func finding(_ finding: FindingReport) {
    object { json in
      let kind = json.kind(of: finding)
      json.members(.verdict, of: kind) { $0.verdict(finding) }
      if let reason = finding.statusReason { json.member("reason", reason) }
      json.key("fingerprint")
      json.fingerprint(of: finding)
      json.member("message", finding.message)
      json.members(.suggestion, of: kind) { $0.member("suggestion", finding.suggestion) }
      json.key("fix")
      json.fix(finding.fix)
      json.members(.scope, of: kind) { $0.scope(finding) }
      json.key("element")
      json.element(finding.element)
      json.key("related")
      json.array(inline: false) { json in
        finding.forEachRelated { related in json.item { $0.element(related) } }
      }
    }
  }

  private mutating func verdict(_ finding: FindingReport) {
    member("rule", finding.rule.id)
    member("outcome", finding.outcome.rawValue)
    member("severity", finding.severity.rawValue)
    member("status", finding.status.rawValue)
  }

  private mutating func scope(_ finding: FindingReport) {
    key("wcag")
    array(finding.rule.criteria, inline: true) { $0.string($1.wcag) }
    key("orientations")
    array(finding.orientations, inline: true) { $0.string($1.rawValue) }
    guard let devices = finding.devices else { return }
    key("devices")
    array(devices, inline: true) { $0.layout($1) }
  }

  private mutating func layout(_ layout: DeviceLayout) {
    object(inline: true) {
      $0.member("device", layout.device)
      $0.member("orientation", layout.orientation.rawValue)
    }
  }

  private mutating func device(_ device: DeviceReport) {
    object(inline: true) { json in
      json.member("device", device.layout.device)
      json.member("orientation", device.layout.orientation.rawValue)
      json.key("size")
      json.array(device.size.map { [$0.width, $0.height] } ?? [], inline: true) { $0.number($1) }
      json.member("findings", device.findings)
    }
  }

  private mutating func fix(_ fix: FixReport?) {
    guard let fix else { return null() }
    object(inline: true) {
      $0.key("attribute")
      $0.string(fix.attribute)
      $0.key("value")
      $0.string(fix.value)
      $0.key("property")
      $0.string(fix.property)
      $0.key("oldValue")
      $0.string(fix.oldValue)
      $0.key("automatic")
      $0.bool(fix.isAutomatic)
      $0.key("sentence")
      $0.string { fix.tell($0) }
    }
  }

  fileprivate mutating func fixes(_ record: FixRecord) {
    object { json in
      json.key("fixed")
      json.integer(record.fixed)
      json.key("files")
      json.array(record.files) { json, file in
        json.object(inline: true) {
          $0.key("source")
          $0.string(file.source)
          $0.key("fixed")
          $0.integer(file.fixed)
        }
      }
      json.key("left")
      json.array(record.left) { json, left in
        json.object(inline: true) {
          $0.key("source")
          $0.string(left.source)
          $0.key("line")
          $0.integer(left.line)
          $0.key("column")
          $0.integer(left.column)
          $0.key("rule")
          $0.string(left.rule)
          $0.key("reason")
          $0.string(left.reason)
        }
      }
      json.key("captures")
      json.array(record.captures, inline: true) { $0.string($1) }
    }
  }

  mutating func element(_ element: ElementReport) {
    self.element(element) { json in
      json.object(inline: true) { json in
        json.key("path")
        json.path(of: element)
        json.key("class")
        json.string(element.className)
        json.key("identifier")
        json.string(element.identifier)
        json.key("label")
        json.string(element.label)
        json.key("spoken")
        json.spoken(of: element)
        json.key("frame")
        json.frame(element.frame)
        json.key("line")
        json.integer(element.line)
        json.key("column")
        json.integer(element.column)
      }
    }
  }

  mutating func unreadable(_ file: AuditReport.Unreadable) {
    object(inline: true) {
      $0.key("source")
      $0.string(file.source)
      $0.key("line")
      $0.integer(file.line)
      $0.key("column")
      $0.integer(file.column)
      $0.key("message")
      $0.string(file.message)
    }
  }

  mutating func summary(_ summary: AuditReport.Summary) {
    object(inline: true) {
      $0.key("errors")
      $0.integer(summary.errors)
      $0.key("warnings")
      $0.integer(summary.warnings)
      $0.key("notes")
      $0.integer(summary.notes)
      $0.key("reviews")
      $0.integer(summary.reviews)
      $0.key("suppressed")
      $0.integer(summary.suppressed)
      $0.key("baselined")
      $0.integer(summary.baselined)
      $0.key("rulesRun")
      $0.integer(summary.rulesRun)
      $0.key("rulesNotRun")
      $0.integer(summary.rulesNotRun)
    }
  }

  /// x, y, width, height in points; null where it is unknown.
  mutating func frame(_ frame: Rect) {
    guard frame.isFinite else { return null() }
    array(inline: true) {
      $0.item(frame.x)
      $0.item(frame.y)
      $0.item(frame.width)
      $0.item(frame.height)
    }
  }
}
