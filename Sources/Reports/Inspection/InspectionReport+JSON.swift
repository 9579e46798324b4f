internal import AccessibilityModel
internal import Auditing
internal import SourceText

extension InspectionReport {
  /// The JSON of `docs/inspection.schema.json`.
  public var json: [UInt8] {
    var writer = JSONWriter()
    writer.object { json in
      json.member("schemaVersion", Version.inspectionSchema)
      json.member("source", source)
      json.member("othersOnLine", othersOnLine)
      json.key("layouts")
      json.array(layouts) { $0.layout($1) }
    }
    writer.endLine()
    return writer.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func layout(_ layout: InspectionReport.Layout) {
    object { json in
      json.member("screen", layout.screen)
      json.member("orientation", layout.orientation.rawValue)
      json.member("computed", layout.isComputed)
      json.key("element")
      json.element(layout.element)
      json.key("facts")
      json.array(layout.facts) { json, fact in
        json.object(inline: true) {
          $0.member("fact", fact.name)
          $0.member("value", fact.value)
          $0.member("reason", fact.reason)
        }
      }
      json.key("rules")
      json.array(layout.rules) { $0.rule($1) }
    }
  }

  private mutating func rule(_ rule: InspectionReport.RuleReport) {
    object(inline: rule.findings.isEmpty) { json in
      json.member("rule", rule.rule)
      json.member("verdict", rule.verdict.rawValue)
      json.key("reasons")
      json.array(rule.reasons, inline: true) { $0.string($1) }
      json.key("findings")
      json.array(rule.findings) { $0.finding($1) }
    }
  }

  private mutating func finding(_ finding: InspectionReport.InspectedFinding) {
    object(inline: true) { json in
      json.member("outcome", finding.outcome.rawValue)
      json.member("severity", finding.severity.rawValue)
      json.member("status", finding.status.rawValue)
      json.member("statusReason", finding.statusReason)
      json.member("message", finding.message)
      json.member("doubt", finding.doubt)
      json.member("line", finding.line)
      json.member("column", finding.column)
    }
  }
}
