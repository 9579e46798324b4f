public import AccessibilityModel
internal import Auditing
internal import SourceText

/// The report on one record of many, as one line of JSON.
///
/// It consists of the parts of ``JSONReport``, so that one reader serves both.
public struct JSONRecord: Sendable {
  /// The index of the record in its input, from 1.
  public var number: Int
  public var source: String
  /// Warnings about the file, which a run over files prints to standard error.
  public var warnings: [Hierarchy.Warning]
  public var report: AuditReport

  public init(
    number: Int, source: String, warnings: [Hierarchy.Warning], report: AuditReport
  ) {
    self.number = number
    self.source = source
    self.warnings = warnings
    self.report = report
  }

  /// The line, with its end.
  public var line: [UInt8] {
    var writer = JSONWriter()
    writer.object(inline: true) { json in
      json.member("schemaVersion", Version.reportSchema)
      json.member("record", number)
      json.member("source", source)
      json.screens(of: report)
      json.key("warnings")
      json.array(warnings) { $0.warning($1) }
      json.key("summary")
      json.summary(report.summary)
    }
    writer.endLine()
    return writer.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func warning(_ warning: Hierarchy.Warning) {
    object { json in
      json.member("line", warning.line)
      json.member("column", warning.column)
      json.member("message", warning.message)
    }
  }
}
