internal import Auditing
internal import SourceText

/// The course of the run: unreadable files, skipped rules, omissions.
struct SARIFInvocation {
  private let run: SARIFRun

  init(_ run: SARIFRun) { self.run = run }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member(
        "executionSuccessful", run.report.unreadable.isEmpty && !run.report.screens.isEmpty)
      json.key("toolExecutionNotifications")
      json.array(run.report.unreadable.prefix(Self.limit)) { unreadable($1, to: &$0) }
      json.key("toolConfigurationNotifications")
      json.array(remarks) { json, remark in
        json.object(inline: true) {
          $0.member("level", remark.level)
          $0.text("message", remark.text)
        }
      }
    }
  }

  /// The maximum number of files that are named.
  private static let limit = 1_000

  private var remarks: [(level: String, text: String)] {
    var remarks = SkippedRules(run.report).groups.map {
      ("note", "Skipped: \($0.explanation): \($0.rules.joined(separator: ", ")).")
    }
    if run.leftOut > 0 {
      remarks.append(
        (
          "warning",
          "\(run.leftOut) findings are left out, the least severe: GitHub accepts "
            + "\(SARIFReport.resultLimit) results in a run. The JSON report has all."
        ))
    }
    return remarks
  }

  private func unreadable(_ file: AuditReport.Unreadable, to json: inout JSONWriter) {
    json.object { json in
      json.member("level", "error")
      json.text("message", PlainLine(file.message).text)
      json.key("locations")
      json.array { json in
        json.object(inline: true) { json in
          json.key("physicalLocation")
          json.object { json in
            json.key("artifactLocation")
            json.object { $0.member("uri", run.paths.uri(file.source)) }
            json.key("region")
            json.object {
              $0.member("startLine", max(1, file.line))
              $0.member("startColumn", max(1, file.column))
            }
          }
        }
      }
    }
  }
}
